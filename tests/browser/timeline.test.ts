import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { axisGeometry } from '../../src/ui/time-axis/drawing.ts';
import { ask, readPage } from '../http/ask.ts';
import { expectNoAxeViolations, navigateWithin, openPage, sharedPage, sidewaysOverflowOf, visit } from './open.ts';

const field = (page: Page) => page.getByRole('application');
const stage = (page: Page) => page.locator('.timeline-stage');
const rows = (page: Page) => page.locator('.axis-list > li');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const marked = (page: Page) => page.locator('li[aria-current] .event-title').filter({ visible: true }).allInnerTexts();
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const drawn = async (page: Page) => void (await stage(page).waitFor());

/** Large enough for axis and list; in software a larger size only takes longer. */
const small = { width: 1100, height: 700 };

async function openTimeline(address = '/timeline', reader: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ language: 'en', ...small, ...reader });
  await visit(page, address);
  await drawn(page);
  return page;
}

const allOfTime = {
  from: '-20000',
  until: expect.stringMatching(/^\d{4}$/) as string,
};
const qinToHan = '/timeline?from=-300&until=-200';
/** From 300 BC to 200 BC. */
const timeline = sharedPage(
  { language: 'en', ...small, expects: /Failed to load resource/ },
  {
    async begin(page) {
      await visit(page, qinToHan);
      await drawn(page);
    },
    async tidy(page) {
      await navigateWithin(page, qinToHan);
      await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
    },
  },
);
/** The timeline of an entry. */
const qin = sharedPage(
  { language: 'en', ...small },
  {
    async begin(page) {
      await visit(page, '/detail/qin-shi-huang-en#/timeline');
      await drawn(page);
    },
    tidy: (page) => navigateWithin(page, '/detail/qin-shi-huang-en#/timeline'),
  },
);

test('S08 the timeline of all time is read without script: clusters that link deeper, a span in words', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/timeline');
  expect(await page.locator('.axis-slot').isVisible(), 'no room is kept for what cannot come').toBe(false);
  const rowCount = await rows(page).count();
  expect(rowCount).toBeGreaterThan(20);
  await page.locator('.axis-open').first().click();
  expect(query(page)).toHaveProperty('from');
  expect(await rows(page).count()).toBeLessThan(rowCount);
  await page.getByLabel('From', { exact: true }).fill('221 BC');
  await page.getByLabel('Until', { exact: true }).fill('202 BC');
  await button(page, 'Show').click();
  expect(query(page)).toMatchObject({ from: '-221', until: '-202' });
});

test.for(languages)('S08 the timeline of all time in %s: spans in words', async (language) => {
  const [from, until] = {
    zh: ['前221年', '前202年'],
    en: ['221 BC', '202 BC'],
    fr: ['221 av. J.-C.', '202 av. J.-C.'],
    es: ['221 a. C.', '202 a. C.'],
    jp: ['紀元前221年', '紀元前202年'],
  }[language] as [string, string];
  const { headers } = await ask(`/timeline?${new URLSearchParams({ from, until })}`, {
    headers: { cookie: `sys_lang=${language}` },
  });
  expect(headers.location).toBe('/timeline?from=-221&until=-202');
  const page = await readPage(headers.location!, language);
  expect(page.texts('h1')).toContain(translateFor(language)('timeline.heading'));
  expect(page.findElements('input', { name: 'from' })[0]!.attribs.value).toBe(from);
  expect(page.texts('time')).toContain(from);
});

test('V17 a span that ends before it starts, or is no time, is reported, and everything is shown', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/timeline?from=300&until=-300');
  expect(await page.getByRole('alert').innerText()).toBe('End time must be later than start time');
  expect(await rows(page).count()).toBeGreaterThan(20);
  await page.goto('/timeline?from=whenever&until=300');
  expect(await page.getByRole('alert').innerText()).toMatch(/^This time is not valid/);
  expect(await page.getByLabel('From').inputValue()).toBe('whenever');
  await page.goto('/timeline?until=300');
  expect(query(page), 'one end alone: from the first event there is').toMatchObject({
    from: expect.stringMatching(/^-\d+$/) as string,
    until: '300',
  });
});

