import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startOfYear } from '../../src/ui/time-axis/ticks.ts';
import type { AxisHandle } from '../../src/ui/time-axis/time-axis.ts';
import { expectNoAxeViolations, openPage, sharedPage, sidewaysOverflowOf, visit } from './open.ts';

const field = (page: Page) => page.getByRole('application', { name: 'Made-up events' });
const readStatus = (page: Page) => page.locator('.time-axis [role="status"]').innerText();
const frame = (page: Page) => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
const readData = (page: Page, what: 'chosen' | 'opened' | 'from' | 'until') =>
  page.evaluate((name) => document.documentElement.dataset[name] ?? '', what);
const span = async (page: Page) => Number(await readData(page, 'until')) - Number(await readData(page, 'from'));

/** Opens a few events of every kind from 300 BC to AD 500, drawn. */
async function openAxis(reader: Parameters<typeof openPage>[0] = {}, query = 'shapes') {
  const page = await openPage({ language: 'en', ...small, ...reader });
  await visit(page, `/dev/timeline?${query}`);
  await page.locator('.axis-field[data-ready]').waitFor();
  return page;
}

const small = { width: 1100, height: 700 };
/** The axis in its initial state, except for the selection. */
const axis = sharedPage(
  { language: 'en', ...small },
  {
    async begin(page) {
      await visit(page, '/dev/timeline?shapes');
      await page.locator('.axis-field[data-ready]').waitFor();
    },
    async tidy(page) {
      await field(page).focus();
      await page.keyboard.press('Escape');
    },
  },
);

test('R01 the stage is saved as displayed, as SVG and as PNG', async () => {
  const page = await axis();
  const saved = await page.evaluate(async () => {
    const { current } = (globalThis as unknown as { axis: { current: AxisHandle } }).axis;
    const svg = new DOMParser().parseFromString(current.svg(), 'image/svg+xml'),
      png = await current.png();
    return {
      texts: [...svg.querySelectorAll('text')].map(({ textContent }) => textContent),
      broken: svg.querySelectorAll('parsererror').length,
      shapes: svg.querySelectorAll('rect, polygon, line').length,
      type: png.type,
      bytes: png.size,
    };
  });
  expect(saved.broken).toBe(0);
  for (const name of ['Han', 'Roman Empire', 'Ban Zhao', 'Polities', 'Pax Romana', '128', '100 BC'])
    expect(saved.texts).toContain(name);
  expect(saved.shapes).toBeGreaterThan(30);
  expect(saved.type).toBe('image/png');
  expect(saved.bytes).toBeGreaterThan(5000);
});

test('R01 the axis is navigated by keys, within and between lanes, and announces the position', async () => {
  const page = await axis();
  await field(page).focus();
  await page.keyboard.press('ArrowRight');
  const first = await readStatus(page);
  expect(first).toMatch(/ · .+ · (Polities|People|Events)/);
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowUp');
  expect(await readStatus(page)).toContain('Polities');
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowLeft');
  const early = await readStatus(page);
  await page.keyboard.press('ArrowRight');
  expect(await readStatus(page)).not.toBe(early);
  expect(await readStatus(page)).toContain('Polities');
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowDown');
  expect(await readStatus(page)).toContain('Events');
});

test('R01 Enter selects and then opens, Escape deselects, a cluster opens at once', async () => {
  const page = await axis();
  await field(page).focus();
  await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const chosenId = await readData(page, 'chosen');
  expect(chosenId).not.toBe('');
  await page.keyboard.press('Enter');
  expect(await readData(page, 'opened')).toBe(chosenId);
  await page.keyboard.press('Escape');
  expect(await readData(page, 'chosen')).toBe('');

  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowDown');
  await frame(page);
  for (let step = 0; step < 20 && !(await readStatus(page)).startsWith('Of one century'); step++) {
    await page.keyboard.press('ArrowRight');
    await frame(page); // the result of a key is announced with the next one
  }
  expect(await readStatus(page)).toBe('Of one century · AD 301 – AD 400 · 128 events · Events');
  await page.keyboard.press('Enter');
  expect(await readData(page, 'opened')).toBe('many');
});

