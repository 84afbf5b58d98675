import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../tests/chromium.ts';
import { measureFramesWhileMoving, graphicsCard } from './canvas.ts';
import { formatCount, sizesOr, type EngineFigure, type Row } from './figure.ts';
import { newCheckout, startProduct } from './product.ts';
import { percentile } from './timing.ts';

const times = 3;
const field = '.cylinder-field[data-ready]';
const peerName = 'three.js, a mesh for each thing, nothing written';

/**
 * The cylinder, rotated, scrolled and zoomed with the mouse: frames per second, compared with a naive implementation.
 */
export const cylinder: EngineFigure = async () => {
  const checkout = newCheckout();
  try {
    const product = await startProduct(checkout, { STELE_DEV: 'on' });
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    });
    try {
      const [ownPage, peer] = [
        await browser.newPage({ viewport: { width: 1440, height: 900 } }),
        await browser.newPage({ viewport: { width: 1440, height: 900 } }),
      ];
      const rows: Row[] = [];
      for (const things of sizesOr([2000]))
        rows.push(...(await measureAt(ownPage, peer, `${product.url}/dev/cylinder?things=${things}`, things)));
      return rows;
    } finally {
      await browser.close();
      await product.stop();
    }
  } finally {
    checkout.remove();
  }
};

async function measureAt(ownPage: Page, peer: Page, address: string, things: number): Promise<Row[]> {
  for (const [page, url] of [
    [ownPage, address],
    [peer, `${address}&naive=1`],
  ] as const) {
    await page.goto(url);
    await page.locator(field).waitFor();
  }
  const frames: Record<'ours' | 'peer', number[][]> = { ours: [], peer: [] };
  for (let time = 0; time < times; time++) {
    for (const [name, page] of [
      ['ours', ownPage],
      ['peer', peer],
    ] as const) {
      await page.bringToFront();
      frames[name].push(await measureFramesWhileMoving(page, field));
    }
  }
  const row = (what: string, unit: string, value: (intervals: number[]) => number, budget?: Row['budget']): Row => ({
    what: `${formatCount(things)} things, turned, climbed and zoomed${what}`,
    unit,
    values: frames.ours.map(value),
    peer: { name: peerName, values: frames.peer.map(value) },
    ...(budget && { budget }),
  });
  return [
    row(
      ` (${await graphicsCard(ownPage)}): frames`,
      '/s',
      (intervals) => 1000 / (intervals.reduce((sum, interval) => sum + interval, 0) / intervals.length),
      { text: '≥ 30 /s', met: (value) => value >= 30 },
    ),
    row(': from frame to frame, p50', 'ms', (intervals) => percentile(intervals, 0.5)),
    row(': from frame to frame, p95', 'ms', (intervals) => percentile(intervals, 0.95)),
  ];
}
