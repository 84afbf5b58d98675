import { randomBytes } from 'node:crypto';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { importSource } from '../importers/engine.ts';
import type { ImportedSubject } from '../importers/record.ts';
import { tokenHash } from '../src/kit/calls/session.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { searchPath } from '../src/features/search/rules.ts';
import { borrowProfile } from './browser/profiles.ts';
import { visit } from './browser/open.ts';
import { copySources } from './copy-sources.ts';
import { ask } from './http/ask.ts';
import { runProduct } from './run-product.ts';
import { openDatabase } from './world.ts';

const source = 'tests/new-feature/inscriptions',
  target = 'src/features/inscriptions';

/** A copy of the sources with the feature: its folder, and one line in each of two lists. */
function addFeature(): string {
  const folder = copySources('new-feature');
  cpSync(source, join(folder, target), { recursive: true });
  for (const file of globSync(`${folder}/${target}/**/*.{ts,tsx}`))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/../src/', '/').replaceAll(source, target));
  for (const [list, extra, manifest] of [
    ['features.ts', 'extra-features.ts', 'feature.ts'],
    ['features.server.ts', 'extra-features.server.ts', 'feature.server.ts'],
  ] as const) {
    const file = join(folder, 'src', list),
      before = readFileSync(file, 'utf8');
    const after = before
      .replace(`from './${extra}';\n`, `$&import { inscriptionsFeature } from './features/inscriptions/${manifest}';\n`)
      .replace('  ...extraFeatures,\n', '  inscriptionsFeature,\n$&');
    expect(after.split('\n')).toHaveLength(before.split('\n').length + 2);
    writeFileSync(file, after);
  }
  return folder;
}

/** Signs a new member in; returns the token of the session. */
async function signUp(db: Database, name: string, role: 'member' | 'reviewer'): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('member')
    .values({ id: name, name, role, phone: `+86138000000${role.length}${name.length}`, language: 'en' })
    .execute();
  await db
    .insertInto('session')
    .values({ tokenHash: tokenHash(token), memberId: name, expiresAt: new Date(Date.now() + 86_400_000) })
    .execute();
  return token;
}

const darius: ImportedSubject = {
  key: 'darius',
  id: 'darius',
  kind: 'person',
  region: 'near-east',
  names: { en: 'Darius' },
  summary: {},
  bodies: {},
  times: [],
  place: null,
  same: { test: 'darius' },
  events: [],
};

test('a new kind of thing is one folder and two lines: created, edited, reviewed, published, found, discussed, embedded, packed, exported, deleted', async () => {
  const folder = addFeature();
  const { db, url } = await openDatabase();
  const product = runProduct(
    { DATABASE_URL: url, STELE_DATA: folder, STELE_WORLD: 'off', QUICK_BUILD: '1', TRUST_PROXY: '127.0.0.1' },
    { folder },
  );
  onTestFinished(async () => {
    await product.signal('SIGKILL');
  });
  const of = await product.open();
  const tokens = { author: await signUp(db, 'author', 'member'), reviewer: await signUp(db, 'reviewer', 'reviewer') };
  const as =
    (who: keyof typeof tokens) =>
    async (path: string, body?: object): Promise<Record<string, unknown>> => {
      const cookie = `bearer=${tokens[who]}; free=1; sys_lang=en`;
      const { envelope } = await ask(path, { of, headers: { cookie, origin: of }, ...(body && { body }) });
      expect(envelope, `${path} ${JSON.stringify(envelope)}`).toMatchObject({ code: 200 });
      return envelope.data;
    };
  const author = as('author'),
    reviewer = as('reviewer');

  // Created, then edited and submitted in the browser.
  const { id } = (await author('/data/inscription/create', { title: 'Behistun', language: 'en' })) as { id: string };
  const { page, context, leave } = await borrowProfile({ locale: 'en-GB', javaScriptEnabled: true }, false);
  await context.addCookies(
    Object.entries({ bearer: tokens.author, free: '1', sys_lang: 'en', cookie_ok: '1' }).map(([name, value]) => ({
      name,
      value,
      url: of,
    })),
  );
  await visit(page, `${of}/inscription/edit/${id}`);
  await page.getByLabel('Text', { exact: true }).fill('Darius the king says: zorbling');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('submitted').first().waitFor();
  await leave({ failed: true }); // the profile has cookies of another product

  // Reviewed by its texts, published, and its author notified.
  const { items } = (await reviewer('/data/review/queue')) as {
    items: { id: string; name: string; module: string }[];
  };
  expect(items).toMatchObject([{ name: 'Behistun', module: 'inscription' }]);
  const [revision] = await db
    .selectFrom('revision')
    .where('thingId', '=', id)
    .select(['id', 'contentVersion'])
    .execute();
  const versions = { [revision!.id]: revision!.contentVersion };
  await reviewer('/data/review/act', { id: revision!.id, act: 'claim', versions, language: 'en' });
  await reviewer('/data/review/act', { id: revision!.id, act: 'pass', versions, publishNow: true, language: 'en' });
  expect(JSON.stringify(await author('/api/message/get/SYSTEM/1/10'))).toContain('the inscription “Behistun”');

  // Read, embedded, found, carded.
  const words = async (path: string) => (await ask(path, { of, headers: { cookie: 'sys_lang=en' } })).text;
  expect(await words(`/inscription/${id}`)).toContain('Darius the king says: zorbling');
  expect(await words(`/embed/inscription/${id}`)).toContain('Darius the king says: zorbling');
  expect(await words(`${searchPath('zorbling', 'special')}`)).toContain(`/inscription/${id}`);
  expect((await author(`/data/article/cards?ids=${id}`)).cards).toMatchObject([
    { name: 'Behistun', summary: 'Darius the king says: zorbling', live: { what: 'inscription', count: 1 } },
  ]);

  // Liked, saved, commented on; its author hears of it.
  const social = { socialId: id, type: 'inscription', language: 'en' };
  await reviewer('/api/social/like/send', social);
  await reviewer('/api/social/favor/send', social);
  await reviewer('/api/social/comment/send', { id, type: 'inscription', reply: 'Well read.', language: 'en' });
  expect((await reviewer('/api/social/favor/list/en/1/20')).items).toMatchObject([
    { type: 'inscription', name: 'Behistun' },
  ]);
  expect(JSON.stringify(await author('/api/message/get/FAVOR/1/10'))).toContain('your inscription “Behistun”');
  expect(JSON.stringify(await author('/api/message/get/COMMENT/1/10'))).toContain('your inscription “Behistun”');

  // Packed with a subject.
  await importSource(db, {
    origin: { id: 'test', name: 'Test', licence: 'CC0', url: null },
    async *read() {
      yield { where: 'darius:1', record: darius };
    },
  });
  const { body: pack } = await ask('/pack/entry.zip?of=darius', { of });
  expect(strFromU8(unzipSync(pack)['inscriptions.ndjson']!)).toContain('zorbling');

  // Exported and deleted.
  expect(JSON.stringify(await author('/data/account/export'))).toContain('zorbling');
  await author('/data/inscription/delete', { id, language: 'en' });
  expect((await ask(`/inscription/${id}`, { of })).status).toBe(404);
});
