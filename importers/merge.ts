import { lifeRecordOf } from '../src/rules/time/life.ts';
import { sql } from 'kysely';
import { asJson, type Database } from '../src/kit/database/database.server.ts';
import { readHistoricalTime, recordBounds, yearsBetween, type TimeRecord } from '../src/rules/time/historical-time.ts';
import type { Kind, TimeRole } from '../src/rules/kinds.ts';
import { isWikipediaScheme } from '../src/rules/identifiers/subject-identifiers.ts';
import type { InLanguages, Language } from '../src/rules/languages.ts';
import type { ImportedSubject, Report } from './record.ts';

export interface Match {
  subjectId: string;
  because: string;
}

/** Sources often disagree by a year about ancient births. */
const tolerableYears = 1;
/**
 * Subjects of one name: those of other origins that the report of a record names, and that are loaded of each group with
 * equal years; and those of this import.
 */
const maxOthers = 100,
  maxOwn = 20;
/** A scheme that gives a thing one identifier only: two things with different ones are different things. */
const uniqueScheme = 'wikidata';

type Time = TimeRecord & { role: TimeRole };

/** What identifies a subject. */
interface Identity<T extends { role: TimeRole } = Time> {
  kind: Kind;
  names: InLanguages;
  same: Record<string, string>;
  times: readonly T[];
}

/** What records are compared with: a subject here, or a record that this import has read before. */
export interface Candidate extends Identity {
  subjectId: string;
  /** The key of the record of this import that is this subject; null if none is. */
  key: string | null;
  /** Whether only this import describes it. */
  isOwn: boolean;
}

/**
 * What a record makes of an existing subject: existing values outweigh. A name that is only an identifier is a
 * placeholder: a real name replaces it, and a guessed kind gives way.
 */
export function mergeIdentity<T extends { role: TimeRole }>(
  record: Identity<T> & { nameless?: boolean },
  present: Identity<T> | undefined,
): Identity<T> {
  if (!present) return record;
  const same = { ...record.same, ...present.same },
    identifiers = new Set(Object.keys(same).flatMap((scheme) => (isWikipediaScheme(scheme) ? [] : same[scheme]!)));
  const presentNames = Object.entries(present.names) as [Language, string][];
  const names =
    record.nameless && presentNames.length
      ? present.names
      : {
          ...record.names,
          ...Object.fromEntries(
            presentNames.filter(([language, name]) => !identifiers.has(name) || !(language in record.names)),
          ),
        };
  const roles = new Set(present.times.map(({ role }) => role));
  return {
    kind: presentNames.every(([, name]) => identifiers.has(name)) ? record.kind : present.kind,
    names,
    same,
    times: [...present.times, ...record.times.filter(({ role }) => !roles.has(role))],
  };
}

/**
 * Subjects that records are compared with: those in the database that share a name or an identifier with a record, and
 * those that earlier records become. A record is therefore compared with the same subjects whether earlier records are
 * in its batch or in the database, and in a trial, which writes nothing.
 */
export class Candidates {
  readonly #byId = new Map<string, Candidate>();
  readonly #byIdentifier = new Map<string, string>();
  /** By language, name and kind: others by their ids, and the first own ones by their keys. */
  readonly #byName = new Map<string, { others: Candidate[]; own: Candidate[] }>();

  get = (subjectId: string): Candidate | undefined => this.#byId.get(subjectId);
  findByIdentifier = (scheme: string, value: string): Candidate | undefined =>
    this.#byId.get(this.#byIdentifier.get(`${scheme} ${value}`) ?? '');

  findNamesakes({ kind, names }: Pick<ImportedSubject, 'kind' | 'names'>): { others: Candidate[]; own: Candidate[] } {
    const found = Object.entries(names).flatMap(([language, name]) => {
      const namesakes = this.#byName.get(nameKey(language, name, kind));
      return namesakes ? [namesakes] : [];
    });
    const distinct = (list: 'others' | 'own') =>
      [...new Set(found.flatMap((namesakes) => namesakes[list]))].sort(inOrder);
    return { others: distinct('others'), own: distinct('own') };
  }

  /** Adds a candidate, or replaces it with what a record made of it. */
  add(candidate: Candidate): void {
    const before = this.#byId.get(candidate.subjectId);
    if (before) {
      for (const { others, own } of this.#listsOf(before))
        for (const list of [others, own]) if (list.includes(before)) list.splice(list.indexOf(before), 1);
      for (const [scheme, value] of Object.entries(before.same))
        if (this.findByIdentifier(scheme, value) === before) this.#byIdentifier.delete(`${scheme} ${value}`);
    }
    this.#byId.set(candidate.subjectId, candidate);
    for (const [scheme, value] of Object.entries(candidate.same))
      if (!this.findByIdentifier(scheme, value)) this.#byIdentifier.set(`${scheme} ${value}`, candidate.subjectId);
    for (const { others, own } of this.#listsOf(candidate)) {
      if (candidate.key === null) others.push(candidate);
      else {
        own.push(candidate);
        own.sort(inOrder).splice(maxOwn);
      }
    }
  }

  #listsOf({ names, kind }: Candidate): { others: Candidate[]; own: Candidate[] }[] {
    return Object.entries(names).map(([language, name]) => {
      const key = nameKey(language, name, kind);
      const lists = this.#byName.get(key) ?? { others: [], own: [] };
      this.#byName.set(key, lists);
      return lists;
    });
  }