test('S08 regions and kinds narrow the timeline, and an empty result says so', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/timeline?from=-300&until=-200');
  const rowCount = await rows(page).count();
  await page.locator('summary', { hasText: 'Regions' }).click();
  await page.getByLabel('East Asia', { exact: true }).check();
  await page.getByLabel('Wars').check();
  await page.getByLabel('People', { exact: true }).check();
  await button(page, 'Show').click();
  expect(query(page)).toMatchObject({ regions: 'east-asia', kinds: 'person,war' });
  const few = await rows(page).count();
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(rowCount);
  expect(
    await rows(page)
      .locator('.linked')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLElement).dataset.kind))].sort()),
  ).toEqual(['person', 'war']);
  await page.goto('/timeline?from=-100000&until=-99000');
  await page.getByText('Nothing matches in this period.').waitFor();
});

test('R01 canvas and list of the timeline share one selection, which moves nothing else', async () => {
  const page = await timeline();
  await visit(page, `${qinToHan}&year=-250`); // a new document, without rows of another view
  await drawn(page);
  const title = await rows(page).nth(3).locator('.event-title').innerText();
  await rows(page).nth(3).getByRole('button').click();
  await expect.poll(() => marked(page)).toEqual([title]);
  expect(await page.locator('.timeline-chosen').innerText()).toContain(title);
  await expect.poll(() => query(page)).toMatchObject({ year: '-250', chosen: expect.any(String) as string });
  await field(page).focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => marked(page)).toEqual([]);
  await expect.poll(() => query(page).chosen).toBeUndefined();
  expect(query(page).year).toBe('-250');
});

test('R01 canvas and list of the timeline show the same span, and the address says it', async () => {
  const page = await timeline();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
  const before = await rows(page).count();
  expect(query(page)).toEqual({ from: '-300', until: '-200' });

  await field(page).focus();
  await page.keyboard.press('+');
  await expect.poll(() => query(page).from).not.toBe('-300');
  await expect.poll(() => rows(page).count()).toBeLessThan(before);
  const narrow = await rows(page).count();
  await page.reload();
  await drawn(page);
  await expect
    .poll(() => rows(page).count(), { message: 'the same after a reload, to the year' })
    .toBeLessThanOrEqual(narrow + 4);

  await button(page, 'All of time').click();
  await expect.poll(() => query(page), { message: 'all of time has an address, too' }).toEqual(allOfTime);
  await expect.poll(() => rows(page).locator('.axis-open').count()).toBeGreaterThan(10);
});

test('issue 38 the timeline opens where most events are; all of time is one press away, and its address opens it again', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/timeline');
  expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('3000 BC');
  const firstEvent = () => rows(page).locator('.event-title').first().innerText();
  expect(await firstEvent()).not.toMatch(/^Lascaux/);
  await page.getByRole('link', { name: 'All of time' }).click();
  expect(query(page)).toEqual(allOfTime);
  expect(await firstEvent()).toMatch(/^Lascaux/);
  const total = await page.locator('#axis-events small').innerText();
  const drawnPage = await openTimeline(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect.poll(() => drawnPage.locator('.timeline-foot > span').innerText()).toBe(total);
});

test('issue 38 the timeline counts the events that it lists, with and without script', async () => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await openPage({ language: 'en', ...small, javaScriptEnabled });
    await page.goto('/timeline?from=1815-06&until=1815-06');
    if (javaScriptEnabled) await drawn(page);
    const listed = await rows(page).count();
    expect(listed).toBeGreaterThan(3);
    await expect.poll(() => page.locator('#axis-events small').innerText()).toBe(`${listed} events`);
  }
});

