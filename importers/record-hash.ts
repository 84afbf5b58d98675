import { hash } from 'node:crypto';

/** Hash of a record as read: equal facts have equal hashes, whatever the order of their fields. */
export const hashOf = (record: object): string => hash('sha256', canonicalJson(record), 'base64url');

/** Cache by object: sources use the same labels for thousands of relations, and one citation for a whole record. */
const jsonCache = new WeakMap<object, string>();
const recurringKeys = new Set(['word', 'inverse', 'sentence', 'source']);

/** JSON with the keys of every object sorted. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let json = '';
  for (const key of Object.keys(value).sort()) {
    const propertyValue = (value as Record<string, unknown>)[key];
    if (propertyValue !== undefined)
      json += `${json && ','}${JSON.stringify(key)}:${recurringKeys.has(key) && typeof propertyValue === 'object' && propertyValue !== null ? memoizedJson(propertyValue) : canonicalJson(propertyValue)}`;
  }
  return `{${json}}`;
}

function memoizedJson(value: object): string {
  let text = jsonCache.get(value);
  if (text === undefined) jsonCache.set(value, (text = canonicalJson(value)));
  return text;
}