  /**
   * Loads the subjects that share a name or an identifier with these records, and those with these ids. Of many namesakes
   * those that begin in a year of a record are loaded too, since only they can agree with it.
   */
  async load(
    db: Database,
    records: readonly ImportedSubject[],
    { origin, ids }: { origin: string; ids: readonly string[] },
  ): Promise<void> {
    if (!records.length && !ids.length) return;
    const identifiers = records.flatMap(({ same }) =>
      Object.entries(same).map(([scheme, value]) => ({ scheme, value })),
    );
    const names = new Map<string, { language: string; name: string; kind: Kind; years: Set<number> }>();
    for (const { names: recordNames, nameless, kind, times } of records)
      for (const [language, name] of nameless ? [] : Object.entries(recordNames)) {
        const key = nameKey(language, name, kind);
        const wanted = names.get(key) ?? { language, name: name.toLowerCase(), kind, years: new Set() };
        names.set(key, wanted);
        for (const year of yearsNear(times)) wanted.years.add(year);
      }
    const wantedNames = [...names.values()].map(({ years, ...wanted }) => ({ ...wanted, years: [...years] }));
    const { rows } = await sql<Candidate>`
      with candidate as (
        select unnest(${[...ids]}::text[]) as id
        union select s.subject_id from jsonb_to_recordset(${asJson(identifiers)}) as w(scheme text, value text)
          join same_as s on s.scheme = w.scheme and s.value = w.value
        union select namesake.id from jsonb_to_recordset(${asJson(wantedNames)}) as w(language text, name text, kind text, years integer[])
          cross join lateral (
            (select s.id from entry e join subject s on s.id = e.subject_id
              where e.language = w.language and lower(e.name) = w.name and s.kind = w.kind
                and not exists (select from import_record r where r.origin_id = ${origin} and r.thing_id = s.id)
              order by s.id limit ${maxOthers})
            union all
            (select dated.id from (
                select s.id, dense_rank() over (partition by t.role, t.from_year, t.to_year order by s.id) as place
                from entry e join subject s on s.id = e.subject_id join subject_time t on t.subject_id = s.id
                where e.language = w.language and lower(e.name) = w.name and s.kind = w.kind
                  and t.from_year = any(w.years)
                  and not exists (select from import_record r where r.origin_id = ${origin} and r.thing_id = s.id)) dated
              where dated.place <= ${maxOthers})
            union all
            (select s.id from entry e join subject s on s.id = e.subject_id
                join import_record r on r.origin_id = ${origin} and r.thing_id = s.id
              where e.language = w.language and lower(e.name) = w.name and s.kind = w.kind
              order by r.key collate "C" limit ${maxOwn})) namesake)
      select s.id as subject_id, s.kind,
        (select coalesce(json_object_agg(e.language, e.name), '{}') from entry e where e.subject_id = s.id) as names,
        (select coalesce(json_object_agg(a.scheme, a.value), '{}') from same_as a where a.subject_id = s.id) as same,
        (select coalesce(json_agg(json_build_object('role', role, 'startTime', start_time, 'endTime', end_time, 'startNote', start_note, 'endNote', end_note, 'timeDesc', null)), '[]') from subject_time t where t.subject_id = s.id) as times,
        not exists (select from revision v where v.thing_id = s.id and v.module in ('facts', 'text') and v.published
          and v.origin_id is distinct from ${origin}) as is_own,
        (select min(r.key collate "C") from import_record r where r.origin_id = ${origin} and r.thing_id = s.id) as key
      from subject s where s.id in (select id from candidate)`.execute(db);
    for (const candidate of rows) if (!this.#byId.has(candidate.subjectId)) this.add(candidate);
  }
}

/** Years in which a time begins that agrees with one of these; one more on each side, because there is no year 0. */
const yearsNear = (times: readonly Time[]): number[] =>
  times.flatMap(({ startTime }) => {
    const year = readHistoricalTime(startTime)?.year;
    if (year === undefined) return [];
    const near = Array.from({ length: 2 * tolerableYears + 3 }, (_, at) => year + at - tolerableYears - 1);
    // The columns from_year and to_year have this range.
    return near.map((nearYear) => Math.max(-2_000_000_000, Math.min(2_000_000_000, nearYear)));
  });

const nameKey = (language: string, name: string, kind: Kind) => `${language} ${kind} ${name.toLowerCase()}`;
/** The order of ids and of keys is that of their characters, as in the database. */
const inOrder = (a: Candidate, b: Candidate) => ((a.key ?? a.subjectId) < (b.key ?? b.subjectId) ? -1 : 1);

/**
 * Matches a new record with an existing subject: by a shared identifier, or by a name in the same language with dates
 * that agree. A record with the same name but without such dates stays separate, and is reported with the reason. A
 * subject matches at most one record of an origin.
 */
export function findMatch(
  record: ImportedSubject,
  candidates: Candidates,
): { match: Match | undefined; apart: Report['keptApart'] } {
  const apart: Report['keptApart'] = [];
  const keepApart = ({ subjectId, key }: Candidate, because: string) =>
    void apart.push({ key: record.key, from: subjectId, ...(key !== null && { other: key }), because });
  let match: Match | undefined;
  for (const [scheme, value] of Object.entries(record.same)) {
    const candidate = candidates.findByIdentifier(scheme, value);
    if (!candidate || candidate.subjectId === match?.subjectId) continue;
    const other = differentUniqueId(record, candidate);
    if (match) keepApart(candidate, `${scheme} ${value} is an identifier of this one`);
    else if (other) keepApart(candidate, `same ${scheme} ${value}, but ${uniqueScheme} ${other}`);
    else if (candidate.key !== null) keepApart(candidate, `same ${scheme} ${value}, but taken by another record`);
    else match = { subjectId: candidate.subjectId, because: `${scheme} ${value}` };
  }
  if (match || record.nameless) return { match, apart };

  const { others, own } = candidates.findNamesakes(record);
  const known = new Set(apart.map(({ from }) => from));
  const compareAll = (namesakes: readonly Candidate[]) =>
    namesakes.flatMap((candidate) =>
      known.has(candidate.subjectId) ? [] : { candidate, ...compare(record, candidate) },
    );
  const comparedOthers = compareAll(others);
  const twin = comparedOthers.find(({ agrees }) => agrees);
  if (twin) {
    const { subjectId } = twin.candidate;
    return { match: { subjectId, because: `name ${twin.name} and dates` }, apart };
  }
  // Of the records of this import, the one that is most like this one stands for all: they may be many.
  const closest = compareAll(own)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, 1);
  for (const { candidate, because } of [...compareAll(others.slice(0, maxOthers)), ...closest])
    keepApart(candidate, because);
  return { match, apart };
}