test('R01 only its reader changes the address of a timeline', async () => {
  const page = await openTimeline();
  await expect.poll(() => stage(page).getAttribute('data-items')).not.toBe('0');
  await rows(page).first().getByRole('button').click();
  await expect.poll(() => Object.keys(query(page))).toEqual(['chosen']);
});

test('R01 a cluster opens from the list and from the canvas, by mouse and by keyboard', async () => {
  const page = await openTimeline('/timeline?lanes=none');
  const first = page.locator('.axis-open').first();
  await first.click();
  await expect
    .poll(() => query(page))
    .toMatchObject({ lanes: 'none', from: expect.stringMatching(/^-\d+$/) as string });
  await expect
    .poll(() => Number(query(page).until) - Number(query(page).from), {
      message: 'on its way there it says where it is',
    })
    .toBeLessThanOrEqual(1000);

  await button(page, 'All of time').click();
  await expect.poll(() => query(page)).toEqual({ lanes: 'none', ...allOfTime });
  await field(page).focus();
  await page.keyboard.press('ArrowRight');
  const status = page.locator('.time-axis [role="status"]');
  await expect.poll(() => status.innerText()).not.toBe('');
  for (let step = 0; step < 12 && !/\d+ events/.test(await status.innerText()); step++)
    await page.keyboard.press('ArrowRight');
  expect(await status.innerText()).toMatch(/\d+ events/);
  await page.keyboard.press('Enter');
  await expect.poll(() => query(page)).toHaveProperty('from');
});

test('R01 the buttons of the axis cover its header, not the drawing', async () => {
  const page = await timeline();
  const [top, bottom] = await page.evaluate(() => {
    const head = document.querySelector('.axis-buttons')!.getBoundingClientRect(),
      { y } = document.querySelector('.axis-field')!.getBoundingClientRect();
    return [head.top - y, head.bottom - y] as const;
  });
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(axisGeometry(1000, 300, 1, { left: 0, coarse: false }).top);
});

test('R01 the year line is moved by its keys and removed', async () => {
  const page = await timeline();
  await navigateWithin(page, `${qinToHan}&year=-250`);
  const line = page.getByRole('slider', { name: 'Year' });
  await line.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => query(page).year).toBe('-249');
  expect(await line.getAttribute('aria-valuetext')).toBe('249 BC');
  await button(page, 'Remove the year line').click();
  await line.waitFor({ state: 'detached' });
  await expect.poll(() => query(page).year).toBeUndefined();
});

test('R01 the lanes of the timeline: by region, by kind, by state, none', async () => {
  const page = await timeline();
  const choice = page.getByLabel('Lanes');
  for (const [name, value] of [
    ['By kind', 'kind'],
    ['By state', 'country'],
    ['One lane', 'none'],
  ] as const) {
    await choice.selectOption({ label: name });
    await expect.poll(() => query(page).lanes).toBe(value);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(5);
  }
  await choice.selectOption({ label: 'By region' });
  await expect.poll(() => query(page).lanes).toBeUndefined();
  const bands = page.getByLabel('Show eras'),
    usual = await bands.inputValue();
  await bands.selectOption({ label: 'Chinese dynasties' });
  await expect.poll(() => query(page).bands).toBe('china');
  await bands.selectOption(usual);
  await expect.poll(() => query(page).bands).toBeUndefined();
});

test('issue 38 the axis is light on dark by night, dark on light by day and on paper, there in the width of the page', async () => {
  const page = await timeline();
  /** Mean brightness of what is drawn, 0 to 255, and how much wider the drawing is than its place. */
  const drawing = () =>
    page.locator('.axis-field canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      let sum = 0,
        count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at + 3]! > 200) {
          sum += data[at]! + data[at + 1]! + data[at + 2]!;
          count += 3;
        }
      return { brightness: sum / count, stretch: canvas.width / devicePixelRatio - canvas.clientWidth };
    });
  const brightness = async () => (await drawing()).brightness;
  expect(await brightness()).toBeLessThan(128);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(brightness).toBeGreaterThan(128);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(drawing).toMatchObject({ stretch: 0 });
  expect(await brightness()).toBeLessThan(128);
  await page.emulateMedia({ media: null });
  await expect.poll(brightness).toBeGreaterThan(128);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(brightness).toBeLessThan(128);
});

