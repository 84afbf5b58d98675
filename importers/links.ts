import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { publishAtOnce, publishNew } from '../src/editing/revisions/face/publish.server.ts';
import type { Family } from '../src/features/families/rules.ts';
import type { Gallery } from '../src/features/media/face/gallery-rules.ts';
import type { Recordings } from '../src/features/media/face/recordings/rules.ts';
import type { Painting } from '../src/features/paintings/rules.ts';
import type { Relations } from '../src/features/relations/rules.ts';
import type { Timeline } from '../src/features/timelines/rules.ts';
import type { Timemap } from '../src/features/timemaps/rules.ts';
import { asJson, type Database } from '../src/kit/database/database.server.ts';
import { languages, type InLanguages } from '../src/rules/languages.ts';
import { distinguishNamesakes } from './distinctions.ts';
import { describeMissingEnd, readEnd } from './ends.ts';
import type { Candidates } from './merge.ts';
import {
  addToReport,
  count,
  type ImportedEvent,
  type ImportedNode,
  type ImportedRelation,
  type ImportedUnion,
  type Report,
  type Source,
} from './record.ts';

type Proposal = Parameters<typeof publishAtOnce>[1][number];
type Relation = Relations['relations'][number];

/** The links of a record, spooled until all subjects are imported. */
export interface Links {
  key: string;
  /** The place of the record, for the report. */
  where: string;
  /** Hash of the record, as in `import_record`. */
  hash: string;
  relations: ImportedRelation[];
  events: ImportedEvent[];
  nodes: ImportedNode[];
  unions: ImportedUnion[];
  pictures: Gallery['images'];
  recordings: Recordings['recordings'];
  painting?: Painting;
  /** Words that distinguish it from others of its name, once all names are known. */
  distinction?: InLanguages;
}

interface LinkOptions {
  source: Source;
  authorId: string;
  /** Uses COPY for parts that have no revision yet. */
  bulk: boolean;
  /** In a trial: the subjects that the run would have created, which are not in the database. */
  trial?: Trial | undefined;
  report: Report;
}

/** Subjects of a run that changes nothing: by key, by name in lower case, and as later records are compared with them. */
export interface Trial {
  subjects: Map<string, string>;
  names: Map<string, Set<string>>;
  candidates: Candidates;
}

/**
 * Publishes links. Links to unknown subjects are dropped, as are relations that the other end already states; a record
 * with dropped links is processed again in every later run.
 */