interface Comparison {
  name: string;
  agrees: boolean | null;
  because: string;
}

/** What speaks for and against two records of one name being the same thing. */
function compare(record: ImportedSubject, candidate: Candidate): Comparison {
  const { names, times, key } = candidate;
  const name = Object.entries(record.names).flatMap(([language, recordName]) => {
    const other = names[language as Language];
    return other?.toLowerCase() === recordName.toLowerCase() ? other : [];
  })[0]!;
  const other = differentUniqueId(record, candidate);
  if (other) return { name, agrees: false, because: `same name ${name}, but ${uniqueScheme} ${other}` };
  const agrees = datesAgree(record.times, times);
  const because =
    agrees === null
      ? `same name ${name}, no dates to compare`
      : !agrees
        ? `same name ${name}, other dates`
        : key === null
          ? ''
          : `same name ${name} and dates, but taken by another record`;
  return { name, agrees, because };
}
/** The candidate's unique identifier if the record has a different one. */
const differentUniqueId = (
  { same: { [uniqueScheme]: identifier } }: ImportedSubject,
  { same: { [uniqueScheme]: other } }: Candidate,
): string | undefined => (identifier !== undefined && identifier !== other ? other : undefined);
const likeness = ({ agrees }: Comparison) => (agrees ? 2 : agrees === null ? 1 : 0);

/** Whether two times of the same role agree; null if none are comparable. */
function datesAgree(a: readonly Time[], b: readonly Time[]): boolean | null {
  const [times, others] = [withLives(a), withLives(b)];
  const pairs = times.flatMap((time) =>
    others.filter(({ role }) => role === time.role).map((other) => [time, other] as const),
  );
  if (!pairs.length) return null;
  return pairs.some(
    ([time, other]) =>
      isNear(time.startTime, other.startTime) &&
      isNear(time.endTime ?? time.startTime, other.endTime ?? other.startTime) &&
      recordBounds(time) !== null,
  );
}

/** Births and deaths as lives, which other sources have. */
function withLives(times: readonly Time[]): Time[] {
  const life = times.some(({ role }) => role === 'birth') ? lifeRecordOf(times) : null;
  return life ? [...times, { ...life, role: 'life' }] : [...times];
}

function isNear(a: string, b: string): boolean {
  const [time, other] = [readHistoricalTime(a), readHistoricalTime(b)];
  return time !== null && other !== null && Math.abs(yearsBetween(time.year, other.year)) <= tolerableYears;
}
