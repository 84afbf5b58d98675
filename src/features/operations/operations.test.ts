import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { implementations } from '../../calls.server.ts';
import { auditCommand, auditName, detailOf, isAudited, isAuditedReading } from '../../kit/watching/audit.server.ts';
import * as limits from '../../rules/limits.ts';
import { dictionaryFor } from '../../kit/registry/texts.server.ts';
import { addPassword, ban } from '../accounts/contract.ts';
import { addTerms, removeTerm, review } from '../review/contract.ts';
import { previewMerge } from '../merging/contract.ts';
import { auditLog, systemStatus } from './contract.ts';
import { setRole } from './members/contract.ts';
import { auditActs, auditNames, auditOutcomes, auditValues, findingNames, findingsIn } from './rules.ts';

test('every action of reviewers and administrators has a name for the audit log in five languages', () => {
  const audited = implementations
    .flat()
    .flatMap(({ endpoint }) => (isAudited(endpoint) || isAuditedReading(endpoint) ? auditName(endpoint) : []));
  expect(audited.filter((name) => !(auditActs as readonly string[]).includes(name))).toEqual([]);
  expect([...auditActs, ''].filter((act) => act && !(`audit.act.${act}` in dictionaryFor('en')))).toEqual([]);
  const inputNames = implementations
    .flat()
    .flatMap(({ endpoint }) => (isAudited(endpoint) ? Object.keys(endpoint.input.shape) : []));
  expect([...inputNames, 'role'].filter((name) => !(auditNames as readonly string[]).includes(name))).toEqual([]);
  expect(review.input.shape.act.options.filter((act) => !(auditValues as readonly string[]).includes(act))).toEqual([]);
  const words = [...auditNames.map((name) => `audit.of.${name}`), ...auditValues.map((value) => `audit.is.${value}`)];
  words.push(...auditOutcomes.map((outcome) => `audit.outcome.${outcome}`));
  expect(words.filter((name) => !(name in dictionaryFor('en')))).toEqual([]);
  const healthKeys = findingNames.flatMap((name) => [`health.finding.${name}`, `health.todo.${name}`]);
  expect(healthKeys.filter((name) => !(name in dictionaryFor('en')))).toEqual([]);
});

test('an action is logged with its input; administrators find it by who, what and when', async () => {
  const { by, db } = await createReviewFixture();
  await by('boss')(addTerms, { terms: 'one\ntwo' });
  await by('reviewer')(ban, { username: 'author', days: 3, reason: 'r'.repeat(300) });
  await expect(by('reviewer')(ban, { username: 'boss', days: 3, reason: 'no' })).rejects.toMatchObject({
    errorName: 'notAllowed',
  });
  await db.transaction().execute((tx) => auditCommand(tx, 'role', { username: 'boss', role: 'administrator' }));

  const ask = by('boss');
  const { items, next } = await ask(auditLog, { outcome: 'done' });
  expect(next).toBe(null);
  expect(items.map(({ by: who, role, act }) => ({ who, role, act }))).toEqual([
    { who: null, role: 'operator', act: 'role' },
    { who: 'reviewer', role: 'reviewer', act: 'members/ban' },
    { who: 'boss', role: 'administrator', act: 'terms/add' },
  ]);
  expect(items[1]!.detail).toEqual({ username: 'author', days: 3, reason: `${'r'.repeat(199)}…` });
  expect((await ask(auditLog, { by: 'REVIEWER', outcome: 'done' })).items.map(({ id }) => id)).toEqual([items[1]!.id]);
  expect((await ask(auditLog, { act: 'terms/add' })).items.map(({ id }) => id)).toEqual([items[2]!.id]);
  expect((await ask(auditLog, { until: '2020-01-01' })).items).toEqual([]);
  await expect(by('reviewer')(auditLog, {})).rejects.toMatchObject({ errorName: 'notAllowed' });

  for (let at = 0; at < limits.auditPageSize; at++) await by('boss')(removeTerm, { id: `none-${at}` });
  const first = await ask(auditLog, { outcome: 'done' });
  expect(first.items).toHaveLength(limits.auditPageSize);
  const rest = await ask(auditLog, { outcome: 'done', before: first.next! });
  expect(rest).toMatchObject({ items, next: null });
});

