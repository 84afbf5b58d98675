import { sql } from 'kysely';
import type { Context } from '../../../kit/calls/api.server.ts';
import type { ParsedInputOf, ReplyOf } from '../../../kit/calls/endpoint.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import type * as contract from '../contract.ts';
import type { Anchor, Comment, Piece, Thread } from '../contract.ts';
import { countsOf } from '../face/counts.server.ts';
import { commentAddressOnPage, joinPageAddress, isEditable, type CommentOrder, type TargetType } from '../rules.ts';
import { loadTargetSummaries, requireTarget } from '../target.server.ts';
import type { StoredPiece } from './pieces.ts';

type Reader = Pick<Context, 'member' | 'language'>;
interface Row {
  id: string;
  thingId: string;
  type: TargetType;
  authorId: string;
  author: string | null;
  avatar: string | null;
  body: StoredPiece[];
  language: Language;
  anchor: Anchor | null;
  answersId: string | null;
  answersAuthor: string | null;
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  hiddenAt: Date | null;
  hideReason: string | null;
}

/** Comments for one reader, in the order of the ids. */
export async function loadComments(db: Database, ids: readonly string[], reader: Reader): Promise<Comment[]> {
  if (!ids.length) return [];
  const { rows } = await sql<Row>`
    select c.id, c.thing_id, c.type, c.author_id, c.body, c.language, c.anchor, c.created_at, c.edited_at, c.deleted_at,
      c.hidden_at, c.hide_reason, author.avatar, case when author.deleted_at is null then author.name end as author,
      parent.id as answers_id, case when answered.deleted_at is null then answered.name end as answers_author
    from unnest(${[...ids]}::text[]) with ordinality asked (id, place) join comment c on c.id = asked.id
    join member author on author.id = c.author_id
    left join comment parent on parent.id = c.parent_id
    left join member answered on answered.id = parent.author_id
    order by asked.place`.execute(db);
  const [nameLookup, countOf, liked, pageOf] = await Promise.all([
    loadMentionNames(db, rows, reader.language),
    countsOf(db, ids),
    loadLikedIds(db, ids, reader.member?.id ?? null),
    // Only anchored comments need the address of their page.
    loadTargetSummaries(
      db,
      rows.filter(({ anchor }) => anchor),
      reader.language,
    ),
  ]);
  return rows.map((row) =>
    toComment(row, reader, {
      nameLookup,
      page: pageOf(row)?.href ?? null,
      likes: countOf(row.id).like,
      liked: liked.has(row.id),
    }),
  );
}

type MentionNames = Awaited<ReturnType<typeof loadMentionNames>>;

function toComment(
  row: Row,
  { member }: Reader,
  { nameLookup, page, likes, liked }: { nameLookup: MentionNames; page: string | null; likes: number; liked: boolean },
): Comment {
  const isOwn = row.authorId === member?.id,
    isHidden = row.hiddenAt !== null,
    mayRead = !isHidden || isOwn || (member !== null && member.role !== 'member');
  const { anchor } = row;
  return {
    id: row.id,
    author: row.author === null || row.deletedAt ? null : { name: row.author, avatar: row.avatar },
    state: row.deletedAt ? 'deleted' : isHidden ? 'hidden' : 'shown',
    hideReason: row.hideReason,
    body: mayRead ? row.body.map((piece) => toPiece(piece, nameLookup)) : [],
    language: row.language,
    anchor: anchor && page !== null && mayRead ? { ...anchor, href: joinPageAddress(page, anchor.address) } : null,
    answers: row.answersId === null ? null : { id: row.answersId, author: row.answersAuthor },
    createdAt: row.createdAt.toISOString(),
    edited: row.editedAt !== null,
    likes,
    liked,
    mine: isOwn,
    source:
      isOwn && !isHidden && !row.deletedAt && isEditable(row.createdAt, new Date(), limits.comment.editMinutes)
        ? row.body.map((piece) => sourceOf(piece, nameLookup)).join('')
        : null,
  };
}

/** Current names of the members and entries that comments mention. */
async function loadMentionNames(db: Database, rows: readonly Row[], language: Language) {
  const pieces = rows.flatMap(({ body }) => body).filter((piece) => typeof piece === 'object');
  const ids = [...new Set(pieces.flatMap((piece) => ('member' in piece ? [piece.member] : [])))];
  const [members, entries] = await Promise.all([
    ids.length
      ? db.selectFrom('member').where('id', 'in', ids).where('deletedAt', 'is', null).select(['id', 'name']).execute()
      : [],
    loadLinkedEntries(
      db,
      pieces.flatMap((piece) => ('entry' in piece ? [piece.entry] : [])),
      language,
    ),
  ]);
  return { members: new Map(members.map(({ id, name }) => [id, name])), entries };
}

const toPiece = (piece: StoredPiece, { members, entries }: MentionNames): Piece => {
  if (typeof piece === 'string') return { text: piece };
  if ('member' in piece) return { member: members.get(piece.member) ?? null };
  if ('link' in piece) return piece;
  const entry = entries.get(piece.entry);
  return { entry: { name: piece.name, href: entry ? entryAddress(entry.id) : null } };
};

