import { sql } from 'kysely';
import type { Context } from '../../kit/calls/api.server.ts';
import type { ParsedInputOf, ReplyOf } from '../../kit/calls/endpoint.ts';
import { escapeLike } from '../../kit/database/database.server.ts';
import { getSearchEngine } from '../../kit/registry/search-engine.server.ts';
import type * as contract from './contract.ts';
import type { TargetType } from './rules.ts';
import { loadTargetSummaries } from './target.server.ts';

/** The member's favourites; the keyword matches every name in the search index, and the name when added. */
export async function favourites(
  { page, size, type, keyword }: ParsedInputOf<typeof contract.favourites>,
  { db, member, language }: Context,
): Promise<ReplyOf<typeof contract.favourites>> {
  const memberId = member!.id,
    word = keyword?.trim() ?? '';
  let favouriteQuery = db.selectFrom('favourite').where('memberId', '=', memberId);
  if (type) favouriteQuery = favouriteQuery.where('type', '=', type);
  if (word) {
    const thingIds = (await favouriteQuery.select('thingId').execute()).map(({ thingId }) => thingId);
    const matchingIds = [...(await getSearchEngine().filterByName(db, thingIds, word))];
    favouriteQuery = favouriteQuery.where(
      sql<boolean>`(title ilike ${`%${escapeLike(word)}%`} or thing_id = any(${matchingIds}))`,
    );
  }
  const [{ total }, rows, counted] = await Promise.all([
    favouriteQuery.select((from) => from.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    favouriteQuery
      .orderBy('createdAt', 'desc')
      .orderBy('thingId')
      .limit(size)
      .offset((page - 1) * size)
      .select(['thingId', 'type', 'title', 'createdAt'])
      .execute(),
    db
      .selectFrom('favourite')
      .where('memberId', '=', memberId)
      .groupBy('type')
      .select(['type', (from) => from.fn.countAll<number>().as('count')])
      .execute(),
  ]);
  const shownOf = await loadTargetSummaries(db, rows, language);
  return {
    total,
    items: rows.map((row) => ({ ...toListedThing(row, shownOf(row)), createdAt: row.createdAt.toISOString() })),
    kinds: counted.toSorted((a, b) => Number(b.count) - Number(a.count) || (a.type < b.type ? -1 : 1)),
  };
}

/** A row of a member's list: an unpublished thing keeps its name and has no link. */
export const toListedThing = (
  { thingId, type, title }: { thingId: string; type: TargetType; title: string },
  summary: ReturnType<Awaited<ReturnType<typeof loadTargetSummaries>>>,
) => ({
  id: summary?.id ?? thingId,
  type,
  name: summary?.name ?? title,
  disambiguation: summary?.disambiguation ?? null,
  language: summary?.language ?? null,
  href: summary?.href ?? null,
});
