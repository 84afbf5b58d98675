import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startOwnPostgres } from '../own-postgres/own-postgres.server.ts';
import { readSettings } from '../settings.server.ts';
import { ensureBaseBackup, takeBaseBackup } from './base-backup.server.ts';
import { startWalRetention, archiveWal, stopWalRetention, openWalSource } from './wal-archive.server.ts';
import {
  bytesOf,
  findSegmentChain,
  listWalArchive,
  positionOf,
  segmentName,
  pruneWal,
  walPath,
} from './wal-segments.server.ts';
import { openBackupLocation, writeSigned } from './location.server.ts';
import { verifyRecoveryFiles, restoreToMoment, findRecoveryFiles } from './restore-to-moment.server.ts';
import { packTar, unpackTar, type Entry } from './tar.server.ts';

function aFolder() {
  const folder = mkdtempSync(join(inject('folder'), 'stele-rewind-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}

async function* archived(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files))
    yield { path, size: Buffer.byteLength(text), content: Readable.from([Buffer.from(text)]) };
}

test('an archive can be opened by tar and read back unchanged; truncated, altered or escaping archives are refused', async () => {
  const files = { 'base/': '', 'base/1/': '', 'base/1/2619': 'x'.repeat(512), 'base/1/empty': '', PG_VERSION: '18\n' };
  const archive = await buffer(Readable.from(packTar(archived(files))));
  expect(spawnSync('tar', ['-t'], { input: archive, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stdout: `${Object.keys(files).join('\n')}\n`,
  });
  const read = async (content: Buffer) => {
    const contents: Record<string, string> = {};
    const begin = async ({ path }: Entry) => {
      contents[path] = '';
      return { write: async (part: Buffer) => void (contents[path] += part.toString()), end: async () => {} };
    };
    const pieces = Array.from({ length: Math.ceil(content.length / 700) }, (_, at) =>
      content.subarray(at * 700, at * 700 + 700),
    );
    await unpackTar(Readable.from(pieces, { objectMode: false }), 'folder', begin);
    return contents;
  };
  expect(await read(archive)).toEqual(files);
  await expect(read(archive.subarray(0, -1024))).rejects.toMatchObject({ errorName: 'backupDamaged' });
  const altered = Buffer.from(archive);
  altered[2] = 0x41;
  await expect(read(altered)).rejects.toMatchObject({ errorName: 'backupDamaged' });
  const outside = await buffer(Readable.from(packTar(archived({ '../../etc/passwd': 'root' }))));
  await expect(read(outside)).rejects.toMatchObject({ errorName: 'backupDamaged' });
  // A file that became shorter or longer during the copying keeps the announced size.
  const changed = (async function* () {
    yield { path: 'shorter', size: 600, content: Readable.from([Buffer.from('ab')]) };
    yield { path: 'longer', size: 2, content: Readable.from([Buffer.from('abc')]) };
  })();
  const unpackedFiles = await read(await buffer(Readable.from(packTar(changed))));
  expect(unpackedFiles).toEqual({ shorter: `ab${'\0'.repeat(598)}`, longer: 'ab' });
});

test('log segments are counted and named as in PostgreSQL, and a gap is detected', () => {
  expect(segmentName(1, bytesOf('1/FE000000') / (16 * 1024 * 1024))).toBe('0000000100000001000000FE');
  expect(segmentName(2, 256)).toBe('000000020000000100000000');
  expect(positionOf(bytesOf('2a/3000060'))).toBe('2a/3000060');
  const base = { system: 'ab', timeline: 1, from: bytesOf('0/3000028') } as Parameters<typeof findSegmentChain>[0];
  const createSegments = (...numbers: number[]) => new Set(numbers.map((number) => `ab/${segmentName(1, number)}`));
  expect(findSegmentChain(base, createSegments(2, 3, 4))).toEqual({
    names: [segmentName(1, 3), segmentName(1, 4)],
    isBroken: false,
  });
  expect(findSegmentChain(base, createSegments(3, 5))).toEqual({ names: [segmentName(1, 3)], isBroken: true });
});

/** A separate database, with a place to which its log is copied from the beginning. */
async function aSite() {
  const folder = join(aFolder(), 'data'),
    path = join(aFolder(), 'backups');
  const postgres = await startOwnPostgres(folder);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const place = await openBackupLocation(path, readSettings({ BACKUP_KEY: 'clay tablets of Nineveh' }), {
    toWrite: true,
  });
  const source = await openWalSource(postgres.url, folder);
  onTestFinished(async () => {
    await client.end();
    await source.client.end();
    await postgres.stop();
  });
  await client.query('create table said (n int, words text)');
  return {
    folder,
    path,
    place,
    source,
    url: postgres.url,
    client,
    insertNumber: (n: number) => client.query('insert into said values ($1, $2)', [n, 'x']),
    /** The next whole millisecond, once it is over: a `Date` is no more precise. */
    async now() {
      const { rows } = await client.query<{ now: Date }>(
        `select date_trunc('milliseconds', clock_timestamp()) + interval '1 ms' as now`,
      );
      const { now } = rows[0]!;
      for (let isOver = false; !isOver;) {
        const result = await client.query<{ over: boolean }>('select clock_timestamp() > $1 as over', [now]);
        isOver = result.rows[0]!.over;
      }
      return now;
    },
  };
}

async function saidIn(folder: string): Promise<number[]> {
  const postgres = await startOwnPostgres(folder);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ n: number }>('select n from said order by n');
  await client.end();
  await postgres.stop();
  return rows.map(({ n }) => n);
}

test('a restore has what was committed before a moment and nothing later; a bad log piece is named, and nothing is left behind', async () => {
  const site = await aSite();
  const { place, source, insertNumber, client } = site;
  expect(await startWalRetention(source)).toBe(true);
  expect(await startWalRetention(source)).toBe(false);
  const tooEarly = await site.now();
  await insertNumber(1);
  const base = await takeBaseBackup(place, source);
  await insertNumber(2);
  // More than two segments between the copy and the moment, closed because they are full.
  await client.query(`insert into said select 3, repeat(md5(n::text), 60) from generate_series(1, 20000) n`);
  await client.query('delete from said where n = 3');
  await archiveWal(place, source);
  await insertNumber(4);
  const moment = await site.now();
  await insertNumber(5);
  await client.query('update said set n = -n where n = 1');
  await archiveWal(place, source, { close: true });
  const end = await site.now();
  expect((await listWalArchive(place)).segments.size).toBeGreaterThan(3);

  const way = await findRecoveryFiles(place, moment);
  expect(way.base).toEqual(base);
  await verifyRecoveryFiles(place, way);
  const fresh = join(aFolder(), 'data');
  await restoreToMoment(place, way, { steleData: fresh, until: moment });
  expect(readdirSync(fresh)).toEqual(['postgres']);
  expect(await saidIn(fresh)).toEqual([1, 2, 4]);
  await expect(restoreToMoment(place, way, { steleData: fresh, until: moment })).rejects.toMatchObject({
    errorName: 'restoreNotEmpty',
  });

  for (const [outside, errorName] of [
    [new Date(tooEarly.getTime() - 3_600_000), 'momentNotKept'],
    [end, 'momentTooRecent'], // operations C5
  ] as const)
    await expect(findRecoveryFiles(place, outside)).rejects.toMatchObject({
      errorName,
      details: { name: expect.stringMatching(`^${base.takenAt} – `) },
    });

  const [name] = way.segments.slice(1);
  const piece = join(site.path, `${walPath(base.system, name!)}.00000`),
    content = readFileSync(piece);
  const empty = join(aFolder(), 'data');
  const attempt = async () =>
    restoreToMoment(place, await findRecoveryFiles(place, moment), { steleData: empty, until: moment });
  const flipped = Buffer.from(content);
  flipped[100]! ^= 1;
  writeFileSync(piece, flipped);
  await expect(verifyRecoveryFiles(place, way)).rejects.toMatchObject({ errorName: 'backupDamaged' });
  rmSync(piece);
  await expect(attempt()).rejects.toMatchObject({ errorName: 'backupFileMissing' });
  rmSync(piece.replace(/00000$/, 'json'));
  await expect(findRecoveryFiles(place, moment)).rejects.toMatchObject({
    errorName: 'backupFileMissing',
    details: { name },
  });
  expect(existsSync(join(empty, 'postgres'))).toBe(false);
  expect(readdirSync(empty)).toEqual([]);
});

test('the log is never overwritten; copies of the folder are taken if requested, and deleted with the backups that needed them', async () => {
  const site = await aSite();
  const { place, source, insertNumber } = site;
  const options = { databaseUrl: site.url, steleData: site.folder };
  const first = await ensureBaseBackup(place, options);
  expect(first).toMatchObject({ system: source.system, timeline: 1 });
  expect(await ensureBaseBackup(place, options)).toBeNull();
  await insertNumber(1);
  await archiveWal(place, source, { close: true });
  const { segments } = await listWalArchive(place);

  // After a crash the database does not know what it had copied: copying the same again adds nothing.
  await stopWalRetention(source.client);
  await startWalRetention(source);
  await archiveWal(place, source, { close: true });
  const [again] = [...(await listWalArchive(place)).segments].filter((segment) => !segments.has(segment));
  const [, name] = again!.split('/');
  const written = join(site.path, `${walPath(source.system, name!)}.json`);
  const other = readFileSync(written);
  await insertNumber(2);
  await source.client.query('select pg_switch_wal()');
  const next = segmentName(1, Number.parseInt(name!.slice(16), 16) + 1);
  await writeSigned(
    place.store,
    `${walPath(source.system, next)}.json`,
    { sha256: 'f'.repeat(64), reachesTo: null, file: { name: '', pieces: 0, bytes: 0, sha256: '' } },
    place.key,
  );
  await expect(archiveWal(place, source)).rejects.toMatchObject({ errorName: 'logOfAnother', details: { name: next } });
  expect(readFileSync(written)).toEqual(other);
  rmSync(join(site.path, `${walPath(source.system, next)}.json`));
  await archiveWal(place, source, { close: true });

  const second = await takeBaseBackup(place, source);
  const until = new Date(second.takenAt);
  await pruneWal(place, new Date(until.getTime() - 1));
  expect((await listWalArchive(place)).bases.map(({ id }) => id)).toEqual([second.id, first!.id]);
  await pruneWal(place, until);
  const left = await listWalArchive(place);
  expect(left.bases.map(({ id }) => id)).toEqual([second.id]);
  expect(Math.min(...[...left.segments].map((segment) => Number.parseInt(segment.slice(-8), 16)))).toBe(
    Math.floor(second.from / (16 * 1024 * 1024)),
  );
  await stopWalRetention(source.client);
});
