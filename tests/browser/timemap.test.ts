import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { shiftOf } from './layout-shift.ts';
import { expectNoAxeViolations, navigateWithin, openPage, sharedPage, sidewaysOverflowOf, visit } from './open.ts';

const field = (page: Page) => page.getByRole('application');
/** Chromium draws without a graphics card here, so the first drawing may be slow. */
const drawn = (page: Page) => page.locator('.map-field[data-ready]').waitFor({ timeout: 30_000 });
/** Large enough for all parts of the map; a larger size only takes longer. */
const small = { width: 1100, height: 640 };
const stage = (page: Page) => page.locator('.timemap-stage');
const slider = (page: Page) => page.getByRole('slider', { name: 'Year', exact: true });
const box = (page: Page) => page.getByRole('textbox', { name: 'Year', exact: true });
const rows = (page: Page) => page.locator('.node-list li');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** For the parts around the map: slider, box, list, cards and address are the same if the browser cannot draw. */
const undrawn = { webgl: false } as const;
const readParams = (page: Page) => new URL(page.url()).searchParams;
/** Waits for the borders of the first year. */
const answered = (page: Page) => page.locator('.timemap-stage[data-year]').waitFor();
/** Waits for nodes and borders of a year. */
const shows = (page: Page, year: number) => page.locator(`.timemap-stage[data-year="${year}"]`).waitFor();

const step = (page: Page) => page.getByLabel('Step', { exact: true });
/** The world in AD 117, not drawn, its slider in steps of ten years. */
const world = sharedPage(
  { language: 'en', ...small, ...undrawn, expects: /ERR_FAILED/ },
  {
    async begin(page) {
      await visit(page, '/timemap?year=117');
      await answered(page);
    },
    async tidy(page) {
      await navigateWithin(page, '/timemap?year=117');
      await shows(page, 117);
      await step(page).selectOption('10');
    },
  },
);
/** The same, drawn. */
const drawnWorld = sharedPage(
  { language: 'en', ...small },
  {
    async begin(page) {
      await visit(page, '/timemap?year=117');
      await drawn(page);
    },
    async tidy(page) {
      await navigateWithin(page, '/timemap?year=117');
      await shows(page, 117);
    },
  },
);
/** The map of an entry, drawn. */
const alexander = sharedPage(
  { language: 'en', ...small },
  {
    async begin(page) {
      await visit(page, '/detail/alexander-the-great-en#/timemap');
      await drawn(page);
    },
    tidy: (page) => navigateWithin(page, '/detail/alexander-the-great-en#/timemap'),
  },
);
/** The map of another entry, not drawn. */
const qin = sharedPage(
  { language: 'en', ...small, ...undrawn },
  {
    async begin(page) {
      await visit(page, '/detail/qin-shi-huang-en#/timemap');
      await answered(page);
    },
    tidy: (page) => navigateWithin(page, '/detail/qin-shi-huang-en#/timemap'),
  },
);

test('R22 K03 without script /timemap lists what existed in a year, fifteen per page, and which polity held what', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/timemap?year=117');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('The world in AD 117');
  expect(await rows(page).count()).toBe(15);
  expect(await page.locator('.polity-list').getByRole('link', { name: 'Han dynasty' }).getAttribute('href')).toBe(
    '/detail/han-dynasty-en?year=117#/timemap',
  );
  // The map of the year is drawn by the server.
  expect(await stage(page).locator('a .year-state').count()).toBeGreaterThan(5);
  const first = await rows(page).first().innerText();
  await page.getByRole('link', { name: 'Next' }).click();
  expect(readParams(page).get('page')).toBe('2');
  expect(await rows(page).first().innerText()).not.toBe(first);
});

