import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../tests/chromium.ts';
import { formatCount, type EngineFigure, type Row } from './figure.ts';
import { newCheckout, startProduct } from './product.ts';
import { percentile } from './timing.ts';

const times = 3,
  words = 10_000;
/** Keystrokes per round, and milliseconds between two of them: fast typing. */
const keys = 150,
  keyIntervalMs = 60;

/**
 * The editor with a long entry: time from opening the address to the first letter, and from each key to the frame that
 * shows it.
 */
export const writing: EngineFigure = async () => {
  const checkout = newCheckout();
  try {
    const product = await startProduct(checkout, { STELE_DEV: 'on' });
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    try {
      const ready: number[] = [],
        struck: number[][] = [];
      for (let time = -1; time < times; time++) {
        // the first round loads the scripts
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        const took = await measureReadiness(page, `${product.url}/dev/writing?words=${words}`);
        const latencies = await measureKeystrokes(page);
        await page.close();
        if (time < 0) continue;
        ready.push(took);
        struck.push(latencies);
      }
      const what = `${formatCount(words)} words`;
      return [
        { what: `${what}: from the address to the first letter that is typed`, unit: 's', values: ready },
        ...(
          [
            ['p50', 0.5],
            ['p95', 0.95],
          ] as const
        ).map(([name, share]): Row => ({
          what: `${what}: from a key to the frame that shows it, ${name}`,
          unit: 'ms',
          values: struck.map((delays) => percentile(delays, share)),
        })),
      ];
    } finally {
      await browser.close();
      await product.stop();
    }
  } finally {
    checkout.remove();
  }
};

const field = '.ProseMirror[contenteditable=true]';

async function measureReadiness(page: Page, address: string): Promise<number> {
  const began = performance.now();
  await page.goto(address);
  const paragraph = page.locator(`${field} p`).nth(40); // in the middle of the visible text, not at its end
  await paragraph.click();
  await page.keyboard.type('Q');
  await page.waitForFunction(
    (where) => [...document.querySelectorAll(`${where} p`)].some((element) => element.textContent!.includes('Q')),
    field,
  );
  return (performance.now() - began) / 1000;
}

/** Milliseconds from each key event to the end of the frame that draws its result. */
async function measureKeystrokes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const measured: number[] = [];
    Object.assign(globalThis, { measured });
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel(); // its message arrives after the frame is drawn
          port1.addEventListener('message', () => void measured.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  await page.keyboard.type('the scribes moved their tablets '.repeat(Math.ceil(keys / 32)).slice(0, keys), {
    delay: keyIntervalMs,
  });
  return page.evaluate(() => (globalThis as unknown as { measured: number[] }).measured);
}
