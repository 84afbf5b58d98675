import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../tests/chromium.ts';
import { measureFramesWhileMoving, graphicsCard } from './canvas.ts';
import { formatCount, sizesOr, type EngineFigure, type Row } from './figure.ts';
import { newCheckout, startProduct } from './product.ts';
import { percentile } from './timing.ts';

const times = 3;
const polities = 150;
/** Number of year changes that are timed, one after another. */
const changes = 20;
/** Years whose borders are requested: one with few, and some with many. */
const years = [-1000, -221, 117, 750, 1279, 1600, 1900];
const field = '.map-field[data-ready]';

/**
 * Ten thousand places on the map, dragged and zoomed; the delay until a year's borders are drawn; the bytes of a year.
 */
export const map: EngineFigure = async () => {
  const checkout = newCheckout();
  try {
    const product = await startProduct(checkout, { STELE_DEV: 'on' });
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const rows: Row[] = [];
      for (const nodes of sizesOr([10_000])) rows.push(...(await measureFrames(page, product.url, nodes)));
      rows.push(...(await measureYearChanges(page, product.url, 'desk')));
      await page.setViewportSize({ width: 390, height: 844 });
      return [...rows, ...(await measureYearChanges(page, product.url, 'phone')), await measureYearBytes(product.url)];
    } finally {
      await browser.close();
      await product.stop();
    }
  } finally {
    checkout.remove();
  }
};

async function measureFrames(page: Page, url: string, nodes: number): Promise<Row[]> {
  const began = performance.now();
  await page.goto(`${url}/dev/timemap?nodes=${nodes}&borders=${polities}`);
  await page.locator(`${field}[data-nodes="${nodes}"]`).waitFor({ timeout: 60_000 });
  const drawnSeconds = (performance.now() - began) / 1000;
  const renderer = await graphicsCard(page);
  await page.locator(field).focus();
  const frames: number[][] = [];
  for (let time = 0; time < times; time++) frames.push(await measureFramesWhileMoving(page, field));
  const what = `${formatCount(nodes)} places and ${polities} polities`;
  return [
    { what: `${what}: from the address to the drawn map`, unit: 's', values: [drawnSeconds] },
    {
      what: `${what}, dragged and zoomed (${renderer}): frames`,
      unit: '/s',
      values: frames.map(
        (intervals) => 1000 / (intervals.reduce((sum, interval) => sum + interval, 0) / intervals.length),
      ),
    },
    {
      what: `${what}: from frame to frame, p50`,
      unit: 'ms',
      values: frames.map((intervals) => percentile(intervals, 0.5)),
    },
    {
      what: `${what}: from frame to frame, p95`,
      unit: 'ms',
      values: frames.map((intervals) => percentile(intervals, 0.95)),
    },
  ];
}

/** Delay from a change of year to the frame that shows it: a third of the polities change their shape. */
async function measureYearChanges(page: Page, url: string, screen: 'desk' | 'phone'): Promise<Row[]> {
  await page.goto(`${url}/dev/timemap?nodes=0&borders=${polities}`);
  await page.locator(`${field}[data-borders="${polities}"]`).waitFor({ timeout: 60_000 });
  const rounds: number[][] = [];
  for (let time = 0; time < times; time++) {
    rounds.push(
      await page.evaluate(
        async ({ polities, changes }) => {
          const box = document.querySelector<HTMLElement>('.map-field')!,
            took: number[] = [];
          for (let at = 1; at <= changes; at++) {
            const year = at % 20,
              expectedBorders = String(polities + year),
              began = performance.now();
            window.dispatchEvent(new CustomEvent('year', { detail: year }));
            await new Promise<void>((done) => {
              const look = () => (box.dataset.borders === expectedBorders ? done() : requestAnimationFrame(look));
              look();
            });
            took.push(performance.now() - began);
          }
          return took;
        },
        { polities, changes },
      ),
    );
  }
  const what = `${polities} polities of 40 to 200 corners, a third of them changed, on a ${screen} (${await graphicsCard(page)}): change of year to the drawn frame`;
  return [
    { what: `${what}, p50`, unit: 'ms', values: rounds.map((took) => percentile(took, 0.5)) },
    {
      what: `${what}, p95`,
      unit: 'ms',
      values: rounds.map((took) => percentile(took, 0.95)),
      budget: { text: '< 100 ms', met: (value) => value < 100 },
    },
  ];
}

/** Size on the wire of the built-in world's borders. */
async function measureYearBytes(url: string): Promise<Row> {
  const sizes: number[] = [];
  for (const year of years) {
    const answer = await fetch(`${url}/data/timemap/borders?year=${year}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    if (!answer.ok) throw new Error(`borders of ${year}: ${answer.status}`);
    sizes.push(gzipSync(await answer.text()).length / 1000);
  }
  return {
    what: `borders of a year, gzipped (${years.length} years of the built-in world)`,
    unit: 'kB',
    values: sizes,
  };
}
