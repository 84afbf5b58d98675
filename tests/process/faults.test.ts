import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { checkDatabases } from '../../scripts/doctor/database.ts';
import { createHealthCheck } from '../../src/kit/database/health.server.ts';
import { connect } from '../../src/kit/database/database.server.ts';
import { readSettings } from '../../src/kit/settings.server.ts';
import { openDatabase } from '../world.ts';
import { pollOptions, startProduct } from './product.ts';
import { certificate, startServerWithWrongCertificate } from './wrong-certificate.ts';

/** A name rather than an address, so that the certificate can also fail for its host. */
const askedAs = 'localhost';

test('an untrusted database certificate, or one for another host, is reported with what to do: at the start, by the doctor and /healthz', async () => {
  const { port, stop } = await startServerWithWrongCertificate();
  const folder = mkdtempSync(join(tmpdir(), 'stele-certificate-'));
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, certificate);
  const url = `postgres://stele:secret@${askedAs}:${port}/stele?sslmode=verify-full`;
  const unknown =
      /The certificate is refused: nobody known has signed it: name its authority by sslrootcert=<file> \(self-signed certificate/,
    misnamed = /The certificate is refused: it is made for another host: ask for the database by the name in it/;

  const product = startProduct({ DATABASE_URL: url });
  await expect(product.ended).resolves.toBe(1);
  expect(product.complaints).toEqual([expect.stringMatching(unknown)]);

  for (const [address, pattern] of [
    [url, unknown],
    [`${url}&sslrootcert=${authority}`, misnamed],
  ] as const) {
    const [finding] = await checkDatabases(address, readSettings({ DATABASE_URL: address }));
    expect(finding).toMatchObject({ level: 'bad', message: expect.stringMatching(pattern) });
    const connection = connect(address, 1);
    expect(await createHealthCheck(connection, { url: address, isBundled: false })()).toEqual({
      status: 'failing',
      reason: expect.stringMatching(pattern),
    });
    await connection.db.destroy();
    expect(JSON.stringify(finding)).not.toContain('secret');
  }
});

test('a thousand connections to a full database are each answered, if need be with 503 and a retry time; /healthz says why', async () => {
  const { db, url } = await openDatabase('part');
  const role = `few_${randomUUID().slice(0, 8)}`;
  await sql.raw(`create role ${role} login in role stele`).execute(db);
  const product = startProduct({
    DATABASE_URL: url.replace('user=stele', `user=${role}`),
    STELE_WORLD: 'off',
    NETWORK_POINTS: '0',
  });
  const origin = await product.open();

  await sql.raw(`alter role ${role} connection limit 1`).execute(db);
  const closed = sql`select count(pg_terminate_backend(pid, 5000)) from pg_stat_activity where usename = ${role}`;
  await closed.execute(db);
  const answers = await Promise.all(
    Array.from({ length: 1000 }, async (_, at) => {
      const answer = await fetch(`${origin}/data/changes?since=${at}&limit=1`);
      await answer.text();
      return { status: answer.status, again: answer.headers.get('retry-after') };
    }),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map((refusal) => JSON.stringify(refusal)))).toEqual(new Set(['{"status":503,"again":"5"}']));
  const page = await fetch(`${origin}/detail/cleopatra-es`);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  const health = async (of = '') => {
    const answer = await fetch(`${origin}/healthz${of}`);
    return [answer.status, JSON.stringify(await answer.json())];
  };
  await expect
    .poll(() => health(), pollOptions)
    .toEqual([503, expect.stringContaining(`too many connections for role`)]);
  expect(await health('/live')).toEqual([200, '{"status":"ok"}']);

  await sql.raw(`alter role ${role} connection limit -1`).execute(db);
  await expect.poll(async () => (await health())[0], pollOptions).toBe(200);
  expect((await fetch(`${origin}/data/changes?since=0&limit=1`)).status).toBe(200);
  await expect(product.signal('SIGTERM')).resolves.toBe(0);
});
