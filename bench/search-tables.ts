import type { SearchDocument } from '../src/kit/search-document.ts';
import { writeDocuments } from '../src/features/search/face/index.server.ts';
import { escapeXml } from '../src/kit/markup.ts';
import { entryId } from '../src/rules/entry-ids.ts';
import { copyRows, dropIndexes, type OwnDatabase } from './own-database.ts';
import { syntheticDocuments, type SyntheticDocument, type World } from './search-documents.ts';

/** Documents written to the index at once. */
const batchSize = 2000;

/**
 * Published data of synthetic documents: subjects with a time, and entries without main text, which only the index
 * holds.
 */
export async function fillEntries({ pool }: OwnDatabase, world: World, count: number): Promise<void> {
  await pool.query('drop index subject_time_during'); // for contemporaries; slow to fill and unused here
  await copyRows(pool, 'subject', ['id', 'kind', 'region', 'weight'], subjectRows(world, count));
  await pool.query(`insert into thing (id, type) select id, 'subject' from subject`);
  await copyRows(
    pool,
    'subject_time',
    ['subject_id', 'position', 'role', 'start_time', 'end_time', 'earliest', 'latest'],
    timeRows(world, count),
  );
  await copyRows(
    pool,
    'entry',
    ['id', 'subject_id', 'language', 'name', 'disambiguation', 'summary', 'revision_id'],
    entryRows(world, count),
  );
  await copyRows(pool, 'other_name', ['entry_id', 'position', 'name'], otherNameRows(world, count));
  await fillLists(pool);
}

/** Precomputed data of subjects, which sort and filter results. The lists themselves are not used here. */
async function fillLists(pool: OwnDatabase['pool']): Promise<void> {
  await dropIndexes(pool, ['listed_subject']);
  const client = await pool.connect();
  await client.query('set session_replication_role = replica'); // skips counting categories
  await client.query('select count(*) from refresh_listed_subjects(array(select id from subject))');
  await client.query('reset session_replication_role');
  client.release();
}

/**
 * Writes the index with the product's own segmentation; creates the tables' indexes after the rows, as for any bulk
 * load.
 */
export async function fillIndex({ db, pool }: OwnDatabase, world: World, count: number): Promise<void> {
  const indexes = await dropIndexes(pool, ['search_passage', 'search_name']);
  let batch: SearchDocument[] = [];
  let writing = Promise.resolve();
  const write = async () => {
    const before = writing;
    writing = writeDocuments(db, batch); // segments the next batch while PostgreSQL writes this one
    batch = [];
    await before;
  };
  for (const document of syntheticDocuments(world, count)) {
    batch.push(asDocument(document));
    if (batch.length === batchSize) await write();
  }
  await write();
  await writing;
  for (const definition of indexes) await pool.query(definition);
  await pool.query('vacuum analyze');
}

function asDocument({
  subjectId,
  language,
  name,
  otherNames,
  disambiguation,
  summary,
  body,
}: SyntheticDocument): SearchDocument {
  return {
    type: 'entries',
    ref: entryId(subjectId, language),
    thingId: subjectId,
    language,
    name,
    otherNames,
    pronunciation: null,
    disambiguation,
    summary,
    html: escapeXml(body),
  };
}

function* subjectsOf(world: World, count: number) {
  let last = '';
  for (const document of syntheticDocuments(world, count)) {
    if (document.subjectId !== last) yield document;
    last = document.subjectId;
  }
}

function* subjectRows(world: World, count: number) {
  for (const { subjectId, kind, region, weight } of subjectsOf(world, count)) yield [subjectId, kind, region, weight];
}
function* timeRows(world: World, count: number) {
  for (const { subjectId, year } of subjectsOf(world, count)) {
    const text = (at: number) => `${at < 0 ? '-' : ''}${String(Math.abs(at) || 1).padStart(4, '0')}-00-00 00:00:00`;
    const seconds = (at: number) => (at - 1970) * 31_556_952;
    yield [subjectId, 0, 'life', text(year), text(year + 60), seconds(year), seconds(year + 60)];
  }
}
function* entryRows(world: World, count: number) {
  for (const { subjectId, language, name, disambiguation, summary } of syntheticDocuments(world, count))
    yield [entryId(subjectId, language), subjectId, language, name, disambiguation, summary, 'none'];
}
function* otherNameRows(world: World, count: number) {
  for (const { subjectId, language, otherNames } of syntheticDocuments(world, count))
    for (const [position, name] of otherNames.entries()) yield [entryId(subjectId, language), position, name];
}
