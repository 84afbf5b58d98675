import { expect, test } from 'vitest';
import { aDesk } from '../../../tests/desk.ts';
import { features } from '../../features.server.ts';
import { auditCommand, auditName, detailOf, isAudited } from '../../kit/watching/audit.server.ts';
import * as limits from '../../rules/limits.ts';
import { allTexts } from '../../texts.ts';
import { ban } from '../accounts/contract.ts';
import { addTerms, removeTerm, review } from '../review/contract.ts';
import { auditLog } from './contract.ts';
import { auditActs, auditNames, auditValues, findingNames, findingsIn } from './rules.ts';

test('whatever reviewers and administrators may do stands in the audit log under a name in five languages', () => {
  const audited = features.flat().flatMap(({ endpoint }) => (isAudited(endpoint) ? auditName(endpoint) : []));
  expect(audited.filter((name) => !(auditActs as readonly string[]).includes(name))).toEqual([]);
  expect([...auditActs, ''].filter((act) => act && !(`audit.act.${act}` in allTexts))).toEqual([]);
  const asked = features
    .flat()
    .flatMap(({ endpoint }) => (isAudited(endpoint) ? Object.keys(endpoint.input.shape) : []));
  expect([...asked, 'role'].filter((name) => !(auditNames as readonly string[]).includes(name))).toEqual([]);
  expect(review.input.shape.act.options.filter((act) => !(auditValues as readonly string[]).includes(act))).toEqual([]);
  const words = [...auditNames.map((name) => `audit.of.${name}`), ...auditValues.map((value) => `audit.is.${value}`)];
  expect(words.filter((name) => !(name in allTexts))).toEqual([]);
  const told = findingNames.flatMap((name) => [`health.finding.${name}`, `health.todo.${name}`]);
  expect(told.filter((name) => !(name in allTexts))).toEqual([]);
});

test('an act is written with what was asked, or not at all where it fails; administrators find it by whom, what and when', async () => {
  const { by, db } = await aDesk();
  await by('boss')(addTerms, { terms: 'one\ntwo' });
  await by('reviewer')(ban, { username: 'author', days: 3, reason: 'r'.repeat(300) });
  await expect(by('reviewer')(ban, { username: 'boss', days: 3, reason: 'no' })).rejects.toMatchObject({
    errorName: 'notAllowed',
  });
  await db.transaction().execute((tx) => auditCommand(tx, 'role', { username: 'boss', role: 'administrator' }));

  const ask = by('boss');
  const { items, next } = await ask(auditLog, {});
  expect(next).toBe(null);
  expect(items.map(({ by: who, role, act }) => ({ who, role, act }))).toEqual([
    { who: null, role: 'operator', act: 'role' },
    { who: 'reviewer', role: 'reviewer', act: 'members/ban' },
    { who: 'boss', role: 'administrator', act: 'terms/add' },
  ]);
  expect(items[1]!.detail).toEqual({ username: 'author', days: 3, reason: `${'r'.repeat(199)}…` });
  expect((await ask(auditLog, { by: 'REVIEWER' })).items.map(({ id }) => id)).toEqual([items[1]!.id]);
  expect((await ask(auditLog, { act: 'terms/add' })).items.map(({ id }) => id)).toEqual([items[2]!.id]);
  expect((await ask(auditLog, { until: '2020-01-01' })).items).toEqual([]);
  await expect(by('reviewer')(auditLog, {})).rejects.toMatchObject({ errorName: 'notAllowed' });

  for (let at = 0; at < limits.auditPageSize; at++) await by('boss')(removeTerm, { id: `none-${at}` });
  const first = await ask(auditLog, {});
  expect(first.items).toHaveLength(limits.auditPageSize);
  const rest = await ask(auditLog, { before: first.next! });
  expect(rest).toMatchObject({ items, next: null });
});

test('the audit log keeps texts short, lists by their beginning, and no contents', () => {
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

test('a house that is well has no findings; what is wrong is told, the worst first, with which of several', () => {
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
