import type { Database } from '../../kit/database/database.server.ts';
import type { SearchDocument } from '../../kit/search-document.ts';
import type { ListedPage, ThingType } from '../../kit/registry/thing-type.server.ts';
import { deleteUnusedThings } from '../../kit/thing-rows.server.ts';
import type { Language } from '../../rules/languages.ts';
import { articleAddress, type ArticleContent } from './rules.ts';

interface Row {
  id: string;
  title: string;
  language: Language;
  abstract: string;
  createdAt: Date;
  changedAt: Date;
}
const selectPublished = (db: Database) =>
  db
    .selectFrom('article')
    .where('publishedAt', 'is not', null)
    .select(['id', 'title', 'language', 'abstract', 'createdAt', 'changedAt', 'content']);

const pageOf = ({ id, title, abstract, language, createdAt, changedAt }: Row): ListedPage => ({
  thingId: id,
  language,
  href: articleAddress(id),
  name: title,
  summary: abstract,
  createdAt,
  changedAt,
});

/** A text that a member wrote under their own name, in one language. */
export const articles: ThingType = {
  type: 'article',

  find: async (db, id) => (await selectPublished(db).where('id', '=', id).executeTakeFirst())?.id ?? null,

  addressId: (thingId) => thingId,

  async loadPublished(db, ids) {
    const rows = await selectPublished(db)
      .where('id', 'in', [...ids])
      .execute();
    return new Map(
      rows.map(({ id, title, language }) => [
        id,
        { thingId: id, id, name: title, disambiguation: null, language, kind: null, href: articleAddress(id) },
      ]),
    );
  },

  async loadSearchDocuments(db, ids) {
    const rows = await selectPublished(db)
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(documentOf);
  },

  listed: {
    async count(db) {
      const { count } = await db
        .selectFrom('article')
        .where('publishedAt', 'is not', null)
        .select((from) => from.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    pages: async (db, { limit, offset }) =>
      (await selectPublished(db).orderBy('id').limit(limit).offset(offset).execute()).map(pageOf),
    async newest(db, language, limit) {
      const rows = await selectPublished(db)
        .where('language', '=', language)
        .orderBy('changedAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(pageOf);
    },
  },

  owned: {
    exported: async (db, memberId) =>
      db
        .selectFrom('article')
        .where('authorId', '=', memberId)
        .orderBy('createdAt')
        .orderBy('id')
        .select(['id as articleId', 'kind', 'language', 'createdAt', 'changedAt'])
        .execute(),
    /** A published article stays under the pseudonym; an article never published is deleted with its last draft. */
    async forget(tx, memberId) {
      const unpublishedArticles = await tx
        .selectFrom('article')
        .where('authorId', '=', memberId)
        .where('publishedAt', 'is', null)
        .select('id')
        .execute();
      await deleteUnusedThings(
        tx,
        unpublishedArticles.map(({ id }) => id),
      );
    },
  },
};

/** The search document of an article: its title, abstract, text and the headings and notes of its cards. */
function documentOf({
  id,
  title,
  language,
  abstract,
  content,
}: Row & { content: ArticleContent | null }): SearchDocument {
  const gathered = (content?.sections ?? []).map(
    ({ title: heading, words, cards }) =>
      `<h2>${escapeHtml(heading)}</h2><p>${escapeHtml([words, ...cards.map((card) => card.words)].join(' '))}</p>`,
  );
  return {
    type: 'articles',
    ref: id,
    thingId: id,
    language,
    name: title,
    otherNames: [],
    pronunciation: null,
    disambiguation: null,
    summary: abstract,
    html: [content?.body ?? '', ...gathered].join('\n'),
  };
}
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
