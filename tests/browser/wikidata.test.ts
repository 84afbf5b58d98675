import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { beginRun, endRun } from '../../src/kit/jobs/job-runs.server.ts';
import { tokenHash } from '../../src/kit/calls/session.server.ts';
import { drawPicture } from '../gallery.ts';
import { runProduct } from '../run-product.ts';
import { startWikimedia } from '../wikimedia-server.ts';
import { createStatement, human, item, snak, terms, toItem, toTime } from '../wikidata-items.ts';
import { openDatabase } from '../world.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

/** A product that may ask Wikidata and Commons of the test, with a member of a role. */
async function openProduct(role: 'member' | 'administrator') {
  const folder = mkdtempSync(join(tmpdir(), 'stele-wikidata-browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { db, url } = await openDatabase();
  const service = await startWikimedia({
    items: {
      Q900001: item(
        'Q900001',
        'Livia of Nowhere',
        [
          human,
          createStatement(toTime('P569', '-0058-01-30T00:00:00Z', 11)),
          createStatement(toTime('P570', '+0029-00-00T00:00:00Z', 9)),
          createStatement(toItem('P26', 'Q1405')),
          createStatement(toItem('P22', 'Q900009')),
          createStatement(toItem('P793', 'Q900002'), { qualifiers: [toTime('P585', '+0014-00-00T00:00:00Z', 9)] }),
          createStatement(snak('P18', 'string', 'Bust.jpg')),
        ],
        {
          labels: terms({ en: 'Livia of Nowhere', fr: 'Livie de Nulle-Part', 'zh-hans': '无处的利维娅' }),
          descriptions: terms({ en: 'an invented empress' }),
        },
      ),
      Q900002: item('Q900002', 'A funeral'),
      Q1405: item('Q1405', 'Augustus', [human, createStatement(snak('P18', 'string', 'Statue.jpg'))]),
    },
    files: { 'Bust.jpg': { bytes: await drawPicture(5) }, 'Statue.jpg': { bytes: await drawPicture(6) } },
  });
  const product = runProduct({
    ...(service.settings as Record<string, string>),
    DATABASE_URL: url,
    STELE_DATA: folder,
    STELE_WORLD: 'off',
  });
  onTestFinished(async () => void (await product.signal('SIGTERM')));
  const token = randomBytes(32).toString('base64url');
  await db.insertInto('member').values({ id: 'writer', name: 'writer', role, phone: '+8613800138000' }).execute();
  await db
    .insertInto('session')
    .values({ tokenHash: tokenHash(token), memberId: 'writer', expiresAt: new Date(Date.now() + 3_600_000) })
    .execute();
  return { db, origin: await product.open(), cookies: { bearer: token, free: '1' } };
}

test('issue 43: from the wizard, an author takes what Wikidata states of a new subject, and submits it with its picture', async () => {
  const { db, origin, cookies } = await openProduct('member');
  const page = await openPage({ language: 'en', cookies });
  await visit(page, `${origin}/user/newentry`);
  const choose = page.locator('.kind-choice');
  await choose.getByText('Person', { exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Livia of Now');
  await page.getByRole('button', { name: /^This one/ }).click();
  const lines = page.getByRole('region', { name: 'Facts from Wikidata' });
  await lines.waitFor();
  expect(await lines.getByRole('checkbox').count()).toBe(9);
  await expectNoAxeViolations(page, 'lines of an item', { within: '.item-lines' });
  expect(await sidewaysOverflowOf(page)).toBe(0);
  await lines.getByLabel(/Chinese/).uncheck();
  await lines.getByRole('button', { name: 'Use the ticked lines' }).click();
  await lines.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Livia of Nowhere');
  await page.goto(`${origin}/user/newentry#/addNewEntry/check`);
  const further = page.getByRole('region', { name: 'Proposed together with the entry' });
  await further.waitFor();
  expect(await further.getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining('French: Livie de Nulle-Part'),
    expect.stringContaining('Augustus'),
    expect.stringContaining('A funeral · AD 14'),
  ]);
  await further.getByRole('button', { name: /Leave out: A funeral/ }).click();
  expect(await further.getByRole('listitem').count()).toBe(2);
  expect(await page.locator('.check-entry img').count()).toBe(1);
  await page.getByRole('button', { name: /Submit/ }).click();
  await page.getByText('Submitted', { exact: false }).first().waitFor();
  const sent = await db
    .selectFrom('revision')
    .where('authorId', '=', 'writer')
    .where('state', '=', 'submitted')
    .select(['module', 'language', 'content'])
    .execute();
  expect(sent.map(({ module, language }) => `${module} ${language}`).sort()).toEqual([
    'facts null',
    'relations null',
    'text en',
    'text fr',
  ]);
  expect(sent.find(({ module }) => module === 'facts')!.content).toMatchObject({
    kind: 'person',
    same: { wikidata: 'Q900001' },
    portrait: { credit: { author: 'A painter', source: { title: 'Wikimedia Commons' } } },
    times: [{ role: 'life', source: { title: 'Wikidata' } }],
  });
});

test('issue 43: an administrator fetches pictures by a button, and the page of the run lists what was left out', async () => {
  const { db, origin, cookies } = await openProduct('administrator');
  const page = await openPage({ language: 'en', cookies });
  await visit(page, `${origin}/review/jobs`);
  const form = page.getByRole('region', { name: 'Pictures from Wikimedia Commons' });
  await form.waitFor();
  await form.getByLabel('Entries').selectOption('person');
  await form.getByRole('button', { name: 'Fetch pictures' }).click();
  await expect
    .poll(async () =>
      (await db.selectFrom('subject').where('portrait', 'is not', null).select('id').execute()).map(({ id }) => id),
    )
    .toEqual(['augustus']);
  await visit(page, `${origin}/detail/augustus-en`);
  expect(await page.getByText('A painter').count()).toBeGreaterThan(0);
});

test('issue 43: a reviewer begins a revision with the value of an item, and the editor opens with it', async () => {
  const { db, origin, cookies } = await openProduct('administrator');
  const loadTime = () =>
    db
      .selectFrom('subjectTime')
      .where('subjectId', '=', 'augustus')
      .where('role', '=', 'life')
      .select('startTime')
      .executeTakeFirstOrThrow();
  const { startTime: local } = await loadTime();
  const difference = { subjectId: 'augustus', item: 'Q1405', field: 'birth', local, remote: '-0064-00-00 00:00:00' };
  const source = { title: 'Wikidata', author: null, year: null, where: 'Q1405, P569', url: null };
  const run = await beginRun(db, {
    job: 'comparingItems',
    queueId: 1,
    input: {},
    runner: '00000000-0000-4000-8000-000000000000',
    attempt: 1,
  });
  const report = { compared: 1, differences: [{ ...difference, source, place: null }], statements: [] };
  await endRun(db, run, { outcome: 'done', report });
  const page = await openPage({ language: 'en', cookies });
  await visit(page, `${origin}/review/gaps`);
  const differences = page.getByRole('region', { name: 'Differences from Wikidata' });
  await differences.waitFor();
  await expectNoAxeViolations(page, 'differences', { within: '.gaps' });
  await differences.getByRole('button', { name: 'Begin a revision with this value Augustus, Birth' }).click();
  await page.waitForURL(/\/user\/edit\?id=augustus-en#\/facts$/);
  await expect
    .poll(() =>
      page
        .locator('.facts-form input')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    )
    .toEqual(expect.arrayContaining([expect.stringMatching(/^64 BC/), 'Wikidata']));
  expect((await loadTime()).startTime).toBe(local);
});
