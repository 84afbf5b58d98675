import { chromium } from 'playwright-core';
import sharp from 'sharp';
import type { Wall } from '../src/features/paintings/wall/stage.ts';
import { findChromium } from '../tests/chromium.ts';
import { framesDuring, graphicsCard } from './canvas.ts';
import { inWords, sizesOr, type Figure, type Row } from './figure.ts';
import { percentile } from './timing.ts';

const times = 3,
  ofSheet = 256,
  cellPx = 64,
  ofRow = 16;

/** The wall of ten thousand thumbnails while it is dragged and zoomed: frames, and the work of the page's own thread. */
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
        width: ofRow * cellPx,
        height: ofRow * cellPx,
        channels: 3,
        background: '#844',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .webp()
      .toBuffer();
    await page.route('**/data/paintings/wall*', (route) => route.fulfill({ json: { code: 200, data: aWall(count) } }));
    await page.route('**/bench-sheet-*', (route) => route.fulfill({ body: sheet, contentType: 'image/webp' }));
    await page.goto(`${product.url}/product/painting?view=wall`);
    const field = page.locator('.wall-field').first();
    await field.scrollIntoViewIfNeeded();
    await field.locator('canvas').first().waitFor();
    await page.waitForLoadState('networkidle');
    const card = await graphicsCard(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const scripted = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
    };
    const box = (await field.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const frames: number[][] = [],
      work: number[] = [];
    for (let time = 0; time < times; time++) {
      const before = await scripted();
      const own = await framesDuring(page, async (end) => {
        for (let turn = 0; Date.now() < end; turn++) {
          await page.mouse.move(x, y);
          await page.mouse.down();
          for (let step = 0; step < 40 && Date.now() < end; step++)
            await page.mouse.move(x + 200 * Math.sin((step / 40) * Math.PI) * (turn % 2 ? -1 : 1), y);
          await page.mouse.up();
          for (let step = 0; step < 10 && Date.now() < end; step++) await page.mouse.wheel(0, step < 5 ? -120 : 120);
        }
      });
      frames.push(own);
      work.push(((await scripted()) - before) / own.length);
    }
    const what = `a wall of ${inWords(count)}, dragged and zoomed`;
    return [
      {
        what: `${what}: work of the page’s thread a frame`,
        unit: 'ms',
        values: work,
        budget: { text: '< 20 ms, 50 frames a second', met: (median) => median < 20 },
      },
      {
        what: `${what} (${card}): frames`,
        unit: '/s',
        values: frames.map((own) => 1000 / (own.reduce((sum, one) => sum + one, 0) / own.length)),
      },
      { what: `${what}: from frame to frame, p95`, unit: 'ms', values: frames.map((own) => percentile(own, 0.95)) },
    ] satisfies Row[];
  } finally {
    await browser.close();
  }
};

function aWall(count: number): Wall {
  const all = Array.from({ length: count }, (_, at) => at);
  const painters = Array.from({ length: 400 }, (_, at) => `Painter ${at}`);
  return {
    ids: all.map((at) => `painting-${at}`),
    names: all.map((at) => `Painting ${at}`),
    years: all.map((at) => 1300 + ((at * 7919) % 650)),
    painter: all.map((at) => at % painters.length),
    painters,
    hues: all.map((at) => at % 13),
    shapes: all.map((at) => 0.6 + ((at * 31) % 100) / 100),
    cells: all,
    urls: all.map((at) => `/media/image/${String(at).padStart(43, 'a')}-1200x900.webp`),
    atlases: Array.from({ length: Math.ceil(count / ofSheet) }, (_, at) => `/bench-sheet-${at}.webp`),
  };
}
