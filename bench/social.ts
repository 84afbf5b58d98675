import { sql } from 'kysely';
import { implementations } from '../src/calls.server.ts';
import { comments, sendLike } from '../src/features/social/contract.ts';
import { notifyWatchersJob } from '../src/features/social/watching/notify-watchers.server.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { createMember, createVisitor, testContext } from '../tests/visitor.ts';
import { formatCount, rounds, sizesOr, type EngineFigure, type Row } from './figure.ts';
import { withDatabase } from './own-database.ts';
import { percentile, measureMs, measureEachMs } from './timing.ts';

/** Number of concurrent members, of likes per round, of comments on a thing, and of its watchers. */
const concurrency = 16,
  likesPerRound = 800,
  commentCount = 10_000,
  watcherCount = 10_000;
const target = { socialId: 'b', type: 'item' } as const;

/**
 * A thing with a million likes: duration of one more like, and likes per second by many members at once, compared with
 * a single counter row; duration of opening its conversation; delay until its watchers are notified of a change.
 */
export const social: EngineFigure = () =>
  withDatabase(async ({ db, url }) => {
    const [likes] = sizesOr([1_000_000]) as [number];
    await fill(db, likes);
    const context = testContext(db),
      api = createApi(implementations);
    const by = (id: string) =>
      api.callFor({ ...context, visitor: createVisitor(), language: 'en', member: createMember(id) });
    const like = (id: string, on = true) => by(id)(sendLike, { ...target, action: on ? 'add' : 'cancel' });
    const oneRow = (by: number) =>
      db.transaction().execute((tx) => sql`update one_row set count = count + ${by}`.execute(tx));
    const rows: Record<
      'alone' | 'ours' | 'theirs' | 'oursLate' | 'theirsLate' | 'thread' | 'counted' | 'told',
      number[]
    > = {
      alone: [],
      ours: [],
      theirs: [],
      oursLate: [],
      theirsLate: [],
      thread: [],
      counted: [],
      told: [],
    };
    for (let round = 0; round < rounds; round++) {
      const names = Array.from({ length: likesPerRound }, (_, n) => `r${round}-${n}`);
      rows.alone.push(percentile(await measureEachMs(names.slice(0, 100), (id) => like(id)), 0.95));
      await measureEachMs(names.slice(0, 100), (id) => like(id, false));
      rows.counted.push(
        percentile(
          await measureEachMs([1, 2, 3], () => sql`select count(*) from thing_like where thing_id = 'b'`.execute(db)),
          0.95,
        ),
      );
      const ownFigures = await runConcurrently(names, (id) => like(id)),
        peerFigures = await runConcurrently(names, () => oneRow(1));
      rows.ours.push(ownFigures.perSecond);
      rows.oursLate.push(ownFigures.p95);
      rows.theirs.push(peerFigures.perSecond);
      rows.theirsLate.push(peerFigures.p95);
      const opened = await measureEachMs(names.slice(0, 40), (id) =>
        by(id)(comments, { id: 'b', type: 'item', order: 'liked' }),
      );
      rows.thread.push(percentile(opened, 0.95));
      await sql`delete from message`.execute(db);
      const job = { ...context, databaseUrl: url, progress() {}, signal: new AbortController().signal, logLine() {} };
      rows.told.push((await measureMs(() => notifyWatchersJob.run({ thingId: 'b' }, job))) / 1000);
    }
    const of = `of a thing that ${formatCount(likes)} like`;
    return [
      {
        what: `one like ${of}, p95`,
        unit: 'ms',
        values: rows.alone,
        peer: { name: 'counting the likes', values: rows.counted },
        budget: { text: '< 10 ms', met: (median) => median < 10 },
      },
      {
        what: `likes ${of}, ${concurrency} at once`,
        unit: '/s',
        values: rows.ours,
        peer: { name: 'one row counted up, nothing else', values: rows.theirs },
      },
      {
        what: `one of the likes ${of}, ${concurrency} at once, p95`,
        unit: 'ms',
        values: rows.oursLate,
        peer: { name: 'one row counted up, nothing else', values: rows.theirsLate },
      },
      {
        what: `first page of ${formatCount(commentCount)} comments, most liked, p95`,
        unit: 'ms',
        values: rows.thread,
        budget: { text: '< 30 ms', met: (median) => median < 30 },
      },
      {
        what: `${formatCount(watcherCount)} watchers told`,
        unit: 's',
        values: rows.told,
        budget: { text: '< 5 s', met: (median) => median < 5 },
      },
    ] satisfies Row[];
  });

async function fill(db: Database, likes: number): Promise<void> {
  await sql`insert into member (id, name) select 'm' || n, 'm' || n from generate_series(1, ${likes}::int) n`.execute(
    db,
  );
  await sql`
    insert into member (id, name) select 'r' || round || '-' || n, 'r' || round || '-' || n
    from generate_series(0, ${rounds - 1}::int) round, generate_series(0, ${likesPerRound - 1}::int) n`.execute(db);
  await sql`insert into thing (id, type) values ('b', 'subject')`.execute(db);
  await sql`insert into subject (id, kind) values ('b', 'idea')`.execute(db);
  // Without triggers: counting a million row by row takes minutes.
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`insert into thing_like (thing_id, member_id) select 'b', 'm' || n from generate_series(1, ${likes}::int) n`.execute(
      connection,
    );
    await sql`set session_replication_role = origin`.execute(connection);
  });
  await sql`
    insert into social_count (thing_id, what, slot, count)
    select 'b', 'like', hashtext(member_id) & 15, count(*) from thing_like group by 3`.execute(db);
  await sql`insert into thing (id, type) select 'c' || n, 'comment' from generate_series(1, ${commentCount}::int) n`.execute(
    db,
  );
  await sql`
    insert into comment (id, thing_id, type, author_id, root_id, body, language, likes)
    select 'c' || n, 'b', 'item', 'm' || n % 500 + 1, case when n % 4 = 0 then 'c' || n - 1 end, '["Some words on a thing."]', 'en', n % 97
    from generate_series(1, ${commentCount}::int) n`.execute(db);
  await sql`
    insert into watch (member_id, thing_id, type, how)
    select 'm' || n, 'b', 'item', 'at once' from generate_series(1, least(${watcherCount}, ${likes})::int) n`.execute(
    db,
  );
  await sql`create table one_row (count int)`.execute(db);
  await sql`insert into one_row values (0)`.execute(db);
  await sql`analyze`.execute(db);
}

/** Number per second with `atOnce` in parallel, and the duration of each. */
async function runConcurrently(
  names: readonly string[],
  work: (name: string) => Promise<unknown>,
): Promise<{ perSecond: number; p95: number }> {
  const waiting = [...names],
    times: number[] = [];
  const ms = await measureMs(() =>
    Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (let name = waiting.pop(); name; name = waiting.pop()) {
          const memberName = name;
          times.push(await measureMs(() => work(memberName)));
        }
      }),
    ),
  );
  return { perSecond: names.length / (ms / 1000), p95: percentile(times, 0.95) };
}
