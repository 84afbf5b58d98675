import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import type { Wall } from '../src/features/paintings/wall/stage.ts';
import { findChromium } from '../tests/chromium.ts';
import { measureFramesDuring, graphicsCard } from './canvas.ts';
import { formatCount, sizesOr, type Figure, type Row } from './figure.ts';
import { percentile } from './timing.ts';

const times = 3,
  cellsPerSheet = 256,
  cellPx = 64,
  cellsPerRow = 16;

/** The wall of ten thousand thumbnails while it is dragged and zoomed: frames, and work of the page's main thread. */
export const wall: Figure = async (product) => {
  const [count] = sizesOr([10_000]) as [number];
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const sheet = await sharp({
      create: {
        width: cellsPerRow * cellPx,
        height: cellsPerRow * cellPx,
        channels: 3,
        background: '#844',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .webp()
      .toBuffer();
    await page.route('**/data/paintings/wall*', (route) =>
      route.fulfill({ json: { code: 200, data: generateWall(count) } }),
    );
    await page.route('**/bench-sheet-*', (route) => route.fulfill({ body: sheet, contentType: 'image/webp' }));
    await page.addInitScript(recordFrames);
    const last = page.waitForResponse((answer) =>
      answer.url().includes(`/bench-sheet-${Math.ceil(count / cellsPerSheet) - 1}.`),
    );
    await page.goto(`${product.url}/product/painting`);
    await page.locator('#paintings-wall').scrollIntoViewIfNeeded(); // it starts once it is visible
    const field = page.locator('.wall-field[data-ready]');
    await field.scrollIntoViewIfNeeded();
    const began = performance.now();
    await last;
    await waitForGpu(page);
    const hung = (performance.now() - began) / 1000;
    const card = await graphicsCard(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const busy = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
    };
    const box = (await field.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const frames: number[][] = [],
      drawn: number[][] = [],
      work: number[] = [];
    for (let time = 0; time < times; time++) {
      const before = await busy();
      await takeFrameDurations(page);
      const intervals = await measureFramesDuring(page, async (end) => {
        for (let turn = 0; Date.now() < end; turn++) {
          await page.mouse.move(x, y);
          await page.mouse.down();
          for (let step = 0; step < 40 && Date.now() < end; step++)
            await page.mouse.move(x + 200 * Math.sin((step / 40) * Math.PI) * (turn % 2 ? -1 : 1), y);
          await page.mouse.up();
          for (let step = 0; step < 10 && Date.now() < end; step++) await page.mouse.wheel(0, step < 5 ? -120 : 120);
        }
      });
      frames.push(intervals);
      work.push(((await busy()) - before) / intervals.length);
      drawn.push(await takeFrameDurations(page));
    }
    const what = `a wall of ${formatCount(count)}, dragged and zoomed`;
    return [
      { what: `a wall of ${formatCount(count)}: until every sheet is on it`, unit: 's', values: [hung] },
      {
        what: `${what}: our part of a frame, p95`,
        unit: 'ms',
        values: drawn.map((intervals) => percentile(intervals, 0.95)),
        budget: { text: '< 20 ms, 50 frames a second', met: (median) => median < 20 },
      },
      {
        what: `${what}: all that the page’s thread does, a frame; where it paints itself, it waits for that`,
        unit: 'ms',
        values: work,
      },
      {
        what: `${what} (${card}): frames`,
        unit: '/s',
        values: frames.map(
          (intervals) => 1000 / (intervals.reduce((sum, interval) => sum + interval, 0) / intervals.length),
        ),
      },
      {
        what: `${what}: from frame to frame, p95`,
        unit: 'ms',
        values: frames.map((intervals) => percentile(intervals, 0.95)),
      },
    ] satisfies Row[];
  } finally {
    await browser.close();
  }
};

/** Runs in the page before its own script: records the duration of each of its frames. */
function recordFrames(): void {
  const drawn: number[] = [];
  const ask = requestAnimationFrame.bind(globalThis);
  Object.assign(globalThis, {
    drawnFrames: drawn,
    requestAnimationFrame: (draw: FrameRequestCallback) =>
      ask((now) => {
        const began = performance.now();
        draw(now);
        drawn.push(performance.now() - began);
      }),
  });
}
/** Durations of frames since the last call, in milliseconds; the bench's own frames are too short and left out. */
const takeFrameDurations = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { drawnFrames: number[] }).drawnFrames.splice(0).filter((ms) => ms > 0.05),
  );

/** Waits until the graphics card has finished all work so far. */
const waitForGpu = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const gl = document.querySelector<HTMLCanvasElement>('.wall-field canvas')!.getContext('webgl2')!;
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  });

function generateWall(count: number): Wall {
  const indexes = Array.from({ length: count }, (_, at) => at);
  const painters = Array.from({ length: 400 }, (_, at) => `Painter ${at}`);
  return {
    ids: indexes.map((at) => `painting-${at}`),
    names: indexes.map((at) => `Painting ${at}`),
    years: indexes.map((at) => 1300 + ((at * 7919) % 650)),
    painter: indexes.map((at) => at % painters.length),
    painters,
    hues: indexes.map((at) => at % 13),
    shapes: indexes.map((at) => 0.6 + ((at * 31) % 100) / 100),
    cells: indexes,
    urls: indexes.map((at) => `/media/image/${String(at).padStart(43, 'a')}-1200x900.webp`),
    atlases: Array.from({ length: Math.ceil(count / cellsPerSheet) }, (_, at) => `/bench-sheet-${at}.webp`),
  };
}
