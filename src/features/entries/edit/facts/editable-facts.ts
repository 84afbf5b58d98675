import { localizeCitation } from '../../../../rules/citations.ts';
import { formatRecord } from '../../../../rules/time/historical-time-format.ts';
import type { Kind, TimeRole } from '../../../../rules/kinds.ts';
import type { Language } from '../../../../rules/languages.ts';
import type { Facts } from '../../rules.ts';
import { mergeBlocks, mergeValue, applyDecisions } from '../../../../editing/drafts/merge.ts';
import {
  placeFaultOf,
  readPlace,
  toEditablePlace,
  type EditablePlace,
} from '../../../../editing/fields/editable-place.ts';

type FactTime = Facts['times'][number];
/** A time while it is edited: the typed text and the parsed record. */
export interface TimeRow {
  role: TimeRole;
  typed: string;
  /** Null if the text is empty or not understood. */
  record: Omit<FactTime, 'role' | 'source'> | null;
  source: string;
  /** The original source, which is saved again if it is unchanged. */
  was: FactTime['source'];
}
/** Facts while they are edited. */
export interface EditableFacts extends Omit<Facts, 'times' | 'place'> {
  rows: TimeRow[];
  place: EditablePlace;
}

export const emptyFacts = (kind: Kind): EditableFacts => ({
  kind,
  region: null,
  rows: [],
  place: toEditablePlace(null, 'zh'),
  same: {},
});

export function toEditableFacts(facts: Facts, language: Language): EditableFacts {
  const { times, place, ...rest } = facts;
  return {
    ...rest,
    rows: times.map(({ role, source, ...record }) => ({
      role,
      typed: formatRecord(record, language),
      record,
      source: localizeCitation(source, language)?.title ?? '',
      was: source,
    })),
    place: toEditablePlace(place, language),
  };
}

/** Errors that prevent submitting: a time that is not understood, or an incomplete place. */
export type FactFault = { field: 'time'; row: number } | { field: 'place' };
export function faultsOf({ rows, place }: EditableFacts): FactFault[] {
  const times = rows.flatMap(({ typed, record }, row): FactFault[] =>
    typed.trim() && !record ? [{ field: 'time', row }] : [],
  );
  return placeFaultOf(place) ? [...times, { field: 'place' }] : times;
}

/** The facts as they are saved; times that are not understood are left out. */
export function toFacts(
  { kind, region, rows, place, same, portrait, gender, royal, house, surname }: EditableFacts,
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
    ...(surname?.trim() && { surname: surname.trim() }),
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
  return was && localizeCitation(was, language).title === trimmedTitle
    ? was
    : { title: trimmedTitle, author: null, year: null, where: null, url: null };
};

/**
 * Three-way merge of facts: if both changed a field, keeps the local value and lists it in `contested`. For `times`, `both` keeps
 * both.
 */
export function mergeFacts(
  base: Facts,
  local: Facts,
  remote: Facts,
  times: 'local' | 'both' = 'local',
): { facts: Facts; contested: (keyof Facts)[] } {
  const contested: (keyof Facts)[] = [];
  const mergeField = <K extends keyof Facts>(field: K): Facts[K] => {
    const merged = mergeValue(base[field], local[field], remote[field]);
    if (!merged) contested.push(field);
    return merged ? merged.value : local[field];
  };
  const lines = (facts: Facts) => facts.times.map((time) => JSON.stringify(time));
  const pieces = mergeBlocks(lines(base), lines(local), lines(remote));
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
      surname: mergeField('surname'),
      times: applyDecisions(
        pieces,
        pieces.map(() => times),
      ).map((line) => JSON.parse(line) as FactTime),
    },
    contested,
  };
}

/** Times without a source, to warn the writer before submitting. */
export const findUnsourcedRows = (facts: EditableFacts | null): TimeRow[] =>
  facts?.rows.filter(({ typed, source }) => typed.trim() && !source.trim()) ?? [];
