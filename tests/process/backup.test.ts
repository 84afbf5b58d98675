import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  createDataFolder,
  expectCompleteWorld,
  databaseOf,
  createLoadedFolder,
  processesOn,
  pollOptions,
  startProduct,
} from './product.ts';

/** Number of kills per command, at random moments. */
const kills = Number(process.env.BACKUP_KILLS ?? 1);

const script = (name: 'backup' | 'restore', data: string, words: string[]) =>
  [
    process.execPath,
    [`scripts/${name}.ts`, ...words],
    { env: { ...process.env, STELE_DATA: data, DATABASE_URL: '', LC_ALL: 'fr_FR.UTF-8', BACKUP_KEY: '0f'.repeat(32) } },
  ] as const;

function run(...args: Parameters<typeof script>) {
  const [node, words, options] = script(...args);
  const { status, stdout, stderr } = spawnSync(node, words, { ...options, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Runs a command repeatedly, and kills it before it can end: `longMs` is its duration. */
async function killOften(longMs: number, ...args: Parameters<typeof script>): Promise<void> {
  for (let time = 0; time < kills; time++) {
    const [node, words, options] = script(...args);
    const child = spawn(node, words, { ...options, stdio: 'ignore' });
    const ended = new Promise((done) => child.once('exit', done));
    await Promise.race([pause(Math.random() * longMs), ended]);
    child.kill('SIGKILL');
    await ended;
  }
}

const search = '/api/search/getSuggestion?keyword=augustus&lang=en';
/** By a connection of its own: a site closes idle ones while this process waits for a command. */
const fetchAlone = (url: string) => fetch(url, { headers: { connection: 'close' } });

test('a site is backed up while it serves and restored elsewhere, both killed at random moments, with the same answers', async () => {
  const folder = createLoadedFolder(),
    place = join(createDataFolder(), 'backups'),
    fresh = createDataFolder();
  const product = startProduct({ STELE_DATA: folder, STELE_WORLD: 'off' });
  const url = await product.open();
  const answers = async (from: string) => {
    const page = await (await fetchAlone(`${from}/detail/qin-shi-huang`)).text();
    const { data } = (await (await fetchAlone(from + search)).json()) as { data: { sugNodes: object[] } };
    const changes = (await (await fetchAlone(`${from}/data/changes?since=0`)).json()) as {
      data: { changes: object[]; last: number };
    };
    const { days } = ((await (await fetchAlone(`${from}/data/dumps`)).json()) as { data: { days: { file: string }[] } })
      .data;
    const dumped = await (await fetchAlone(from + days[0]!.file)).text();
    return {
      changes: changes.data,
      dumped: createHash('sha256').update(dumped).digest('hex'),
      page: page.replaceAll(from, ''),
      found: data.sugNodes,
    };
  };
  const before = await answers(url);
  expect(before.found).not.toEqual([]);
  expect(before.changes.changes).toHaveLength(200);

  const began = Date.now();
  expect(run('backup', folder, [place])).toMatchObject({ status: 0, stdout: expect.stringContaining('encrypted') });
  const longMs = Date.now() - began;
  await killOften(longMs, 'backup', folder, [place]);
  expect(run('restore', fresh, [place, '--check'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('is whole'),
  });
  expect(run('backup', folder, [place, '--keep', '1'])).toMatchObject({ status: 0 });
  expect(readdirSync(place).filter((name) => name.startsWith('2'))).toHaveLength(1);
  expect(readdirSync(fresh)).toEqual([]); // verifying a backup changes nothing

  expect(run('restore', folder, [place])).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Un site fonctionne sur cette base\u202f: arrêtez-le d’abord\n',
  });
  expect(await answers(url)).toEqual(before);
  await expect(product.signal('SIGTERM')).resolves.toBe(0);
  expect(product.complaints).toEqual([]);
  expect(run('restore', folder, [place]).stderr).toContain('n’est pas vide');

  await killOften(longMs * 2, 'restore', fresh, [place]);
  await expect.poll(() => processesOn(fresh), pollOptions).toEqual([]);
  const restored = run('restore', fresh, [place]);
  if (restored.status !== 0) expect(restored.stderr).toContain('n’est pas vide'); // the last one was killed at its very end
  rmSync(place, { recursive: true });
  const again = startProduct({ STELE_DATA: fresh, STELE_WORLD: 'off' });
  expect(await answers(await again.open())).toEqual(before);
  await expectCompleteWorld(databaseOf(fresh));
  await expect(again.signal('SIGTERM')).resolves.toBe(0);
  expect(again.complaints).toEqual([]);
});
