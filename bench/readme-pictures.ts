/**
 * `node bench/readme-pictures.ts ADDRESS DATA`: writes the pictures of the README (docs/pictures/) from a running site
 * with the built-in content and its data folder, in which it signs up a member: pages, the editor of relations, and the
 * map of the home page moving from century to century.
 */
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { connect } from '../src/kit/database/database.server.ts';
import { databaseFolder } from '../src/kit/own-postgres/folder.server.ts';
import { socketPaths } from '../src/kit/own-postgres/socket-paths.server.ts';
import { findChromium } from '../tests/chromium.ts';
import { addMemberWithSession } from './member-session.ts';

const origin = process.argv[2]?.replace(/\/$/, ''),
  data = process.argv[3];
if (!origin || !data) {
  console.error(
    'node bench/readme-pictures.ts ADDRESS DATA: the address or the data folder of a running site is missing.',
  );
  process.exit(1);
}
const folder = join(import.meta.dirname, '../docs/pictures');
const size = { width: 1280, height: 820 };
/** Colours of a picture of a page, so that it stays small. */
const colours = 128;
/** Of the moving picture, in pixels and milliseconds. */
const movingWidth = 960,
  centuryMs = 450;
const pages = {
  entry: '/detail/qin-shi-huang-en',
  path: '/relation/atobPath?id=cleopatra&to=sima-qian',
  timemap: '/timemap?year=117',
};

async function openPage(browser: Browser, address: string, cookies: Record<string, string> = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  await context.addCookies([
    { name: 'sys_lang', value: 'en', url: origin! },
    { name: 'cookie_ok', value: '1', url: origin! },
    ...Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin! })),
  ]);
  const page = await context.newPage();
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  return page;
}

async function writePage(browser: Browser, name: string, address: string) {
  const page = await openPage(browser, address);
  await page.mouse.move(size.width / 2, size.height / 2); // wakes the view under the pointer
  await savePicture(page, name);
}

/** Signs up a member; returns the token of a session. */
async function signUpMember(): Promise<string> {
  const { db } = connect(socketPaths(databaseFolder(data!)).url, 1);
  try {
    return await addMemberWithSession(db, {
      name: `Reader ${String(Date.now()).slice(-4)}`,
      phone: `+86138${String(Date.now()).slice(-8)}`,
    });
  } finally {
    await db.destroy();
  }
}

/** The editor of relations with one of them open. */
async function writeEditor(browser: Browser) {
  const page = await openPage(browser, '/', { bearer: await signUpMember(), free: '1' });
  await page.goto(`${origin}/user/edit?id=augustus-en#/relation`, { waitUntil: 'networkidle' });
  await page.getByText('founder of', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Add a relation' }).evaluate((button) => {
    window.scrollTo(0, button.getBoundingClientRect().top + window.scrollY - 72);
  });
  await savePicture(page, 'writing');
}

async function savePicture(page: Page, name: string) {
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot())
    .png({ palette: true, colours, effort: 10 })
    .toFile(join(folder, `${name}.png`));
  await page.context().close();
}

async function writeMovingMap(browser: Browser) {
  const page = await openPage(browser, '/');
  const slider = page.locator('#living-year'),
    map = page.locator('.home-hero');
  const frames: Buffer[] = [];
  for (let year = -1300; year <= 2000; year += 100) {
    await slider.fill(`${year || 1}`);
    await slider.blur();
    await page.locator('.living-window:not([aria-busy])').waitFor();
    frames.push(
      await sharp(await map.screenshot())
        .resize({ width: movingWidth })
        .png()
        .toBuffer(),
    );
  }
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 60, effort: 6, loop: 0, delay: frames.map(() => centuryMs) })
    .toFile(join(folder, 'moving-map.webp'));
  await page.context().close();
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
for (const [name, address] of Object.entries(pages)) await writePage(browser, name, address);
await writeEditor(browser);
await writeMovingMap(browser);
await browser.close();
