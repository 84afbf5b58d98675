/**
 * Ends of relations that are not keys of their source: an existing entry by its name, or by its identifier in another
 * collection. They are strings like keys, with a separator that no key contains.
 */
const separator = '\u001f';

export const endByName = (name: string): string => `${separator}name${separator}${name}`;
export const endByIdentifier = (scheme: string, value: string): string => `${separator}${scheme}${separator}${value}`;

/** Parts of an end that is no key; null for a key. */
export function readEnd(end: string): { scheme: string | null; value: string } | null {
  if (!end.startsWith(separator)) return null;
  const [, scheme = '', value = ''] = end.split(separator);
  return { scheme: scheme === 'name' ? null : scheme, value };
}

/** Why an end is not found, for the report. */
export function describeMissingEnd(end: string, isAmbiguous: boolean): string {
  const read = readEnd(end);
  if (!read) return `there is no record “${end}”`;
  if (read.scheme !== null) return `there is no entry with ${read.scheme} ${read.value}`;
  return isAmbiguous ? `several entries are called “${read.value}”` : `there is no entry called “${read.value}”`;
}
