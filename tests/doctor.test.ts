import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { checkDatabases } from '../scripts/doctor/database.ts';
import { checkGateways } from '../scripts/doctor/gateways.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import { openDatabase } from './world.ts';

/** Faults of a database, each with its remedy. */
async function faultsOf(DATABASE_URL: string): Promise<string[]> {
  const findings = await checkDatabases(DATABASE_URL, readSettings({ DATABASE_URL }));
  return findings.filter(({ level }) => level === 'bad').map(({ message, todo }) => `${message} → ${todo}`);
}

async function inCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres').replace('/stele?', '/postgres?') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** An empty database in the run's cluster with these options; dropped at the end of the test. */
async function aDatabase(how: string): Promise<string> {
  const name = `t_${randomUUID().slice(0, 8)}`;
  await inCluster(`create database ${name} template template0 ${how}`);
  onTestFinished(() => inCluster(`drop database ${name} with (force)`));
  return inject('postgres').replace('/stele?', `/${name}?`);
}

test('operations C4 the doctor explains why a database refuses a connection, and what to do', async () => {
  const { url } = await openDatabase('template0');
  for (const [address, fault] of [
    ['postgres://stele@127.0.0.1:1/stele', /ECONNREFUSED.* → Nothing listens there: start PostgreSQL/],
    ['postgres://stele@no-such-host.invalid/stele', /(?:ENOTFOUND|EAI_AGAIN).* → No such host is known/],
    [url.replace('user=stele', 'user=nobody_here'), /role "nobody_here" does not exist.* → Make the role/],
    [url.replace(/\/t_\w+\?/, '/no_such_one?'), /database "no_such_one" does not exist.* → Make the database/],
  ] as const)
    expect(await faultsOf(address), address).toEqual([expect.stringMatching(fault)]);
});

test('operations B2, C3 the doctor finds each fault of a database separately: encoding, locale, rights, clock', async () => {
  const another = / → Make another one: create database .*UTF-8/;
  expect(await faultsOf(await aDatabase(`encoding 'SQL_ASCII' locale 'C'`))).toEqual([
    expect.stringMatching(/encoded in SQL_ASCII/),
    expect.stringMatching(/has the locale C/),
  ]);
  expect(await faultsOf(await aDatabase(`encoding 'UTF8' locale 'C'`))).toEqual([expect.stringMatching(another)]);

  const { db, url } = await openDatabase('template0');
  const role = `reader_${randomUUID().slice(0, 8)}`;
  await sql.raw(`create role ${role} login`).execute(db);
  onTestFinished(() => inCluster(`drop role ${role}`));
  const foreign = url.replace('user=stele', `user=${role}`);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  expect(await faultsOf(foreign)).toEqual([
    `The role ${role} may not make tables in the database ${rows[0]!.name}. → As a superuser: alter database ${rows[0]!.name} owner to ${role};`,
  ]);
  await sql.raw(`alter database ${rows[0]!.name} owner to ${role}`).execute(db);
  expect(await faultsOf(foreign)).toEqual([]);
  await sql.raw(`alter database ${rows[0]!.name} owner to stele`).execute(db);

  await sql`create schema late`.execute(db);
  await sql`create function late.clock_timestamp() returns timestamptz language sql as 'select pg_catalog.clock_timestamp() + interval ''1 hour'''`.execute(
    db,
  );
  const late = `${url}&options=${encodeURIComponent('-c search_path=late,pg_catalog,public')}`;
  expect(await faultsOf(late)).toEqual([expect.stringMatching(/differ by 3600 s → Let both follow an NTP server/)]);
});

/** A port without a listener; ports that browsers refuse are unsuitable. */
async function aClosedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('operations C4 the doctor names an unavailable service, the cause, and what to do', async () => {
  const port = await aClosedPort();
  const settings = readSettings({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    SMS_GATEWAY_URL: 'https://no-such-host.invalid',
  });
  const findings = await checkGateways(settings);
  expect(findings.map(({ about, message, todo }) => `${about}: ${message} → ${todo}`)).toEqual([
    expect.stringMatching(/^SMS_GATEWAY_URL: .*(?:ENOTFOUND|EAI_AGAIN).* → No such host is known/),
    expect.stringMatching(/^SMTP_URL: .*ECONNREFUSED.* → Nothing listens there/),
    expect.stringMatching(/^S3_ENDPOINT: 127\.0\.0\.1:\d+: .*ECONNREFUSED.* → Nothing listens there/),
  ]);
});

test('operations C1, C3 one fault hides no other, and a taken port is found', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const PORT = String((other.address() as AddressInfo).port);
  const DATABASE_URL = await aDatabase(`encoding 'SQL_ASCII' locale 'C.UTF-8'`).catch(() =>
    aDatabase(`encoding 'SQL_ASCII' locale 'C'`),
  );
  const examined = (environment: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, ['scripts/doctor.ts'], {
      encoding: 'utf8',
      env: { ...process.env, HOST: '127.0.0.1', ...environment },
    });
  const result = examined({
    DATABASE_URL,
    PORT,
    PUBLIC_URL: 'ftp://x',
    REVIEW_STAGES: 'nonsense',
    STELE_DATA: '/proc/no/where',
    S3_ENDPOINT: `http://127.0.0.1:${await aClosedPort()}`,
    STELE_WROLD: 'off',
  });
  expect(result.status).toBe(1);
  for (const line of [
    /^! settings: There is no setting STELE_WROLD/m,
    /^✗ PUBLIC_URL: it must be like https:/m,
    /^✗ REVIEW_STAGES: /m,
    /^✗ disk: 0 MB are free/m,
    new RegExp(`^✗ PORT: Port ${PORT} is taken: set PORT to another one`, 'm'),
    /^✗ database at .*: The database is encoded in SQL_ASCII/m,
    /^✗ S3_ENDPOINT: .*ECONNREFUSED/m,
  ])
    expect(result.stdout).toMatch(line);
  expect(result.stdout).not.toMatch(/^. PUBLIC_URL: it is not set/m);
  for (const [PUBLIC_URL, pattern] of [
    ['https://stele.example/wiki', /^✗ PUBLIC_URL: .*with no path/m],
    ['stele.example', /^✗ PUBLIC_URL: it must be like https:/m],
  ] as const)
    expect(examined({ PUBLIC_URL, DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }).stdout).toMatch(pattern);
});

test('the doctor finds that WIKIMEDIA has no effect without a contact, and an address that does not answer', async () => {
  const faults = async (environment: NodeJS.ProcessEnv) =>
    (await checkGateways(readSettings({ WIKIMEDIA: 'on', ...environment }))).flatMap(({ level, about }) =>
      level === 'bad' ? about : [],
    );
  expect(await faults({})).toEqual(['WIKIMEDIA_CONTACT']);
  const away = 'http://127.0.0.1:1';
  for (const name of ['HTTPS_PROXY', 'https_proxy']) vi.stubEnv(name, undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(
    await faults({
      WIKIMEDIA_CONTACT: 'a@stele.example',
      WIKIMEDIA_DATA_URL: away,
      WIKIMEDIA_FILES_URL: away,
      WIKIMEDIA_UPLOAD_URL: away,
    }),
  ).toEqual(['WIKIMEDIA_DATA_URL', 'WIKIMEDIA_FILES_URL', 'WIKIMEDIA_UPLOAD_URL']);
});
