import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../tests/chromium.ts';
import type { Figure, Row } from './figure.ts';

/** Mirador has two hundred dependencies, but its built file needs none of them, so only that file is downloaded. */
const version = '4.0.0';
const folder = join(import.meta.dirname, 'node_modules/.mirador'),
  file = join(folder, 'package/dist/mirador.min.js');

/** Whether the viewer Mirador opens our manifests on a page of another origin: time until the picture appears. */
export const mirador: Figure = async (product) => {
  if (!existsSync(file)) fetchMirador();
  const script = await readFile(file);
  const server = createServer((request, response) => {
    if (request.url === '/mirador.js')
      return response.setHeader('content-type', 'text/javascript; charset=utf-8').end(script);
    response
      .setHeader('content-type', 'text/html')
      .end(
        '<!doctype html><meta charset="utf-8"><div id="viewer" style="position:fixed;inset:0"></div><script src="/mirador.js"></script>',
      );
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
    const rows: Row[] = [];
    for (const sort of ['painting', 'gallery'] as const) {
      const manifest = await findManifest(product.url, sort);
      rows.push({
        what: `Mirador ${version} opens the manifest of a ${sort}: from its address to the picture`,
        unit: 's',
        values: [await measureOpening(page, elsewhere, manifest)],
      });
    }
    return rows;
  } finally {
    await browser.close();
    server.close();
  }
};

function fetchMirador() {
  mkdirSync(folder, { recursive: true });
  for (const [command, ...given] of [
    ['npm', 'pack', `mirador@${version}`, '--silent'],
    ['tar', 'xzf', `mirador-${version}.tgz`, 'package/dist/mirador.min.js'],
  ] as const)
    if (spawnSync(command, given, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
      throw new Error(`Mirador cannot be had from the registry: ${command} failed.`);
}

/** The manifest of a painting of the built-in world, once its plate is drawn, or of the gallery of an entry. */
export async function findManifest(
  url: string,
  sort: 'painting' | 'gallery',
): Promise<{ address: string; label: string; picture: string }> {
  for (let seconds = 0; seconds < 300; seconds++) {
    for (const id of ['great-wave-en', 'mona-lisa-en', 'las-meninas-en']) {
      const address = `${url}/iiif/presentation/${sort}/${id}/manifest.json`,
        answer = await fetch(address);
      if (!answer.ok) continue;
      const { label, items } = (await answer.json()) as { label: Record<string, string[]>; items: { id: string }[] };
      if (items.length) return { address, label: label.en![0]!, picture: `${url}/iiif/3/` };
    }
    await new Promise((next) => setTimeout(next, 1000));
  }
  throw new Error(`No ${sort} of the built-in world has a picture.`);
}

/** Seconds until Mirador shows the title and the picture; fails if the browser reports an error. */
async function measureOpening(
  page: Page,
  elsewhere: string,
  { address, label, picture }: { address: string; label: string; picture: string },
): Promise<number> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(elsewhere);
  if (errors.length) throw new Error(errors.join('; '));
  const began = performance.now();
  await Promise.all([
    page.waitForResponse(
      (answer) => answer.url().startsWith(picture) && !answer.url().endsWith('info.json') && answer.ok(),
    ),
    page.evaluate((manifestId) => {
      const { Mirador } = window as unknown as { Mirador: { viewer(settings: object): unknown } };
      Mirador.viewer({ id: 'viewer', windows: [{ manifestId }] });
    }, address),
    page.getByRole('heading', { name: label }).first().waitFor(),
    page.locator('.openseadragon-canvas canvas').first().waitFor(),
  ]);
  const seconds = (performance.now() - began) / 1000;
  if (errors.length) throw new Error(`Mirador complains of ${address}: ${errors.join('; ')}`);
  return seconds;
}