test('security M4 denied rights, failed actions and administrators’ reads are logged, counted by the minute', async () => {
  const { by, db } = await createReviewFixture();
  const refused = { errorName: 'notAllowed' };
  for (let at = 0; at < 3; at++) await expect(by('author')(auditLog, {})).rejects.toMatchObject(refused);
  const banOfBoss = { username: 'boss', days: 3, reason: 'no' };
  await expect(by('reviewer')(ban, banOfBoss)).rejects.toMatchObject(refused);
  await expect(by('reviewer')(ban, { ...banOfBoss, username: 'nobody-here' })).rejects.toThrow();
  await expect(by('boss')(setRole, { username: 'boss', role: 'member' })).rejects.toThrow();
  await by('boss')(previewMerge, { id: 'sappho', into: 'hypatia' }).catch(() => {});
  await by('boss')(systemStatus, {}).catch(() => {});

  const { items } = await by('boss')(auditLog, {});
  const auditRows = items.map(({ by: who, role, act, outcome, error, times }) => [
    who,
    role,
    act,
    outcome,
    error,
    times,
  ]);
  expect(auditRows.toReversed()).toEqual([
    ['author', 'member', 'read/audit', 'refused', 'notAllowed', 3],
    ['reviewer', 'reviewer', 'members/ban', 'refused', 'notAllowed', 1],
    ['reviewer', 'reviewer', 'members/ban', 'failed', 'memberNotFound', 1],
    ['boss', 'administrator', 'members/role', 'failed', 'lastAdministrator', 1],
    ['boss', 'administrator', 'read/entries/merge', 'read', null, 1],
    ['boss', 'administrator', 'read/health', 'read', null, 1],
    ['boss', 'administrator', 'read/audit', 'read', null, 1],
  ]);
  expect(items.find(({ error }) => error === 'memberNotFound')!.detail).toMatchObject({ username: 'nobody-here' });
  expect((await by('boss')(auditLog, { outcome: 'refused' })).items.map(({ by: who }) => who)).toEqual([
    'reviewer',
    'author',
  ]);

  // Of all the calls that a member may not make, twenty per minute are listed; one more row counts the others.
  const forbidden = implementations
    .flat()
    .filter(({ endpoint }) => !endpoint.audited && (isAudited(endpoint) || isAuditedReading(endpoint)));
  for (const { endpoint } of forbidden) await expect(by('other')(endpoint, {} as never)).rejects.toMatchObject(refused);
  const rows = await db.selectFrom('auditLog').where('memberId', '=', 'other').select(['act', 'times']).execute();
  expect(rows.length).toBeLessThanOrEqual(2 * 21); // the calls may span two minutes
  expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(forbidden.length);
});

test('security M4 the audit log has no password and no code of a refused call', async () => {
  const { by, db } = await createReviewFixture();
  await db.updateTable('member').set({ passwordHash: 'x' }).where('id', '=', 'author').execute();
  await expect(by('author')(addPassword, { password: 'zizhitongjian1084' })).rejects.toMatchObject({
    errorName: 'notAllowed',
  });
  expect(await db.selectFrom('auditLog').select(['memberId', 'outcome', 'detail']).execute()).toEqual([
    { memberId: 'author', outcome: 'refused', detail: { password: '…' } },
  ]);
  const secrets = implementations
    .flat()
    .flatMap(({ endpoint }) => Object.keys(endpoint.input.shape))
    .filter((name) => /password|^code$|kaptcha|^message$/i.test(name));
  for (const name of new Set(secrets)) expect(detailOf({ [name]: 'secret' }), name).toEqual({ [name]: '…' });
});

test('the audit log shortens texts, keeps the beginning of lists, and stores no contents', () => {
  expect(
    detailOf({ id: 'a', days: 0, no: '', none: null, ids: ['x', 'y'], content: { body: '<p>' }, passes: false }),
  ).toEqual({ id: 'a', days: 0, ids: '2: x, y', content: '…', passes: false });
});

const well = {
  process: { heapBytes: 1, heapLimitBytes: 10, delayMs: 30 },
  health: { status: 'ok' as const },
  database: {
    connections: 3,
    mostConnections: 100,
    longestSeconds: 0,
    waiting: 0,
    logWaitingBytes: null,
    backupAgeSeconds: null,
    jobs: { failed: 0, lateSeconds: 0 },
  },
  replicas: [{ name: 'r1', isUsed: true, lagSeconds: 0.2 }],
  disk: { freeBytes: 1e11 },
  media: { reason: null },
  gateways: [{ name: 'sms', failed: 0, done: 0 }],
};

test('a healthy site has no findings; problems are listed, the worst first, with the affected part', () => {
  expect(findingsIn(well)).toEqual([]);
  const lateNights = { ...well.database, logWaitingBytes: Infinity, backupAgeSeconds: 37 * 3600 };
  expect(findingsIn({ ...well, database: lateNights })).toEqual([
    { name: 'logWaits', about: '' },
    { name: 'backupOld', about: '' },
  ]);
  expect(
    findingsIn({
      ...well,
      health: { status: 'failing' },
      database: null,
      replicas: [
        { name: 'r1', isUsed: false, lagSeconds: null },
        { name: 'r2', isUsed: false, lagSeconds: 40 },
      ],
      gateways: [{ name: 'sms', failed: 3, done: 1 }],
      disk: { freeBytes: 1e8 },
    }),
  ).toEqual([
    { name: 'databaseAway', about: '' },
    { name: 'diskLow', about: '' },
    { name: 'replicaAway', about: 'r1' },
    { name: 'replicaLags', about: 'r2' },
    { name: 'gatewayFails', about: 'sms' },
  ]);
});
