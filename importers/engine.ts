import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { publishAtOnce, type Proposal } from '../src/features/editing/publish.server.ts';
import type { Facts, Text } from '../src/features/entries/rules.ts';
import type { Relations } from '../src/features/relations/rules.ts';
import type { Timeline } from '../src/features/timelines/rules.ts';
import { asJson, type Database } from '../src/kit/database.server.ts';
import { newId } from '../src/kit/ids.server.ts';
import { languages, type Language } from '../src/rules/languages.ts';
import { findTwins } from './merge.ts';
import type { ImportedSubject, Report, Source } from './record.ts';

/** Subjects published in one transaction. */
const batchSize = 500;
/** Any number; the same in every process, so that one batch is brought in after the other, whoever brings it. */
const importLock = 7_205_762;
const oneAtATime = (tx: Database) => sql`select pg_advisory_xact_lock(${importLock})`.execute(tx);

export interface ImportOptions {
  dryRun?: boolean;
  onProgress?(step: 'subjects' | 'relations', done: number, report: Report): void;
  /** Asked between batches; true stops there. What is in stays in, and the next run goes on. */
  stopped?(): boolean;
}

/**
 * Brings a source in: first every subject with its texts, then what links them. Streams, in batches of one transaction
 * each; a record that is here already, unchanged, is passed over, so that a second run changes nothing and a run that was
 * cut off goes on. A record that is a subject we have from elsewhere adds to it what is missing, and never overwrites.
 */
export async function importSource(db: Database, source: Source, { dryRun = false, onProgress, stopped }: ImportOptions = {}): Promise<Report> {
  const { origin } = source;
  const report: Report = { read: 0, taken: 0, changed: 0, unchanged: 0, merged: [], keptApart: [], refused: [], dangling: 0 };
  const authorId = `import-${origin.id}`;
  if (!dryRun) {
    await db.insertInto('origin').values(origin).onConflict((oc) => oc.column('id').doUpdateSet({ name: origin.name, licence: origin.licence, url: origin.url })).execute();
    await db.insertInto('member').values({ id: authorId, name: origin.name, phone: null }).onConflict((oc) => oc.doNothing()).execute();
  }
  await inBatches(source, report, true, async (batch) => {
    await bringSubjects(db, batch, { origin: origin.id, authorId, dryRun, report });
    onProgress?.('subjects', report.read, report);
    return stopped?.() ?? false;
  });
  if (dryRun || stopped?.()) return report;
  let linked = 0;
  await inBatches(source, report, false, async (batch) => {
    await bringLinks(db, batch, { origin: origin.id, authorId, report });
    onProgress?.('relations', (linked += batch.length), report);
    return stopped?.() ?? false;
  });
  return report;
}

/** Reads the source in batches; refused records go to the report on the first reading only. */
async function inBatches(source: Source, report: Report, first: boolean, take: (batch: ImportedSubject[]) => Promise<boolean>) {
  let batch: ImportedSubject[] = [];
  for await (const one of source.read()) {
    if ('refused' in one) {
      if (first) report.refused.push({ where: one.where, why: one.refused });
      continue;
    }
    if (first) report.read++;
    batch.push(one.record);
    if (batch.length < batchSize) continue;
    if (await take(batch)) return;
    batch = [];
  }
  if (batch.length) await take(batch);
}

/** Keys are sorted, so that the same facts give the same hash. */
const hashOf = (record: ImportedSubject) => createHash('sha256').update(JSON.stringify(sorted(record))).digest('base64url');
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]));
}

interface Bringing {
  origin: string;
  authorId: string;
  dryRun: boolean;
  report: Report;
}

