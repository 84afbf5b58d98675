import { chromium, type Browser } from 'playwright-core';
import { connect } from '../src/kit/database/database.server.ts';
import { databaseFolder } from '../src/kit/own-postgres/folder.server.ts';
import { socketPaths } from '../src/kit/own-postgres/socket-paths.server.ts';
import { findChromium } from '../tests/chromium.ts';
import { publishBooks } from '../tests/publish-books.ts';
import { makeText } from './book-text.ts';
import { measureFramesDuring } from './canvas.ts';
import { formatCount, rounds, type Figure, type Row } from './figure.ts';
import { onPhone } from './on-phone.ts';

/** Letters of the chapter, and its number of segments. */
const letters = 20_000,
  segments = 250;
const bookId = 'bench-chapter';

/** A chapter and its aligned translation, opened on a phone. */
export const bookReading: Figure = async ({ url, checkout }) => {
  const { db } = connect(socketPaths(databaseFolder(checkout.data)).url, 1);
  const original = makeText()(letters);
  const lines = (text: string) => text.match(new RegExp(`[^]{1,${Math.ceil(letters / segments)}}`, 'gu'))!.join('\n');
  const witness = (key: string, kind: 'original' | 'translation', language: string) => ({ key, kind, language });
  await publishBooks(db, [
    {
      id: bookId,
      title: '一章',
      witnesses: [witness('original', 'original', 'lzh'), witness('zh', 'translation', 'zh')],
      chapters: { one: { original: lines(original), zh: lines([...original].reverse().join('')) } },
    },
  ]);
  await db.destroy();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const opened: number[] = [],
      frames: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const measurement = await measureOnPhone(browser, `${url}/book/detail?id=${bookId}&vid=one&w=original,zh`);
      opened.push(measurement.paintedMs);
      frames.push(measurement.framesPerSecond);
    }
    const what = `a chapter of ${formatCount(letters)} characters, aligned, on a phone`;
    return [
      { what: `${what}: first text`, unit: 'ms', values: opened, budget: { text: '< 1,000', met: (ms) => ms < 1000 } },
      { what: `${what}, scrolled: frames`, unit: '/s', values: frames, budget: { text: '≥ 50', met: (n) => n >= 50 } },
    ] satisfies Row[];
  } finally {
    await browser.close();
  }
};

async function measureOnPhone(
  browser: Browser,
  address: string,
): Promise<{ paintedMs: number; framesPerSecond: number }> {
  return onPhone(browser, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('.reader-row').nth(3).waitFor();
    const paintedMs = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime);
    const intervals = await measureFramesDuring(page, async (end) => {
      for (let step = 0; Date.now() < end; step++) await page.mouse.wheel(0, step % 60 < 40 ? 60 : -60);
    });
    return {
      paintedMs,
      framesPerSecond: 1000 / (intervals.reduce((sum, interval) => sum + interval, 0) / intervals.length),
    };
  });
}
