import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { timeOf, type TimeColumns } from '../../kit/database/time-columns.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { fail } from '../../rules/errors.ts';
import { fallbackOrder, type InLanguages, type Language } from '../../rules/languages.ts';
import { countWords } from '../../rules/text-width.ts';
import { toPlainText } from '../../rules/safe-html.ts';
import { loadCards } from './cards/cards.server.ts';
import type { ArticleDetail, DescribedArticle, ListedArticle } from './contract.ts';
import * as articleLimits from './limits.ts';
import { emptyArticle, type ArticleKind } from './rules.ts';

const selectPublished = (db: Database) =>
  db
    .selectFrom('article')
    .innerJoin('member', 'member.id', 'article.authorId')
    .where('article.publishedAt', 'is not', null)
    .select(['article.id', 'title', 'kind', 'article.language', 'abstract', 'covers', 'publishedAt'])
    .select('member.name as author');
type Row = Omit<ListedArticle, 'publishedAt'> & { publishedAt: Date | null };
const toListedArticle = ({ publishedAt, ...row }: Row): ListedArticle => ({
  ...row,
  publishedAt: publishedAt!.toISOString(),
});

/** An article with everything that its page shows, and the ids of the things shown. Fails with `articleNotFound`. */
export async function loadArticleDetail(
  db: Database,
  id: string,
  reader: Language,
): Promise<{ detail: ArticleDetail; shows: string[] }> {
  const row =
    (await selectPublished(db)
      .where('article.id', '=', id)
      .select(['content', 'reading', 'article.changedAt'])
      .executeTakeFirst()) ?? fail('articleNotFound');
  const { content: publishedContent, reading, changedAt, ...head } = row;
  const content = publishedContent ?? emptyArticle('normal');
  const sections = content.kind === 'theme' ? content.sections : [];
  const cardIds = sections.flatMap(({ cards }) => cards.map((card) => card.id));
  const [cards, citing] = await Promise.all([loadCards(db, cardIds, reader), loadCitingEntries(db, id, reader)]);
  const byId = new Map(cards.map((card) => [card.itemId, card]));
  const { type, authorName, siteName, originalUrl, headImage } = content;
  return {
    shows: [id, ...cardIds, ...citing.map(({ subjectId }) => subjectId)],
    detail: {
      ...toListedArticle(head),
      type,
      authorName,
      siteName,
      originalUrl,
      headImage,
      html: reading?.html ?? '',
      notes: reading?.notes ?? [],
      contents: reading?.contents ?? [],
      sections: sections.map(({ title, words, cards: gathered }) => ({
        title,
        words,
        cards: gathered.flatMap((card) => {
          const thing = byId.get(card.id);
          return thing ? [{ ...thing, words: card.words }] : [];
        }),
      })),
      words: countWords(toPlainText(content.body)),
      changedAt: changedAt.toISOString(),
      citedBy: citing.map(({ subjectId: _subjectId, ...entry }) => entry),
    },
  };
}

/** The entries that cite an article: for each subject the one nearest to the reader's language. */
const loadCitingEntries = async (db: Database, articleId: string, reader: Language) =>
  db
    .selectFrom('citedArticle')
    .innerJoin('entry', 'entry.id', 'citedArticle.entryId')
    .where('articleId', '=', articleId)
    .distinctOn('entry.subjectId')
    .orderBy('entry.subjectId')
    .orderBy(sql`array_position(${[...fallbackOrder(reader)]}::text[], entry.language)`)
    .limit(articleLimits.pageSize)
    .select(['entry.id', 'entry.name', 'entry.language', 'reason', 'entry.subjectId'])
    .execute();

