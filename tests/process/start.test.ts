import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { settingsHelp } from '../../src/kit/settings.server.ts';
import {
  canRunAsOrdinaryUser,
  databaseOf,
  createDataFolder,
  expectCompleteWorld,
  isRoot,
  ordinaryUserId,
  processesOn,
  revisionsIn,
  startProduct,
} from './product.ts';
import { scaleByLoad } from '../scale-by-load.ts';

test('the first start loads the world in under a minute and answers; a later one takes under ten seconds and changes nothing', async () => {
  const STELE_DATA = createDataFolder();
  const first = startProduct({ STELE_DATA });
  const url = await first.open();
  expect(first.output).toMatch(/loading the world: subjects \d+ of \d+/);
  expect(seconds(first.output)).toBeLessThan(scaleByLoad(60_000) / 1000);
  await expect((await fetch(`${url}/healthz`)).json()).resolves.toMatchObject({ status: 'ok' });
  await expect((await fetch(`${url}/detail/augustus-en`)).text()).resolves.toContain('<h1');
  const db = databaseOf(STELE_DATA);
  await expectCompleteWorld(db);
  const revisions = await revisionsIn(db);
  await expect(first.signal('SIGTERM')).resolves.toBe(0);

  const later = startProduct({ STELE_DATA });
  await later.open();
  expect(later.output).not.toContain('loading the world');
  expect(seconds(later.output)).toBeLessThan(scaleByLoad(10_000) / 1000);
  await expect(revisionsIn(databaseOf(STELE_DATA))).resolves.toBe(revisions);
  await expect(later.signal('SIGTERM')).resolves.toBe(0);
  expect([...first.complaints, ...later.complaints]).toEqual([]);
});

test('issue 36: a site starts with a content folder of its own; a mistake in it ends the start with its file and line', async () => {
  const folder = join(createDataFolder(), 'nanyang'),
    subject = join(folder, 'subjects/principia-author/subject.json');
  cpSync('content/subjects/newton', dirname(subject), { recursive: true });
  for (const name of ['sources', 'authors.json', 'locators.json', 'places.json'])
    cpSync(join('content', name), join(folder, name), { recursive: true });
  writeFileSync(
    join(folder, 'content.json'),
    JSON.stringify({ id: 'nanyang', name: 'Nanyang', licence: 'CC BY-SA 4.0', url: null }),
  );
  const settings = { STELE_DATA: createDataFolder(), STELE_WORLD: folder };
  const written = readFileSync(subject, 'utf8');
  writeFileSync(subject, written.replace('"kind": "person"', '"kind": "wizard"'));
  await expectRefusal(startProduct(settings), /principia-author\/subject\.json:3: kind: /);

  writeFileSync(subject, written);
  const product = startProduct(settings),
    url = await product.open();
  expect(await (await fetch(`${url}/detail/principia-author-en`)).text()).toContain('Isaac Newton');
  expect((await fetch(`${url}/detail/augustus-en`)).status).toBe(404);
  await expect(product.signal('SIGTERM')).resolves.toBe(0);
});

/** When it was ready, as printed by itself. */
const seconds = (output: string) => Number(/([\d.]+) s {2}Stele is open/.exec(output)![1]);

test('a taken port ends the product with one clear line that names it; with another port it starts, with its data in a private folder', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((done) => other.once('listening', done));
  const PORT = String((other.address() as AddressInfo).port);
  const STELE_DATA = join(createDataFolder(), 'data'); // mkdtemp: 0700
  await expectRefusal(
    startProduct({ STELE_DATA, PORT, STELE_WORLD: 'off' }),
    new RegExp(`^Port ${PORT} is taken: set PORT to another one`),
  );
  expect(processesOn(STELE_DATA)).toEqual([]);
  const product = startProduct({ STELE_DATA, STELE_WORLD: 'off' });
  await expect(fetch(`${await product.open()}/healthz`)).resolves.toMatchObject({ status: 200 });
  expect(statSync(join(STELE_DATA, 'keeper.lock')).mode & 0o777).toBe(0o600); // security L8
  await expect(product.signal('SIGTERM')).resolves.toBe(0);
});

test.runIf(canRunAsOrdinaryUser)(
  'a read-only folder ends the product with one clear line; with a writable one it also starts as an ordinary user',
  async () => {
    const user = isRoot ? { user: ordinaryUserId } : {};
    const STELE_DATA = createDataFolder(isRoot ? { owner: ordinaryUserId } : {});
    chmodSync(STELE_DATA, 0o500);
    await expectRefusal(startProduct({ STELE_DATA }, user), /^STELE_DATA=\S+ cannot be used: EACCES/);
    chmodSync(STELE_DATA, 0o700);
    const product = startProduct({ STELE_DATA, STELE_WORLD: 'off' }, user);
    await expect(fetch(`${await product.open()}/`)).resolves.toMatchObject({ status: 200 });
    await expect(product.signal('SIGINT')).resolves.toBe(0);
    expect(processesOn(STELE_DATA)).toEqual([]);
  },
);

test('--help lists every setting with its default and starts nothing', async () => {
  const STELE_DATA = createDataFolder();
  const product = startProduct({ STELE_DATA }, { args: ['--help'] });
  await expect(product.ended).resolves.toBe(0);
  expect(product.output).toContain(settingsHelp());
  for (const name of ['PORT', 'HOST', 'STELE_DATA', 'DATABASE_URL', 'PUBLIC_URL'])
    expect(product.output).toMatch(new RegExp(`^ +${name} +\\S`, 'm'));
  expect(product.output).toMatch(/PORT .*\[3000\]/);
  expect(processesOn(STELE_DATA)).toEqual([]);
});

test('faults 13: an unknown argument is reported, and nothing starts', async () => {
  const STELE_DATA = createDataFolder();
  await expectRefusal(
    startProduct({ STELE_DATA }, { args: ['--port', '80'] }),
    /^Unknown argument --port: settings come from the environment, 'npm start -- --help' lists them/,
  );
  expect(processesOn(STELE_DATA)).toEqual([]);
});

test.for([
  [{ PORT: '70000' }, /^The setting PORT is wrong: /],
  [{ STELE_WORLD: 'maybe' }, /^The setting STELE_WORLD is wrong: .*--help/],
  [{ STELE_DATA: '/dev/null/x' }, /^STELE_DATA=\/dev\/null\/x cannot be used: /],
] as const)('a wrong setting ends the product with one clear line: %o', async ([settings, line]) => {
  const STELE_DATA = createDataFolder();
  await expectRefusal(startProduct({ STELE_DATA, ...settings }), line);
  expect(processesOn(STELE_DATA)).toEqual([]);
});

test('a database folder of another version or another user ends the product with one clear line and is left alone', async () => {
  const STELE_DATA = createDataFolder();
  mkdirSync(join(STELE_DATA, 'postgres'));
  writeFileSync(join(STELE_DATA, 'postgres/PG_VERSION'), '19\n');
  if (isRoot) {
    await expectRefusal(
      startProduct({ STELE_DATA }),
      /belongs to user 0; start Stele as the user who started it first/,
    );
    chownSync(join(STELE_DATA, 'postgres'), ordinaryUserId, ordinaryUserId);
  }
  await expectRefusal(startProduct({ STELE_DATA }), /belongs to PostgreSQL 19, this Stele brings 18/);
});

/** Checks for exactly one line that matches, and an exit code other than 0. */
async function expectRefusal(product: ReturnType<typeof startProduct>, line: RegExp) {
  const code = await product.ended;
  expect(product.complaints).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
}
