import * as v from 'valibot';
import { read } from '../../core/read';
import { SCORE } from '../numero/options';
import { PACK_OPTIONS, packAsked } from '../numero/pack';
import type { PatienceOptions } from './state';

const OPTIONS = v.strictObject({ ...PACK_OPTIONS, score: SCORE });

export function readOptions(input: unknown): PatienceOptions {
  const { score, ...pack } = read(OPTIONS, input ?? {}, 'options');
  return { ...packAsked(pack), score };
}