export async function importLinks(
  db: Database,
  records: readonly Links[],
  { source, authorId, bulk, trial, report }: LinkOptions,
): Promise<void> {
  const {
    origin: { id: origin },
  } = source;
  const { knownRecords, subjects, ambiguous } = await endsOf(db, records, source, trial);
  const at = (key: string) => subjects.get(key);
  const publishedRecords = trial
    ? records
    : records.filter((record) => knownRecords.get(record.key)?.hash === record.hash);
  const linked = await loadPresentLinks(
    db,
    publishedRecords.map(({ key }) => at(key)!),
    origin,
  );
  const painted = await loadPaintingsOfOthers(
    db,
    publishedRecords.flatMap((record) => (record.painting ? at(record.key)! : [])),
    origin,
  );
  const reportLinks = (record: Links) => {
    const subjectId = at(record.key)!;
    reportOutweighedLinks(record, {
      at,
      report,
      others: linked.get(subjectId)!.others,
      isPainted: painted.has(subjectId),
    });
    return reportOpenEnds(record, { source, report, at, ambiguous });
  };
  if (trial) {
    for (const record of records) reportLinks(record);
    return;
  }
  const knownPairs = await loadRelationsOfOthers(
    db,
    publishedRecords.map((record) => ({
      subjectId: at(record.key)!,
      to: record.relations.flatMap((relation) => (relation.bothTell ? (at(relation.to) ?? []) : [])),
    })),
  );
  for (const [subjectId, { others }] of linked)
    for (const relation of others.relations) knownPairs.add(subjectId, relation);

  const proposals: Proposal[] = [];
  const done: { key: string; linkedHash: string }[] = [];
  for (const record of publishedRecords) {
    const subjectId = at(record.key)!,
      { hasOwnItems, others } = linked.get(subjectId)!;
    const open = reportLinks(record);
    const relations = record.relations.flatMap((relation): Relation[] => {
      const { to, bothTell, lateWords, attributes = {}, sentence = null, ...rest } = relation,
        other = at(to);
      const words = lateWords === undefined ? {} : source.wordsOf?.(lateWords);
      if (!other || !words) return [];
      const newRelation: Relation = { ...rest, sentence, ...words, to: other, attributes, origin };
      if (bothTell && knownPairs.has(subjectId, newRelation)) {
        open.push(`${to} tells`);
        return [];
      }
      if (bothTell) knownPairs.add(subjectId, newRelation);
      return [newRelation];
    });
    const events = record.events.map((event) => ({ ...event, with: event.with.flatMap((key) => at(key) ?? []) }));
    const unions = record.unions.map((union) => asUnion(union, at, origin));

    const linkedHash = open.length
      ? `${record.hash} ${createHash('sha256').update(JSON.stringify(open)).digest('base64url').slice(0, 16)}`
      : record.hash;
    if (knownRecords.get(record.key)!.linkedHash === linkedHash) continue;
    done.push({ key: record.key, linkedHash });
    const propose = <List extends keyof ListItems>(
      list: List,
      ownItems: ListItems[List][],
      keyOf: (item: ListItems[List]) => string,
    ) => {
      const otherItems = others[list],
        allItems = addMissing(otherItems, ownItems, keyOf);
      // Skips what others have stated already.
      if (!hasOwnItems[list] && allItems.length === otherItems.length) return;
      proposals.push({ module: moduleOf[list], thingId: subjectId, language: null, content: { [list]: allItems } });
    };
    propose('relations', relations, relationKey);
    propose('events', events, ({ startTime, title }) => `${startTime} ${JSON.stringify(title)}`);
    propose(
      'unions',
      unions.filter((union) => !others.unions.some((other) => isPermanent(other) && contains(other, union))),
      stateOf,
    );
    propose('nodes', record.nodes, ({ time, title }) => `${time?.startTime} ${JSON.stringify(title)}`);
    propose('images', record.pictures, ({ url }) => url);
    propose('recordings', record.recordings, ({ url }) => url);
    // A painting that someone else has described stays unchanged.
    if (record.painting && !painted.has(subjectId))
      proposals.push({
        module: 'painting',
        thingId: subjectId,
        language: null,
        content: withIds(record.painting, at),
      });
  }
  await distinguishNamesakes(
    db,
    publishedRecords.flatMap(({ key, hash, distinction }) =>
      distinction && knownRecords.get(key)!.linkedHash !== hash ? { subjectId: at(key)!, distinction } : [],
    ),
    { origin, authorId },
  );
  if (!done.length) return;
  const isFirst = ({ thingId, module }: Proposal) =>
    bulk && module === 'relations' && !linked.get(thingId)!.modules.has(module);
  await publishAtOnce(
    db,
    proposals.filter((proposal) => !isFirst(proposal)),
    { authorId, originId: origin },
  );
  await publishNew(db, proposals.filter(isFirst), { authorId, originId: origin, newThings: noThings });
  await sql`
    update import_record set linked_hash = d.linked_hash from unnest(${done.map(({ key }) => key)}::text[], ${done.map(({ linkedHash }) => linkedHash)}::text[]) as d (key, linked_hash)
    where origin_id = ${origin} and import_record.key = d.key`.execute(db);
}

/** Reports the links of a record that lead nowhere; returns them, because a later run may find their ends. */
function reportOpenEnds(
  record: Links,
  {
    source,
    report,
    at,
    ambiguous,
  }: {
    source: Source;
    report: Report;
    at(key: string): string | undefined;
    ambiguous: ReadonlySet<string>;
  },
): string[] {
  const open: string[] = [];
  const reportMissing = (list: 'omitted' | 'notices', end: string, what: string) => {
    open.push(end);
    addToReport(report, list, [
      { where: record.where, why: `${what}: ${describeMissingEnd(end, ambiguous.has(end))}` },
    ]);
  };
  for (const { to, lateWords, word } of record.relations) {
    if (!at(to)) {
      report.dangling++;
      reportMissing('omitted', to, `relation ${word.en ?? Object.values(word)[0] ?? lateWords ?? ''}`.trim());
    } else if (lateWords !== undefined && !source.wordsOf?.(lateWords)) {
      count(report.leftOut, 'a relation that nobody has a word for');
      open.push(`${lateWords} ${to}`);
    }
  }
  for (const key of record.events.flatMap((event) => event.with))
    if (!at(key)) reportMissing('omitted', key, 'somebody in an event');
  for (const key of record.unions.flatMap(membersOf))
    if (!at(key)) {
      report.dangling++;
      reportMissing('omitted', key, 'a member of a family');
    }
  const { museum, artists = [] } = record.painting ?? {};
  if (museum && !at(museum)) reportMissing('omitted', museum, 'museum');
  for (const { itemId } of artists)
    if (itemId && !at(itemId)) reportMissing('notices', itemId, 'artist, shown by name');
  return open;
}

