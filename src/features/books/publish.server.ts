import { sql } from 'kysely';
import { copyNewRows } from '../../kit/database/copy-new.server.ts';
import { copyRows, type CopiedRow } from '../../kit/database/copy.server.ts';
import { asJson, type Database } from '../../kit/database/database.server.ts';
import type { PassedRevision } from '../../kit/revision.ts';
import { defaultLanguage, selectTranslation } from '../../rules/languages.ts';
import { toDisplayName } from '../../rules/names.ts';
import { isbnDigits } from '../../rules/source-identifiers.ts';
import { centuryOf } from '../../rules/time/centuries.ts';
import { recordBounds, yearOfSecond } from '../../rules/time/historical-time.ts';
import { publishPictures } from '../media/face/publish-pictures.server.ts';
import { isDrawnPage } from './drawn/rules.ts';
import { readPartKey, type BookContent, type BookFacts, type ChapterContent } from './rules.ts';
import { extractChapterText, type ChapterWithText } from './safe-segment.ts';

/** Publishes books: facts, witnesses, contents. Returns the previous works and authors, whose pages change, too. */
export async function publishBooks(db: Database, revisions: readonly PassedRevision<BookContent>[]): Promise<string[]> {
  const ids = revisions.map(({ thingId }) => thingId);
  const before = await db.selectFrom('book').where('id', 'in', ids).select(['workId', 'authors']).execute();
  await sql`
    insert into book (${sql.raw(columns.join(', '))})
    select ${sql.raw(columns.join(', '))} from jsonb_populate_recordset(null::book, ${asJson(revisions.map(bookRow))})
    on conflict (id) do update set ${sql.raw(columns.map((name) => `${name} = excluded.${name}`).join(', '))}, changed_at = now()`.execute(
    db,
  );
  await db.deleteFrom('bookWitness').where('bookId', 'in', ids).execute();
  await db.deleteFrom('bookChapter').where('bookId', 'in', ids).execute();
  await copyRows(db, 'book_witness', witnessColumns, revisions.flatMap(witnessRows));
  await copyRows(db, 'book_chapter', chapterColumns, revisions.flatMap(chapterRows));
  await publishPictures(
    db,
    revisions.flatMap(({ thingId: subjectId, content }) =>
      content.facts.cover ? [{ subjectId, url: content.facts.cover }] : [],
    ),
  );
  return before.flatMap(({ workId, authors }) => (workId ? [workId, ...authors] : authors));
}

const columns = [
  'id',
  'work_id',
  'facts',
  'volumes',
  'title',
  'titles',
  'genre',
  'language',
  'dynasty',
  'authors',
  'tags',
  'isbns',
  'earliest',
  'latest',
  'century',
  'revision_id',
];
function bookRow({ id, thingId, content: { work, facts, volumes } }: PassedRevision<BookContent>) {
  const time = facts.writing && recordBounds(facts.writing);
  return {
    id: thingId,
    work_id: work,
    facts,
    volumes,
    title: toDisplayName(facts.title),
    titles: facts.titles,
    genre: facts.genre,
    language: facts.language,
    dynasty: selectTranslation(facts.dynasty, defaultLanguage)?.value ?? null,
    authors: authorKeys(facts),
    tags: facts.tags,
    isbns: [facts.isbn10, facts.isbn13].flatMap((isbn) => (isbn ? isbnDigits(isbn) : [])),
    earliest: time?.earliest ?? null,
    latest: time?.latest ?? null,
    century: time ? centuryOf(yearOfSecond(time.earliest)) : null,
    revision_id: id,
  };
}
/** The key by which an author is counted: the subject of their entry, or else their name. */
const authorKeys = ({ bookAuthors }: BookFacts) => [
  ...new Set(bookAuthors.map(({ name, itemId }) => itemId ?? name).filter(Boolean)),
];

const witnessColumns = [
  'book_id',
  'witness',
  'position',
  'kind',
  'language',
  'direction',
  'vertical',
  'translator',
  'edition',
  'editions',
  'licence',
  'source_url',
];
const witnessRows = ({ thingId, content }: PassedRevision<BookContent>): CopiedRow[] =>
  content.witnesses.map((witness, position) => ({
    book_id: thingId,
    witness: witness.key,
    position,
    kind: witness.kind,
    language: witness.language,
    direction: witness.direction ?? null,
    vertical: witness.vertical ?? false,
    translator: witness.translator,
    edition: witness.edition,
    editions: witness.editions ?? {},
    licence: witness.licence,
    source_url: witness.sourceUrl,
  }));