/** Articles that a subject's entries cite or that name the subject; the reader's language first, then newest first. */
export async function loadArticlesOfSubject(db: Database, subjectId: string, reader: Language) {
  const { rows } = await sql<Row & { reason: string | null; total: number }>`
    with named as (
      select article_id, null as reason from article_mention where thing_id = ${subjectId}
      union all
      select article_id, reason from cited_article join entry on entry.id = entry_id where entry.subject_id = ${subjectId}
    ), once as (select article_id, max(reason) as reason from named group by article_id)
    select article.id, title, kind, article.language, abstract, covers, published_at, member.name as author, once.reason,
      count(*) over ()::int as total
    from once join article on article.id = once.article_id join member on member.id = article.author_id
    where published_at is not null
    order by article.language <> ${reader}, published_at desc, article.id limit ${articleLimits.pageSize}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    articles: rows.map(({ total: _total, reason, ...row }) => ({ ...toListedArticle(row), reason })),
  };
}

/** The newest articles in the reader's language, or all of one member in any language. */
export async function loadNewestArticles(
  db: Database,
  {
    authorId,
    kind,
    title,
    page,
    size,
  }: { authorId: string | null; kind?: ArticleKind; title?: string; page: number; size: number },
  reader: Language,
): Promise<{ total: number; articles: DescribedArticle[] }> {
  const rows = await selectPublished(db)
    .where((where) => (authorId ? where('article.authorId', '=', authorId) : where('article.language', '=', reader)))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(title !== undefined, (query) => query.where(sql`lower(title)`, '=', title!.toLowerCase()))
    .select((from) => from.fn.countAll<number>().over().as('total'))
    .select('content')
    .orderBy('publishedAt', 'desc')
    .orderBy('article.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const subjects = await loadMentionedSubjects(
    db,
    rows.map(({ id }) => id),
    reader,
  );
  return {
    total: Number(rows[0]?.total ?? 0),
    articles: rows.map(({ total: _total, content, ...row }) => ({
      ...toListedArticle(row),
      words: countWords(toPlainText(content?.body ?? '')),
      gathered: content?.kind === 'theme' ? content.sections.flatMap(({ cards }) => cards).length : 0,
      subjects: subjects.get(row.id) ?? [],
    })),
  };
}

/** Most subjects that the card of an article draws. */
const maxSubjects = 8;

/** The best linked subjects that articles mention, in the order of time. */
async function loadMentionedSubjects(db: Database, articleIds: readonly string[], reader: Language) {
  const { rows } = await sql<
    TimeColumns & {
      articleId: string;
      subjectId: string;
      latitude: number | null;
      longitude: number | null;
      placeName: InLanguages | null;
    }
  >`
    select m.article_id, m.subject_id, s.latitude, s.longitude, s.place_name, t.*
    from (
      select article_id, thing_id as subject_id, row_number() over (partition by article_id order by l.rank, thing_id) as place
      from article_mention join listed_subject l on l.subject_id = thing_id where article_id = any(${[...articleIds]})) m
    join subject s on s.id = m.subject_id
    left join lateral (
      select start_time, end_time, start_note, end_note, earliest, latest from subject_time
      where subject_id = s.id order by position limit 1) t on true
    where m.place <= ${maxSubjects} order by t.earliest nulls last, s.id`.execute(db);
  const entries = await loadLinkedEntries(
    db,
    rows.map(({ subjectId }) => subjectId),
    reader,
  );
  const byArticle = new Map<string, DescribedArticle['subjects']>();
  for (const { articleId, subjectId, latitude, longitude, placeName, ...time } of rows) {
    const entry = entries.get(subjectId);
    if (!entry) continue;
    const place = latitude === null || longitude === null ? null : { latitude, longitude, name: placeName ?? {} };
    const subjects = byArticle.get(articleId) ?? [];
    byArticle.set(articleId, [...subjects, { ...entry, time: timeOf(time), place }]);
  }
  return byArticle;
}

/** A member for the page of their articles; undefined if the name is unknown. */
export const findAuthorByName = (db: Database, name: string) =>
  db.selectFrom('member').where('name', '=', name).select(['id', 'name', 'signature', 'avatar']).executeTakeFirst();