test('V17 R22 without script a year is entered as people write it; an invalid one is refused with a message', async () => {
  const page = await openPage({ language: 'zh', javaScriptEnabled: false });
  await page.goto('/timemap');
  const ask = async (text: string) => {
    await page.locator('#timemap-year').fill(text);
    await page.getByRole('button', { name: '显示' }).first().click();
  };
  await ask('前221年');
  expect(readParams(page).get('year')).toBe('-221');
  await ask('开元二十九年');
  expect(readParams(page).get('year')).toBe('741');
  await ask('前300年—前200年');
  expect([readParams(page).get('from'), readParams(page).get('until')]).toEqual(['-300', '-200']);
  await ask('公元0年');
  expect(await page.getByRole('alert').innerText()).toContain('没有公元0年');
  expect(await page.locator('#timemap-year').inputValue()).toBe('公元0年');
});

test('R22 the world map shows the nodes and borders of the year, and the list next to it shows the same', async () => {
  const page = await drawnWorld();
  await shows(page, 117);
  const count = Number(await page.locator('.timemap-view').getAttribute('data-nodes'));
  expect(count).toBeGreaterThan(0);
  expect(await rows(page).count()).toBe(Math.min(15, count));
  await page.locator('.map-field[data-borders]').waitFor({ state: 'attached' });
  expect(Number(await page.locator('.map-field').getAttribute('data-borders'))).toBeGreaterThan(0);
  await page.locator('.polity-list').getByRole('link', { name: 'Han dynasty' }).waitFor();
  await rows(page).nth(1).getByRole('button').click();
  await expect.poll(() => rows(page).nth(1).getAttribute('aria-current')).toBe('true');
  await expect.poll(() => readParams(page).get('chosen')).toBe(await rows(page).nth(1).getAttribute('data-id'));
});

test.for([390, 1440])(
  'R22 the map takes the place of its picture without moving the page, %i px wide',
  async (width) => {
    const page = await openPage({ language: 'en', width });
    await visit(page, '/timemap?year=117');
    await page.locator('.timemap-stage canvas').first().waitFor();
    expect(await shiftOf(page)).toBeLessThan(0.03);
  },
);

test('R22 K03 the list has fifteen per page, and turns to the page of the selection', async () => {
  const page = await world();
  await navigateWithin(page, '/timemap?from=-500&until=1500');
  await page.locator('.timemap-view[data-nodes]').waitFor(); // until then the list shows the previous range
  await page.locator('.pager').first().getByText('Page 1').waitFor();
  await expect.poll(() => rows(page).count()).toBe(15);
  await button(page, 'Next').click();
  const id = (await rows(page).nth(3).getAttribute('data-id'))!;
  await button(page, 'Previous').click();
  await page.locator('.pager').first().getByText('Page 1').waitFor();
  await navigateWithin(page, `/timemap?from=-500&until=1500&chosen=${encodeURIComponent(id)}`);
  await page.locator(`.node-list li[data-id="${id}"][aria-current]`).waitFor();
  expect(await page.locator('.pager').first().innerText()).toContain('Page 2');
});

test('R22 the slider moves in steps by keys, across 1 BC and AD 1 without a year 0, and the address follows', async () => {
  const page = await world();
  await navigateWithin(page, '/timemap?year=-1');
  await slider(page).focus();
  await step(page).selectOption('1');
  await slider(page).press('ArrowRight');
  expect(await slider(page).getAttribute('aria-valuetext')).toBe('AD 1');
  await slider(page).press('ArrowLeft');
  expect(await slider(page).getAttribute('aria-valuetext')).toBe('1 BC');
  await slider(page).press('PageUp');
  await expect.poll(() => readParams(page).get('year')).toBe('10');
  await slider(page).press('Home');
  expect(await slider(page).getAttribute('aria-valuetext')).toBe('2900 BC');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('The world in 2900 BC');
});

