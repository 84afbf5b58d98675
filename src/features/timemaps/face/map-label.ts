import type { LinkedEntry } from '../../../rules/schemas.ts';

/** The name of a state on a map of a year and in the list of its states: without years in parentheses, which distinguish it in lists. */
export function mapLabel(name: string): string {
  const start = Math.max(name.lastIndexOf('('), name.lastIndexOf('（'));
  return start > 0 && /[)）]$/.test(name) && /\d/.test(name.slice(start)) ? name.slice(0, start).trimEnd() : name;
}

/** The states whose names are on a map: those with borders, and those that a label names among others. */
export function namedStates(
  borders: readonly { name: string; entryId: string | null }[],
): (entry: Pick<LinkedEntry, 'id' | 'name'>) => boolean {
  const entryIds = new Set(borders.map(({ entryId }) => entryId));
  const labels = borders.map(({ name }) => mapLabel(name));
  return ({ id, name }) => entryIds.has(id) || labels.some((label) => label.includes(name));
}