/** A subject has one relation of a type to another one; an imported one gives way. */
const relationKey = ({ to, type }: Pick<Relation, 'to' | 'type'>) => `${type} ${to}`;

/** Reports what an existing subject keeps its own of. */
function reportOutweighedLinks(
  record: Links,
  {
    at,
    others,
    isPainted,
    report,
  }: {
    at(key: string): string | undefined;
    others: PresentLinks['others'];
    isPainted: boolean;
    report: Report;
  },
): void {
  const omit = (why: string) => addToReport(report, 'omitted', [{ where: record.where, why }]);
  const present = new Map(others.relations.map((relation) => [relationKey(relation), relation]));
  for (const { type, word, to } of record.relations) {
    const other = present.get(relationKey({ type, to: at(to) ?? '' }));
    if (other && !sameWords(other.word, word))
      omit(`the existing entry has its own relation to ${to}: ${Object.values(word)[0] ?? ''}`);
  }
  if (record.painting && isPainted) {
    const { source: _, ...fields } = record.painting;
    omit(`the existing entry has its own description of the painting: ${JSON.stringify(fields).slice(0, maxExcerpt)}`);
  }
}
/** Characters of a painting that the report repeats. */
const maxExcerpt = 1000;

/** Links create no things: the facts did. */
const noThings: ReadonlySet<string> = new Set();

const membersOf = ({ partners, children }: ImportedUnion) => [...partners, ...children.map(({ key }) => key)];
/** Whether no import can take a union away: it is of the built-in world, or a member wrote it. */
const isPermanent = ({ origin }: Family['unions'][number]) => origin === null || origin === 'world';
/** Whether a union states everything that another one does. */
function contains(union: Family['unions'][number], other: Family['unions'][number]): boolean {
  const includes = (members: readonly { id: string }[], others: readonly { id: string }[]) =>
    others.every(({ id }) => members.some((member) => member.id === id));
  return (
    union.partners.length === other.partners.length &&
    includes(union.partners, other.partners) &&
    includes(union.children, other.children)
  );
}

/** Every collection states its unions itself; readers see those of the same partners as one. */
const stateOf = ({ origin, partners, time }: Family['unions'][number]) =>
  `${origin} ${partners.map(({ id }) => id).join(' ')} ${time?.startTime}`;

/** A union with subject ids; unknown people are dropped. */
function asUnion(
  { partners, children, ...union }: ImportedUnion,
  at: (key: string) => string | undefined,
  origin: string,
): Family['unions'][number] {
  return {
    ...union,
    partners: partners.flatMap((key) => (at(key) === undefined ? [] : { id: at(key)! })),
    children: children.flatMap(({ key, ...child }) => (at(key) === undefined ? [] : { id: at(key)!, ...child })),
    origin,
  };
}

/** The items of others, plus ours that they lack. */
const addMissing = <T>(others: T[], ownItems: T[], keyOf: (item: T) => string): T[] => {
  if (!others.length) return ownItems;
  const otherKeys = new Set(others.map(keyOf));
  return [...others, ...ownItems.filter((item) => !otherKeys.has(keyOf(item)))];
};

interface KnownRecord {
  key: string;
  subjectId: string;
  hash: string;
  linkedHash: string | null;
}

/**
 * Imported records of this source among records and all they refer to, and the subjects of all; subjects that it did
 * not import are found by its scheme.
 */