test('V17 R22 a year or a span is typed as people write it; an invalid one is reported and changes nothing', async () => {
  const page = await world();
  const type = async (text: string) => {
    await box(page).fill(text);
    await box(page).press('Enter');
  };
  await type('221 BC');
  await shows(page, -221);
  expect(await box(page).inputValue()).toBe('221 BC');
  await type('开元二十九年');
  await shows(page, 741);
  await type('0');
  await page.getByText('There was no year 0').waitFor();
  expect(await slider(page).getAttribute('aria-valuetext')).toBe('AD 741');
  await expectNoAxeViolations(page, 'a year that is none', { within: '.timemap-stage' });
  await type('300 BC – 200 BC');
  await page.getByRole('slider', { name: 'First year' }).waitFor();
  await expect.poll(() => readParams(page).get('from')).toBe('-300');
  expect(await page.getByRole('slider', { name: 'Last year' }).getAttribute('aria-valuetext')).toBe('200 BC');
  await type('123000 BC');
  await expect.poll(() => readParams(page).get('year')).toBe('-123000');
});

test('R22 it plays through the years, and stops on request', async () => {
  const page = await world();
  await navigateWithin(page, '/timemap?year=100');
  await page.getByLabel('Speed').selectOption('4');
  await button(page, 'Play').click();
  await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe('AD 120');
  await button(page, 'Pause').click();
  const at = await slider(page).getAttribute('aria-valuetext');
  await button(page, 'One step later').click();
  expect(await slider(page).getAttribute('aria-valuetext')).not.toBe(at);
});

test('R22 within years of the same borders nothing is requested again', async () => {
  const page = await world();
  const { from, until } = await page.evaluate(
    async () =>
      (
        (await (await fetch('/data/timemap/borders?year=117&lang=EN')).json()) as {
          data: { from: number; until: number };
        }
      ).data,
  );
  expect(from).toBeLessThanOrEqual(117);
  expect(until).toBeGreaterThanOrEqual(117);
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/data/timemap/borders') && requests.push(request.url()));
  await step(page).selectOption('1');
  await slider(page).press(until > 117 ? 'ArrowRight' : 'ArrowLeft');
  await shows(page, until > 117 ? 118 : 116);
  expect(requests).toEqual([]);
});

test('R22 a late answer with borders never replaces a newer one', async () => {
  const page = await world();
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/borders\?year=-221/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await box(page).fill('221 BC');
  await box(page).press('Enter');
  await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe('221 BC');
  await box(page).fill('1800');
  await box(page).press('Enter');
  await shows(page, 1800);
  const polities = await page.locator('.polity-list').innerText();
  release();
  await page.unroute(/borders\?year=-221/);
  await shows(page, 1800);
  expect(await page.locator('.polity-list').innerText()).toBe(polities);
});

test('R22 a requested polity or place is in the address, with its card and what was here through the years', async () => {
  const page = await world();
  await navigateWithin(page, '/timemap?year=117&chosen=polity:han-dynasty');
  const card = page.getByRole('region', { name: 'Selected state' });
  await card.getByRole('heading', { name: 'Han dynasty' }).waitFor();
  expect(await card.innerText()).toMatch(/Approximate|in the main|treaty/);
  expect(await card.getByRole('link', { name: 'Read the entry' }).getAttribute('href')).toBe(
    '/detail/han-dynasty-en?year=117#/timemap',
  );
  await expectNoAxeViolations(page, 'the polity', { within: '.timemap-beside' });

  await navigateWithin(page, '/timemap?year=117&place=34.30,108.90');
  const panel = page.getByRole('region', { name: /History of this place/ });
  await panel.getByText('It belonged to').waitFor();
  expect(await panel.innerText()).toContain('Han dynasty');
  await expectNoAxeViolations(page, 'what was here', { within: '.timemap-beside' });
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => readParams(page).get('place')).toBeNull();
});

