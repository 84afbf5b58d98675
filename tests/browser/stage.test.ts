import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { expectNoAxeViolations, navigateWithin, openPage, sharedPage, sidewaysOverflowOf, visit } from './open.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
const slides = ['Timeline', 'Timemap', 'Relations', 'Time cylinder'];
const hashes = ['#timeline', '#timemap', '#graph', '#cylinder'];
const field = (page: Page) => page.locator('.cylinder-field[data-ready]');
const readStatus = (page: Page) => page.locator('.cylinder-canvas [role="status"]').innerText();
const card = (page: Page) => page.getByRole('region', { name: 'Selected' });
const ring = (page: Page) => page.locator('.cylinder-buttons output');

/** In software a larger size only takes longer. */
const small = { width: 1100, height: 700 };

/** Starts the cylinder; with reduced motion readers start it themselves. */
async function bringToLife(page: Page, address = '/#cylinder', name = 'Make interactive') {
  await visit(page, address);
  await page.getByRole('button', { name }).click();
  await field(page).waitFor();
}
/** The running cylinder, showing all of time. */
const cylinder = sharedPage(
  { language: 'en', ...small, expects: /context lost/i },
  {
    begin: bringToLife,
    async tidy(page) {
      await navigateWithin(page, '/#cylinder');
      await page.getByRole('button', { name: 'All of time' }).click();
    },
  },
);

test('R01 the home stage has four slides in order, chosen by tabs and by keys, named by the address', async () => {
  const page = await openPage({ language: 'en', webgl: false });
  await visit(page, '/');
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(slides);
  for (const [at, name] of slides.entries()) {
    await tab(page, name).click();
    await panel(page, name).waitFor();
    expect(new URL(page.url()).hash).toBe(hashes[at]);
    expect(await page.getByRole('tabpanel').filter({ visible: true }).count()).toBe(1);
  }
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => tab(page, 'Timeline').getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('End');
  await panel(page, 'Time cylinder').waitFor();
  expect(await tab(page, 'Time cylinder').evaluate((element) => element === document.activeElement)).toBe(true);
});

test('R01 slides advance on request, one by one or automatically, and stop when the reader interacts', async () => {
  const page = await openPage({ language: 'en', webgl: false });
  await page.clock.install();
  await visit(page, '/');
  const hash = () => new URL(page.url()).hash;
  await page.getByRole('button', { name: 'Next slide' }).click();
  expect(hash()).toBe('#timemap');
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await page.getByRole('button', { name: 'Previous slide' }).click();
  expect(hash()).toBe('#cylinder');
  await page.clock.runFor(60_000);
  expect(hash(), 'nothing moves by itself').toBe('#cylinder');
  await page.getByRole('button', { name: 'Play slideshow' }).click();
  await page.clock.runFor(9500);
  expect(hash()).toBe('#timeline');
  await panel(page, 'Timeline').click();
  await page.clock.runFor(60_000);
  expect(hash()).toBe('#timeline');
  expect(await page.getByRole('button', { name: 'Play slideshow' }).isVisible()).toBe(true);
});

test('R01 each slide’s code loads when it is shown, not before', async () => {
  const page = await openPage({ language: 'en', ...small });
  const requestUrls: string[] = [];
  page.on('request', (request) => requestUrls.push(request.url()));
  await visit(page, '/');
  expect(requestUrls.filter((url) => /live|world|view|canvas/.test(url) && url.endsWith('.js'))).toEqual([]);
  await tab(page, 'Time cylinder').click();
  await page.getByRole('button', { name: 'Make interactive' }).click();
  await field(page).waitFor();
  expect(requestUrls.filter((url) => /\/cylinder-live.*\.js/.test(url))).toHaveLength(1);
  expect(requestUrls.filter((url) => /\/timemap-live.*\.js/.test(url))).toHaveLength(0);
});

test('R01 the cylinder is navigated by keyboard, every step is announced, and list and address show the selection', async () => {
  const page = await cylinder();
  expect(Number(await field(page).getAttribute('data-ready'))).toBeGreaterThan(50);
  await field(page).focus();
  await page.keyboard.press('ArrowRight');
  const first = await readStatus(page);
  expect(first).toMatch(/^.+, .*(BC|AD|\d)/);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => readStatus(page)).not.toBe(first);
  const title = (await readStatus(page)).split(', ')[0]!;
  await page.keyboard.press('Enter');
  await card(page).getByText(title).first().waitFor();
  expect(await page.locator('.cylinder-twin li[aria-current]').innerText()).toContain(title);
  await expect.poll(() => new URL(page.url()).searchParams.get('chosen')).not.toBeNull();
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).search).toBe('');

  await page.getByRole('button', { name: 'Show Han dynasty on the cylinder' }).click();
  expect(await card(page).getByRole('link', { name: 'Han dynasty' }).getAttribute('href')).toBe(
    '/detail/han-dynasty-en',
  );
});

test('R01 the cylinder moves and zooms by keys and buttons', async () => {
  const page = await cylinder();
  const seen = () => page.locator('.cylinder-seen').innerText();
  await expect.poll(seen).toBe('3200 BC – 1950');
  await field(page).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('End');
  await expect.poll(seen).toMatch(/^(?!3200 BC).+ – 1950$/);
  const late = await seen();
  await page.keyboard.press('PageDown');
  await expect.poll(seen).not.toBe(late);
  await page.keyboard.press('Home');
  await expect.poll(seen).toMatch(/^3200 BC/);
  await page.getByRole('button', { name: 'All of time' }).click();
  await expect.poll(seen).toBe('3200 BC – 1950');
});

