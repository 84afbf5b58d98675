import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { digestOfRows, expectAgreement, readRows } from '../../../tests/agreement.ts';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { stopBeforeStatement } from '../../../tests/stop-before-statement.ts';
import { testContext } from '../../../tests/visitor.ts';
import { implementations } from '../../calls.server.ts';
import { createApi } from '../../kit/calls/api.server.ts';
import { connect, type Database } from '../../kit/database/database.server.ts';
import { memberOf, sessionCookie } from '../../kit/calls/session.server.ts';
import type { Facts } from '../../features/entries/rules.ts';
import type { Relations } from '../../features/relations/rules.ts';
import type { Timeline } from '../../features/timelines/rules.ts';
import type { Timemap } from '../../features/timemaps/rules.ts';
import * as contract from './contract.ts';
import * as relationCalls from '../../features/relations/writing-contract.ts';
import * as timemapCalls from '../../features/timemaps/writing-contract.ts';
import * as timelineCalls from '../../features/timelines/writing-contract.ts';
import * as reviewCalls from '../../features/review/contract.ts';
import * as entryCalls from '../../features/entries/writing-contract.ts';

/** All subjects that the submission mentions, before and after. */
const subjects = ['augustus', 'cleopatra', 'kongzi', 'qin-shi-huang'];
const bare = { inverse: null, time: null, place: null, description: null, attributes: {}, source: null, origin: null };
const undated = { endTime: null, startNote: null, endNote: null, timeDesc: null, source: null };

/** All five parts of an entry, newly proposed as one bundle; a reviewer has claimed it, and only the pass is left. */
async function aSubmissionInHand() {
  const desk = await createReviewFixture(),
    { by, decide, open, newText, db } = desk;
  const author = by('author'),
    itemId = 'augustus-en';
  const on = async <Content>(type: contract.Submission['module']) => {
    const { token, baseId, content } = await open('author', itemId, type);
    return { saving: { itemId, token, baseId }, before: content as Content };
  };
  const [text, facts, relations, timeline, timemap] = [
    await on('text'),
    await on<Facts>('facts'),
    await on<Relations>('relations'),
    await on<Timeline>('timeline'),
    await on<Timemap>('timemap'),
  ];
  const savedRevisions = [
    await author(entryCalls.saveVersion, {
      ...text.saving,
      text: newText('Gaius Thurinus', {
        otherNames: ['Thurinus'],
        summary: 'Told anew.',
        body: '<h2>Life</h2><p>He found a city of brick.</p>',
      }),
    }),
    await author(entryCalls.saveVersion, { ...facts.saving, facts: { ...facts.before, region: 'africa' } }),
    await author(relationCalls.saveRelations, {
      ...relations.saving,
      relations: [
        ...relations.before.relations.slice(1),
        { ...bare, to: 'kongzi', type: 'other', word: { en: 'dreams of' } },
      ],
    }),
    await author(timelineCalls.saveTimeline, {
      ...timeline.saving,
      timeline: {
        events: [
          {
            ...undated,
            startTime: '-0027-01-16',
            title: { en: 'Named Augustus' },
            place: null,
            weight: 2,
            with: ['cleopatra'],
          },
        ],
      },
    }),
    await author(timemapCalls.saveTimemap, {
      ...timemap.saving,
      timemap: {
        nodes: [{ title: { en: 'The Forum' }, place: { latitude: 41.9, longitude: 12.5, name: { en: 'Rome' } } }],
      },
    }),
  ];
  const id = savedRevisions[0]!.revisionId;
  await db
    .updateTable('revision')
    .set({ bundleId: id })
    .where(
      'id',
      'in',
      savedRevisions.map(({ revisionId }) => revisionId),
    )
    .execute();
  await decide('reviewer', id, 'claim');
  const member = (await memberOf(db, desk.visitors.reviewer.cookie(sessionCookie)))!;
  return {
    ...desk,
    id,
    versions: await desk.versionsOf(id),
    ids: savedRevisions.map(({ revisionId }) => revisionId),
    member,
  };
}

/** A dead process leaves nothing behind: no transaction, no lock. */
const nothingHeld = (db: Database) =>
  expect
    .poll(
      async () =>
        (
          await sql`
  select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and (xact_start is not null or pid in (select pid from pg_locks where locktype = 'advisory'))`.execute(
            db,
          )
        ).rows.length,
      { timeout: 60_000, interval: 5 },
    )
    .toBe(0);