async function bringSubjects(db: Database, records: ImportedSubject[], { origin, authorId, dryRun, report }: Bringing): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await oneAtATime(tx);
    const known = new Map(
      (await tx.selectFrom('importRecord').where('originId', '=', origin).where('key', 'in', records.map(({ key }) => key)).select(['key', 'subjectId', 'hash']).execute()).map((row) => [row.key, row]),
    );
    const fresh = records.filter((record) => !known.has(record.key) && !record.id);
    const { twins, apart } = await findTwins(tx, fresh, origin);
    report.merged.push(...[...twins].map(([key, twin]) => ({ key, into: twin.subjectId, because: twin.because })));
    report.keptApart.push(...apart);

    const work = records.flatMap((record) => {
      const hash = hashOf(record), before = known.get(record.key);
      if (before?.hash === hash) {
        report.unchanged++;
        return [];
      }
      if (before) report.changed++;
      else report.taken++;
      return [{ record, hash, subjectId: before?.subjectId ?? record.id ?? twins.get(record.key)?.subjectId ?? newId() }];
    });
    if (dryRun || !work.length) return;

    const present = await presentContent(tx, work.map(({ subjectId }) => subjectId), origin);
    const proposals = work.flatMap(({ record, subjectId }) => proposalsOf(record, subjectId, present.get(subjectId)));
    await publishAtOnce(tx, proposals, { authorId, originId: origin });
    await sql`
      insert into import_record (origin_id, key, subject_id, hash)
      select ${origin}, r.key, r.subject_id, r.hash from json_populate_recordset(null::import_record, ${asJson(work.map(({ record, hash, subjectId }) => ({ key: record.key, subject_id: subjectId, hash })))}) r
      on conflict (origin_id, key) do update set hash = excluded.hash`.execute(tx);
  });
}

/** What readers see now of subjects that another source or a member wrote: by subject, its facts and the languages it has. */
interface Present {
  facts?: Facts;
  texts: Map<Language, Text>;
}
async function presentContent(db: Database, subjectIds: string[], origin: string): Promise<Map<string, Present>> {
  const { rows } = await sql<{ subjectId: string; module: 'facts' | 'text'; language: Language | null; content: unknown }>`
    select distinct on (subject_id, module, language) subject_id, module, language, content, origin_id from revision
    where subject_id = any(${subjectIds}) and module in ('facts', 'text') and state = 'passed'
      and subject_id in (select subject_id from revision where subject_id = any(${subjectIds}) and origin_id is distinct from ${origin})
    order by subject_id, module, language, created_at desc`.execute(db);
  const present = new Map<string, Present>();
  for (const { subjectId, module, language, content } of rows) {
    const one: Present = present.get(subjectId) ?? { texts: new Map() };
    if (module === 'facts') one.facts = content as Facts;
    else one.texts.set(language!, content as Text);
    present.set(subjectId, one);
  }
  return present;
}

/** Facts and texts to publish; where something stands already, only what is missing in it. */
function proposalsOf(record: ImportedSubject, subjectId: string, present: Present | undefined): Proposal[] {
  const { facts } = present ?? {};
  const roles = new Set(facts?.times.map(({ role }) => role));
  const content: Facts = {
    kind: facts?.kind ?? record.kind,
    region: facts?.region ?? record.region,
    times: [...(facts?.times ?? []), ...record.times.filter(({ role }) => !roles.has(role))],
    place: facts?.place ?? record.place,
    same: { ...record.same, ...facts?.same },
  };
  const texts = languages.flatMap((language): Proposal[] => {
    const name = record.names[language], there = present?.texts.get(language);
    if (!name) return [];
    const names = [...new Set([...(there?.otherNames ?? []), ...(there && there.name !== name ? [name] : []), ...(record.otherNames?.[language] ?? [])])];
    const text: Text = {
      name: there?.name ?? name,
      otherNames: names.filter((other) => other !== (there?.name ?? name)),
      pronunciation: there?.pronunciation ?? record.readings?.[language] ?? null,
      disambiguation: there?.disambiguation ?? record.disambiguation?.[language] ?? null,
      summary: there?.summary || (record.summary?.[language] ?? ''),
      body: there?.body || (record.bodies?.[language] ?? ''),
    };
    return [{ module: 'text', subjectId, language, content: text }];
  });
  return [{ module: 'facts', subjectId, language: null, content }, ...texts];
}

