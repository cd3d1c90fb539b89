import * as v from 'valibot';
import { BadInput } from './refusal';

/** What untrusted input says, by its schema; whatever else it carries is dropped. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  what: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = [what, v.getDotPath(issue)].filter(Boolean).join('.');
  throw new BadInput(
    'unreadable',
    `${where}: expected ${expected(issue)}, but found ${shown(issue.input)}.`,
    {
      where,
    },
  );
}

function expected(issue: v.BaseIssue<unknown>): string {
  return issue.expected ?? issue.message;
}

/** Enough of a value to recognise it: hostile input can be megabytes long. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value).slice(0, 40);
}