const toldAuthor = async (db: Database) =>
  (
    await db
      .selectFrom('message')
      .where('memberId', '=', 'author')
      .where(sql`content ->> 'kind'`, '=', 'auditPassed')
      .select('id')
      .execute()
  ).length;
const statesOf = async (db: Database, ids: readonly string[]) => [
  ...new Set(
    (await db.selectFrom('revision').where('id', 'in', ids).select('state').execute()).map(({ state }) => state),
  ),
];

/**
 * Kills the connection: PostgreSQL ends it before the n-th statement. For the database this equals a killed process
 * (the socket closes, the transaction is rolled back). The next test kills real processes at a few of these statements.
 */
test('if publishing dies before any statement, readers see all old or all new; no lock stays and no message is sent twice', async () => {
  const { db, url, id, versions, ids, member } = await aSubmissionInHand();
  const api = createApi(implementations);
  const old = await readRows(db, subjects),
    before = await digestOfRows(db, subjects),
    steps = await db.selectFrom('auditStep').select('id').execute();
  const passAndDieAt = async (at: number) => {
    const dying = connect(url, 1);
    let died = '';
    stopBeforeStatement(dying.pool, at, async (client, statement) => {
      died = statement;
      expect(await digestOfRows(db, subjects), statement).toBe(before); // also in the middle of the transaction
      // Without waiting: a backend ends before it runs another statement, and `nothingHeld` waits for that.
      await sql`select pg_terminate_backend(${(client as unknown as { processID: number }).processID})`.execute(db);
    });
    const passed = await api
      .callFor({ ...testContext(dying.db), language: 'en', member })(reviewCalls.review, {
        id,
        act: 'pass',
        versions,
        publishNow: true,
      })
      .then(
        () => true,
        () => false,
      );
    await dying.db.destroy();
    return { passed, died };
  };

  const deaths: string[] = [];
  for (let at = 1; ; at++) {
    const { passed, died } = await passAndDieAt(at);
    if (passed) break;
    deaths.push(died.trim().split(/\s+/).slice(0, 3).join(' '));
    await nothingHeld(db);
    expect(await digestOfRows(db, subjects), died).toBe(before);
    expect(await statesOf(db, ids), died).toEqual(['first']);
    expect(await toldAuthor(db)).toBe(0);
    expect((await db.selectFrom('auditStep').select('id').execute()).length).toBe(steps.length);
  }
  expect(deaths[0]).toBe('begin');
  expect(deaths.at(-1)).toBe('commit');
  expect(deaths.length).toBeGreaterThan(40);
  expect(await statesOf(db, ids)).toEqual(['passed']);
  const fresh = await readRows(db, subjects);
  for (const table of [
    'subject',
    'entry',
    'other_name',
    'relation',
    'edge',
    'event',
    'event_cell',
    'timemap_node',
    'search_name',
    'search_passage',
  ] as const)
    expect(fresh[table], table).not.toEqual(old[table]);
  expect(await toldAuthor(db)).toBe(1);
  await expectAgreement(db, subjects);
});

test('a publishing process is killed midway, before its commit and during it', async () => {
  const { db, url, decide, id, versions, ids, member } = await aSubmissionInHand();
  const old = await readRows(db, subjects);
  const dieAt = async (at: number | 'commit', sent = false) => {
    const child = spawn(
      process.execPath,
      ['tests/killed-reviewer.ts', JSON.stringify({ url, id, versions, member, at, sent })],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
    await nothingHeld(db);
  };
  for (const at of [25, 'commit'] as const) {
    await dieAt(at);
    expect(await readRows(db, subjects), String(at)).toEqual(old);
    expect(await statesOf(db, ids)).toEqual(['first']);
  }
  await dieAt('commit', true);
  // The commit was already sent, and PostgreSQL executes it although its reply is lost; a later request sees it.
  expect(await statesOf(db, ids)).toEqual(['passed']);
  await expect(decide('reviewer', id, 'pass')).rejects.toMatchObject({ errorName: 'stateChanged' });
  expect(await statesOf(db, ids)).toEqual(['passed']);
  expect(await readRows(db, subjects)).not.toEqual(old);
  expect(await toldAuthor(db)).toBe(1);
  await expectAgreement(db, subjects);
});