async function bringLinks(db: Database, records: ImportedSubject[], { origin, authorId, report }: Omit<Bringing, 'dryRun'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await oneAtATime(tx);
    const wanted = [...new Set(records.flatMap((record) => [record.key, ...(record.relations ?? []).map(({ to }) => to), ...(record.events ?? []).flatMap((event) => event.with)]))];
    const known = new Map(
      (await sql<{ key: string; subjectId: string; hash: string; linkedHash: string | null }>`
        select key, subject_id, hash, linked_hash from import_record where origin_id = ${origin} and key = any(${wanted})`.execute(tx)).rows.map((row) => [row.key, row]),
    );
    const work = records.filter(({ key }) => known.has(key) && known.get(key)!.hash !== known.get(key)!.linkedHash);
    if (!work.length) return;
    const linked = await linksThere(tx, work.map(({ key }) => known.get(key)!.subjectId), origin);

    const proposals = work.flatMap((record): Proposal[] => {
      const { subjectId } = known.get(record.key)!;
      const relations = (record.relations ?? []).flatMap(({ to, attributes = {}, sentence = null, ...relation }) => {
        const other = known.get(to);
        if (!other) {
          report.dangling++;
          return [];
        }
        return [{ ...relation, to: other.subjectId, attributes, sentence, origin }];
      });
      const events = (record.events ?? []).map((event) => ({ ...event, with: event.with.flatMap((key) => known.get(key)?.subjectId ?? []) }));
      const { ours, others } = linked.get(subjectId)!;
      return [
        ...(relations.length || ours.relations ? [{ module: 'relations' as const, subjectId, language: null, content: { relations: added(others.relations, relations, ({ to, type }) => `${type} ${to}`) } }] : []),
        ...(events.length || ours.events ? [{ module: 'timeline' as const, subjectId, language: null, content: { events: added(others.events, events, ({ startTime, title }) => `${startTime} ${JSON.stringify(title)}`) } }] : []),
      ];
    });
    await publishAtOnce(tx, proposals, { authorId, originId: origin });
    await sql`update import_record set linked_hash = hash where origin_id = ${origin} and key = any(${work.map(({ key }) => key)})`.execute(tx);
  });
}

/** What others say, and of ours what they do not say already. */
const added = <T>(others: T[], ours: T[], keyOf: (one: T) => string): T[] => {
  const told = new Set(others.map(keyOf));
  return [...others, ...ours.filter((one) => !told.has(keyOf(one)))];
};

/** What subjects are linked by: whether this origin has said anything before, and what others say, which stays. */
interface Links {
  ours: { relations: boolean; events: boolean };
  others: { relations: Relations['relations']; events: Timeline['events'] };
}
async function linksThere(db: Database, subjectIds: string[], origin: string): Promise<Map<string, Links>> {
  const { rows } = await sql<{ subjectId: string; module: 'relations' | 'timeline'; isOurs: boolean; content: Relations & Timeline }>`
    select distinct on (subject_id, module, is_ours) subject_id, module, origin_id is not distinct from ${origin} as is_ours, content from revision
    where subject_id = any(${subjectIds}) and module in ('relations', 'timeline') and state = 'passed'
    order by subject_id, module, is_ours, created_at desc`.execute(db);
  const links = new Map(subjectIds.map((id): [string, Links] => [id, { ours: { relations: false, events: false }, others: { relations: [], events: [] } }]));
  for (const { subjectId, module, isOurs, content } of rows) {
    const { ours, others } = links.get(subjectId)!;
    if (isOurs) ours[module === 'relations' ? 'relations' : 'events'] = true;
    else if (module === 'relations') others.relations = content.relations.filter((relation) => relation.origin !== origin);
    else others.events = content.events;
  }
  return links;
}