test('R01 the ring sets the year that all slides share: by keys, by buttons, by the address', async () => {
  const page = await cylinder();
  await navigateWithin(page, '/?year=117#cylinder');
  await expect.poll(() => ring(page).innerText()).toBe('AD 117');
  await field(page).focus();
  await page.keyboard.press(']');
  await expect.poll(() => ring(page).innerText()).toBe('AD 167');
  await expect.poll(() => new URL(page.url()).searchParams.get('year')).toBe('167');
  await page.getByRole('button', { name: 'Year ring earlier' }).click();
  await expect.poll(() => ring(page).innerText()).toBe('AD 117');
  await tab(page, 'Timemap').click();
  expect(await panel(page, 'Timemap').getByRole('link', { name: 'The world in AD 117' }).getAttribute('href')).toBe(
    '/timemap?year=117',
  );
  await tab(page, 'Time cylinder').click();
  await field(page).focus();
  await page.keyboard.press('Escape');
  await ring(page).waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('R01 the mouse turns the cylinder, points at things and selects them; one finger scrolls the page', async () => {
  const page = await cylinder();
  await page.locator('.cylinder-stage').scrollIntoViewIfNeeded();
  const box = (await field(page).boundingBox())!;
  let position: { x: number; y: number } | null = null;
  for (let y = box.y + box.height * 0.3; !position && y < box.y + box.height * 0.8; y += 11) {
    for (let x = box.x + box.width * 0.4; !position && x < box.x + box.width * 0.6; x += 7) {
      await page.mouse.move(x, y);
      if (await field(page).evaluate((element) => element.style.cursor === 'pointer')) position = { x, y };
    }
  }
  await page.mouse.click(position!.x, position!.y);
  await card(page).waitFor();
  const cardText = await card(page).innerText();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 180, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
  expect(await card(page).innerText(), 'a drag chooses nothing').toBe(cardText);
  await page.mouse.click(position!.x, position!.y);
  await expect
    .poll(async () => ((await card(page).count()) ? card(page).innerText() : ''), {
      message: 'something else, or nothing, is there now',
    })
    .not.toBe(cardText);
  expect(await field(page).evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-x pan-y');
});

test('R01 readers with reduced motion see a still picture until they start the cylinder', async () => {
  const page = await openPage({ language: 'en', ...small });
  await visit(page, '/#cylinder');
  await page.getByRole('img', { name: /^Still picture/ }).waitFor();
  expect(await page.locator('.cylinder-still path').count()).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Make interactive' }).click();
  await field(page).waitFor();
  expect(await page.getByRole('img', { name: /^Still picture/ }).count()).toBe(0);
  expect(
    await page.getByRole('button', { name: 'Rotate slowly' }).count(),
    'it is not even offered to turn by itself',
  ).toBe(0);
});

test('R01 without WebGL, and when it is lost, a still picture is shown and says why', async () => {
  const page = await openPage({ language: 'en', webgl: false });
  await visit(page, '/#cylinder');
  await page.getByRole('button', { name: 'Make interactive' }).click();
  await page.getByText('it has no WebGL').waitFor();
  expect(await page.getByRole('img', { name: /^Still picture/ }).isVisible()).toBe(true);
  expect(await page.locator('.cylinder-twin a').count()).toBeGreaterThan(40);

  const lost = await cylinder();
  await lost
    .locator('.cylinder-field canvas')
    .first()
    .evaluate((canvas) =>
      (canvas as HTMLCanvasElement).getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext(),
    );
  await lost.getByRole('img', { name: /^Still picture/ }).waitFor();
});

test('R01 without script every slide is a link target with its list, and the cylinder has its picture', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/#cylinder');
  expect(await page.locator('.cylinder-still').isVisible()).toBe(true);
  expect(await page.locator('.cylinder-twin a').count()).toBeGreaterThan(40);
  expect(await page.locator('.cylinder-twin').isVisible()).toBe(true);
  await page.goto('/#timemap');
  expect(await page.locator('.stage-map-twin a').count()).toBeGreaterThan(5);
  expect(await page.locator('.stage-map-twin').isVisible()).toBe(true);
  expect(await page.locator('.stage-turn').isVisible()).toBe(false);
});

test('R01 R22 the timemap slide draws the map of a year with its list, and links to the timemap', async () => {
  const page = await openPage({ language: 'en', ...small });
  await visit(page, '/?year=117#timemap');
  await page.locator('.timemap-stage[data-year="117"]').waitFor();
  await panel(page, 'Timemap').getByRole('listitem').filter({ hasText: 'Roman Empire' }).first().waitFor();
  await expectNoAxeViolations(page, 'the slide', { within: '.stage-slides' });
});

test('R01 on a phone nothing scrolls sideways, targets are large enough, and axe finds nothing on a cylinder with a selection', async () => {
  const page = await openPage({ language: 'fr', width: 390, height: 844 });
  await bringToLife(page, '/?year=-221#cylinder', translateFor('fr')('cylinder.begin'));
  expect(await sidewaysOverflowOf(page)).toBe(0);
  const low = await page
    .locator('.stage-slides :is(button, [role="tab"])')
    .filter({ visible: true })
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.getBoundingClientRect().height < 44 || target.getBoundingClientRect().width < 44)
        .map((target) => target.outerHTML),
    );
  expect(low).toEqual([]);
  await field(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('.cylinder-card').waitFor();
  await expectNoAxeViolations(page, 'by day', { within: '.stage-slides' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'by night', { within: '.stage-slides', at: 'colours' });
  await page.getByRole('tab', { name: 'Carte chronologique' }).click();
  await page.locator('.timemap-stage').waitFor();
  expect(await sidewaysOverflowOf(page)).toBe(0);
});
