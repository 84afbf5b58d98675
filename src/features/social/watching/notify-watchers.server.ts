import { sql } from 'kysely';
import { z } from 'zod';
import type { PublishedRevision } from '../../../kit/registry/publication-hooks.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { addJob, job } from '../../../kit/jobs/job.server.ts';
import { notify } from '../../../kit/notifications/notify.server.ts';
import type { TargetType } from '../rules.ts';
import { enqueuePush } from './push.server.ts';

/** Members notified per transaction. */
const recipientsPerTransaction = 1000;
/** Things named in a daily message; the others are counted. */
const maxNamedThings = 3;

const watchersJobOptions = { name: 'watchers', retries: 3 };

/** Enqueues notifications for the watchers of published things, in the publishing transaction. */
export async function notifyWatchers(db: Database, published: readonly PublishedRevision[]): Promise<void> {
  const ids = [...new Set(published.map(({ thingId }) => thingId))];
  const { rows } = await sql<{ thingId: string }>`
    select id as thing_id from unnest(${ids}::text[]) id where exists (select from watch where thing_id = id)`.execute(
    db,
  );
  for (const { thingId } of rows) await addJob(db, watchersJobOptions, { thingId }, `watchers ${thingId}`);
}

/**
 * Notifies the watchers of a changed thing: at once, unless an earlier message is unread, or by marking it for the
 * daily message. The change's author is not notified.
 */
export const notifyWatchersJob = job({
  ...watchersJobOptions,
  schema: z.object({ thingId: z.string() }),
  about: ({ thingId }) => thingId,
  async run({ thingId }, { db, signal }) {
    await sql`
      update watch set changed_at = now() where thing_id = ${thingId} and how = 'daily' and changed_at is null
        and member_id is distinct from ${selectNewestAuthor(thingId)}`.execute(db);
    let notifiedCount = 0,
      last = '';
    for (;;) {
      signal.throwIfAborted();
      const ids = await db.transaction().execute(async (tx) => {
        const watchers = await pendingRecipients(tx, thingId, last);
        const members = watchers.map(({ memberId }) => memberId);
        if (watchers[0]) await enqueuePush(tx, members, { thingId, type: watchers[0].type, count: 1 });
        await notify(tx, members, { kind: 'watchedChanged', itemId: thingId, itemName: '' });
        return members;
      });
      notifiedCount += ids.length;
      if (ids.length < recipientsPerTransaction) return { told: notifiedCount };
      last = ids.at(-1)!;
    }
  },
});

const selectNewestAuthor = (thingId: string) => sql`(
  select author_id from revision where thing_id = ${thingId} and published order by publication_number desc limit 1)`;

async function pendingRecipients(tx: Database, thingId: string, after: string) {
  const { rows } = await sql<{ memberId: string; type: TargetType }>`
    select member_id, type from watch where thing_id = ${thingId} and how = 'at once' and member_id > ${after}
      and member_id is distinct from ${selectNewestAuthor(thingId)}
      and not exists (
        select from message where message.member_id = watch.member_id and type = 'system' and not read
          and content ->> 'kind' = 'watchedChanged' and content ->> 'itemId' = ${thingId})
    order by member_id limit ${recipientsPerTransaction}`.execute(tx);
  return rows;
}

/** Once a day: one message per member with all changes of their watched things. */
export const dailyDigestJob = job({
  name: 'watched-daily',
  schema: z.object({}),
  every: 'day',
  retries: 2,
  async run(_, { db, signal }) {
    let notifiedCount = 0;
    for (;;) {
      signal.throwIfAborted();
      const more = await db.transaction().execute(notifyNextMember);
      if (!more) return { told: notifiedCount };
      notifiedCount++;
    }
  },
});

/** Notifies one member; concurrent processes take different members. False when none is left. */
async function notifyNextMember(tx: Database): Promise<boolean> {
  const { rows } = await sql<{ memberId: string; thingIds: string[]; types: TargetType[] }>`
    with one as (
      select member_id from watch where changed_at is not null order by member_id limit 1 for update skip locked
    ), changed as (
      update watch set changed_at = null from one where watch.member_id = one.member_id and changed_at is not null
      returning watch.member_id, watch.thing_id, watch.type
    ) select member_id, array_agg(thing_id order by thing_id) as thing_ids, array_agg(type order by thing_id) as types
    from changed group by member_id`.execute(tx);
  const [watcher] = rows;
  if (!watcher) return false;
  const count = watcher.thingIds.length;
  await enqueuePush(tx, [watcher.memberId], { thingId: watcher.thingIds[0]!, type: watcher.types[0]!, count });
  await notify(tx, [watcher.memberId], {
    kind: 'watchedToday',
    count,
    itemIds: watcher.thingIds.slice(0, maxNamedThings),
  });
  return true;
}
