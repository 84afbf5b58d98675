import { sql } from 'kysely';
import { implement } from '../../../kit/calls/api.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { claimedStates, publishedStates } from '../../../rules/revision-states.ts';
import * as limits from '../../../rules/limits.ts';
import { loadSummaries } from '../../../kit/registry/things.server.ts';
import * as contract from './contract.ts';

/** States that the overview counts. */
const states = ['draft', 'not passed', 'submitted', ...claimedStates, ...publishedStates];

export const overviewCalls = implement(contract, {
  async overview(_, { db, member }) {
    const { id } = member!;
    // A bundle counts once: facts submitted with a text are subtracted. Both counts are read from an index alone, even
    // for a hundred thousand revisions; sorting them by bundle would read each row.
    const waiting = ['submitted', ...claimedStates];
    const { rows } = await sql<Record<'unread' | 'drafts' | 'waiting' | 'rejected' | 'published', number>>`
      with by_state as (
        select state, count(*) as count from revision where author_id = ${id} and origin_id is null group by state
        union all
        select facts.state, -count(*) from revision facts
        join revision text on text.bundle_id = facts.bundle_id and text.author_id = ${id} and text.origin_id is null
          and text.module = 'text' and text.state = any(${states})
        where facts.author_id = ${id} and facts.origin_id is null and facts.module = 'facts' and facts.state = any(${states})
        group by facts.state)
      select coalesce(sum(count) filter (where state = 'draft'), 0)::integer as drafts,
        coalesce(sum(count) filter (where state = any(${waiting})), 0)::integer as waiting,
        coalesce(sum(count) filter (where state = 'not passed'), 0)::integer as rejected,
        coalesce(sum(count) filter (where state = any(${publishedStates})), 0)::integer as published,
        (select count(*)::integer from message where member_id = ${id} and not read) as unread
      from by_state`.execute(db);
    return rows[0]!;
  },

  async contributions(_, { db, member, language }) {
    const { things, ...sums } = await effectOf(db, member!.id);
    const summaries = await loadSummaries(
      db,
      things.map(({ thingId }) => thingId),
      language,
    );
    return {
      ...sums,
      things: things.flatMap(({ thingId, read, cited }) => {
        const thing = summaries.get(thingId);
        return thing ? [{ name: thing.name, language: thing.language, href: thing.href, read, cited }] : [];
      }),
    };
  },
});

interface Effect {
  months: { month: string; published: number; read: number }[];
  published: number;
  read: number;
  cited: number;
  things: { thingId: string; read: number; cited: number }[];
}

/** Cached effects by member: the count is slow for a member with a hundred thousand revisions. */
const effectCache = new WeakMap<Database, Map<string, { at: number; effect: Promise<Effect> }>>();

async function effectOf(db: Database, memberId: string): Promise<Effect> {
  const effectsByMember = effectCache.get(db) ?? new Map<string, { at: number; effect: Promise<Effect> }>();
  effectCache.set(db, effectsByMember);
  const before = effectsByMember.get(memberId);
  if (before && Date.now() - before.at < limits.effect.keptMs) return before.effect;
  effectsByMember.delete(memberId);
  if (effectsByMember.size >= limits.effect.members) effectsByMember.delete(effectsByMember.keys().next().value!);
  const effect = countEffect(db, memberId);
  effectsByMember.set(memberId, { at: Date.now(), effect });
  effect.catch(() => effectsByMember.delete(memberId));
  return effect;
}

/** Reads of a thing count from the day of the member's first publication of it. */
async function countEffect(db: Database, memberId: string): Promise<Effect> {
  const { rows } = await sql<{ effect: Effect }>`
    with mine as materialized (
      select thing_id, (coalesce(decided_at, created_at) at time zone 'utc')::date as day from revision
      where author_id = ${memberId} and published),
    things as (select thing_id, min(day) as since from mine group by thing_id),
    counted as materialized (
      select p.thing_id, to_char(p.day, 'YYYY-MM') as month, sum(p.views) as views, sum(p.cites) as cites
      from things join page_day p on p.thing_id = things.thing_id and p.day >= things.since group by 1, 2),
    months as (
      select to_char(date_trunc('month', now() at time zone 'utc') - n * interval '1 month', 'YYYY-MM') as month
      from generate_series(0, 11) n)
    select json_build_object(
      'months', (select json_agg(m order by month) from (
        select month, (select count(*) from mine where to_char(day, 'YYYY-MM') = months.month) as published,
          coalesce((select sum(views) from counted where counted.month = months.month), 0) as read from months) m),
      'published', (select count(*) from mine),
      'read', (select coalesce(sum(views), 0) from counted),
      'cited', (select coalesce(sum(cites), 0) from counted),
      'things', (select coalesce(json_agg(t order by read desc, "thingId"), '[]') from (
        select thing_id as "thingId", sum(views) as read, sum(cites) as cited from counted
        group by thing_id order by 2 desc, 1 limit ${limits.effect.things}) t)) as effect`.execute(db);
  return rows[0]!.effect;
}
