import { devices, type Browser, type Page } from 'playwright-core';

/** A page as on a phone: a processor four times slower, a network with 9 Mbit/s and 165 ms round trip time. */
export async function onPhone<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(devices['Pixel 7']);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 165,
      downloadThroughput: 9e6 / 8,
      uploadThroughput: 9e5 / 8,
    });
    return await work(page);
  } finally {
    await context.close();
  }
}
