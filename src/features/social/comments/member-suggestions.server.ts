import { sql } from 'kysely';
import type { Context } from '../../../kit/calls/api.server.ts';
import type { ParsedInputOf, ReplyOf } from '../../../kit/calls/endpoint.ts';
import { rateLimit } from '../../../kit/calls/rate-limit.server.ts';
import * as limits from '../../../rules/limits.ts';
import type * as contract from '../contract.ts';
import { requireTarget } from '../target.server.ts';

/** Maximum number of suggestions. */
const maxSuggestions = 6;
/** Minimum number of letters to suggest members who have not commented here. */
const minLetters = 2;
/** Maximum lookups per member and minute: enough for typing names, but not for reading the list of members. */
const lookupsPerMinute = 90;

/** Members whose name begins with a text: latest commenters on the thing first, then others by name. */
export async function membersNamed(
  { id, type, begins }: ParsedInputOf<typeof contract.membersNamed>,
  { db, member }: Context,
): Promise<ReplyOf<typeof contract.membersNamed>> {
  await rateLimit(db, { key: `members named ${member!.id}`, maxAttempts: lookupsPerMinute, perMs: 60_000 });
  const { thingId } = await requireTarget(db, { id, type });
  const key = begins.toLowerCase();
  const isNamedSo = sql`lower(name) collate "C" >= ${key} and lower(name) collate "C" < ${`${key}\u{10ffff}`}
    and deleted_at is null and id <> ${member!.id}`;
  const commenters = await sql<NamedMember>`
    select id, name, avatar from member where ${isNamedSo} and id in (
      select author_id from (
        select author_id, number from comment where thing_id = ${thingId} and deleted_at is null and hidden_at is null
        order by number desc limit ${limits.comment.page * 5}) said)
    order by lower(name) limit ${maxSuggestions}`.execute(db);
  const others =
    [...key].length < minLetters || commenters.rows.length === maxSuggestions
      ? []
      : (
          await sql<NamedMember>`
            select id, name, avatar from member where ${isNamedSo}
            order by lower(name) collate "C" limit ${maxSuggestions}`.execute(db)
        ).rows;
  const seen = new Set(commenters.rows.map((row) => row.id));
  return {
    members: [...commenters.rows, ...others.filter((other) => !seen.has(other.id))]
      .slice(0, maxSuggestions)
      .map(({ name, avatar }) => ({ name, avatar })),
  };
}

interface NamedMember {
  id: string;
  name: string;
  avatar: string | null;
}
