import type { LinkedEntry } from '../../../rules/schemas.ts';

/** The name of a state on a map of a year: without years in parentheses, which distinguish it in lists. */
export const mapLabel = (name: string): string => name.replace(/\s*[(（][^()（）]*\d[^()（）]*[)）]$/u, '');

/** The states whose names are on a map: those with borders, and those that a label names among others. */
export function namedStates(
  borders: readonly { name: string; entryId: string | null }[],
): (entry: Pick<LinkedEntry, 'id' | 'name'>) => boolean {
  const entryIds = new Set(borders.map(({ entryId }) => entryId));
  const labels = borders.map(({ name }) => mapLabel(name));
  return ({ id, name }) => entryIds.has(id) || labels.some((label) => label.includes(name));
}
