import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { tokenHash } from '../../src/kit/calls/session.server.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import * as limits from '../../src/rules/limits.ts';
import { ask } from '../http/ask.ts';
import { databaseOf, createLoadedFolder, startProduct } from './product.ts';

/** Rounds of random kills per test. For more: `KILL_ROUNDS=200 npm test -- tests/process/hand-overs-killed`. */
const rounds = Number(process.env.KILL_ROUNDS ?? 1);
const proposalsOfRound = 4;

async function signUp(db: Database, role: 'member' | 'reviewer'): Promise<Record<string, string>> {
  const id = randomBytes(8).toString('hex'),
    token = randomBytes(32).toString('base64url');
  await db
    .insertInto('member')
    .values({ id, name: id, role, phone: `+86138${randomInt(1e7, 1e8)}`, language: 'en' })
    .execute();
  await db
    .insertInto('session')
    .values({ tokenHash: tokenHash(token), memberId: id, expiresAt: new Date(Date.now() + 86_400_000) })
    .execute();
  return { cookie: `bearer=${token}; free=1` };
}

type Headers = Record<string, string>;

/** Submits a new entry, with facts and text as one bundle; returns the reply. */
const submitEntry = (of: string, author: Headers, name: string) =>
  ask('/api/item/save', {
    of,
    headers: author,
    body: {
      facts: { kind: 'idea', region: null, times: [], place: null, same: {} },
      text: { name, otherNames: [], disambiguation: null, summary: 'An idea.', body: '<p>Words.</p>' },
      language: 'en',
    },
  });

/** A waiting proposal, with the versions that a reviewer has read. */
async function aProposal(db: Database, of: string, author: Headers) {
  const saved = await submitEntry(of, author, aName());
  const { revisionId: id } = saved.envelope.data as { revisionId: string };
  const { rows } = await sql<{ id: string; contentVersion: number }>`
    select id, content_version from revision where bundle_id = (select bundle_id from revision where id = ${id})`.execute(
    db,
  );
  return { id, versions: Object.fromEntries(rows.map((row) => [row.id, row.contentVersion])) };
}
const aName = () => `Idea ${randomBytes(5).toString('hex')}`;
const decide = (of: string, reviewer: Headers, body: object) =>
  ask('/data/review/act', { of, headers: reviewer, body: { ...body, language: 'en' } });

test(
  `writing A1 server and PostgreSQL are killed between decision and publication (rounds: ${rounds}): no decision is lost, none is published twice`,
  { timeout: 120_000 + rounds * 90_000 },
  async () => {
    const STELE_DATA = createLoadedFolder();
    const settings = { STELE_DATA, STELE_WORLD: 'off' };
    let product = startProduct(settings);
    let of = await product.open();
    let db = databaseOf(STELE_DATA);
    const reviewer = await signUp(db, 'reviewer');
    const decided: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const author = await signUp(db, 'member'); // a new author, below all quotas
      for (let index = 0; index < proposalsOfRound; index++) {
        const { id, versions } = await aProposal(db, of, author);
        const passed = await decide(of, reviewer, { id, act: 'pass', versions });
        expect(passed.envelope.code, passed.text).toBe(200);
        decided.push(id);
      }
      await wait(randomInt(0, (limits.undoSeconds + 2) * 1000));
      if (randomInt(2)) process.kill(db.pid, 'SIGKILL');
      await product.signal('SIGKILL');
      product = startProduct(settings);
      of = await product.open();
      db = databaseOf(STELE_DATA);
    }
    const undecided = async () =>
      (
        await sql<{ id: string }>`
          select id from revision where id = any(${decided}) and state <> 'passed'`.execute(db)
      ).rows.length;
    await expect.poll(undecided, { timeout: 110_000, interval: 500 }).toBe(0);
    const { rows: published } = await sql<{ passes: number; numbers: number; messages: number; read: number }>`
      select
        (select count(*)::int from audit_step where act = 'pass' and revision_id = any(${decided})) as passes,
        (select count(distinct publication_number)::int from revision where id = any(${decided})) as numbers,
        (select count(*)::int from message where content ->> 'kind' = 'auditPassed') as messages,
        (select count(*)::int from entry where revision_id = any(${decided})) as read`.execute(db);
    const total = rounds * proposalsOfRound;
    expect(published[0]).toEqual({ passes: total, numbers: total, messages: total, read: total });
  },
);

test(
  `writing "lost-data hunt": server or PostgreSQL is killed during sends (rounds: ${rounds}): acknowledged work is stored once, the rest can be resent`,
  { timeout: 120_000 + rounds * 90_000 },
  async () => {
    const STELE_DATA = createLoadedFolder();
    const settings = { STELE_DATA, STELE_WORLD: 'off' };
    let product = startProduct(settings);
    let of = await product.open();
    let db = databaseOf(STELE_DATA);
    const [reviewer, other] = [await signUp(db, 'reviewer'), await signUp(db, 'reviewer')];
    const count = async (query: RawBuilder<{ count: number }>) => (await query.execute(db)).rows[0]!.count;
    const counts: (() => Promise<number>)[] = [];
    for (let round = 0; round < rounds; round++) {
      const author = await signUp(db, 'member');
      const [passed, rejected] = [await aProposal(db, of, author), await aProposal(db, of, author)];
      const [name, comment, report, reason] = [aName(), aName(), aName(), aName()];
      const handOvers = [
        {
          send: () => submitEntry(of, author, name),
          // Counts bundles with both parts.
          count: () =>
            count(sql`
              select count(*)::int / 2 as count from revision where state = 'submitted' and bundle_id in (
                select bundle_id from revision where content ->> 'name' = ${name})`),
        },
        {
          send: () =>
            ask('/api/social/comment/send', {
              of,
              headers: author,
              body: { id: 'augustus', type: 'item', reply: comment, language: 'en' },
            }),
          count: () => count(sql`select count(*)::int from comment where strpos(body::text, ${comment}) > 0`),
        },
        {
          send: () => ask('/api/report/save', { of, headers: author, body: { report, language: 'en' } }),
          count: () => count(sql`select count(*)::int from report where body = ${report}`),
        },
        {
          send: () => decide(of, reviewer, { ...passed, act: 'pass' }),
          count: () =>
            count(sql`
              select count(*)::int from revision where id = ${passed.id} and (publish_at is not null or state = 'passed')`),
        },
        {
          send: async () => {
            await decide(of, other, { ...rejected, act: 'claim' });
            return decide(of, other, { ...rejected, act: 'reject', reason });
          },
          count: () =>
            count(sql`
              select count(*)::int from audit_step where revision_id = ${rejected.id} and act = 'reject' and reason = ${reason}`),
        },
      ];
      const sent = Promise.allSettled(handOvers.map(({ send }) => send()));
      await wait(randomInt(0, 300));
      if (randomInt(2)) process.kill(db.pid, 'SIGKILL');
      await product.signal('SIGKILL');
      const answers = await sent;
      product = startProduct(settings);
      of = await product.open();
      db = databaseOf(STELE_DATA);
      for (const [place, handOver] of handOvers.entries()) {
        const answer = answers[place]!;
        const isAcknowledged = answer.status === 'fulfilled' && answer.value.envelope.code === 200;
        const arrived = await handOver.count();
        expect(arrived, `hand-over ${place} of round ${round}`).toBe(isAcknowledged ? 1 : Math.min(arrived, 1));
        if (!arrived) expect((await handOver.send()).envelope.code).toBe(200);
        counts.push(handOver.count);
      }
    }
    expect(await Promise.all(counts.map((count) => count()))).toEqual(counts.map(() => 1));
  },
);
