import { sql } from 'kysely';
import type { Context } from '../../../kit/calls/api.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { getSearchEngine } from '../../../kit/registry/search-engine.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { cleanWords } from '../../../rules/text/comment-text.ts';
import { textLength } from '../../../rules/text-width.ts';
import { loadTerms } from '../../../editing/revisions/face/cached-terms.server.ts';
import { findMentionCandidates, piecesOf, type StoredPiece } from './pieces.ts';

/** Maximum numbers of members mentioned and entries linked in one comment. */
const maxMentions = 20;

/** Whether a member's account is so new that stricter limits apply. */
export async function isNewcomer(db: Database, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from member where id = ${memberId} and created_at > now() - ${limits.newcomer.days} * interval '1 day'`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * A comment's text, sanitized and split into pieces. Fails with `badInput` when it is empty or too long, with
 * `prohibitedContent`, and with `tooManyLinks` for newcomers.
 */
export async function parseCommentText(
  { db, visitor, language }: Context,
  written: string,
  isNew: boolean,
): Promise<StoredPiece[]> {
  const text = cleanWords(written);
  if (text === '') fail('badInput', { field: 'reply', reason: 'empty' });
  if (textLength(text) > limits.comment.length) fail('badInput', { field: 'reply', reason: 'length' });
  const [prohibited] = (await loadTerms(db)).terms.find(text, 1);
  if (prohibited) fail('prohibitedContent', { field: 'reply', term: text.slice(prohibited.from, prohibited.until) });
  const { names, entries, links } = findMentionCandidates(text, visitor.origin);
  if (isNew && links > limits.newcomer.links) fail('tooManyLinks', { most: limits.newcomer.links });
  return piecesOf(text, {
    origin: visitor.origin,
    members: await findMembersByName(db, names),
    entries: await findEntriesByKey(db, entries.slice(0, maxMentions), language),
  });
}

async function findMembersByName(db: Database, names: readonly string[]): Promise<Map<string, string>> {
  if (!names.length) return new Map();
  const { rows } = await sql<{ name: string; id: string }>`
    select lower(name) as name, id from member where lower(name) = any(${[...names]}) and deleted_at is null
    limit ${maxMentions}`.execute(db);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** Entries by id, or by name in the writer's language, else in another; the best linked of several. */
async function findEntriesByKey(db: Database, keys: readonly string[], language: Language) {
  if (!keys.length) return new Map<string, { id: string; name: string }>();
  const matches = await getSearchEngine().findByName(db, keys, { type: 'entries' });
  const { rows } = await sql<{ asked: string; id: string; name: string }>`
    select distinct on (asked.key) asked.key as asked, found.subject_id as id, coalesce(mine.name, found.name) as name
    from unnest(${[...keys]}::text[]) asked (key)
    cross join lateral (
      select entry.*, 0 as way from entry where id = asked.key
      union all select entry.*, 1 from entry where subject_id = asked.key
      union all select entry.*, 2
        from unnest(${matches.map(({ requestedName }) => requestedName)}::text[], ${matches.map(({ ref }) => ref)}::text[]) document (key, ref)
        join entry on entry.id = document.ref where document.key = asked.key
    ) found
    join subject on subject.id = found.subject_id
    left join entry mine on mine.subject_id = found.subject_id and mine.language = ${language}
    order by asked.key, way, found.language = ${language} desc, subject.weight desc, found.id`.execute(db);
  return new Map(rows.map(({ asked: key, ...entry }) => [key, entry]));
}
