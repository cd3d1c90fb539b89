import * as v from 'valibot';
import { BadInput } from './refusal';

/** What untrusted input says, by its schema; throws BadInput. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  what: string,
): v.InferOutput<Schema> {
  // To valibot a list is an object too.
  const isList = Array.isArray(input) && schema.expects === 'Object';
  const parsed = v.safeParse(schema, isList ? null : input, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = [what, v.getDotPath(issue)].filter(Boolean).join('.');
  throw new BadInput('unreadable', `${where}: ${problem(issue)}.`, { where });
}

function problem({ expected, message, input }: v.BaseIssue<unknown>): string {
  // A key that the schema does not know.
  if (expected === 'never') return 'there is no such thing here';
  return `expected ${expected ?? message}, but found ${shown(input)}`;
}

/** Enough of a value to recognise it: hostile input can be megabytes long. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value).slice(0, 40);
}
