import { citationIn } from '../../../rules/citations.ts';
import { formatRecord } from '../../../rules/time/historical-time.ts';
import type { Kind, TimeRole } from '../../../rules/kinds.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Facts } from '../../entries/rules.ts';
import { merge, mergeValue, decided } from '../drafts/merge.ts';
import { placeFaultOf, readPlace, writePlace, type WrittenPlace } from '../fields/place-writing.ts';

type TimeOfFacts = Facts['times'][number];
/** A time while it is edited: the typed text and the parsed record. */
export interface TimeRow {
  role: TimeRole;
  typed: string;
  /** Null if the text is empty or not understood. */
  record: Omit<TimeOfFacts, 'role' | 'source'> | null;
  source: string;
  /** The original source, which is saved again if it is unchanged. */
  was: TimeOfFacts['source'];
}
/** Facts while they are edited. */
export interface FactsWriting extends Omit<Facts, 'times' | 'place'> {
  rows: TimeRow[];
  place: WrittenPlace;
}

export const emptyFacts = (kind: Kind): FactsWriting => ({
  kind,
  region: null,
  rows: [],
  place: writePlace(null, 'zh'),
  same: {},
});

export function toWriting(facts: Facts, language: Language): FactsWriting {
  const { times, place, ...rest } = facts;
  return {
    ...rest,
    rows: times.map(({ role, source, ...record }) => ({
      role,
      typed: formatRecord(record, language),
      record,
      source: citationIn(source, language)?.title ?? '',
      was: source,
    })),
    place: writePlace(place, language),
  };
}

/** Errors that prevent submitting: a time that is not understood, or an incomplete place. */
export type FactFault = { field: 'time'; row: number } | { field: 'place' };
export function faultsOf({ rows, place }: FactsWriting): FactFault[] {
  const times = rows.flatMap(({ typed, record }, row): FactFault[] =>
    typed.trim() && !record ? [{ field: 'time', row }] : [],
  );
  return placeFaultOf(place) ? [...times, { field: 'place' }] : times;
}

/** The facts as they are saved; times that are not understood are left out. */
export function toFacts(
  { kind, region, rows, place, same, portrait, gender, royal, house }: FactsWriting,
  language: Language,
): Facts {
  const read = readPlace(place, language);
  return {
    kind,
    region,
    same,
    ...(portrait && { portrait }),
    ...(gender && { gender }),
    ...(royal && { royal }),
    ...(house && { house }),
    times: rows.flatMap(({ role, record, source, was }) =>
      record ? [{ ...record, role, source: sourceOf(source, was, language) }] : [],
    ),
    place: read === 'fault' ? null : read,
  };
}

/** Keeps the whole citation as long as its title in the writer's language is unchanged. */
const sourceOf = (title: string, was: TimeRow['was'], language: Language): TimeRow['was'] => {
  const trimmedTitle = title.trim();
  if (!trimmedTitle) return null;
  return was && citationIn(was, language).title === trimmedTitle
    ? was
    : { title: trimmedTitle, author: null, year: null, where: null, url: null };
};

/**
 * Three-way merge of facts: if both changed a field, keeps mine and lists it in `contested`. For `times`, `both` keeps
 * both.
 */
export function mergeFacts(
  base: Facts,
  local: Facts,
  remote: Facts,
  times: 'mine' | 'both' = 'mine',
): { facts: Facts; contested: (keyof Facts)[] } {
  const contested: (keyof Facts)[] = [];
  const mergeField = <K extends keyof Facts>(field: K): Facts[K] => {
    const merged = mergeValue(base[field], local[field], remote[field]);
    if (!merged) contested.push(field);
    return merged ? merged.value : local[field];
  };
  const lines = (facts: Facts) => facts.times.map((time) => JSON.stringify(time));
  const pieces = merge(lines(base), lines(local), lines(remote));
  if (pieces.some(({ as }) => as === 'conflict')) contested.push('times');
  return {
    facts: {
      kind: mergeField('kind'),
      region: mergeField('region'),
      place: mergeField('place'),
      same: mergeField('same'),
      portrait: mergeField('portrait'),
      gender: mergeField('gender'),
      royal: mergeField('royal'),
      house: mergeField('house'),
      times: decided(
        pieces,
        pieces.map(() => times),
      ).map((line) => JSON.parse(line) as TimeOfFacts),
    },
    contested,
  };
}

/** Times without a source, to warn the writer before submitting. */
export const unsourcedRows = (facts: FactsWriting | null): TimeRow[] =>
  facts?.rows.filter(({ typed, source }) => typed.trim() && !source.trim()) ?? [];
