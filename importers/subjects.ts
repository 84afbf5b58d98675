import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { publishAtOnce, publishNew, type Proposal } from '../src/editing/revisions/face/publish.server.ts';
import type { Facts, Text } from '../src/features/entries/rules.ts';
import { copyNewRows } from '../src/kit/database/copy-new.server.ts';
import { asJson, type Database } from '../src/kit/database/database.server.ts';
import { newId } from '../src/kit/database/ids.server.ts';
import type { InLanguages, Language } from '../src/rules/languages.ts';
import type { KeySet } from './key-set.ts';
import type { Links, Trial } from './links.ts';
import { findSharedNames } from './distinctions.ts';
import { Candidates, findMatch, mergeIdentity } from './merge.ts';
import { addToReport, type ImportedSubject, type Report } from './record.ts';

/** A record to import. */
export interface RecordToImport {
  where: string;
  record: ImportedSubject;
  hash: string;
}

interface ImportRun {
  origin: string;
  authorId: string;
  /** In a run that changes nothing: receives the subjects that it would create. */
  trial: Trial | undefined;
  bulk: boolean;
  /** The keys that the run has read. */
  keys: KeySet;
  report: Report;
}

/** Publishes subjects and their texts; returns the links to publish once all subjects are in. */
export async function importSubjects(
  db: Database,
  batch: readonly RecordToImport[],
  { origin, authorId, trial, bulk, keys, report }: ImportRun,
): Promise<Links[]> {
  const records = withoutDuplicates(batch, keys, report);
  const knownRecords = new Map(
    (
      await sql<{ key: string; subjectId: string; hash: string; linkedHash: string | null }>`
      select key, thing_id as subject_id, hash, linked_hash from import_record where origin_id = ${origin} and key = any(${records.map(({ record }) => record.key)})`.execute(
        db,
      )
    ).rows.map((row) => [row.key, row]),
  );
  const idStatuses = await findIdStatuses(
    db,
    records.flatMap(({ record: { key, id, ownId } }) => (knownRecords.has(key) ? [] : (id ?? ownId ?? []))),
  );
  const candidates = trial?.candidates ?? new Candidates();
  await candidates.load(
    db,
    records.flatMap(({ record }) => (knownRecords.has(record.key) || record.id ? [] : record)),
    {
      origin,
      ids: [
        ...records.flatMap(({ record, hash }) => {
          const before = knownRecords.get(record.key);
          return before && before.hash !== hash ? before.subjectId : [];
        }),
        ...[...idStatuses].flatMap(([id, status]) => (status === 'subject' ? id : [])),
      ],
    },
  );

  const toLink: Links[] = [];
  const work = records.flatMap(({ record, hash, where }) => {
    const before = knownRecords.get(record.key);
    const { match, apart } = before || record.id ? noMatch : findTwin(record, candidates, idStatuses);
    if (match) addToReport(report, 'merged', [{ key: record.key, into: match.subjectId, because: match.because }]);
    addToReport(report, 'keptApart', apart);
    const hasLinks = Boolean(
      record.relations?.length ||
      record.events?.length ||
      record.nodes?.length ||
      record.unions?.length ||
      record.pictures?.length ||
      record.recordings?.length ||
      record.painting ||
      record.distinction,
    );
    if (before ? before.linkedHash !== hash : hasLinks)
      toLink.push({
        key: record.key,
        where,
        hash,
        relations: record.relations ?? [],
        events: record.events ?? [],
        nodes: record.nodes ?? [],
        unions: record.unions ?? [],
        pictures: record.pictures ?? [],
        recordings: record.recordings ?? [],
        ...(record.painting && { painting: record.painting }),
        ...(record.distinction && { distinction: record.distinction }),
      });
    if (before?.hash === hash) {
      report.unchanged++;
      return [];
    }
    if (before) report.changed++;
    else report.taken++;
    const subjectId =
      before?.subjectId ?? record.id ?? match?.subjectId ?? freeId(record, idStatuses, candidates) ?? newId();
    const candidate = candidates.get(subjectId);
    candidates.add({
      ...mergeIdentity(record, before && candidate?.isOwn ? undefined : candidate),
      subjectId,
      key: record.key,
      isOwn: candidate?.isOwn ?? true,
    });
    return [
      {
        record,
        hash,
        where,
        subjectId,
        isKnown: before !== undefined,
        isNew: bulk && !before && !match && !idStatuses.has(subjectId),
        linkedHash: before || hasLinks ? (before?.linkedHash ?? null) : hash,
      },
    ];
  });
  if (trial) addToTrial(trial, work);
  if (!work.length) return toLink;

  const present = await loadPresentContent(
    db,
    work.flatMap(({ subjectId, isNew }) => (isNew ? [] : subjectId)),
    origin,
  );
  for (const item of work) addToReport(report, 'omitted', outweighedFields(item, present.get(item.subjectId)));
  if (trial) return toLink;
  const shared = await findSharedNames(
    db,
    work.flatMap(({ record, subjectId }) => (record.distinction ? { subjectId, names: record.names } : [])),
  );
  const houses = await housesOf(db, work, origin);
  const proposals = (some: readonly (typeof work)[number][]) =>
    some.flatMap(({ record, subjectId }) =>
      proposalsOf(withHouse(record, houses), subjectId, present.get(subjectId), shared),
    );
  const [added, others] = [work.filter(({ isNew }) => isNew), work.filter(({ isNew }) => !isNew)];
  await publishAtOnce(db, proposals(others), { authorId, originId: origin });
  await publishNew(db, proposals(added), {
    authorId,
    originId: origin,
    newThings: new Set(added.map(({ subjectId }) => subjectId)),
  });
  const rows = (some: typeof work) =>
    some.map(({ record, hash, subjectId, linkedHash }) => ({
      origin_id: origin,
      key: record.key,
      thing_id: subjectId,
      hash,
      linked_hash: linkedHash,
    }));
  await copyNewRows(
    db,
    'import_record',
    ['origin_id', 'key', 'thing_id', 'hash', 'linked_hash'],
    rows(work.filter(({ isKnown }) => !isKnown)),
  );
  const changed = rows(work.filter(({ isKnown }) => isKnown));
  if (changed.length)
    await sql`
      update import_record set hash = r.hash from jsonb_populate_recordset(null::import_record, ${asJson(changed)}) r
      where import_record.origin_id = r.origin_id and import_record.key = r.key`.execute(db);
  return toLink;
}