test('R22 the cross-hair asks by keyboard what was here', async () => {
  const page = await drawnWorld();
  await page.locator('.map-field[data-borders]').waitFor({ state: 'attached' });
  const polities = await page.locator('.polity-list').getByRole('link').allInnerTexts();
  const status = page.locator('.map-canvas').getByRole('status');
  await field(page).focus();
  for (const key of ['0', 'ArrowUp']) await page.keyboard.press(key);
  await expect
    .poll(async () => {
      const isOver = polities.includes(await status.innerText());
      if (!isOver) await page.keyboard.press('ArrowRight');
      return isOver;
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.timemap-card').waitFor();
});

test('R22 kinds and regions filter map and list alike', async () => {
  const page = await drawnWorld();
  const nodes = async () => Number(await page.locator('.timemap-view').getAttribute('data-nodes'));
  await navigateWithin(page, '/timemap?from=-500&until=1900');
  await expect.poll(nodes).toBeGreaterThan(15);
  const before = await nodes();
  await page.locator('summary', { hasText: 'Filter' }).click();
  await page.getByLabel('Wars').check();
  await expect.poll(async () => (await nodes()) || before).toBeLessThan(before);
  await expect.poll(() => readParams(page).get('kinds')).toBe('war');
  expect(await page.locator('.node-list .linked:not([data-kind="war"])').count()).toBe(0);
});

test('R22 a year without content says what would be here and leads to the nearest year that has some', async () => {
  const page = await world();
  await navigateWithin(page, '/timemap?year=-123000&kinds=war');
  await page.getByText('Nothing is recorded for').waitFor();
  await button(page, /Nearest year with something/).click();
  await rows(page).first().waitFor();
});

test('R22 without WebGL the list replaces the map and the slider moves it', async () => {
  const page = await world();
  await page.getByText('This browser cannot draw the map').waitFor();
  await slider(page).press('ArrowRight');
  await expect.poll(() => readParams(page).get('year')).toBe('127');
  await rows(page).first().waitFor();
});

test('R22 a map whose code or data fail to load says so and offers a retry, and the list stays', async () => {
  const page = await openPage({ language: 'en', expects: /ERR_FAILED|dynamically imported/ });
  await page.route(/world-map-.*\.js/, (route) => route.abort());
  await visit(page, '/timemap?year=117');
  await page.getByText('The map could not be loaded').waitFor();
  expect(await rows(page).count()).toBe(15);
  const other = await world();
  await other.route('**/data/timemap/*', (route) => route.abort());
  await visit(other, '/timemap?year=117');
  await other.getByText('could not be loaded').first().waitFor();
  await other.unroute('**/data/timemap/*');
  await button(other, 'Try again').first().click();
  await button(other, 'Try again').click();
  await rows(other).first().waitFor();
  await shows(other, 117);
});

test('S07 the timemap of an entry: places numbered in order of time, a shared selection with the list, uncertain times written', async () => {
  const page = await alexander();
  const list = page.locator('.place-list li');
  const numbers = await page.locator('.place-number').allInnerTexts();
  expect(numbers.length).toBeGreaterThan(2);
  expect(numbers.map(Number)).toEqual(numbers.map((_, index) => index + 1));
  await list.nth(2).getByRole('button').click();
  await expect.poll(() => list.nth(2).getAttribute('aria-current')).toBe('true');
  await page.getByRole('region', { name: 'Selected place' }).waitFor();
  await expect.poll(() => readParams(page).get('chosen')).not.toBeNull();
});

test('S07 a journey visits the places in order of time; list, year and card follow', async () => {
  const page = await alexander();
  await button(page, 'Journey').click();
  await page.getByText(/^Stop 2 of/).waitFor();
  expect(await page.locator('.place-list li[aria-current] .place-number').innerText()).toMatch(/\d/);
  await expect.poll(() => readParams(page).get('year')).not.toBeNull();
  await button(page, 'Stop').click();
  await button(page, 'Journey').waitFor();
});

test('S07 the slider of an entry covers its own time, or all of history', async () => {
  const page = await qin();
  // The whole span at first; playing starts with its first year.
  await page.getByRole('slider', { name: 'Last year' }).waitFor();
  await button(page, 'Play').click();
  await slider(page).waitFor();
  await button(page, 'Pause').click();
  await slider(page).press('Home');
  const ownYear = await slider(page).getAttribute('aria-valuetext');
  await page.getByLabel('All of history').check();
  await slider(page).press('Home');
  expect([ownYear, await slider(page).getAttribute('aria-valuetext')]).not.toContain('AD 1');
  expect(await slider(page).getAttribute('aria-valuetext')).toBe('2900 BC');
});

test('K03 S07 timemaps of the same time and the same place are listed under the map, at most fifteen', async () => {
  const page = await qin();
  const list = page.locator('.same-list li');
  await list.first().waitFor();
  expect(await list.count()).toBeLessThanOrEqual(15);
  await page.getByRole('tab', { name: 'Same time' }).press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'Same place' }).waitFor();
  expect(await page.getByRole('tab', { name: 'Same place' }).getAttribute('aria-selected')).toBe('true');
});

