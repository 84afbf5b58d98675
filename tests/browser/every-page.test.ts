import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageTag, languages, type Language } from '../../src/rules/languages.ts';
import { readPage } from '../http/ask.ts';
import { pagesOfEveryKind, expectNoAxeViolations, notFound, openPage, visit } from './open.ts';

const height = 800;

/** Elements that exceed the page sideways, and by how much; empty if the page cannot scroll sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const culprits = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return culprits
      .slice(0, 3)
      .map(
        (element) =>
          `${element.tagName}.${element.className}: ${element.getBoundingClientRect().right} of ${clientWidth}`,
      )
      .concat(`${scrollWidth} of ${clientWidth}`);
  });

/** Touch targets less than 44 px high. */
async function tooSmall(page: Page) {
  const targets = page
    .locator(
      'header :is(a, summary), .entry-nav a, button, .button, summary, .contents a, .pager a, .site-footer a, .help-list a',
    )
    .filter({ visible: true });
  const heights = await targets.evaluateAll((elements) =>
    elements.map((target) => ({ text: target.textContent.trim(), height: target.getBoundingClientRect().height })),
  );
  expect(heights.length).toBeGreaterThan(5);
  return heights.filter((target) => target.height < 44);
}

/**
 * Widths (px) to test: all in the language with the longest words, the narrowest in others, and in English the widest.
 */
const tried: Record<Language, number[]> = {
  zh: [360],
  en: [1440, 360],
  fr: [1920, 1440, 768, 390, 360],
  es: [360],
  jp: [360],
};
/** Pages with a canvas. Software takes seconds, so it is drawn once, small; elsewhere the twin is shown. */
const drawn = new Set(['its timeline', 'its timemap', 'its relations', 'a path', 'the world in a year', 'a tour']);
/** The second language of a page besides French; checks without a browser cover all languages. */
const second = (place: number, name: string): Language =>
  drawn.has(name) ? 'zh' : (['zh', 'en', 'es', 'jp'] as const)[place % 4]!;

test('every page has one main heading, states its language to machines and lacks no text, in five languages', async () => {
  for (const language of languages)
    for (const [name, address] of Object.entries(pagesOfEveryKind(language))) {
      const { findElements, texts } = await readPage(address, language);
      expect.soft(findElements('h1'), `main headings of ${name} in ${language}`).toHaveLength(1);
      expect.soft(findElements('html')[0]!.attribs.lang, `${name} in ${language}`).toBe(languageTag(language));
      expect.soft(texts('body').join(), `${name} in ${language} misses a text`).not.toContain('dict missed');
    }
});

/** The same once its script is active. */
async function holds(page: Page, name: string, language: Language) {
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), `main headings of ${name} in ${language}`).toBe(1);
  const { lang, missing } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    missing: document.body.innerText.includes('dict missed'),
  }));
  expect.soft(lang, `${name} in ${language}`).toBe(languageTag(language));
  expect.soft(missing, `${name} in ${language} misses a text`).toBe(false);
}

// One visit for all checks of a page, because each visit costs a second.
test.for(languages)(
  'no page in %s fails to hydrate, lacks a text or scrolls sideways at any width; axe finds nothing, in light and dark mode',
  { timeout: 600_000 }, // forty pages, possibly on a busy machine
  async (language) => {
    const page = await openPage({
      language,
      width: tried[language][0],
      height,
      expects: notFound,
      webgl: language === 'zh',
      hasTouch: language === 'fr', // these pages are checked for the size of touch targets
    });
    // Without a graphics card, Chromium warns for every WebGL canvas whose pixels it reads back.
    page.on(
      'console',
      (line) =>
        void (line.text().includes('GL Driver Message') || expect.soft(line.type(), line.text()).not.toBe('warning')),
    );
    for (const [place, [name, address]] of Object.entries(pagesOfEveryKind(language)).entries()) {
      if (language !== 'fr' && second(place, name) !== language) continue;
      await visit(page, address);
      await holds(page, name, language);
      if (name === 'widgets') await page.getByRole('button', { name: 'Confirm, async' }).click();
      for (const width of tried[language]) {
        await page.setViewportSize({ width, height });
        expect.soft(await tooWide(page), `${name} in ${language} at ${width} px`).toEqual([]);
        // axe's findings do not depend on the language: it runs once, and in dark mode only for colours.
        if (language !== 'fr') continue;
        if (width === 390) {
          expect.soft(await tooSmall(page), `${name}: less than 44 px high`).toEqual([]);
          await expectNoAxeViolations(page, name);
        }
        if (width === 1440) {
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectNoAxeViolations(page, `${name} in the dark`, { at: 'colours' });
          await page.emulateMedia({ colorScheme: 'light' });
        }
      }
    }
  },
);

test('axe finds nothing on a page just opened by a newcomer', async () => {
  const page = await openPage({ locale: 'en-GB', cookies: {} });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Read Stele in English' }).waitFor();
  await page.getByRole('complementary', { name: 'Cookie 声明' }).waitFor();
  await expectNoAxeViolations(page);
});

test('the choices of the language menu are at least 44 px high on a phone', async () => {
  const page = await openPage({ width: 390 });
  await visit(page, '/');
  await page.locator('header nav:not(.site-ways) summary').click();
  const choices = await page.locator('header .menu li button').all();
  expect(choices).toHaveLength(5);
  for (const choice of choices) {
    const { x, width, height: high } = (await choice.boundingBox())!;
    expect(high).toBeGreaterThanOrEqual(44);
    expect(x + width).toBeLessThanOrEqual(390);
  }
});
