import { sql } from 'kysely';
import { asJson, type Database } from '../../kit/database/database.server.ts';
import type { PassedRevision } from '../../kit/revision.ts';
import { findPictures } from '../../rules/picture-address.ts';
import { makeReading } from '../reading/face/reading.server.ts';
import { publishPictures, type Credits } from '../media/face/publish-pictures.server.ts';
import { findMentions, cropDetails } from './quotations.server.ts';
import { tripleCoverCount, type ArticleContent } from './rules.ts';

type ArticleRevision = PassedRevision<ArticleContent>;

/** Writes published articles and their mentions. Returns previously mentioned things, whose pages linked to them. */
export async function publishArticles(db: Database, revisions: readonly ArticleRevision[]): Promise<string[]> {
  const ids = revisions.map(({ thingId }) => thingId);
  const credits = await publishPictures(
    db,
    revisions.flatMap(({ thingId: subjectId, content }) => picturesOf(content).map((url) => ({ subjectId, url }))),
    'article',
  );
  const rows = revisions.map((revision) => articleRow(revision, credits));
  await sql`
    update article set title = r.title, kind = r.kind, abstract = r.abstract, content = r.content, reading = r.reading,
      covers = r.covers, revision_id = r.revision_id, published_at = coalesce(article.published_at, now()), changed_at = now()
    from jsonb_populate_recordset(null::article, ${asJson(rows)}) r where article.id = r.id`.execute(db);
  const { rows: before } = await sql<{ thingId: string }>`
    delete from article_mention where article_id = any(${ids}) returning thing_id`.execute(db);
  const mentions = revisions.flatMap(mentionRows);
  await sql`
    insert into article_mention (article_id, thing_id, is_card)
    select m.article_id, m.thing_id, m.is_card from jsonb_populate_recordset(null::article_mention, ${asJson(mentions)}) m
    join thing on thing.id = m.thing_id`.execute(db);
  return before.map(({ thingId }) => thingId);
}

function articleRow({ id, thingId, language, content }: ArticleRevision, credits: Credits) {
  const { name, kind, abstract, body } = content;
  const reading = makeReading(body, language!, credits);
  return {
    id: thingId,
    title: name,
    kind,
    abstract,
    content,
    reading: { ...reading, html: cropDetails(reading.html) },
    covers: coversOf(content),
    revision_id: id,
  };
}

/** Pictures of the cover; an automatic cover takes three from the article if it has as many, otherwise the first. */
function coversOf({ cover: { mode, pictures }, headImage, body }: ArticleContent): string[] {
  if (mode !== 'automatic') return pictures.slice(0, mode === 'three' ? tripleCoverCount : 1);
  const bodyPictures = findPictures(body);
  if (bodyPictures.length >= tripleCoverCount) return bodyPictures.slice(0, tripleCoverCount);
  return [headImage ?? bodyPictures[0]].filter((picture) => picture !== undefined);
}

const picturesOf = ({ cover, headImage, body }: ArticleContent) => [
  ...cover.pictures,
  ...(headImage ? [headImage] : []),
  ...findPictures(body),
];

function mentionRows({ thingId, content }: ArticleRevision) {
  const cards = new Set(content.sections.flatMap((section) => section.cards.map(({ id }) => id)));
  return findMentions(content)
    .filter((id) => id !== thingId)
    .map((id) => ({ article_id: thingId, thing_id: id, is_card: cards.has(id) }));
}

/** Removes the published data of articles and their citations. Returns the things whose pages linked to them. */
export async function withdrawArticles(db: Database, revisions: readonly ArticleRevision[]): Promise<string[]> {
  const ids = revisions.map(({ thingId }) => thingId);
  const { rows } = await sql<{ thingId: string }>`
    select thing_id from article_mention where article_id = any(${ids})
    union select entry.subject_id from cited_article join entry on entry.id = entry_id where article_id = any(${ids})`.execute(
    db,
  );
  await db.deleteFrom('article').where('id', 'in', ids).execute();
  return rows.map(({ thingId }) => thingId);
}