const chapterColumns = ['book_id', 'volume', 'volume_title', 'volume_titles', 'chapter', 'title', 'titles', 'ordinal'];
function chapterRows({ thingId, content: { volumes } }: PassedRevision<BookContent>): CopiedRow[] {
  let ordinal = 0;
  return volumes.flatMap((volume) =>
    volume.chapters.map(({ key, title, titles }) => ({
      book_id: thingId,
      volume: volume.key,
      volume_title: volume.title,
      volume_titles: volume.titles ?? {},
      chapter: key,
      title,
      titles: titles ?? {},
      ordinal: ordinal++,
    })),
  );
}

/** Deletes the books; their chapters are withdrawn separately. */
export async function withdrawBooks(db: Database, revisions: readonly PassedRevision<BookContent>[]): Promise<void> {
  await db
    .deleteFrom('book')
    .where(
      'id',
      'in',
      revisions.map(({ thingId }) => thingId),
    )
    .execute();
}

type PassedChapter = PassedRevision<ChapterContent>;
type StoredChapter = Pick<PassedChapter, 'thingId' | 'key'> & { content: ChapterWithText };

/** Publishes chapters, replacing each whole. */
export async function publishChapters(db: Database, revisions: readonly PassedChapter[]): Promise<void> {
  await deleteChapterContent(db, revisions);
  await publishNewChapters(db, revisions);
}

/** Publishes chapters that have no rows yet. */
export async function publishNewChapters(db: Database, revisions: readonly PassedChapter[]): Promise<void> {
  const chapters = revisions.map(({ thingId, key, content }): StoredChapter => ({
    thingId,
    key,
    content: extractChapterText(content),
  }));
  await copyNewRows(db, 'book_segment', segmentColumns, generateRows(chapters, segmentRows));
  await copyNewRows(db, 'book_page', pageColumns, generateRows(chapters, pageRows));
  await publishPictures(
    db,
    chapters.flatMap(({ thingId: subjectId, content }) =>
      content.pages.flatMap(({ image }) => (image && !isDrawnPage(image) ? [{ subjectId, url: image }] : [])),
    ),
  );
}

export async function withdrawChapters(db: Database, revisions: readonly PassedChapter[]): Promise<void> {
  await deleteChapterContent(db, revisions);
}

async function deleteChapterContent(db: Database, revisions: readonly PassedChapter[]): Promise<void> {
  const keys = revisions.map(({ thingId, key }) => ({ book_id: thingId, ...readPartKey(key) }));
  const these = sql`using jsonb_to_recordset(${asJson(keys)}) as k (book_id text, chapter text, witness text)
      where t.book_id = k.book_id and t.chapter = k.chapter and t.witness = k.witness`;
  await sql`delete from book_segment t ${these}`.execute(db);
  await sql`delete from book_page t ${these}`.execute(db);
}

/** Generates rows while the database consumes them. */
function* generateRows<T>(items: readonly T[], rows: (item: T) => Iterable<CopiedRow>): Generator<CopiedRow> {
  for (const item of items) yield* rows(item);
}

const segmentColumns = [
  'book_id',
  'chapter',
  'witness',
  'segment',
  'ordinal',
  'kind',
  'html',
  'text',
  'notes',
  'notes_text',
  'aligned',
];
function* segmentRows({ thingId, key, content }: StoredChapter): Generator<CopiedRow> {
  const place = { book_id: thingId, ...readPartKey(key) };
  for (const [ordinal, segment] of content.segments.entries()) {
    yield {
      ...place,
      segment: segment.id,
      ordinal,
      kind: segment.kind,
      html: segment.html,
      text: segment.text,
      notes: segment.notes ?? [],
      notes_text: segment.notesText,
      aligned: segment.aligned ? toArrayLiteral(segment.aligned) : null,
    };
  }
}

const pageColumns = ['book_id', 'chapter', 'witness', 'ordinal', 'image', 'canvas', 'label', 'segments'];
function* pageRows({ thingId, key, content }: StoredChapter): Generator<CopiedRow> {
  const place = { book_id: thingId, ...readPartKey(key) };
  for (const [ordinal, { image, canvas, label, segments }] of content.pages.entries())
    yield { ...place, ordinal, image, canvas, label, segments: toArrayLiteral(segments) };
}

/** Formats an array of ids for PostgreSQL; ids contain no quotes, commas or braces. */
const toArrayLiteral = (ids: readonly string[]) => `{${ids.map((id) => `"${id}"`).join(',')}}`;

/** Ids of the original's segments that a chapter's translation is aligned with; null for none. */
export async function loadOriginalSegments(db: Database, bookId: string, key: string): Promise<string[] | null> {
  const place = readPartKey(key);
  const { rows } = await sql<{ segment: string }>`
    select segment from book_segment join book_witness using (book_id, witness)
    where book_id = ${bookId} and chapter = ${place?.chapter ?? ''} and book_witness.kind = 'original'
      and witness <> ${place?.witness ?? ''}`.execute(db);
  return rows.length ? rows.map(({ segment }) => segment) : null;
}