test('R01 keys, buttons, wheel and mouse move and zoom; the wheel scrolls the page until the axis is in use', async () => {
  const page = await openAxis();
  const initialSpan = await span(page);
  const box = (await field(page).boundingBox())!,
    [x, y] = [box.x + box.width / 2, box.y + box.height - 60];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -240);
  expect(await span(page)).toBe(initialSpan);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => span(page)).toBeLessThan(initialSpan);
  await field(page).focus();
  const near = await span(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -240);
  await expect.poll(() => span(page)).toBeLessThan(near);
  await page.keyboard.press('-');
  const from = Number(await readData(page, 'from'));
  await page.mouse.down();
  await page.mouse.move(x + 200, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Number(await readData(page, 'from'))).toBeLessThan(from);
  expect(await readData(page, 'chosen'), 'a drag chooses nothing').toBe('');
  await field(page).focus();
  await page.keyboard.press('0');
  await expect.poll(() => span(page)).toBeGreaterThan(initialSpan);
  await page.keyboard.press('Home');
  await expect.poll(async () => Number(await readData(page, 'from'))).toBeLessThan(startOfYear(-250));
});

test('R01 zooming goes from all of time to a day', async () => {
  const page = await openAxis();
  await field(page).focus();
  for (let step = 0; step < 60; step++) await page.keyboard.press('-');
  await expect.poll(() => span(page)).toBeGreaterThan(4.3e17);
  for (let step = 0; step < 60; step++) await page.keyboard.press('+');
  await expect.poll(() => page.keyboard.press('+').then(() => span(page))).toBe(86_400);
});

test('R01 the year line is a slider without a year 0, by keys and by mouse', async () => {
  const page = await axis();
  const slider = page.getByRole('slider', { name: 'Year' });
  await slider.focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('1 BC');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('AD 1');
  const box = (await slider.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 300, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(100);
  await slider.press('Delete');
  await slider.waitFor({ state: 'detached' });
});

test('R01 on a phone two fingers move the axis and one scrolls the page; axe finds nothing, in light and dark mode', async () => {
  const page = await openAxis({ width: 390, height: 844 });
  const touch = await page.context().newCDPSession(page);
  const box = (await field(page).boundingBox())!,
    y = box.y + box.height / 2;
  const swipe = async (xs: number[], by: number) => {
    const points = (moved: number) => xs.map((x, id) => ({ x: x + moved, y, id }));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
    for (let step = 1; step <= 5; step++)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points((by * step) / 5) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const from = await readData(page, 'from');
  await swipe([200], 80);
  expect(await readData(page, 'from')).toBe(from);
  await swipe([150, 250], 80);
  await expect.poll(async () => Number(await readData(page, 'from'))).toBeLessThan(Number(from));
  expect(await sidewaysOverflowOf(page)).toBe(0);
  await page.getByRole('button', { name: 'Zoom in' }).focus();
  await expectNoAxeViolations(page, 'by day');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'by night', { at: 'colours' });
});

test('R01 ages are counted from birth, and have no year line', async () => {
  const page = await openAxis({}, 'shapes&ages');
  expect(await page.getByRole('slider').count()).toBe(0);
  const texts = await page.evaluate(() =>
    [
      ...new DOMParser()
        .parseFromString(
          (globalThis as unknown as { axis: { current: AxisHandle } }).axis.current.svg(),
          'image/svg+xml',
        )
        .querySelectorAll('text'),
    ].map(({ textContent }) => textContent),
  );
  expect(texts).toEqual(expect.arrayContaining(['0', '100', '200']));
});

test('R01 a hundred thousand events are drawn, counted and navigated', async () => {
  const page = await openAxis({}, 'events=100000');
  page.setDefaultTimeout(60_000);
  await page.locator('.axis-field[data-ready="100000"]').waitFor();
  await field(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await readStatus(page)).not.toBe('');
});
