import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, visit } from './open.ts';

/*
 * All other tests use reduced motion. Here things move, with a clock that the test advances, so that intermediate
 * states do not depend on the speed of the machine. The correct final position is where a page with reduced motion is
 * at once.
 */

/** In software a larger size only takes longer. */
const small = { width: 900, height: 560 };
const motions = ['reduce', 'no-preference'] as const;
type Motion = (typeof motions)[number];

/** A page whose clock runs until `hold`, with system fonts, because web fonts load at unpredictable times. */
async function openMoving(motion: Motion, address: string) {
  const page = await openPage({ language: 'en', ...small, motion, expects: /Failed to load resource/ });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.clock.install();
  await visit(page, address);
  return page;
}
/** Stops the clock in the page until the test advances it; earlier motion has ended. */
async function hold(page: Page) {
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(2000);
}

/** The state before an action, a tenth of a second into it, and long after it. */
async function onTheWay(page: Page, look: () => Promise<string>, act: () => Promise<unknown>) {
  const before = await look();
  await act();
  await page.clock.runFor(100);
  const between = await look();
  await page.clock.runFor(1500);
  const after = await look();
  await page.clock.runFor(100);
  expect(await look(), 'at rest').toBe(after);
  return { before, between, after };
}
/**
 * Checks that motion passes through an intermediate state and ends where reduced motion is at once; a layout computed
 * during the motion may end slightly off (`exact: false`).
 */
function expectMotion(seen: Record<Motion, { before: string; between: string; after: string }>, { exact = true } = {}) {
  const { reduce: still, 'no-preference': moving } = seen;
  expect(still.between, 'no motion where none is wanted').toBe(still.after);
  expect(moving.between, 'on its way').not.toBe(moving.before);
  expect(moving.between, 'not there yet').not.toBe(moving.after);
  if (exact) expect(moving.after, 'in the right place').toBe(still.after);
}
/** Results of a function with reduced motion, and with motion. */
async function both<T>(run: (motion: Motion) => Promise<T>): Promise<Record<Motion, T>> {
  return { reduce: await run('reduce'), 'no-preference': await run('no-preference') };
}

const placeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return `${Math.round(left)} ${Math.round(top)}`;
  });
/** The content of a canvas that is not drawn by the graphics card. */
const pictureOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

test('R20 the view of a graph glides to its target, and new nodes fly to their places', async () => {
  const seen = await both(async (motion) => {
    const page = await openMoving(motion, '/detail/roman-empire-en#/relation');
    await page.locator('.graph-field[data-ready]').waitFor();
    await hold(page); // the target of the view depends on node positions
    await page.getByRole('textbox', { name: 'Find in the graph' }).fill('Augustus');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => {
        await page.clock.runFor(16);
        return page.locator('.graph-card').count();
      })
      .toBe(1);
    await page.clock.runFor(2000);
    const glide = await onTheWay(
      page,
      () => pictureOf(page, 'canvas.sigma-labels'),
      () => page.getByRole('button', { name: 'Zoom in', exact: true }).click(),
    );
    const fly = await onTheWay(
      page,
      () => pictureOf(page, 'canvas.sigma-labels'),
      async () => {
        await page.getByRole('button', { name: 'Expand', exact: true }).click();
        // The layout of the new nodes takes additional frames.
        await expect
          .poll(async () => {
            await page.clock.runFor(16);
            return page.getByRole('button', { name: 'Collapse', exact: true }).count();
          })
          .toBe(1);
      },
    );
    return { glide, fly };
  });
  expectMotion({ reduce: seen.reduce.glide, 'no-preference': seen['no-preference'].glide });
  expectMotion({ reduce: seen.reduce.fly, 'no-preference': seen['no-preference'].fly }, { exact: false });
});

test('R01 the time axis glides when zoomed and paged', async () => {
  const seen = await both(async (motion) => {
    const page = await openMoving(motion, '/dev/timeline?shapes');
    await page.locator('.axis-field[data-ready]').waitFor();
    await page.getByRole('application').focus();
    await hold(page);
    const way = await onTheWay(
      page,
      () => placeOf(page, '.time-axis [role="slider"]'),
      () => page.keyboard.press('+'),
    );
    const { from, until } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    return { way, rest: { from, until } };
  });
  expectMotion({ reduce: seen.reduce.way, 'no-preference': seen['no-preference'].way });
  expect(seen['no-preference'].rest).toEqual(seen.reduce.rest);
});

