import type { Kind } from '../../src/rules/kinds.ts';
import { contentLanguages, hreflang } from '../../src/rules/languages.ts';
import { nameKey } from '../../src/rules/names.ts';
import type { RequestOptions, Wikimedia } from '../../src/kit/wikimedia/wikimedia.server.ts';
import { subjectOf } from '../wikidata-entity.ts';
import { unfitReasonOf } from '../wikidata-pictures.ts';
import type { WrittenSubject } from './load.ts';

/** An item that may be the one of a subject, and what speaks for it. */
export interface ItemMatch {
  item: string;
  label: string;
  /** Languages in which a name of the subject is a name of the item. */
  names: readonly string[];
  /** Whether their times overlap; null if one of them has none. */
  isSameTime: boolean | null;
}

/** Years by which times may differ and still be the same: sources disagree about old dates. */
const toleranceYears = 5;

/**
 * The items that may be those of a subject, the likeliest first: found by its names, of a kind that fits, with a name in
 * common, and at no other time. A person decides; nothing is written.
 */
export async function findItemMatches(
  subject: WrittenSubject,
  wikimedia: Wikimedia,
  options: RequestOptions = {},
): Promise<ItemMatch[]> {
  const ids = new Set<string>();
  for (const language of ['en', 'zh'] as const)
    for (const { id } of await wikimedia.search(subject.names[language], language, options)) ids.add(id);
  const entities = await wikimedia.entities([...ids], options);
  const matches = [...entities].flatMap(([, entity]) => (entity ? (compareItem(subject, entity) ?? []) : []));
  return matches.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, 3);
}

const rankOf = ({ names, isSameTime }: ItemMatch): number => names.length + (isSameTime ? 2 : 0);

function compareItem(subject: WrittenSubject, entity: Record<string, unknown>): ItemMatch | null {
  const result = subjectOf(entity);
  if (!('record' in result) || unfitReasonOf(entity, subject.kind as Kind)) return null;
  const { record } = result;
  const names = contentLanguages.filter((language) => {
    const subjectNames = new Set([subject.names[language], ...subject.otherNames[language]].map(nameKey));
    return [record.names[language], ...(record.otherNames?.[language] ?? [])].some(
      (name) => name !== undefined && subjectNames.has(nameKey(name)),
    );
  });
  const isSameTime = overlaps(
    subject.times.map(({ span: [from, until] }) => yearsOf(from, until === '..' ? from : until)),
    record.times.map(({ startTime, endTime }) => yearsOf(startTime, endTime ?? startTime)),
  );
  if (!names.length || isSameTime === false) return null;
  return {
    item: record.key,
    label: record.names.en ?? Object.values(record.names)[0]!,
    names: names.map((language) => hreflang(language)),
    isSameTime,
  };
}

type Years = readonly [from: number, until: number];

/** The years of a span, as numbers in order; the signs of uncertainty make no difference. */
function yearsOf(from: string, until: string): Years {
  const yearOf = (text: string) => Number(/^-?\d+/.exec(text)?.[0] ?? Number.NaN);
  return [yearOf(from), yearOf(until)];
}

function overlaps(subjectYears: readonly Years[], itemYears: readonly Years[]): boolean | null {
  if (!subjectYears.length || !itemYears.length) return null;
  return subjectYears.some(([from, until]) =>
    itemYears.some(([start, end]) => start <= until + toleranceYears && end >= from - toleranceYears),
  );
}