/** Fields of a record that are not stored, because the existing subject has its own. */
function outweighedFields(
  { record, where }: { record: ImportedSubject; where: string },
  present: PresentContent | undefined,
): Report['omitted'] {
  if (!present) return [];
  const lines: Report['omitted'] = [];
  const compare = (field: string, existing: unknown, imported: unknown) => {
    if (!imported || !existing || isDeepStrictEqual(existing, imported)) return;
    const words = typeof imported === 'string' ? imported : JSON.stringify(imported);
    lines.push({ where, why: `the existing entry has its own ${field}: ${words.slice(0, maxExcerpt)}` });
  };
  const { facts, texts } = present;
  for (const { source: _source, ...time } of record.times) {
    const other = facts?.times.find(({ role }) => role === time.role);
    if (other) {
      const { source: _otherSource, ...existing } = other;
      compare(`time (${time.role})`, existing, time);
    }
  }
  compare('place', facts?.place, record.place);
  compare('gender', facts?.gender, record.gender);
  compare('region', facts?.region, record.region);
  compare('surname', facts?.surname, record.surname);
  compare('portrait', facts?.portrait, record.portrait);
  for (const [scheme, value] of Object.entries(record.same))
    compare(`identifier (${scheme})`, facts?.same[scheme], value);
  for (const [language, text] of texts) {
    compare('summary', text.summary, record.summary?.[language]);
    compare('text', text.body, record.bodies?.[language]);
    compare('disambiguation', text.disambiguation, record.disambiguation?.[language]);
    compare('pronunciation', text.pronunciation, record.readings?.[language]);
  }
  return lines;
}