test('R01 a span that fails to load is reported, the drawing stays, and it can be requested again', async () => {
  const page = await openTimeline('/timeline?from=-300&until=-200', { expects: /Failed to load resource/ });
  await expect.poll(() => stage(page).getAttribute('data-items')).not.toBe('0');
  // The network returns with the click, not earlier: an axis still settling would request by itself. The page itself
  // records the click, so that its requests are never too early.
  await page.evaluate(() => addEventListener('click', () => (document.body.dataset.clicked = ''), { capture: true }));
  const isBack = () => page.evaluate(() => document.body.dataset.clicked !== undefined);
  await page.route('**/api/timeaxis/list', async (route) => ((await isBack()) ? route.continue() : route.abort()));
  await field(page).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('PageDown');
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
  expect(Number(await stage(page).getAttribute('data-items'))).toBeGreaterThan(0);
  await button(page, 'Try again').click();
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor({ state: 'detached' });
});

test('R01 a timeline is saved as a picture and as a drawing, and its embed code is copied', async () => {
  const page = await timeline();
  await navigateWithin(page, `${qinToHan}&kinds=war`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const save = async (format: string) => {
    await page.locator('summary', { hasText: 'Save' }).click();
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, format).click()]);
    await page.locator('summary', { hasText: 'Save' }).click();
    return { name: file.suggestedFilename(), content: await buffer(await file.createReadStream()) };
  };
  const png = await save('Picture (PNG)');
  expect(png.name).toBe('Timeline-of-the-encyclopedia.png');
  expect(png.content.subarray(1, 4).toString()).toBe('PNG');
  const svg = await save('Drawing (SVG)');
  expect(svg.content.toString()).toMatch(/^(?:<\?xml.*\?>\s*)?<svg[\s\S]*<\/svg>\s*$/);

  await page.locator('summary', { hasText: 'Save' }).click();
  await button(page, 'Copy embed code').click();
  await page.getByText('Embed code copied').waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^<iframe src="http[^"]*\/embed\/timeline\?[^"]*kinds=war[^"]*" title="[^"]+"/);
  expect(code).toContain('from=-300&amp;');
  expect(code).toContain('lang=en');
});

