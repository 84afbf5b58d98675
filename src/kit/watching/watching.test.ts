import { tmpdir } from 'node:os';
import Fastify, { LogController } from 'fastify';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import { mountMetrics } from './metrics.server.ts';
import { createPageCache } from '../pages/page-cache.server.ts';
import { withExecutionContext } from './execution-context.server.ts';
import { counts } from './counts.server.ts';
import { createSystemStatus } from './system-status.server.ts';
import { createLogOptions, mountRequestLog, createErrorReporter, createRequestIds } from './logging.server.ts';
import { listSlowStatements, watchStatements } from './slow-statements.server.ts';
import { testContext } from '../../../tests/visitor.ts';

type Line = Record<string, unknown> & { err?: Record<string, unknown> };

/** A server that logs as the product does, and its log lines. */
function aLoggingApp(trustProxy = false) {
  const lines: Line[] = [];
  const app = Fastify({
    logger: createLogOptions('info', { write: (line) => void lines.push(JSON.parse(line) as Line) }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(trustProxy),
    trustProxy,
  });
  onTestFinished(() => app.close());
  mountRequestLog(app);
  return { app, lines };
}

test('a request has one id in its response and in all its log lines, which never identify the user', async () => {
  const { app, lines } = aLoggingApp();
  const trouble = createErrorReporter(app);
  app.get('/things/:id', async () => {
    trouble(
      Object.assign(new Error('duplicate key value (phone)=(+8613800138000)'), {
        code: '23505',
        constraint: 'member_phone',
        detail: 'Key (phone)=(+8613800138000) already exists.',
        parameters: ['+8613800138000'],
      }),
    );
    return 'said';
  });
  const answer = await app.inject({
    url: '/things/secret-id?word=secret-word',
    headers: { 'x-request-id': 'forged-by-a-stranger', cookie: 'bearer=secret-cookie' },
    remoteAddress: '203.0.113.77',
  });
  const name = answer.headers['x-request-id'];
  expect(name).toMatch(/^[\w-]{12}$/);
  const requestLines = lines.filter(({ request }) => request === name);
  expect(requestLines.map(({ err, route, status }) => err?.constraint ?? `${String(route)} ${String(status)}`)).toEqual(
    ['member_phone', '/things/:id 200'],
  );
  expect(JSON.stringify(lines)).not.toMatch(/138|secret|203\.0|bearer/);
  expect(requestLines[0]!.err).toMatchObject({ code: '23505', stack: expect.stringContaining('watching.test') });
});

test('the request id of a trusted proxy is kept, unless it is malformed', async () => {
  const { app } = aLoggingApp(true);
  app.get('/', () => 'x');
  const fetchHeaders = async (name: string) =>
    (await app.inject({ url: '/', headers: { 'x-request-id': name } })).headers;
  expect((await fetchHeaders('proxy-4711-abc'))['x-request-id']).toBe('proxy-4711-abc');
  expect((await fetchHeaders('a b\tc{}'))['x-request-id']).toMatch(/^[\w-]{12}$/);
});

test('a slow statement is listed and reported by its text and caller, without its values', async () => {
  const { db } = await openDatabase('template0');
  const reports: { id: string; text: string; ms: number }[] = [];
  watchStatements({ fromMs: 400, onSlow: (slow) => reports.push(slow) });
  onTestFinished(() => watchStatements({ fromMs: Infinity, onSlow: () => {} }));
  await withExecutionContext({ what: 'GET /data/slow' }, () =>
    sql`select pg_sleep(0.5), ${'somebody'}::text`.execute(db),
  );
  await sql`select 1`.execute(db);
  expect(reports).toEqual([
    { id: expect.stringMatching(/^[\da-f]{8}$/), text: 'select pg_sleep(0.5), $1::text', ms: expect.any(Number) },
  ]);
  expect(listSlowStatements(100).find(({ id }) => id === reports[0]!.id)).toMatchObject({
    what: 'GET /data/slow',
    times: 1,
  });
});

test('/healthz/live works without the database, /healthz/ready does not; /metrics reports what can fail', async () => {
  const { db, pool, url } = await openDatabase();
  const app = Fastify();
  onTestFinished(() => app.close());
  let isAway = false;
  const health = async () =>
    isAway ? ({ status: 'failing', reason: 'gone' } as const) : ({ status: 'ok', databaseMs: 1 } as const);
  const cache = createPageCache(0);
  const { settings, drivers } = testContext(db, { DATABASE_URL: url, STELE_DATA: tmpdir(), BACKUP_TO: tmpdir() });
  const systemStatus = createSystemStatus({
    connection: { db, pool },
    settings,
    drivers,
    caches: { pages: cache, replies: cache },
    replicas: () => [{ name: 'r1:5432', isUsed: false, lagSeconds: 12.5 }],
    health,
  });
  await sql`
    insert into job_run (job, queue_id, input, runner, attempt, outcome, started_at, ended_at)
    select job, 1, '{}', gen_random_uuid(), 1, outcome, now() - hours * interval '1 hour', now() - hours * interval '1 hour'
    from (values ('nightly-backup', 'done', 99), ('backup', 'done', 50), ('backup', 'failed', 2)) run (job, outcome, hours)`.execute(
    db,
  );
  mountMetrics(app, { pool, cache, metrics: [], health, systemStatus });
  const status = async (path: string) => (await app.inject(path)).statusCode;
  expect(await Promise.all(['', '/live', '/ready'].map((suffix) => status(`/healthz${suffix}`)))).toEqual([
    200, 200, 200,
  ]);
  isAway = true;
  expect(await Promise.all(['', '/live', '/ready'].map((suffix) => status(`/healthz${suffix}`)))).toEqual([
    503, 200, 503,
  ]);

  counts.refusals.inc({ error: 'pageNotFound' });
  const { body } = await app.inject('/metrics');
  for (const line of [
    'stele_database_up 0',
    'stele_replica_lag_seconds{replica="r1:5432"} 12.5',
    'stele_replica_used{replica="r1:5432"} 0',
    'stele_jobs{state="failed"} 0',
    'stele_media_store_up 1',
  ])
    expect(body).toContain(`${line}\n`);
  expect(body).toMatch(/^stele_database_bytes \d{6,}$/m);
  expect(body).toMatch(/^stele_backup_age_seconds 1800\d\d(\.\d+)?$/m); // the failed backup does not count
  expect(body).toMatch(/^stele_disk_free_bytes \d+$/m);
  expect(body).toMatch(/^stele_refusals_total\{error="pageNotFound"\} \d+$/m);
});
