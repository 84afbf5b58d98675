import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages, type Language } from '../../src/rules/languages.ts';
import { shiftOf } from './layout-shift.ts';
import { openPage } from './open.ts';

/** Fonts that the browser used for an element. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** A first visit, in which fonts arrive after the page was painted. */
async function visitBeforeFonts(page: Page, address: string): Promise<void> {
  let painted = () => {};
  const isPainted = new Promise<void>((done) => {
    painted = done;
  });
  await page.route('**/*.woff2', async (route) => {
    await isPainted;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect((await fontsOf(page, '.entry h1')).join()).not.toContain('Source Serif');
  painted();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('load');
}

const entryIn: Record<Language, string> = {
  zh: '/detail/augustus',
  en: '/detail/augustus-en',
  fr: '/detail/augustus-fr',
  es: '/detail/augustus-es',
  jp: '/detail/augustus-jp',
};

test.for(languages)('a first visit in %s ends in Source Serif without a layout shift', async (language) => {
  const page = await openPage({ language });
  await visitBeforeFonts(page, entryIn[language]);
  expect(await fontsOf(page, language === 'zh' || language === 'jp' ? '.text' : '.entry h1')).toEqual(
    expect.arrayContaining([expect.stringContaining('Source Serif')]),
  );
  expect(await shiftOf(page)).toBeLessThan(0.001);
});
