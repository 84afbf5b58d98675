import { hash } from 'node:crypto';

/** Hash of a record as read: equal facts have equal hashes, whatever the order of their fields. */
export const hashOf = (record: object): string => hash('sha256', canonical(record), 'base64url');

/** Cache by object: sources use the same labels for thousands of relations, and one citation for a whole record. */
const written = new WeakMap<object, string>();
const recur = new Set(['word', 'inverse', 'sentence', 'source']);

/** JSON with the keys of every object sorted. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let all = '';
  for (const key of Object.keys(value).sort()) {
    const one = (value as Record<string, unknown>)[key];
    if (one !== undefined)
      all += `${all && ','}${JSON.stringify(key)}:${recur.has(key) && typeof one === 'object' && one !== null ? once(one) : canonical(one)}`;
  }
  return `{${all}}`;
}

function once(value: object): string {
  let text = written.get(value);
  if (text === undefined) written.set(value, (text = canonical(value)));
  return text;
}
