import * as v from 'valibot';
import { read } from '../../engine/core/read';
import type { Kept } from '../kept/kept';
import { remembered } from '../kept/remembered';

export const timedKept: Kept<boolean> = {
  key: 'shushu.today.timed',
  version: 1,
  fallback: false,
  read: (data) => read(v.boolean(), data, 'timed'),
};

/** Whether somebody wants to see a clock. */
export const timed = remembered(timedKept);
