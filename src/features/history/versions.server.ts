import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { requirePart } from '../../kit/registry/parts.server.ts';
import { entryId } from '../../rules/entry-ids.ts';
import { defaultLanguage, type Language } from '../../rules/languages.ts';
import { loadTranslationSource } from '../../editing/revisions/face/editable-part.server.ts';
import type { Revision } from '../../editing/revisions/revision-contract.ts';

const revisionRows = (db: Database) =>
  db
    .selectFrom('revision')
    .innerJoin('member', 'member.id', 'revision.authorId')
    .leftJoin('origin', 'origin.id', 'revision.originId')
    .select([
      'revision.id',
      'revision.module',
      'revision.thingId as subjectId',
      'revision.language',
      'revision.state',
      'revision.note',
      'revision.withAssistant',
      'revision.createdAt',
      'member.name as author',
    ])
    .select(['origin.id as originId', 'origin.name as originName', 'origin.licence', 'origin.url'])
    .select(
      sql<string | null>`(
      select mended.name from revision base join member mended on mended.id = base.author_id where base.id = revision.base_id and revision.is_mend)`.as(
        'mends',
      ),
    )
    .select(
      sql<boolean>`revision.published and not exists (
      select from revision newer where newer.thing_id = revision.thing_id and newer.module = revision.module and newer.key = revision.key and newer.published
        and newer.language is not distinct from revision.language and newer.publication_number > revision.publication_number)`.as(
        'latest',
      ),
    );
type RevisionRow = Awaited<ReturnType<ReturnType<typeof revisionRows>['execute']>>[number];

const asRevision = (row: RevisionRow): Revision => ({
  id: row.id,
  module: row.module,
  language: row.language,
  author: row.author,
  state: row.state,
  note: row.note,
  withAssistant: row.withAssistant,
  createdAt: row.createdAt.toISOString(),
  latest: row.latest,
  mends: row.mends,
  origin:
    row.originId === null ? null : { id: row.originId, name: row.originName!, licence: row.licence!, url: row.url },
});

/** Published revisions of a thing in a language, newest first. */
export async function revisionsOf(db: Database, thingId: string, language: Language, page: number, size: number) {
  const rows = await revisionRows(db)
    .where('revision.thingId', '=', thingId)
    .where('revision.published', '=', true)
    .where((eb) => eb.or([eb('revision.language', 'is', null), eb('revision.language', '=', language)]))
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy('revision.publicationNumber', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { total: rows[0]?.total ?? 0, revisions: rows.map(asRevision) };
}

/**
 * One revision by its id, or the newest text of an entry by the entry's id; unpublished ones only for their author.
 * Undefined when there is none.
 */
export async function findRevision(
  db: Database,
  id: string,
  {
    authorId,
    language: spoken,
  }: { authorId?: string; /** Language of the version, when the id names an entry. */ language?: Language } = {},
) {
  const namedEntry = await db
    .selectFrom('entry')
    .where('id', '=', id)
    .select(['subjectId', 'language'])
    .executeTakeFirst();
  const entry = namedEntry && (await entryIn(db, namedEntry, spoken));
  const row = await revisionRows(db)
    .select(['revision.content', 'revision.translatedFrom'])
    .where((eb) =>
      entry
        ? eb.and([
            eb('module', '=', 'text'),
            eb('thingId', '=', entry.subjectId),
            eb('revision.language', '=', entry.language),
          ])
        : eb('revision.id', '=', id),
    )
    .where((eb) => (authorId ? eb('authorId', '=', authorId) : eb('published', '=', true)))
    .orderBy(authorId ? sql`coalesce(revision.decided_at, revision.changed_at)` : 'revision.publicationNumber', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const language = row.language ?? defaultLanguage;
  const linked = (await loadLinkedEntries(db, [row.subjectId], language)).get(row.subjectId);
  return {
    ...asRevision(row),
    itemId: linked?.id ?? entryId(row.subjectId, language),
    name: linked?.name ?? '',
    content: requirePart(row.module).prepareForDisplay(row.content),
    translatedFrom: row.translatedFrom === null ? null : await loadTranslationSource(db, row.translatedFrom),
  };
}

/** The entry of the same subject in another language, if there is one. */
async function entryIn(db: Database, entry: { subjectId: string; language: Language }, language?: Language) {
  if (!language || language === entry.language) return entry;
  const other = await db
    .selectFrom('entry')
    .where('subjectId', '=', entry.subjectId)
    .where('language', '=', language)
    .select(['subjectId', 'language'])
    .executeTakeFirst();
  return other ?? entry;
}

/** Authors of published revisions of a subject in a language, most revisions first. */
export const contributorsOf = (db: Database, thingId: string, language: Language) =>
  db
    .selectFrom('revision')
    .innerJoin('member', 'member.id', 'revision.authorId')
    .where('revision.thingId', '=', thingId)
    .where('revision.published', '=', true)
    .where((eb) => eb.or([eb('revision.language', 'is', null), eb('revision.language', '=', language)]))
    .groupBy('member.name')
    .select((eb) => [
      'member.name',
      eb.fn.countAll<number>().as('revisions'),
      eb.fn.max('revision.createdAt').as('lastAt'),
    ])
    .orderBy('revisions', 'desc')
    .orderBy('member.name')
    .execute();
