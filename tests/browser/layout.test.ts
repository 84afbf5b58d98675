import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { everyPage, notFound, openPage, visit } from './open.ts';

const widths = [360, 390, 768, 1440, 1920];

/** What stands out of the page to the side, and how far; nothing where the page can't be moved sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const culprits = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5);
    return culprits.slice(0, 3).map((element) => `${element.tagName}.${element.className}: ${element.getBoundingClientRect().right} of ${clientWidth}`).concat(`${scrollWidth} of ${clientWidth}`);
  });

test.for(languages)('no page in %s breaks while its script takes over, and none moves sideways at any width', async (language) => {
  const page = await openPage({ language, expects: notFound });
  page.on('console', (line) => expect.soft(line.type(), line.text()).not.toBe('warning'));
  for (const [name, address] of Object.entries(everyPage(language))) {
    await visit(page, address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await tooWide(page), `${name} in ${language} at ${width} px`).toEqual([]);
    }
  }
});

test('what a finger touches is at least 44 px high on a phone', async () => {
  const page = await openPage({ language: 'fr', width: 390, height: 844, expects: notFound });
  for (const [name, address] of Object.entries(everyPage('fr'))) {
    await visit(page, address);
    const targets = page.locator('header :is(a, summary), .entry-nav a, button, .button, summary, .contents a, .pager a, .site-footer a, .help-list a').filter({ visible: true });
    const heights = await targets.evaluateAll((all) => all.map((target) => ({ text: target.textContent.trim(), height: target.getBoundingClientRect().height })));
    expect(heights.length, name).toBeGreaterThan(5);
    expect.soft(heights.filter(({ height }) => height < 44), name).toEqual([]);
  }
});

test('the choices of the language menu are at least 44 px high on a phone', async () => {
  const page = await openPage({ width: 390 });
  await visit(page, '/');
  await page.locator('header summary').click();
  for (const choice of await page.locator('header li a').all()) {
    const { x, width, height } = (await choice.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    expect(x + width).toBeLessThanOrEqual(390);
  }
});