/** Characters of a field that the report repeats. */
const maxExcerpt = 200;

function addToTrial({ subjects, names }: Trial, work: readonly { record: ImportedSubject; subjectId: string }[]): void {
  for (const { record, subjectId } of work) {
    subjects.set(record.key, subjectId);
    for (const name of Object.values(record.names)) {
      const ids = names.get(name.toLowerCase()) ?? new Set();
      names.set(name.toLowerCase(), ids.add(subjectId));
    }
  }
}

/**
 * Whether things with these ids exist here: a subject, a thing of another type, or an id whose thing has been deleted.
 */
async function findIdStatuses(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, 'subject' | 'other' | 'nothing'>> {
  if (!ids.length) return new Map();
  const { rows } = await sql<{ id: string; is: 'subject' | 'other' | 'nothing' }>`
    select t.id, case when exists (select from subject s where s.id = t.id) then 'subject'
      when t.type <> 'subject' or exists (select from revision r where r.thing_id = t.id) then 'other' else 'nothing' end as is
    from thing t where t.id = any(${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, is }) => [id, is]));
}

/** The original id of a subject, if nothing else has it here. */
const freeId = (
  { ownId }: ImportedSubject,
  idStatuses: ReadonlyMap<string, string>,
  candidates: Candidates,
): string | undefined =>
  ownId !== undefined && idStatuses.get(ownId) !== 'other' && !candidates.get(ownId) ? ownId : undefined;

const noMatch: ReturnType<typeof findMatch> = { match: undefined, apart: [] };

/** The subject that a new record is: the one with its original id, or one that `findMatch` finds. */
function findTwin(
  record: ImportedSubject,
  candidates: Candidates,
  idStatuses: ReadonlyMap<string, string>,
): ReturnType<typeof findMatch> {
  const { key, ownId } = record;
  if (ownId === undefined || idStatuses.get(ownId) !== 'subject') return findMatch(record, candidates);
  const other = candidates.get(ownId)?.key ?? null;
  return other === null
    ? { match: { subjectId: ownId, because: 'the same id' }, apart: [] }
    : { match: undefined, apart: [{ key, from: ownId, other, because: 'the same id, but taken by another record' }] };
}

/** Keeps one record per key; a second one is refused. */
function withoutDuplicates(batch: readonly RecordToImport[], keys: KeySet, report: Report): RecordToImport[] {
  return batch.filter(({ record: { key }, where }) => {
    const isFirst = keys.add(key);
    if (!isFirst) addToReport(report, 'refused', [{ where, why: `${key} stands here a second time` }]);
    return isFirst;
  });
}

/** The published data of subjects from another source or a member: facts, and the languages that exist. */
interface PresentContent {
  facts?: Facts;
  texts: Map<Language, Text>;
}
async function loadPresentContent(
  db: Database,
  subjectIds: string[],
  origin: string,
): Promise<Map<string, PresentContent>> {
  if (!subjectIds.length) return new Map();
  const { rows } = await sql<{
    subjectId: string;
    module: 'facts' | 'text';
    language: Language | null;
    content: unknown;
  }>`
    select distinct on (thing_id, module, language) thing_id as subject_id, module, language, content, origin_id from revision
    where thing_id = any(${subjectIds}) and module in ('facts', 'text') and published
      and thing_id in (select thing_id from revision where thing_id = any(${subjectIds}) and origin_id is distinct from ${origin})
    order by thing_id, module, language, publication_number desc`.execute(db);
  const present = new Map<string, PresentContent>();
  for (const { subjectId, module, language, content } of rows) {
    const subject: PresentContent = present.get(subjectId) ?? { texts: new Map() };
    if (module === 'facts') subject.facts = content as Facts;
    else subject.texts.set(language!, content as Text);
    present.set(subjectId, subject);
  }
  return present;
}

/** Ids of people's houses by key: existing ones, or in the same batch. */
async function housesOf(
  db: Database,
  work: readonly { record: ImportedSubject; subjectId: string }[],
  origin: string,
): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(work.flatMap(({ record }) => record.house ?? []))];
  if (!keys.length) return new Map();
  const rows = await db
    .selectFrom('importRecord')
    .where('originId', '=', origin)
    .where('key', 'in', keys)
    .select(['key', 'thingId'])
    .execute();
  return new Map([
    ...rows.map(({ key, thingId }) => [key, thingId] as const),
    ...work.map(({ record, subjectId }) => [record.key, subjectId] as const),
  ]);
}
const withHouse = ({ house, ...record }: ImportedSubject, houses: ReadonlyMap<string, string>): ImportedSubject => {
  const id = house === undefined ? undefined : houses.get(house);
  return id === undefined ? record : { ...record, house: id };
};

/** Gender, rank, house and surname of a person; existing values stay. */
function personOf(
  record: ImportedSubject,
  facts: Facts | undefined,
): Pick<Facts, 'gender' | 'royal' | 'house' | 'surname'> {
  const gender = facts?.gender ?? record.gender,
    royal = facts?.royal || record.royal,
    house = facts?.house ?? record.house,
    surname = facts?.surname ?? record.surname;
  return { ...(gender && { gender }), ...(royal && { royal }), ...(house && { house }), ...(surname && { surname }) };
}

const entriesOf = <T>(values: InLanguages<T>) => Object.entries(values) as [Language, T][];

/** Facts and texts to publish; for an existing subject only missing ones. */
function proposalsOf(
  record: ImportedSubject,
  subjectId: string,
  present: PresentContent | undefined,
  shared: ReadonlySet<string>,
): Proposal[] {
  const { facts, texts } = present ?? {};
  const identity = mergeIdentity(
    record,
    present && {
      kind: facts?.kind ?? record.kind,
      names: Object.fromEntries([...present.texts].map(([language, { name }]) => [language, name])),
      same: facts?.same ?? {},
      times: facts?.times ?? [],
    },
  );
  const content: Facts = {
    kind: identity.kind,
    region: facts?.region ?? record.region,
    times: [...identity.times],
    place: facts?.place ?? record.place,
    same: identity.same,
    ...((facts?.portrait ?? record.portrait) && { portrait: facts?.portrait ?? record.portrait }),
    ...personOf(record, facts),
  };
  const proposals: Proposal[] =
    facts && isDeepStrictEqual(content, facts)
      ? []
      : [{ module: 'facts', thingId: subjectId, language: null, content }];
  if (record.nameless && texts?.size) return proposals;
  for (const [language, importedName] of entriesOf(record.names)) {
    const currentText = texts?.get(language),
      name = identity.names[language]!;
    const others = new Set([
      ...(currentText?.otherNames ?? []),
      importedName,
      ...(record.otherNames?.[language] ?? []),
    ]);
    others.delete(name);
    const text: Text = {
      name,
      otherNames: [...others],
      pronunciation: currentText?.pronunciation ?? record.readings?.[language] ?? null,
      disambiguation:
        currentText?.disambiguation ??
        record.disambiguation?.[language] ??
        (shared.has(`${language} ${name.toLowerCase()}`) ? (record.distinction?.[language] ?? null) : null),
      summary: currentText?.summary || (record.summary?.[language] ?? ''),
      body: currentText?.body || (record.bodies?.[language] ?? ''),
      ...(currentText?.articles && { articles: currentText.articles }),
    };
    if (!currentText || !isDeepStrictEqual(text, currentText))
      proposals.push({ module: 'text', thingId: subjectId, language, content: text });
  }
  return proposals;
}
