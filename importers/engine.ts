import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { publishAtOnce, publishNew, type Proposal } from '../src/features/revisions/face/publish.server.ts';
import type { Facts, Text } from '../src/features/entries/rules.ts';
import { copyRows } from '../src/kit/database/copy.server.ts';
import { recountOwed } from '../src/kit/database/owed-counts.server.ts';
import { notifyPublication } from '../src/kit/database/publications.server.ts';
import { restoreIndexes, setIndexesAside } from '../src/features/search/face/indexes.server.ts';
import { asJson, type Database } from '../src/kit/database/database.server.ts';
import { newId } from '../src/kit/database/ids.server.ts';
import type { InLanguages, Language } from '../src/rules/languages.ts';
import { importBorders } from './import-borders.ts';
import { LinkSpool } from './link-spool.ts';
import { importLinks, type Links } from './links.ts';
import { findMatches } from './merge.ts';
import { withImportLock } from './import-lock.ts';
import { count, emptyReport, addToReport, type ImportedSubject, type Report, type Source } from './record.ts';
import { hashOf } from './record-hash.ts';

/**
 * Most subjects in one transaction, and their greatest total weight: one may have thousands of relations, or a book for
 * a text.
 */
const batchSize = 1000,
  batchWeight = 10_000;

export interface ImportOptions {
  dryRun?: boolean;
  /** New subjects one statement a table by COPY; else as whatever is published. */
  bulk?: boolean;
  /** How many new subjects make a first load (`manyNew`). */
  firstLoad?: number;
  /** What the origin brought before and the source no longer holds goes; else it stays and is told. */
  replace?: boolean;
  onProgress?(step: 'subjects' | 'relations' | 'borders', done: number, report: Report): void;
  /** Checked between batches; true stops the import. What is committed stays, and the next run continues. */
  stopped?(): boolean;
}

/**
 * Imports a source: first every subject with its texts, then its links, which are spooled to disk meanwhile. Streams,
 * in batches of one transaction each. Unchanged records are skipped, so that a second run changes nothing and an
 * interrupted run continues. A record that matches a subject from elsewhere adds what is missing there and never
 * overwrites.
 */
export async function importSource(
  db: Database,
  source: Source,
  {
    dryRun = false,
    bulk = true,
    firstLoad = manyNew,
    replace = false,
    onProgress,
    stopped = () => false,
  }: ImportOptions = {},
): Promise<Report> {
  const { origin } = source;
  const report = emptyReport();
  const authorId = `import-${origin.id}`;
  if (!dryRun) {
    await db
      .insertInto('origin')
      .values(origin)
      .onConflict((oc) => oc.column('id').doUpdateSet({ name: origin.name, licence: origin.licence, url: origin.url }))
      .execute();
    await db
      .insertInto('member')
      .values({ id: authorId, name: origin.name, phone: null })
      .onConflict((oc) => oc.doNothing())
      .execute();
  }
  const keepIndexes = dryRun || !bulk ? null : await indexKeeper(db, firstLoad);
  const spool = await LinkSpool.open();
  try {
    await whileReading(
      inBatches(recordsOf(source, report), ({ record }) => weightOf(record)),
      async (batch) => {
        for (const links of await withImportLock(db, (tx) =>
          importSubjects(tx, batch, { origin: origin.id, authorId, dryRun, bulk, report }),
        ))
          await spool.add(links);
        await keepIndexes?.(report.taken);
        onProgress?.('subjects', report.read, report);
        return stopped();
      },
    );
    let linked = 0;
    if (!dryRun && !stopped())
      await whileReading(inBatches(spool.read(), weightOf), async (batch) => {
        await withImportLock(db, (tx) => importLinks(tx, batch, { source, authorId, bulk, report }));
        onProgress?.('relations', (linked += batch.length), report);
        return stopped();
      });
    if (source.borders && !stopped())
      await importBorders(db, source.borders, { origin: origin.id, dryRun, replace, report, onProgress, stopped });
    if (!dryRun) await settle(db);
    return report;
  } finally {
    await spool.close();
  }
}

/**
 * Indexes of search are set aside once an import has brought so many new subjects to fewer that were here: from then on
 * building them at the end is cheaper than keeping them.
 */
const manyNew = 50_000;

/** Sets them aside when it is time; asked after every batch. */
async function indexKeeper(db: Database, atMost: number): Promise<(taken: number) => Promise<void>> {
  const { rows } = await sql`select from subject limit ${atMost}`.execute(db);
  let isDone = rows.length === atMost;
  return async (taken) => {
    if (isDone || taken < atMost) return;
    isDone = true;
    await setIndexesAside(db);
  };
}

/** Counts and builds what the import owes, or an earlier one that was killed. */
async function settle(db: Database): Promise<void> {
  await restoreIndexes(db);
  const changed = await recountOwed(db);
  if (changed.length) await notifyPublication(db, changed);
}

