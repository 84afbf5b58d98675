/**
 * `STELE_DATA=… node bench/import-picture.ts ADDRESS`: writes docs/pictures/import-preview.png from a running site: the
 * report of a preview of importers/examples/bridges.csv, with the proposed mapping and the first entries. It adds an
 * administrator to that site.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { connect } from '../src/kit/database/database.server.ts';
import { startOwnPostgres } from '../src/kit/own-postgres/own-postgres.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import { findChromium } from '../tests/chromium.ts';
import { addMemberWithSession } from './member-session.ts';

const origin = process.argv[2]?.replace(/\/$/, '');
if (!origin) {
  console.error('node bench/import-picture.ts ADDRESS: the address of a running site is missing.');
  process.exit(1);
}
const root = join(import.meta.dirname, '..');
const size = { width: 1100, height: 640 };

/** A session of a new administrator. */
async function createSession(): Promise<string> {
  const settings = readSettings();
  const url = settings.DATABASE_URL ?? (await startOwnPostgres(settings.STELE_DATA)).url;
  const { db } = connect(url, 1);
  const token = await addMemberWithSession(db, {
    name: `picture-${randomUUID().slice(0, 8)}`,
    phone: `+86138${String(randomInt(1e8)).padStart(8, '0')}`, // without one, a dialog asks for it
    language: 'en',
    role: 'administrator',
  });
  await db.destroy();
  return token;
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
await context.addCookies(
  Object.entries({ bearer: await createSession(), free: '1', sys_lang: 'en', cookie_ok: '1' }).map(([name, value]) => ({
    name,
    value,
    url: origin,
    httpOnly: name === 'bearer',
  })),
);
const page = await context.newPage();
await page.goto(`${origin}/review/jobs`, { waitUntil: 'networkidle' });
const form = page.getByRole('region', { name: 'Import' });
const isThere = await form.getByLabel('File or folder').locator('option', { hasText: 'bridges.csv' }).count();
if (!isThere) await form.getByLabel('Upload a file').setInputFiles(join(root, 'importers/examples/bridges.csv'));
await form
  .getByLabel('File or folder')
  .locator('option', { hasText: 'bridges.csv' })
  .first()
  .waitFor({ state: 'attached' });
await form.getByLabel('File or folder').selectOption('bridges.csv');
await form.getByLabel('Kind').selectOption('table');
await form.getByRole('button', { name: 'Preview' }).click();
await page.getByRole('link', { name: 'Open the report' }).first().click();
await page.getByRole('heading', { name: 'The first entries' }).waitFor();
await page.evaluate(() => document.querySelector('.jobs h2')?.scrollIntoView());
await sharp(await page.screenshot())
  .png({ palette: true, colours: 64, effort: 10 })
  .toFile(join(root, 'docs/pictures/import-preview.png'));
await browser.close();
process.exit(0);
