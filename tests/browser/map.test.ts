import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, openPage, sharedPage, sidewaysOverflowOf, visit } from './open.ts';

/** Generated places and polities on the map (bench/pages/timemap-synthetic.tsx). */
const field = (page: Page) => page.getByRole('application', { name: /^Map of/ });
const readData = (page: Page, what: string) => page.locator('.synthetic-map').getAttribute(`data-${what}`);
/** Without a graphics card, and in parallel with other tests, the first drawing is slow. */
const drawn = (page: Page, source: string, what: number) =>
  page.locator(`.map-field[data-ready][data-${source}="${what}"]`).waitFor({ timeout: 25_000 });

/** Large enough for all parts of the map; in software a larger size only takes longer. */
const small = { width: 1000, height: 640 };

async function openMap({
  query = '',
  nodes = 10,
  borders = 12,
  ...reader
}: { query?: string; nodes?: number; borders?: number } & Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ language: 'en', ...small, ...reader });
  await visit(page, `/dev/timemap?nodes=${nodes}&borders=${borders}${query}`);
  return page;
}
async function openDrawn(options: Parameters<typeof openMap>[0] = {}) {
  const page = await openMap(options);
  await drawn(page, 'nodes', options.nodes ?? 10);
  await drawn(page, 'borders', options.borders ?? 12);
  return page;
}

/** Requests of the map of ten places and twelve polities. */
const requestUrls: string[] = [];
const wholeWorld = (page: Page) => page.getByRole('button', { name: 'The whole world' }).click();
/** Ten places and twelve polities. */
const places = sharedPage(
  { language: 'en', ...small },
  {
    async begin(page) {
      page.on('request', (request) => requestUrls.push(request.url()));
      await visit(page, '/dev/timemap?nodes=10&borders=12');
      await drawn(page, 'nodes', 10);
      await drawn(page, 'borders', 12);
    },
    tidy: wholeWorld,
  },
);
/** One polity, in the middle of the view. */
const polity = sharedPage(
  { language: 'en', ...small },
  {
    async begin(page) {
      await visit(page, '/dev/timemap?nodes=0&borders=1');
      await drawn(page, 'borders', 1);
    },
    tidy: wholeWorld,
  },
);

test('R22 the map draws land and sea from our own files and requests no other host', async () => {
  const page = await places();
  const home = new URL(page.url()).origin;
  expect(requestUrls.filter((url) => !url.startsWith(home) && !url.startsWith('data:'))).toEqual([]);
  expect(requestUrls.some((url) => /land-110m/.test(url))).toBe(true);
  expect(
    requestUrls.filter((url) => /land-50m/.test(url)),
    'the finer coast comes when one looks nearer',
  ).toEqual([]);
  await field(page).focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('+');
  await expect.poll(() => requestUrls.some((url) => /land-50m/.test(url))).toBe(true);
});

test('R22 places are navigated, selected and deselected by keyboard', async () => {
  const page = await places();
  await field(page).focus();
  await page.keyboard.press('n');
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'Place' }).innerText()).toBe('Place 0 (1 of 10)');
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  expect(await readData(page, 'chosen')).toBe('n2');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(() => readData(page, 'chosen')).toBe('');
});

test('R22 two nodes at one spot are offered as a list, by keyboard too', async () => {
  const page = await openDrawn({ nodes: 2, borders: 0 });
  await field(page).focus();
  // The map was fitted to them: the cross-hair, which the first Enter shows, is on them.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const spot = page.getByRole('group', { name: '2 places here' });
  await spot.waitFor();
  await expectNoAxeViolations(page, 'two places', { within: '.synthetic-map' });
  expect(await spot.getByRole('button').allInnerTexts()).toEqual(['Place 0', 'Place 1']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await readData(page, 'chosen')).toBe('n1');
  await spot.waitFor({ state: 'detached' });
});

test('R22 a polity shows its name under the pointer, and is selected by click and by the cross-hair', async () => {
  const page = await polity();
  const box = (await field(page).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2 + 4, box.y + box.height / 2);
  await page.locator('.map-name', { hasText: 'Polity 0' }).waitFor();
  await page.mouse.click(box.x + box.width / 2 + 4, box.y + box.height / 2);
  await expect.poll(() => readData(page, 'border')).toBe('Polity 0');

  await page.mouse.click(box.x + 60, box.y + box.height / 2, { button: 'right' });
  await expect.poll(() => readData(page, 'border')).toBeNull();
  await field(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => readData(page, 'border')).toBe('Polity 0');
});

test('R22 the cross-hair asks about a place, and so does the secondary mouse button', async () => {
  const page = await polity();
  await field(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => readData(page, 'place')).toMatch(/^\d+\.\d,20\.0$/);
  const box = (await field(page).boundingBox())!;
  await page.mouse.click(box.x + 200, box.y + 300, { button: 'right' });
  await expect.poll(() => readData(page, 'place')).not.toMatch(/,20\.0$/);
});

test('R22 one year’s borders are replaced by the next year’s', async () => {
  const page = await places();
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('year', { detail: 5 })));
  await drawn(page, 'borders', 17);
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('year', { detail: 0 })));
  await drawn(page, 'borders', 12);
});

test('V17 a journey shows its numbers, arcs and sketches, and broken shapes do no harm', async () => {
  const page = await openDrawn({ query: '&journey=yes' });
  await field(page).focus();
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  expect(await readData(page, 'chosen')).toBe('n9');
});

test('V17 the map is saved as it is displayed', async () => {
  const page = await places();
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('picture')));
  await expect.poll(async () => Number(await readData(page, 'colours'))).toBeGreaterThan(50);
});

test('R22 without WebGL a notice is shown', async () => {
  const page = await openPage({ language: 'en', webgl: false });
  await visit(page, '/dev/timemap?nodes=10&borders=2');
  await page.getByRole('alert').waitFor();
});

test('R22 when the base map fails to load or the graphics context is lost, a notice is shown', async () => {
  const page = await openPage({ language: 'en', expects: /Failed to load resource/ });
  await page.route(/land-110m/, (route) => route.abort());
  await visit(page, '/dev/timemap?nodes=10&borders=2');
  await page.getByRole('alert').waitFor();

  const other = await places();
  await other.evaluate(() =>
    document
      .querySelector<HTMLCanvasElement>('.map-field canvas')!
      .getContext('webgl2')!
      .getExtension('WEBGL_lose_context')!
      .loseContext(),
  );
  await other.getByRole('alert').waitFor();
});

test('R22 the map’s buttons have names, and axe finds nothing in light and dark mode on a phone', async () => {
  const page = await openDrawn({ width: 390, height: 844, query: '&stage=no' });
  for (const name of ['Zoom in', 'Zoom out', 'The whole world']) await page.getByRole('button', { name }).click();
  await expectNoAxeViolations(page);
  expect(await sidewaysOverflowOf(page)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'by night', { at: 'colours' });
});