test('R01 the timeline in a frame of another site has no header, cookies or forms, and links home', async () => {
  const product = inject('product');
  const other = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<!doctype html><title>Elsewhere</title><iframe src="${product}/embed/timeline?from=-300&until=-200&lang=fr" width="900" height="460"></iframe>`,
      ),
  );
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  onTestFinished(() => void other.close());
  const page = await openPage({ cookies: {} });
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe');
  await frame.locator('.timeline-stage').waitFor();
  await frame.getByRole('application', { name: 'Chronologie de l’encyclopédie' }).waitFor();
  expect(await frame.locator('header, footer, form, .cookie-banner').count()).toBe(0);
  const home = frame.getByRole('link', { name: 'Ouvrir dans Stèle' });
  expect(await home.getAttribute('href')).toBe('/timeline?from=-300&until=-200');
  expect(await home.getAttribute('target')).toBe('_blank');
  expect(await page.context().cookies()).toEqual([]);
});

test('R01 only pages made for frames may be framed', async () => {
  const policy = async (address: string) => (await ask(address)).headers['content-security-policy']!;
  expect(await policy('/embed/timeline')).toMatch(/frame-ancestors \*$/);
  expect(await policy('/embed/timeline')).toMatch(/script-src 'self';/);
  for (const address of ['/timeline', '/', '/embedded'])
    expect(await policy(address), address).toMatch(/frame-ancestors 'self'$/);
});

test('S08 the timeline on a phone: nothing scrolls sideways, axe finds nothing on a selection, in light and dark mode', async () => {
  const page = await openTimeline(qinToHan, { language: 'fr', width: 390, height: 844 });
  await rows(page).nth(2).getByRole('button').click();
  await expect.poll(() => marked(page)).toHaveLength(1);
  await expectNoAxeViolations(page, 'by day', { within: '.timeline-stage' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'by night', { at: 'colours' });
  expect(await sidewaysOverflowOf(page)).toBe(0);
});

const events = (page: Page) => page.locator('[id="/timeline"] .event-list > li');
const items = async (page: Page) => Number(await stage(page).getAttribute('data-items'));

test('S08 an entry’s timeline draws its events and its life above the list, and its code loads only when it is opened', async () => {
  const page = await openPage({ language: 'en' });
  const requestUrls: string[] = [];
  page.on('request', (request) => requestUrls.push(request.url()));
  await visit(page, '/detail/qin-shi-huang-en');
  expect(requestUrls.filter((url) => /time-axis|timeline-of-entry/.test(url))).toEqual([]);
  await page
    .getByRole('navigation', { name: 'This entry' })
    .getByRole('link', { name: /^Timeline/ })
    .click();
  await drawn(page);
  expect(await items(page)).toBeGreaterThan(await events(page).count());
});

test('S08 the list of an entry’s events and its axis share one selection', async () => {
  const page = await qin();
  const event = events(page).nth(2);
  const title = await event.locator('.event-title').innerText();
  await event.getByRole('button').click();
  await expect.poll(() => marked(page)).toEqual([title]);
  expect(await page.locator('.timeline-chosen').innerText()).toContain(title);
  await expect.poll(() => new URL(page.url()).hash).toBe('#/timeline');
  await expect.poll(() => query(page)).toHaveProperty('chosen');
});

test('S08 related events and contemporary lives of an entry are switched on, and the address records it', async () => {
  const page = await qin();
  const ownCount = await items(page);
  await page.getByLabel('Context').check();
  await expect.poll(() => items(page)).toBeGreaterThan(ownCount);
  const withWorld = await items(page);
  await page.getByLabel('Contemporaries').check();
  await expect.poll(() => items(page)).toBeGreaterThan(withWorld);
  expect(query(page)).toEqual({ show: 'world,lives' });
  await page.getByLabel('Aligned by birth').check();
  await expect.poll(() => items(page)).toBeLessThan(withWorld);
  await page.reload();
  await drawn(page);
  expect(await page.getByLabel('Aligned by birth').isChecked()).toBe(true);
  await page.getByLabel('Contemporaries').uncheck();
  await page.getByLabel('Context').uncheck();
  await expect.poll(() => items(page)).toBe(ownCount);
});

test('R01 the first slide of the home page opens all of time on request, and its address leads back to it', async () => {
  const page = await openPage({ language: 'en' });
  const requestUrls: string[] = [];
  page.on('request', (request) => requestUrls.push(request.url()));
  await visit(page, '/');
  expect(requestUrls.filter((url) => /time-axis|timeline-world/.test(url))).toEqual([]);
  await button(page, 'Explore all of time').click();
  await drawn(page);
  await expect.poll(() => items(page)).toBeGreaterThan(10);
  await field(page).focus();
  await page.keyboard.press('+');
  await expect.poll(() => query(page)).toHaveProperty('from');
  await expectNoAxeViolations(page, 'the slide', { within: '.timeline-stage' });
  await page.reload();
  await drawn(page);
  await button(page, 'Back to states and people').click();
  await page.getByRole('figure', { name: 'Timeline of states and people' }).waitFor();
});
