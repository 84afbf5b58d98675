import { hash } from 'node:crypto';

/** Hash of a record as read: equal facts have equal hashes, whatever the order of their fields. */
export const hashOf = (record: object): string => hash('sha256', canonical(record), 'base64url');

/** Cache by object: sources use the same labels for thousands of relations, and one citation for a whole record. */
const written = new WeakMap<object, string>();
const recur = new Set(['word', 'inverse', 'sentence', 'source']);

/** JSON with the keys of every object sorted. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let json = '';
  for (const key of Object.keys(value).sort()) {
    const propertyValue = (value as Record<string, unknown>)[key];
    if (propertyValue !== undefined)
      json += `${json && ','}${JSON.stringify(key)}:${recur.has(key) && typeof propertyValue === 'object' && propertyValue !== null ? once(propertyValue) : canonical(propertyValue)}`;
  }
  return `{${json}}`;
}

function once(value: object): string {
  let text = written.get(value);
  if (text === undefined) written.set(value, (text = canonical(value)));
  return text;
}
