import * as v from 'valibot';
import type { CardFace } from '../../components/look';
import type { Theme } from '../../components/theme';
import type { Script } from '../../engine/chinese/reading';
import { read } from '../../engine/core/read';
import type { Kept } from '../kept/kept';
import type { VoiceMode } from '../services/voice';
import type { Language } from '../texts';

/** What the people at this device have chosen. */
export interface Settings {
  readonly face: CardFace;
  readonly script: Script;
  readonly cardSize: 'S' | 'M' | 'L';
  readonly voice: VoiceMode;
  readonly haptics: boolean;
  readonly motion: 'system' | 'normal' | 'fast' | 'off';
  readonly theme: 'system' | Theme['scheme'];
  readonly leftHanded: boolean;
  /** Nobody shows where a piece may go: to find out is part of the game. */
  readonly unaided: boolean;
  readonly language: 'system' | Language;
}

export interface Setting<T> extends Kept<T> {
  readonly values: readonly T[];
}

/** Each setting: what it can be, and what it is before anyone chose. They are kept one by one. */
export const SETTINGS: { readonly [name in keyof Settings]: Setting<Settings[name]> } = {
  face: oneOf('face', ['hanzi', 'pinyin', 'digits', 'digitsOnly'], 'digits'),
  script: oneOf('script', ['simplified', 'traditional'], 'simplified'),
  cardSize: oneOf('cardSize', ['S', 'M', 'L'], 'M'),
  voice: oneOf('voice', ['auto', 'onTap', 'off'], 'auto'),
  haptics: onOff('haptics', true),
  motion: oneOf('motion', ['system', 'normal', 'fast', 'off'], 'system'),
  theme: oneOf('theme', ['system', 'light', 'dark'], 'system'),
  leftHanded: onOff('leftHanded', false),
  unaided: onOff('unaided', false),
  language: oneOf('language', ['system', 'en', 'zh'], 'system'),
};

export const settingNames = Object.keys(SETTINGS) as (keyof Settings)[]; // its type has no other keys

function oneOf<T extends string>(name: string, values: readonly T[], fallback: T): Setting<T> {
  const schema = v.picklist(values);
  return { ...kept(name), values, fallback, read: (data) => read(schema, data, name) };
}

function onOff(name: string, fallback: boolean): Setting<boolean> {
  const values = [false, true];
  return { ...kept(name), values, fallback, read: (data) => read(v.boolean(), data, name) };
}

function kept(name: string) {
  return { key: `shushu.${name}`, version: 1 };
}