test('K03 S07 without script the places of an entry are a list, fifteen per page', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/detail/roman-empire-en#/timemap');
  const places = page.locator('.place-list li');
  expect(await places.count()).toBeGreaterThan(0);
  expect(await places.count()).toBeLessThanOrEqual(15);
});

test('S07 a node’s details are in the list: place, time, description, coordinates, source', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/detail/xuanzang-en#/timemap');
  const node = await page.locator('.place-list li').filter({ hasText: 'Gaochang' }).first().innerText();
  expect(node).toMatch(/630/);
  expect(node).toMatch(/° N, .*° E · .+/);
  expect(
    await page
      .locator('.place-list li')
      .filter({ has: page.locator('.where + .where') })
      .count(),
    'nodes with a description',
  ).toBeGreaterThan(2);
});

test('R22 map and graph of an entry share one year', async () => {
  const page = await alexander();
  await navigateWithin(page, '/detail/alexander-the-great-en?year=-330#/timemap');
  await page.locator('.entry-nav a[href="#/relation"]').click();
  await page.locator('.graph-field[data-ready]').waitFor();
  await page.locator('summary', { hasText: 'Filter' }).click();
  const year = page.locator('.graph-year input[type="text"]');
  expect(await year.inputValue()).toBe('-330');
  await year.fill('-323');
  await expect.poll(() => readParams(page).get('year')).toBe('-323');
});

test('R22 S07 on a phone the map is above its list, nothing scrolls sideways, targets are large enough, axe finds nothing', async () => {
  const t = translateFor('fr');
  for (const [address, part] of [
    ['/timemap?from=-300&until=200', '.timemap-page'],
    ['/detail/alexander-the-great-fr#/timemap', '[id="/timemap"]'],
  ] as const) {
    const ofTheWorld = part === '.timemap-page';
    const page = await openPage({ language: 'fr', width: 390, height: 844, webgl: ofTheWorld });
    await visit(page, address);
    await (ofTheWorld ? drawn(page) : answered(page));
    const list = page.locator('.node-list, .place-list').first();
    const [above, below] = [(await stage(page).boundingBox())!, (await list.boundingBox())!];
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    expect(await sidewaysOverflowOf(page)).toBe(0);
    const low = await page
      .locator('.timemap-stage :is(button, select, .year-box input, .year-check), .map-show, .same-tabs button')
      .filter({ visible: true })
      .evaluateAll((targets) =>
        targets.filter((target) => target.getBoundingClientRect().height < 44).map((target) => target.outerHTML),
      );
    expect(low).toEqual([]);
    if (ofTheWorld) await page.locator('summary', { hasText: t('timemap.filter') }).click();
    else {
      await page.locator('.place-list .map-show').nth(1).click();
      await page.locator('.timemap-card').waitFor();
      await page.locator('.same-list li').first().waitFor();
    }
    await expectNoAxeViolations(page, address, { within: part });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, `${address} in the dark`, { within: part, at: 'colours' });
  }
});