interface Taken {
  where: string;
  record: ImportedSubject;
  hash: string;
}

/** The valid records of a source; refusals go to the report. */
async function* recordsOf(source: Source, report: Report): AsyncGenerator<Taken> {
  for await (const one of source.read()) {
    if ('refused' in one) addToReport(report, 'refused', [{ where: one.where, why: one.refused }]);
    else if ('passedOver' in one) count(report.passedOver, one.passedOver);
    else {
      report.read++;
      for (const why of one.without ?? []) count(report.leftOut, why);
      if (one.broken) addToReport(report, 'broken', one.broken);
      yield { where: one.where, record: one.record, hash: hashOf(one.record) };
    }
  }
}

async function* inBatches<T>(all: AsyncIterable<T>, weigh: (one: T) => number): AsyncGenerator<T[]> {
  let batch: T[] = [],
    weight = 0;
  for await (const one of all) {
    batch.push(one);
    weight += weigh(one);
    if (batch.length < batchSize && weight < batchWeight) continue;
    yield batch;
    [batch, weight] = [[], 0];
  }
  if (batch.length) yield batch;
}

/** Every relation, event and node counts one, and so does every thousand letters of a main text. */
const weightOf = ({
  relations = [],
  events = [],
  nodes = [],
  bodies = {},
}: Pick<ImportedSubject, 'relations' | 'events' | 'nodes' | 'bodies'>) =>
  relations.length +
  events.length +
  nodes.length +
  Object.values(bodies).reduce((letters, body) => letters + body.length, 0) / 1000;

/** Processes items in sequence while the next one is being read; stops when `work` returns true. */
async function whileReading<T>(all: AsyncGenerator<T>, work: (one: T) => Promise<boolean>): Promise<void> {
  let next = all.next();
  try {
    for (let one = await next; !one.done; one = await next) {
      next = all.next();
      next.catch(() => {}); // rethrown when it is awaited
      if (await work(one.value)) return;
    }
  } finally {
    await next.catch(() => {});
    await all.return(undefined);
  }
}

interface ImportRun {
  origin: string;
  authorId: string;
  dryRun: boolean;
  bulk: boolean;
  report: Report;
}