async function endsOf(
  db: Database,
  records: readonly Links[],
  { origin, scheme, keysAreIds }: Source,
  trial: Trial | undefined,
): Promise<{ knownRecords: Map<string, KnownRecord>; subjects: Map<string, string>; ambiguous: Set<string> }> {
  const neededKeys = new Set(
    records.flatMap((record) => [
      record.key,
      ...record.relations.map(({ to }) => to),
      ...record.events.flatMap((event) => event.with),
      ...record.unions.flatMap(membersOf),
      ...(record.painting?.artists.flatMap(({ itemId }) => itemId ?? []) ?? []),
      ...(record.painting?.museum ? [record.painting.museum] : []),
    ]),
  );
  const { rows } = await sql<KnownRecord>`
    select key, thing_id as subject_id, hash, linked_hash from import_record where origin_id = ${origin.id} and key = any(array(select jsonb_array_elements_text(${asJson([...neededKeys])})))`.execute(
    db,
  );
  const knownRecords = new Map(rows.map((row) => [row.key, row])),
    subjects = new Map(rows.map(({ key, subjectId }) => [key, subjectId]));
  if (keysAreIds)
    for (const [key, id] of await subjectsById(
      db,
      [...neededKeys].filter((neededKey) => !subjects.has(neededKey)),
    ))
      subjects.set(key, id);
  const unknown = scheme === undefined ? [] : [...neededKeys].filter((key) => !subjects.has(key));
  if (unknown.length) {
    const { rows: elsewhere } = await sql<{ value: string; subjectId: string }>`
      select value, subject_id from same_as where scheme = ${scheme} and value = any(array(select jsonb_array_elements_text(${asJson(unknown)})))`.execute(
      db,
    );
    for (const { value, subjectId } of elsewhere) subjects.set(value, subjectId);
  }
  const ambiguous = await findOtherEnds(db, [...neededKeys], subjects, trial);
  return { knownRecords, subjects, ambiguous };
}

/** Adds the subjects of ends that are no keys; returns the names that several subjects have. */
async function findOtherEnds(
  db: Database,
  neededKeys: readonly string[],
  subjects: Map<string, string>,
  trial: Trial | undefined,
): Promise<Set<string>> {
  for (const key of neededKeys) {
    const created = trial?.subjects.get(key);
    if (created !== undefined && !subjects.has(key)) subjects.set(key, created);
  }
  const ends = neededKeys.flatMap((end) => {
    const read = readEnd(end);
    return read ? [{ end, scheme: read.scheme, value: read.value }] : [];
  });
  const ambiguous = new Set<string>();
  if (!ends.length) return ambiguous;
  const { rows } = await sql<{ end: string; subjectIds: string[] }>`
    select w."end", coalesce(json_agg(distinct x.subject_id) filter (where x.subject_id is not null), '[]') as subject_ids
    from jsonb_to_recordset(${asJson(ends)}) as w("end" text, scheme text, value text)
    cross join lateral (
      select e.subject_id from entry e where w.scheme is null and e.language = any(${[...languages]}) and lower(e.name) = lower(w.value)
      union all select s.subject_id from same_as s where s.scheme = w.scheme and s.value = w.value) x
    group by w."end"`.execute(db);
  const idsByEnd = new Map(rows.map(({ end, subjectIds }) => [end, new Set(subjectIds)]));
  for (const { end, scheme, value } of ends) {
    const ids = idsByEnd.get(end) ?? new Set<string>();
    if (scheme === null) for (const id of trial?.names.get(value.toLowerCase()) ?? []) ids.add(id);
    const [id] = ids;
    if (ids.size > 1) ambiguous.add(end);
    else if (id !== undefined) subjects.set(end, id);
  }
  return ambiguous;
}

async function subjectsById(db: Database, ids: readonly string[]): Promise<[string, string][]> {
  if (!ids.length) return [];
  const { rows } = await sql<{ id: string }>`select id from subject where id = any(${[...ids]})`.execute(db);
  return rows.map(({ id }) => [id, id]);
}

/** Museum and painters with their ids here; unknown ones remain by name, or are dropped. */
const withIds = (painting: Painting, at: (key: string) => string | undefined): Painting => ({
  ...painting,
  museum: (painting.museum && at(painting.museum)) || null,
  artists: painting.artists.map((artist) => ({ ...artist, itemId: (artist.itemId && at(artist.itemId)) || null })),
});

