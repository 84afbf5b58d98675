import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from '../tests/chromium.ts';
import { measureFramesDuring } from './canvas.ts';
import { formatCount, sizesOr, type EngineFigure, type Peer, type Row } from './figure.ts';
import { newCheckout, startProduct } from './product.ts';
import { percentile } from './timing.ts';

const times = 3;
const peerName = 'vis-timeline';
/** Timeout for the first picture, in milliseconds. */
const timeoutMs = 60_000;

interface Measurement {
  painted: number;
  /** Milliseconds between frames, one list per round. */
  frames: number[][];
}

/**
 * Events on our axis and on vis-timeline, panned and zoomed in the same way: time to the first picture, and frames per
 * second.
 */
export const axis: EngineFigure = async () => {
  const checkout = newCheckout();
  try {
    const product = await startProduct(checkout, { STELE_DEV: 'on' });
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    try {
      const rows: Row[] = [];
      for (const events of sizesOr([1000, 10_000, 100_000])) {
        const address = `${product.url}/dev/timeline?events=${events}`;
        const ownMeasurement = await measure(browser, address, '.axis-field');
        if (!ownMeasurement) throw new Error(`${events} events were not painted`);
        rows.push(
          ...rowsOf(events, ownMeasurement, await measure(browser, `${address}&peer=vis`, '.peer-field', drawWithVis)),
        );
      }
      return rows;
    } finally {
      await browser.close();
      await product.stop();
    }
  } finally {
    checkout.remove();
  }
};

function rowsOf(events: number, ownMeasurement: Measurement, peer: Measurement | null): Row[] {
  const what = `${formatCount(events)} events`;
  const asPeer = (valuesOf: (measurement: Measurement) => number[]): { peer?: Peer } =>
    peer ? { peer: { name: peerName, values: valuesOf(peer) } } : {};
  const each = (valueOf: (intervals: readonly number[]) => number) => (measurement: Measurement) =>
    measurement.frames.map(valueOf);
  const perSecond = each(
    (intervals) => 1000 / (intervals.reduce((sum, interval) => sum + interval, 0) / intervals.length),
  );
  const [p50, p95] = [0.5, 0.95].map((share) => each((intervals) => percentile(intervals, share))) as [
    typeof perSecond,
    typeof perSecond,
  ];
  return [
    {
      what: `${what}: from the data to the first picture${peer ? '' : ` (${peerName} painted nothing in ${timeoutMs / 1000} s)`}`,
      unit: 'ms',
      values: [ownMeasurement.painted],
      ...asPeer(({ painted }) => [painted]),
    },
    {
      what: `${what}, panned and zoomed: frames`,
      unit: '/s',
      values: perSecond(ownMeasurement),
      ...asPeer(perSecond),
      ...(events === 100_000 && { budget: { text: '≥ 50 /s', met: (value: number) => value >= 50 } }),
    },
    { what: `${what}: from frame to frame, p50`, unit: 'ms', values: p50(ownMeasurement), ...asPeer(p50) },
    { what: `${what}: from frame to frame, p95`, unit: 'ms', values: p95(ownMeasurement), ...asPeer(p95) },
  ];
}

/** Null if nothing was painted in time. */
async function measure(
  browser: Browser,
  address: string,
  field: string,
  draw?: (page: Page) => Promise<void>,
): Promise<Measurement | null> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: draw !== undefined });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    await page.goto(address);
    await draw?.(page);
    await page.waitForFunction(() => document.documentElement.dataset.painted, undefined, { timeout: timeoutMs });
    const painted = await page.evaluate(() => Number(document.documentElement.dataset.painted));
    const frames: number[][] = [];
    for (let time = 0; time < times; time++) frames.push(await measureFramesWhileMoving(page, field));
    return { painted, frames };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return null;
    throw error;
  } finally {
    await context.close();
  }
}

interface PeerGlobals {
  madeUp: {
    items: { id: string; lane: string; title: string; earliest: number; latest: number }[];
    lanes: { id: string; name: string }[];
    span: { earliest: number; latest: number };
  };
  vis: {
    DataSet: new (rows: object[]) => object;
    Timeline: new (
      box: Element,
      items: object,
      groups: object,
      options: object,
    ) => { on(event: string, heard: () => void): void };
  };
}

/** Loads the peer into the page and has it draw the same events, in the same lanes, with overlapping ones clustered. */
async function drawWithVis(page: Page): Promise<void> {
  await page.locator('html[data-given]').waitFor();
  await page.addStyleTag({
    content: readFileSync('bench/node_modules/vis-timeline/styles/vis-timeline-graph2d.min.css', 'utf8'),
  });
  await page.evaluate(
    readFileSync('bench/node_modules/vis-timeline/standalone/umd/vis-timeline-graph2d.min.cjs', 'utf8'),
  );
  await page.evaluate(() =>
    setTimeout(() => {
      const {
        madeUp: { items, lanes, span },
        vis: { DataSet, Timeline },
      } = globalThis as unknown as PeerGlobals;
      const began = performance.now(),
        day = 86_400;
      const rows = items.map(({ id, lane, title, earliest, latest }) => ({
        id,
        group: lane,
        content: title,
        start: new Date(earliest * 1000),
        ...(latest - earliest > day ? { end: new Date(latest * 1000), type: 'range' } : { type: 'point' }),
      }));
      const timeline = new Timeline(
        document.querySelector('.peer-field')!,
        new DataSet(rows),
        new DataSet(lanes.map(({ id, name }) => ({ id, content: name }))),
        {
          height: '100%',
          start: new Date(span.earliest * 1000),
          end: new Date(span.latest * 1000),
          cluster: { maxItems: 1, showStipes: false },
          showCurrentTime: false,
        },
      );
      timeline.on('changed', () =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            document.documentElement.dataset.painted ??= String(performance.now() - began);
          }),
        ),
      );
    }),
  );
}

/** Milliseconds between frames while the mouse drags the axis back and forth and the wheel zooms in and out. */
const measureFramesWhileMoving = (page: Page, field: string): Promise<number[]> =>
  measureFramesDuring(page, async (end) => {
    const box = (await page.locator(field).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height - 12];
    for (let turn = 0; Date.now() < end; turn++) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 0; step < 60 && Date.now() < end; step++)
        await page.mouse.move(x + 300 * Math.sin((step / 60) * Math.PI) * (turn % 2 ? -1 : 1), y);
      await page.mouse.up();
      for (let step = 0; step < 16 && Date.now() < end; step++) await page.mouse.wheel(0, step < 8 ? -120 : 120);
    }
  });