/** Publishes subjects and their texts; returns the links to publish once all subjects are in. */
async function importSubjects(
  db: Database,
  batch: readonly Taken[],
  { origin, authorId, dryRun, bulk, report }: ImportRun,
): Promise<Links[]> {
  const records = withoutDuplicates(batch, report);
  const known = new Map(
    (
      await sql<{ key: string; subjectId: string; hash: string; linkedHash: string | null }>`
      select key, thing_id as subject_id, hash, linked_hash from import_record where origin_id = ${origin} and key = any(${records.map(({ record }) => record.key)})`.execute(
        db,
      )
    ).rows.map((row) => [row.key, row]),
  );
  const { twins, apart } = await findMatches(
    db,
    records.flatMap(({ record }) => (known.has(record.key) || record.id ? [] : record)),
    origin,
  );
  addToReport(
    report,
    'merged',
    [...twins].map(([key, twin]) => ({ key, into: twin.subjectId, because: twin.because })),
  );
  addToReport(report, 'keptApart', apart);

  const toLink: Links[] = [];
  const work = records.flatMap(({ record, hash }) => {
    const before = known.get(record.key),
      twin = twins.get(record.key);
    const hasLinks = Boolean(record.relations?.length || record.events?.length || record.nodes?.length);
    if (before ? before.linkedHash !== hash : hasLinks)
      toLink.push({
        key: record.key,
        hash,
        relations: record.relations ?? [],
        events: record.events ?? [],
        nodes: record.nodes ?? [],
      });
    if (before?.hash === hash) {
      report.unchanged++;
      return [];
    }
    if (before) report.changed++;
    else report.taken++;
    const subjectId = before?.subjectId ?? record.id ?? twin?.subjectId ?? newId();
    return [
      {
        record,
        hash,
        subjectId,
        isKnown: before !== undefined,
        isNew: bulk && !before && !record.id && !twin,
        linkedHash: before || hasLinks ? (before?.linkedHash ?? null) : hash,
      },
    ];
  });
  if (dryRun) return [];
  if (!work.length) return toLink;

  const present = await presentContent(
    db,
    work.flatMap(({ subjectId, isNew }) => (isNew ? [] : subjectId)),
    origin,
  );
  const shared = await sharedNames(db, work);
  const proposals = (some: readonly (typeof work)[number][]) =>
    some.flatMap(({ record, subjectId }) => proposalsOf(record, subjectId, present.get(subjectId), shared));
  const [fresh, others] = [work.filter(({ isNew }) => isNew), work.filter(({ isNew }) => !isNew)];
  await publishAtOnce(db, proposals(others), { authorId, originId: origin });
  await publishNew(db, proposals(fresh), {
    authorId,
    originId: origin,
    newThings: new Set(fresh.map(({ subjectId }) => subjectId)),
  });
  const rows = (some: typeof work) =>
    some.map(({ record, hash, subjectId, linkedHash }) => ({
      origin_id: origin,
      key: record.key,
      thing_id: subjectId,
      hash,
      linked_hash: linkedHash,
    }));
  await copyRows(
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

/** Keeps one record per key; a second one in the same batch is refused. */
function withoutDuplicates(batch: readonly Taken[], report: Report): Taken[] {
  const firsts = new Map<string, Taken>();
  for (const one of batch) {
    const { key } = one.record;
    if (firsts.has(key))
      addToReport(report, 'refused', [{ where: one.where, why: `${key} stands here a second time` }]);
    else firsts.set(key, one);
  }
  return [...firsts.values()];
}

/** The published state of subjects from another source or a member: facts, and the languages that exist. */
interface Present {
  facts?: Facts;
  texts: Map<Language, Text>;
}
async function presentContent(db: Database, subjectIds: string[], origin: string): Promise<Map<string, Present>> {
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
  const present = new Map<string, Present>();
  for (const { subjectId, module, language, content } of rows) {
    const one: Present = present.get(subjectId) ?? { texts: new Map() };
    if (module === 'facts') one.facts = content as Facts;
    else one.texts.set(language!, content as Text);
    present.set(subjectId, one);
  }
  return present;
}

/** Names, as `language name`, that several subjects share, here or within the batch, and that need a distinction. */
async function sharedNames(
  db: Database,
  work: readonly { record: ImportedSubject; subjectId: string }[],
): Promise<Set<string>> {
  const named = work
    .filter(({ record }) => record.distinction)
    .flatMap(({ record, subjectId }) =>
      entriesOf(record.names).map(([language, name]) => ({
        language,
        name: name.toLowerCase(),
        subject_id: subjectId,
      })),
    );
  const shared = new Set<string>(),
    once = new Set<string>();
  for (const { language, name } of named) (once.has(`${language} ${name}`) ? shared : once).add(`${language} ${name}`);
  if (!named.length) return shared;
  const { rows } = await sql<{ language: Language; name: string }>`
    select w.language, w.name from jsonb_to_recordset(${asJson(named)}) as w(language text, name text, subject_id text)
    where exists (select from entry e where e.language = w.language and lower(e.name) = w.name and e.subject_id <> w.subject_id)`.execute(
    db,
  );
  for (const { language, name } of rows) shared.add(`${language} ${name}`);
  return shared;
}

const entriesOf = <T>(values: InLanguages<T>) => Object.entries(values) as [Language, T][];

/** Facts and texts to publish; for an existing subject only what is missing there. */
function proposalsOf(
  record: ImportedSubject,
  subjectId: string,
  present: Present | undefined,
  shared: ReadonlySet<string>,
): Proposal[] {
  const { facts } = present ?? {};
  const same = { ...record.same, ...facts?.same };
  // An identifier is no name: it stands in for one until somebody knows it, and what was guessed of its subject gives
  // way.
  const identifiers = new Set(Object.values(same));
  const isGuessed = present !== undefined && [...present.texts.values()].every(({ name }) => identifiers.has(name));
  const roles = new Set(facts?.times.map(({ role }) => role));
  const content: Facts = {
    kind: isGuessed ? record.kind : (facts?.kind ?? record.kind),
    region: facts?.region ?? record.region,
    times: [...(facts?.times ?? []), ...record.times.filter(({ role }) => !roles.has(role))],
    place: facts?.place ?? record.place,
    same,
    ...(facts?.portrait && { portrait: facts.portrait }),
  };
  const proposals: Proposal[] =
    facts && isDeepStrictEqual(content, facts)
      ? []
      : [{ module: 'facts', thingId: subjectId, language: null, content }];
  if (record.nameless && present?.texts.size) return proposals;
  for (const [language, said] of entriesOf(record.names)) {
    const there = present?.texts.get(language);
    const name = there && !identifiers.has(there.name) ? there.name : said;
    const others = new Set([...(there?.otherNames ?? []), said, ...(record.otherNames?.[language] ?? [])]);
    others.delete(name);
    const text: Text = {
      name,
      otherNames: [...others],
      pronunciation: there?.pronunciation ?? record.readings?.[language] ?? null,
      disambiguation:
        there?.disambiguation ??
        record.disambiguation?.[language] ??
        (shared.has(`${language} ${name.toLowerCase()}`) ? (record.distinction?.[language] ?? null) : null),
      summary: there?.summary || (record.summary?.[language] ?? ''),
      body: there?.body || (record.bodies?.[language] ?? ''),
      ...(there?.articles && { articles: there.articles }),
    };
    if (!there || !isDeepStrictEqual(text, there))
      proposals.push({ module: 'text', thingId: subjectId, language, content: text });
  }
  return proposals;
}
