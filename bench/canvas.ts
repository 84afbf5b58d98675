import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../tests/chromium.ts';
import { formatCount, sizesOr, type EngineFigure, type Row } from './figure.ts';
import { newCheckout, startProduct } from './product.ts';
import { percentile } from './timing.ts';

const times = 3;
const secondsEach = 5;
const edgesPerNode = 4;
/** The canvas, once its graph is drawn. */
const field = '.graph-field[data-ready]';

/** The graph canvas while it is dragged and zoomed: frames per second. */
export const canvas: EngineFigure = async () => {
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
      for (const nodes of sizesOr([500, 5000])) rows.push(...(await measureAt(page, product.url, nodes)));
      return rows;
    } finally {
      await browser.close();
      await product.stop();
    }
  } finally {
    checkout.remove();
  }
};

async function measureAt(page: Page, url: string, nodes: number): Promise<Row[]> {
  const edges = nodes * edgesPerNode;
  const began = performance.now();
  await page.goto(`${url}/dev/graph?nodes=${nodes}&edges=${edges}`);
  await page.locator(field).waitFor({ timeout: 60_000 });
  const drawnSeconds = (performance.now() - began) / 1000;
  const renderer = await graphicsCard(page);
  const frames: number[][] = [];
  for (let time = 0; time < times; time++) frames.push(await measureFramesWhileMoving(page, field));
  const what = `${formatCount(nodes)} nodes, ${formatCount(edges)} edges`;
  return [
    { what: `${what}: from the address to the drawn graph, laid out`, unit: 's', values: [drawnSeconds] },
    {
      what: `${what}, dragged and zoomed (${renderer}): frames`,
      unit: '/s',
      values: frames.map(
        (intervals) => 1000 / (intervals.reduce((sum, interval) => sum + interval, 0) / intervals.length),
      ),
      ...(nodes === 5000 && { budget: { text: '≥ 30 /s', met: (value: number) => value >= 30 } }),
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

/** Milliseconds between frames while the mouse drags the graph and the wheel zooms. */
export const measureFramesWhileMoving = (page: Page, field: string): Promise<number[]> =>
  measureFramesDuring(page, async (end) => {
    const box = (await page.locator(field).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (let turn = 0; Date.now() < end; turn++) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 0; step < 60 && Date.now() < end; step++) {
        const way = Math.sin((step / 60) * Math.PI); // back and forth
        await page.mouse.move(x + 240 * way * (turn % 2 ? -1 : 1), y + 120 * way);
      }
      await page.mouse.up();
      for (let step = 0; step < 10 && Date.now() < end; step++) await page.mouse.wheel(0, step < 5 ? -120 : 120);
    }
  });

/** Milliseconds between frames while `move` runs, which gets its end time. */
export async function measureFramesDuring(page: Page, move: (end: number) => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const tick = (now: number) => {
      frames.push(now);
      if (!document.documentElement.dataset.measured) requestAnimationFrame(tick);
    };
    delete document.documentElement.dataset.measured;
    Object.assign(globalThis, { frames });
    requestAnimationFrame(tick);
  });
  await move(Date.now() + secondsEach * 1000);
  const frames = await page.evaluate(() => {
    document.documentElement.dataset.measured = 'yes';
    return (globalThis as unknown as { frames: number[] }).frames;
  });
  return frames.slice(1).map((now, frame) => now - frames[frame]!);
}

/** The name of the renderer: a machine without a graphics card renders in software, which is rare for readers. */
export async function graphicsCard(page: Page): Promise<string> {
  const name = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    return gl
      ? String(gl.getParameter(gl.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER))
      : 'no WebGL';
  });
  return name.includes('SwiftShader') ? 'no graphics card: SwiftShader on the processor' : name;
}
