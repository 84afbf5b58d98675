import { sql } from 'kysely';
import type { PublishedRevision } from '../../../kit/registry/publication-hooks.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { copyNewRows } from '../../../kit/database/copy-new.server.ts';
import { copyRows, type CopiedRow } from '../../../kit/database/copy.server.ts';
import { holdLock } from '../../../kit/database/locks.server.ts';
import { parts } from '../../../kit/registry/parts.server.ts';
import type { SearchDocument, SearchSentence } from '../../../kit/search-document.ts';
import { getSearchEngine } from '../../../kit/registry/search-engine.server.ts';
import { groupByType } from '../../../kit/registry/things.server.ts';
import { keysOfName, keysOfReading, type NameKey } from './names.server.ts';
import { joinFields } from '../words/fields.ts';
import { cutIntoPassages, wordsOfHtml } from '../words/passages.server.ts';
import { foldToRuns, PassageWords } from '../words/passage-words.server.ts';
import { partsOfWord, stemmedLanguages, createStemmer, type Stemmer } from './words.server.ts';

/** Increment it when folding or cutting changes: every installation then rebuilds its index after the next start. */
export const indexVersion = 4;

/** Indexes things by their published content. In the transaction that publishes them. */
export async function indexThings(db: Database, thingIds: readonly string[]): Promise<void> {
  const ids = [...new Set(thingIds)];
  await holdLock(db, 'searchIndex'); // transactions write the index one after the other
  const engine = getSearchEngine();
  await engine.forget(db, ids);
  for (const [type, idsOfType] of await groupByType(db, ids))
    if (type.loadSearchDocuments) await engine.index(db, await type.loadSearchDocuments(db, idsOfType));
  await indexSentences(db, ids);
}

/**
 * Indexes the things whose searchable parts were published, and the sentences of things whose data were. In the same
 * transaction. The sentences of things that an import creates or changes follow in `indexSentencesJob`: their relations
 * may not exist yet.
 */
export async function indexPublished(
  db: Database,
  published: readonly PublishedRevision[],
  touched: readonly string[],
): Promise<void> {
  const searched = published.filter(({ part }) => part.searched);
  const ids = searched.filter(({ documents }) => !documents).map(({ thingId }) => thingId);
  const namesBefore = await loadOwnNames(db, ids);
  if (ids.length) await indexThings(db, ids);
  const namesAfter = await loadOwnNames(db, ids);
  const renamedIds = ids.filter((id) => namesBefore.get(id) !== namesAfter.get(id));
  const documents = searched.flatMap((thing) => thing.documents ?? []);
  if (documents.length) {
    await holdLock(db, 'searchIndex');
    await getSearchEngine().index(db, documents);
  }
  await indexChangedSentences(db, published, touched, renamedIds);
}

/** Most revisions published together whose sentences are indexed with them: more are an import. */
const maxIndexedAtOnce = 50;
/** Things with more links than this have other relations to be found by than one that was just published. */
const maxLinks = 300;

async function indexChangedSentences(
  db: Database,
  published: readonly PublishedRevision[],
  touched: readonly string[],
  renamedIds: readonly string[],
): Promise<void> {
  const ofSubjects = published.filter(({ part }) => part.of === 'subject');
  const ids = [...new Set(ofSubjects.filter(({ part }) => !part.searched).map(({ thingId }) => thingId))];
  if (!ofSubjects.length) return;
  if (published.length > maxIndexedAtOnce) {
    await sql`
      update search_index set sentences_to = least(sentences_to, (
        select min(id) - 1 from search_passage where thing_id = any(${ids}) and position = 0))`.execute(db);
    return;
  }
  const ends = ids.length ? await withFewLinks(db, touched) : [];
  const changed = new Set([...ids, ...ends, ...(await findNeighbours(db, renamedIds))]);
  if (!changed.size) return;
  await holdLock(db, 'searchIndex');
  await indexSentences(db, [...changed]);
}

