import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../tests/chromium.ts';
import { rounds, type Figure, type Row } from './figure.ts';
import { findManifest } from './mirador.ts';
import { onPhone } from './on-phone.ts';

/** A painting on a phone: time until the whole picture is sharp, and until it can be zoomed. */
export const deepZoom: Figure = async (product) => {
  const { address } = await findManifest(product.url, 'painting');
  const id = /painting\/([^/]+)\/manifest/.exec(address)![1]!;
  const page = `${product.url}/painting/detail?paintingType=alone&paintingId=${id}`;
  await (await fetch(page)).text(); // fills the page cache
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const seen: number[] = [],
      alive: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const measurement = await measureOpening(browser, page);
      seen.push(measurement.seenMs);
      alive.push(measurement.aliveMs);
    }
    return [
      {
        what: 'a painting on a phone: until the whole picture is seen, sharp',
        unit: 'ms',
        values: seen,
        budget: { text: '< 1,000', met: (ms) => ms < 1000 },
      },
      { what: 'a painting on a phone: until it can be zoomed', unit: 'ms', values: alive },
    ] satisfies Row[];
  } finally {
    await browser.close();
  }
};

const measureOpening = (browser: Browser, address: string): Promise<{ seenMs: number; aliveMs: number }> =>
  onPhone(browser, async (page) => {
    // The browser reports when a picture was painted; a blurred preview does not count.
    await page.addInitScript(() => {
      const isSharp = (picture: Element | undefined) =>
        picture instanceof HTMLImageElement &&
        picture.closest('.picture-viewer') !== null &&
        Number(/-(\d+)(?:x\d+)?\.webp$/.exec(picture.currentSrc)?.[1]) >=
          0.8 *
            devicePixelRatio *
            Math.min(picture.clientWidth, (picture.clientHeight * picture.width) / picture.height);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
          if (isSharp(entry.element)) (window as unknown as { seenMs?: number }).seenMs ??= entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(address, { waitUntil: 'commit' });
    const seenMs = await page
      .waitForFunction(() => (window as unknown as { seenMs?: number }).seenMs)
      .then((handle) => handle.jsonValue());
    await page.locator('.picture-viewer .openseadragon-canvas canvas').first().waitFor();
    return { seenMs: seenMs!, aliveMs: await page.evaluate(() => performance.now()) };
  });
