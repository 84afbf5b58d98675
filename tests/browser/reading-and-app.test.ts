import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Request } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { productUrl, useWorkshopProduct } from '../product-under-test.ts';
import { sumEvents } from '../../src/features/tracking/sum-events.server.ts';
import { createSignedInMember, withProductDatabase, signInAs } from './accounts.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

useWorkshopProduct();

/** Chromium's own user agent names a robot. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const isTold = (request: Request) => request.url().endsWith('/home/Book/record');

test('X06 S01 a browser reports pages read, reading time and failed searches without visible errors; an administrator sees charts', async () => {
  const page = await openPage({ language: 'en', userAgent, expects: /status of 400/ });
  let reportCount = 0;
  page.on('request', (request) => isTold(request) && reportCount++);
  const loadEvents = () =>
    withProductDatabase((db) =>
      db.selectFrom('pageEvent').where('language', '=', 'en').orderBy('at').selectAll().execute(),
    );
  const reads = ['sima-qian', 'qin-shi-huang', 'augustus', 'genghis-khan'];
  for (const id of reads) {
    await visit(page, `/detail/${id}-en`);
    // Simulates another window over it. For a page that is left Chromium also reports, but by its own name: as a robot.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }
  await visit(page, '/search?q=zzzzzzzz');
  await expect.poll(async () => (await loadEvents()).filter(({ term }) => term === 'zzzzzzzz').length).toBe(1);
  const events = await loadEvents();
  /** A newcomer's test reads and searches in this product too, but none of these entries. */
  const ofEntries = (what: string) => events.filter(({ action, page: id }) => action === what && id.endsWith('-en'));
  expect(ofEntries('view').map(({ page: id }) => id)).toEqual(reads.map((id) => `${id}-en`));
  const left = ofEntries('leave');
  expect(left.map(({ page: id }) => id)).toEqual(reads.map((id) => `${id}-en`));
  expect(left.every(({ lookedMs }) => lookedMs > 0 && lookedMs < 60_000)).toBe(true);
  expect(new Set([...ofEntries('view'), ...left].map(({ session }) => session)).size).toBe(1);
  expect((await page.context().cookies()).map(({ name }) => name).sort()).toEqual(['cookie_ok', 'sys_lang']);

  // A rejecting server causes no visible error.
  await page.route('**/home/Book/record', (route) => route.fulfill({ status: 400, json: { code: 400 } }));
  await visit(page, '/');
  await page.unroute('**/home/Book/record');
  // The same in another tab: terms searched by a single reader are not shown.
  await page.evaluate(() => sessionStorage.clear());
  await visit(page, '/search?q=zzzzzzzz');
  await expect.poll(async () => (await loadEvents()).filter(({ term }) => term === 'zzzzzzzz').length).toBe(2);
  await withProductDatabase((db) => sumEvents(db, 0));

  await signInAs(page, await createSignedInMember({ role: 'administrator' }));
  const before = reportCount;
  await visit(page, '/review/reading');
  await page.getByRole('heading', { name: 'Most read' }).waitFor();
  await page.getByRole('img', { name: 'Page views by day' }).waitFor();
  for (const rowName of ['zzzzzzzz', 'Sima Qian', 'Search', 'English'])
    await page.getByRole('row', { name: rowName }).first().waitFor();
  await page.getByText('As a table').click();
  await page.getByRole('columnheader', { name: 'Day', exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: '7 days' }).click();
  await expect.poll(() => page.locator('.column-chart svg g').count()).toBe(7);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sidewaysOverflowOf(page)).toBe(0);
  expect(reportCount).toBeGreaterThan(before); // the server leaves out page views of administrators
  await signInAs(page, await createSignedInMember({ role: 'reviewer' }));
  await visit(page, '/review/reading');
  await page.getByText('This page is for administrators.').waitFor();
});