const sourceOf = (piece: StoredPiece, { members }: MentionNames): string => {
  if (typeof piece === 'string') return piece;
  if ('member' in piece) return `@${members.get(piece.member) ?? '…'}`;
  return 'link' in piece ? piece.link : `[[${piece.entry}|${piece.name}]]`;
};

async function loadLikedIds(db: Database, ids: readonly string[], memberId: string | null): Promise<Set<string>> {
  if (memberId === null) return new Set();
  const rows = await db
    .selectFrom('thingLike')
    .where('memberId', '=', memberId)
    .where('thingId', 'in', [...ids])
    .select('thingId')
    .execute();
  return new Set(rows.map(({ thingId }) => thingId));
}

const orders = {
  newest: sql`number desc`,
  oldest: sql`number`,
  liked: sql`likes desc, number desc`,
} as const satisfies Record<CommentOrder, unknown>;

/** A page of threads; a requested comment's thread precedes those of the first page. */
export async function listComments(
  { id, type, order, page, size, comment, named: needsName }: ParsedInputOf<typeof contract.comments>,
  context: Context,
): Promise<ReplyOf<typeof contract.comments>> {
  const { db } = context;
  const target = await requireTarget(db, { id, type }),
    { thingId } = target;
  const requestedRoot = comment === undefined ? null : await rootOf(db, thingId, comment);
  const { rows } = await sql<{ id: string }>`
    select id from comment where thing_id = ${thingId} and root_id is null
    order by ${orders[order]} limit ${size + 1} offset ${(page - 1) * size}`.execute(db);
  const listed = rows.slice(0, size).map((row) => row.id);
  const roots =
    requestedRoot === null
      ? listed
      : [...(page === 1 ? [requestedRoot] : []), ...listed.filter((root) => root !== requestedRoot)];
  const about = needsName ? (await loadTargetSummaries(db, [target], context.language))(target) : null;
  return {
    about: about && { name: about.name, language: about.language, href: about.href },
    more: rows.length > size,
    total: (await countsOf(db, [thingId]))(thingId).comment,
    items: await threadsOf(db, roots, requestedRoot === null ? null : comment!, context),
  };
}

async function rootOf(db: Database, thingId: string, commentId: string): Promise<string | null> {
  const { rows } = await sql<{ root: string }>`
    select coalesce(root_id, id) as root from comment where id = ${commentId} and thing_id = ${thingId}`.execute(db);
  return rows[0]?.root ?? null;
}

/** Threads with their first answers, and the requested one. */
async function threadsOf(db: Database, roots: readonly string[], requestedId: string | null, reader: Reader) {
  const { rows } = await sql<{ id: string; rootId: string; replies: number }>`
    select answer.id, answer.root_id from unnest(${[...roots]}::text[]) root (id) cross join lateral (
      (select id, root_id, number from comment where root_id = root.id order by number limit ${limits.comment.answers})
      union select id, root_id, number from comment where id = ${requestedId}::text and root_id = root.id
    ) answer order by answer.number`.execute(db);
  const [comments, countOf] = await Promise.all([
    loadComments(db, [...roots, ...rows.map(({ id }) => id)], reader),
    countsOf(db, roots),
  ]);
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const byRoot = Map.groupBy(rows, ({ rootId }) => rootId);
  return roots.flatMap((id): Thread[] => {
    const root = byId.get(id);
    const first = (byRoot.get(id) ?? []).flatMap((answer) => byId.get(answer.id) ?? []);
    return root ? [{ ...root, replies: Math.max(countOf(id).comment, first.length), first }] : [];
  });
}

/** The answers of a thread, flat: each names the comment it answers. */
export async function listReplies(
  { id, page, size }: ParsedInputOf<typeof contract.replies>,
  context: Context,
): Promise<ReplyOf<typeof contract.replies>> {
  const { db } = context;
  const root = await db
    .selectFrom('comment')
    .where('id', '=', id)
    .where('rootId', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!root) fail('commentNotFound');
  const rows = await db
    .selectFrom('comment')
    .where('rootId', '=', id)
    .orderBy('number')
    .limit(size + 1)
    .offset((page - 1) * size)
    .select('id')
    .execute();
  return {
    more: rows.length > size,
    items: await loadComments(
      db,
      rows.slice(0, size).map((row) => row.id),
      context,
    ),
  };
}

/** Address of the page that shows a comment. */
export async function whereComment(
  { id }: ParsedInputOf<typeof contract.whereComment>,
  { db, language }: Context,
): Promise<{ href: string }> {
  const row = await db.selectFrom('comment').where('id', '=', id).select(['thingId', 'type']).executeTakeFirst();
  const summary = row && (await loadTargetSummaries(db, [row], language))(row);
  return summary ? { href: commentAddressOnPage(summary.href, id) } : fail('commentNotFound');
}