/** Paintings with published data from another origin. */
async function loadPaintingsOfOthers(
  db: Database,
  subjectIds: readonly string[],
  origin: string,
): Promise<Set<string>> {
  if (!subjectIds.length) return new Set();
  const { rows } = await sql<{ id: string }>`
    select distinct thing_id as id from revision
    where thing_id = any(${[...subjectIds]}) and module = 'painting' and published and origin_id is distinct from ${origin}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

type RelationLabel = Pick<Relation, 'type' | 'word' | 'inverse'>;
/** Known relations of pairs, to find out whether the other end states a relation already. */
interface KnownPairs {
  add(from: string, relation: RelationLabel & { to: string }): void;
  has(from: string, relation: RelationLabel & { to: string }): boolean;
}

/**
 * Relations from other subjects to these. Subjects of the current batch are excluded, because their relations are being
 * decided.
 */
async function loadRelationsOfOthers(
  db: Database,
  subjects: { subjectId: string; to: string[] }[],
): Promise<KnownPairs> {
  const pairs = new Map<string, RelationLabel[]>();
  const knownPairs: KnownPairs = {
    add(from, { to, type, word, inverse }) {
      const pair = `${from} ${to}`,
        list = pairs.get(pair);
      if (list) list.push({ type, word, inverse });
      else pairs.set(pair, [{ type, word, inverse }]);
    },
    has: (from, { to, ...relation }) =>
      pairs.get(`${to} ${from}`)?.some((other) => isMirrored(other, relation)) ?? false,
  };
  const inHand = new Set(subjects.map(({ subjectId }) => subjectId));
  const others = [...new Set(subjects.flatMap(({ to }) => to))].filter((id) => !inHand.has(id));
  if (!others.length) return knownPairs;
  const { rows } = await sql<RelationLabel & { fromId: string; toId: string }>`
    select from_id, to_id, type, word, inverse from relation where from_id = any(${others}) and to_id = any(${[...inHand]})`.execute(
    db,
  );
  for (const { fromId, toId, ...relation } of rows) knownPairs.add(fromId, { ...relation, to: toId });
  return knownPairs;
}

/** Whether two relations mirror each other: the word of one is the inverse word of the other. */
function isMirrored(first: RelationLabel, second: RelationLabel): boolean {
  if (first.type !== second.type) return false;
  return sameWords(first.word, second.inverse ?? second.word) || sameWords(second.word, first.inverse ?? first.word);
}
const sameWords = (a: InLanguages, b: InLanguages) => {
  const keys = Object.keys(a) as (keyof InLanguages)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

/** Lists of items that link or illustrate subjects. */
interface ListItems {
  relations: Relation;
  events: Timeline['events'][number];
  nodes: Timemap['nodes'][number];
  unions: Family['unions'][number];
  images: Gallery['images'][number];
  recordings: Recordings['recordings'][number];
}
/** The part with each list. */
const moduleOf = {
  relations: 'relations',
  events: 'timeline',
  nodes: 'timemap',
  unions: 'family',
  images: 'gallery',
  recordings: 'recordings',
} as const satisfies Record<keyof ListItems, string>;
const listNames = Object.keys(moduleOf) as (keyof ListItems)[];

/** Whether this origin has stated anything of a subject before, and what others state, which stays. */
interface PresentLinks {
  /** Parts that have been published. */
  modules: Set<string>;
  hasOwnItems: Record<keyof ListItems, boolean>;
  others: { [List in keyof ListItems]: ListItems[List][] };
}

async function loadPresentLinks(
  db: Database,
  subjectIds: string[],
  origin: string,
): Promise<Map<string, PresentLinks>> {
  const { rows } = await sql<{
    subjectId: string;
    module: string;
    isOurs: boolean;
    content: PresentLinks['others'];
  }>`
    select distinct on (thing_id, module, is_ours) thing_id as subject_id, module, origin_id is not distinct from ${origin} as is_ours, content from revision
    where thing_id = any(${subjectIds}) and module = any(${Object.values(moduleOf)}) and published
    order by thing_id, module, is_ours, publication_number desc`.execute(db);
  const links = new Map(
    subjectIds.map((id): [string, PresentLinks] => [
      id,
      {
        modules: new Set(),
        hasOwnItems: { relations: false, events: false, nodes: false, unions: false, images: false, recordings: false },
        others: { relations: [], events: [], nodes: [], unions: [], images: [], recordings: [] },
      },
    ]),
  );
  for (const { subjectId, module, isOurs, content } of rows) {
    const { modules, hasOwnItems, others } = links.get(subjectId)!;
    modules.add(module);
    const list = listNames.find((listName) => moduleOf[listName] === module)!;
    if (isOurs) hasOwnItems[list] = true;
    else collectOthers(others, list, content, origin);
  }
  return links;
}

/** Items of others; of items with an origin, those of this one are excluded. */
function collectOthers<List extends keyof ListItems>(
  others: PresentLinks['others'],
  list: List,
  content: PresentLinks['others'],
  origin: string,
) {
  others[list] = content[list].filter(
    (item) => !('origin' in item) || item.origin !== origin,
  ) as PresentLinks['others'][List];
}