test('a browser that asks not to be tracked is not tracked', async () => {
  const page = await openPage({ language: 'en', userAgent });
  let reportCount = 0;
  page.on('request', (request) => isTold(request) && reportCount++);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await visit(page, '/help');
  await visit(page, '/book');
  expect(reportCount).toBe(0);
});

/** A proxy to the product that can be cut: browser workers do not notice offline mode. */
async function aLine() {
  const { hostname, port } = new URL(productUrl());
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket.on('error', () => other.destroy()).on('close', () => other.destroy()));
      socket.pipe(other);
    }
  });
  await new Promise<void>((open) => server.listen(0, hostname, open));
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(cut);
  const at = (server.address() as AddressInfo).port;
  const mend = () => new Promise<void>((open) => server.listen(at, hostname, open));
  return { url: `http://${hostname}:${at}`, cut, mend };
}

test('S01 the QR code opens the app page; with the app on, read pages work offline in their language, without data of members', async () => {
  const page = await openPage({
    language: 'fr',
    expects: /ERR_CONNECTION_REFUSED|Failed to fetch|WebSocket connection/,
  });
  const line = await aLine();
  await visit(page, line.url + '/');
  await page.evaluate(() => caches.open('stele-0-pages').then((cache) => cache.put('/old', new Response('old'))));
  await page.getByRole('banner').getByRole('link', { name: 'Appli', exact: true }).hover();
  const code = page.getByRole('img', { name: 'Code QR de la page de téléchargement' });
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    const answer = (await (await fetch(link.href)).json()) as {
      lang: string;
      short_name: string;
      icons: { src: string; sizes: string }[];
    };
    const sizes = await Promise.all(
      answer.icons.map(async ({ src, sizes: declaredSize }) => {
        const picture = await createImageBitmap(await (await fetch(src)).blob()).catch(() => null);
        return picture === null ? src : declaredSize === `${picture.width}x${picture.height}`;
      }),
    );
    return { ...answer, sizes };
  });
  expect(manifest).toMatchObject({ lang: 'fr', short_name: 'Stèle', sizes: ['/app/icon.svg', true, true, true, true] });

  await page.getByRole('banner').getByRole('link', { name: 'Appli', exact: true }).click();
  await visit(page, line.url + '/download');
  await page.getByRole('button', { name: 'Enregistrer mes lectures' }).click();
  await page.getByText('Vos lectures sont enregistrées.').waitFor();
  await expectNoAxeViolations(page);
  await signInAs(page, await createSignedInMember());
  await visit(page, line.url + '/detail/sima-qian-fr');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await visit(page, line.url + '/user/usercenter');
  await visit(page, line.url + '/detail/augustus-fr');
  const readCaches = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).sort();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return { names, addresses: keys.flat().map(({ url }) => url.replace(location.origin, '')) };
    });
  await expect.poll(async () => (await readCaches()).addresses).toContain('/detail/augustus-fr');
  const { names, addresses } = await readCaches();
  expect(names).toEqual(['stele-1-files', 'stele-1-pages', 'stele-1-worker']);
  expect(addresses).toContain('/detail/sima-qian-fr');
  expect(addresses.filter((address) => /^\/(?:user|api|data|home|review|login)\b/.test(address))).toEqual([]);

  line.cut();
  await page.goto(line.url + '/detail/sima-qian-fr');
  await page.getByRole('heading', { level: 1, name: 'Sima Qian' }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1')!).fontFamily)).toContain('Serif');
  for (const unread of ['/detail/qin-shi-huang-fr', '/user/usercenter']) {
    await page.goto(line.url + unread);
    await page.getByRole('heading', { level: 1, name: 'Pas de connexion' }).waitFor();
  }
  await page.getByRole('link', { name: /Auguste/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Auguste' }).waitFor();
  await line.mend();

  await visit(page, line.url + '/download');
  await page.getByRole('button', { name: 'Arrêter et effacer' }).click();
  await page.getByRole('button', { name: 'Enregistrer mes lectures' }).waitFor();
  expect((await readCaches()).names).toEqual([]);
});