async function withFewLinks(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from subject where id = any(${[...new Set(ids)]}) and weight <= ${maxLinks}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Subjects related to some; not those of subjects with many links. */
async function findNeighbours(db: Database, ids: readonly string[]): Promise<string[]> {
  const few = ids.length ? await withFewLinks(db, ids) : [];
  if (!few.length) return [];
  const { rows } = await sql<{ id: string }>`
    select to_id as id from relation where from_id = any(${few}) union select from_id from relation where to_id = any(${few})`.execute(
    db,
  );
  return withFewLinks(
    db,
    rows.map(({ id }) => id),
  );
}

/** The own names of things in the index, all languages together. */
async function loadOwnNames(db: Database, thingIds: readonly string[]): Promise<Map<string, string>> {
  if (!thingIds.length) return new Map();
  const { rows } = await sql<{ thingId: string; names: string }>`
    select thing_id, string_agg(distinct language || name, ' ') as names from search_name
    where thing_id = any(${[...thingIds]}) and own and at = 0 and form = 'name' group by thing_id`.execute(db);
  return new Map(rows.map(({ thingId, names }) => [thingId, names]));
}

/** Indexes what is left of withdrawn things, and the sentences of things that had a relation to one of them. */
export async function indexWithdrawn(
  db: Database,
  thingIds: readonly string[],
  touched: readonly string[],
): Promise<void> {
  await indexThings(db, thingIds);
  const isWithdrawn = new Set(thingIds);
  await indexSentences(
    db,
    (await withFewLinks(db, touched)).filter((id) => !isWithdrawn.has(id)),
  );
}

/** Indexes the sentences that the parts of things provide. */
export async function indexSentences(db: Database, thingIds: readonly string[]): Promise<void> {
  const sentences: SearchSentence[] = [];
  for (const part of parts) sentences.push(...((await part.loadSentences?.(db, thingIds)) ?? []));
  await getSearchEngine().indexSentences(db, thingIds, sentences);
}

/** Removes all documents of things from the tables. */
export async function forgetThings(db: Database, thingIds: readonly string[]): Promise<void> {
  await sql`delete from search_passage where thing_id = any(${[...thingIds]})`.execute(db);
  await sql`delete from search_name where thing_id = any(${[...thingIds]})`.execute(db);
}

/** Adds documents that are not in the tables yet. */
export async function writeDocuments(db: Database, documents: readonly SearchDocument[]): Promise<void> {
  if (!documents.length) return;
  await writeNames(db, documents);
  await writePassages(db, documents);
}

async function writeNames(db: Database, documents: readonly SearchDocument[]): Promise<void> {
  await copyRows(
    db,
    'search_name',
    ['key', 'form', 'own', 'at', 'type', 'ref', 'thing_id', 'language', 'name'],
    generateNameRows(documents),
  );
}

/** Makes each row when the database requests it. */
function* generateRows<T>(items: readonly T[], make: (item: T) => CopiedRow): Generator<CopiedRow> {
  for (const item of items) yield make(item);
}

/** Makes rows of names while the database takes them. */
function* generateNameRows(documents: readonly SearchDocument[]): Generator<CopiedRow> {
  for (const { type, ref, thingId, language, name, otherNames, pronunciation } of documents) {
    function* put(written: string, isOwnName: boolean, keys: readonly NameKey[]) {
      for (const { key, form, at } of keys)
        yield { key, form, own: isOwnName, at, type, ref, thing_id: thingId, language, name: written };
    }
    yield* put(name, true, keysOfName(name, language));
    for (const other of new Set(otherNames)) yield* put(other, false, keysOfName(other, language));
    if (pronunciation) yield* put(name, true, keysOfReading(pronunciation));
  }
}

async function writePassages(db: Database, documents: readonly SearchDocument[]): Promise<void> {
  const rows = documents.flatMap((document) => {
    const names = {
      own: foldToRuns(document.name),
      others: [...document.otherNames, document.pronunciation, document.disambiguation].flatMap((name) =>
        name ? [foldToRuns(name)] : [],
      ),
    };
    const passages = document.html ? cutIntoPassages(wordsOfHtml(document.html)) : [];
    return [{ text: document.summary, heading: '' }, ...passages].map(({ text, heading }, position) => ({
      document,
      position,
      text,
      names,
      heading: foldToRuns(heading),
      cut: foldToRuns(text),
    }));
  });
  const stemmers = new Map<string, Stemmer>();
  for (const language of stemmedLanguages) {
    const words = rows
      .filter(({ document }) => document.language === language)
      .flatMap((row) =>
        [row.cut, row.heading, row.names.own, ...row.names.others].flatMap(({ runs }) =>
          runs.flatMap((run) => (run.spaced ? partsOfWord(run.text) : [])),
        ),
      );
    stemmers.set(language, await createStemmer(db, language, words));
  }
  const asIs: Stemmer = (word) => word;
  const passage = ({
    document,
    position,
    text,
    names,
    heading,
    cut: { folded, runs },
  }: (typeof rows)[number]): CopiedRow => {
    const words = new PassageWords(stemmers.get(document.language) ?? asIs, position === 0 ? 'C' : 'D');
    words.addName(names.own.runs, 'A');
    for (const { runs: more } of names.others) words.addName(more, 'B');
    words.addName(heading.runs, 'C');
    words.addText(runs);
    const { type, ref, thingId, language } = document;
    return {
      type,
      ref,
      thing_id: thingId,
      language,
      position,
      text,
      folded: joinFields({
        name: names.own.folded,
        otherNames: names.others.map((otherName) => otherName.folded).join('\n'),
        heading: heading.folded,
        text: folded,
      }),
      words: words.toString(),
    };
  };
  await copyNewRows(
    db,
    'search_passage',
    ['type', 'ref', 'thing_id', 'language', 'position', 'text', 'folded', 'words'],
    generateRows(rows, passage),
  );
}
