import { chromium } from 'playwright-core';
import { findChromium } from '../tests/chromium.ts';
import { searchPath } from '../src/features/search/rules.ts';
import type { Figure, Row } from './figure.ts';

const kinds = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'pictures',
  Other: 'texts, icon',
} as const;
const kB = (bytes: number) => bytes / 1000;

interface LoadedFile {
  url: string;
  type: string;
  bytes: number;
}

/** Bytes on the wire of a reading page in a browser with an empty cache, with headers, as Chromium counts them. */
export const pageBytes: Figure = async ({ url }) => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const rows: Row[] = [];
    for (const path of [
      '/',
      '/detail/augustus-en',
      '/detail/qin-shi-huang',
      searchPath('alexander'),
      '/relation/atobPath?id=qin-shi-huang&to=augustus',
    ]) {
      const loaded = await loadFiles(browser, url + path);
      for (const [type, name] of Object.entries(kinds)) {
        const files = loaded.filter((file) => file.type === type && file.url.startsWith(url));
        if (!files.length && type !== 'Font') continue;
        rows.push({
          what: `${path}: ${name}${files.length === 1 ? '' : `, ${files.length} files`}`,
          unit: 'kB',
          values: [kB(files.reduce((sum, { bytes }) => sum + bytes, 0))],
        });
        if (type !== 'Script') continue;
        const gzipped = await Promise.all(files.map(async (file) => gzippedBytes(file.url)));
        rows.push({
          what: `${path}: the same script gzipped`,
          unit: 'kB',
          values: [kB(gzipped.reduce((sum, bytes) => sum + bytes, 0))],
          budget: { text: '≤ 75 kB', met: (value) => value <= 75 },
        });
      }
      const elsewhere = loaded.filter((file) => !file.url.startsWith(url) && !file.url.startsWith('data:')).length;
      if (elsewhere) rows.push({ what: `${path}: requests to other hosts`, unit: '', values: [elsewhere] });
    }
    return rows;
  } finally {
    await browser.close();
  }
};

async function loadFiles(browser: Awaited<ReturnType<typeof chromium.launch>>, address: string): Promise<LoadedFile[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const files = new Map<string, LoadedFile>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    files.set(requestId, { url: response.url, type, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await devtools.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  await context.close();
  return [...files.values()];
}

/** Size of a file's body for a client that accepts only gzip. */
async function gzippedBytes(address: string): Promise<number> {
  const { headers } = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  if (headers.get('content-encoding') !== 'gzip') throw new Error(`${address} is not gzipped.`);
  return Number(headers.get('content-length'));
}