test('R01 the cylinder starts by itself, flies through time, and turns slowly on request', async () => {
  const names = '.cylinder-field canvas';
  const seen = await both(async (motion) => {
    const page = await openMoving(motion, '/#cylinder');
    if (motion === 'reduce') await page.getByRole('button', { name: 'Make interactive' }).click();
    await page.locator('.cylinder-field[data-ready]').waitFor();
    await page.locator('.cylinder-field').focus();
    await hold(page);
    const flight = await onTheWay(
      page,
      () => pictureOf(page, names),
      () => page.keyboard.press('+'),
    );
    const turn = page.getByRole('button', { name: 'Rotate slowly' });
    if (motion === 'reduce') return (expect(await turn.count()).toBe(0), flight);
    await turn.click();
    await page.clock.runFor(1000);
    expect(await pictureOf(page, names)).not.toBe(flight.after);
    await page.getByRole('button', { name: 'Stop rotating' }).click();
    await page.clock.runFor(100);
    const stopped = await pictureOf(page, names);
    await page.clock.runFor(1000);
    expect(await pictureOf(page, names), 'it stays').toBe(stopped);
    return flight;
  });
  expectMotion(seen);
});

test('S07 a journey pauses at every stop, moves to the next, and ends at the last', async () => {
  const page = await openMoving('no-preference', '/detail/alexander-the-great-en#/timemap');
  await page.locator('.map-field[data-ready]').waitFor();
  await hold(page);
  await page.getByRole('button', { name: 'Journey', exact: true }).click();
  const status = page.locator('.timemap-journey [role="status"]');
  const [, stops] = /^Stop 1 of (\d+)$/.exec(await status.innerText())!;
  const readPlace = () => page.locator('.place-list li[aria-current] .place-number').innerText();
  const visited = new Set([await readPlace()]);
  for (let stop = 1; stop < Number(stops); stop++) {
    // Check once at the stop, and halfway to the next one.
    for (const ms of stop === 1 ? [800, 800] : []) {
      await page.clock.fastForward(ms);
      expect(await status.innerText()).toBe(`Stop ${stop} of ${stops}`);
    }
    await page.clock.fastForward(stop === 1 ? 800 : 2400);
    await expect.poll(() => status.innerText()).toBe(`Stop ${stop + 1} of ${stops}`);
    visited.add(await readPlace());
  }
  await page.clock.fastForward(5000);
  expect(await status.getAttribute('data-walking')).toBeNull();
  expect(await status.innerText()).toBe(`Stop ${stops} of ${stops}`);
  expect(visited.size).toBe(Number(stops));
  await expect.poll(() => new URL(page.url()).searchParams.get('chosen')).not.toBeNull();
});

test('R01 the slides of the home page advance on their own, each with its live content, and start over', async () => {
  const page = await openMoving('no-preference', '/');
  await hold(page);
  await page.getByRole('button', { name: 'Play slideshow' }).click();
  let spent = 0;
  for (const [hash, alive] of [
    ['#timemap', '.timemap-stage[data-year]'],
    ['#graph', '.graph-field[data-ready]'],
    ['#cylinder', '.cylinder-field[data-ready]'],
    ['#timeline', '#timeline[data-shown]'],
  ] as const) {
    await page.clock.fastForward(9000 - spent);
    expect(new URL(page.url()).hash).toBe(hash);
    // A slide's content is loaded over the network and takes additional frames.
    for (spent = 0; !(await page.locator(alive).count()); spent += 16) await page.clock.runFor(16);
  }
  await page.getByRole('tabpanel', { name: 'Timeline', exact: true }).click({ position: { x: 3, y: 3 } });
  await page.clock.fastForward(9000);
  expect(new URL(page.url()).hash).toBe('#timeline');
});

test('R01 the map of the home page moves on by a century every two seconds, until it is touched', async () => {
  const page = await openMoving('no-preference', '/');
  await hold(page);
  const year = page.locator('.living-year');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  const readYear = async () => year.innerText();
  const first = await readYear();
  for (let spent = 0; spent < 2100; spent += 100) await page.clock.runFor(100);
  expect(await readYear()).toMatch(/00$|^AD 1$|00 BC$/);
  expect(await readYear()).not.toBe(first);
  await page.getByRole('slider', { name: 'Year' }).press('ArrowRight');
  const touched = await readYear();
  await page.clock.fastForward(9000);
  expect(await readYear()).toBe(touched);
  await page.getByRole('button', { name: 'Open the map' }).click();
  await page.waitForURL(/\/timemap\?year=\d+/);
});

test('R01 with reduced motion the map of the home page stands still; without script it is complete', async () => {
  const page = await openMoving('reduce', '/');
  await hold(page);
  const year = page.locator('.living-year');
  await page.getByRole('slider', { name: 'Year' }).focus();
  const first = await year.innerText();
  await page.clock.fastForward(9000);
  expect(await year.innerText()).toBe(first);

  const still = await openPage({ javaScriptEnabled: false, language: 'en' });
  await still.goto('/');
  expect(await still.locator('.hero-map .year-state').count()).toBeGreaterThan(10);
  expect(await still.locator('.hero-map .year-names text').count()).toBeGreaterThan(5);
});
