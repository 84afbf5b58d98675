import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Frame, Locator, Page, Response } from 'playwright-core';
import { afterAll, expect, onTestFinished } from 'vitest';
import { productUrl } from '../product-under-test.ts';
import { randomNetwork } from '../visitor.ts';
import { borrowProfile, type BorrowedProfile } from './profiles.ts';
import { searchPath } from '../../src/features/search/rules.ts';
import { entryId } from '../../src/rules/entry-ids.ts';
import type { Language } from '../../src/rules/languages.ts';

interface Reader {
  /** The language they chose earlier; none if omitted. */
  language?: Language;
  /** Language preferred by the browser; Chinese by default, so that no other language is offered. */
  locale?: string;
  width?: number;
  height?: number;
  scheme?: 'light' | 'dark';
  /** Replaces `cookie_ok`, which hides the cookie banner. */
  cookies?: Record<string, string>;
  userAgent?: string;
  /** Whether it has a touch screen. */
  hasTouch?: boolean;
  javaScriptEnabled?: boolean;
  /** Whether the browser draws WebGL, by card or in software: without it WebGL views show their alternatives. */
  webgl?: boolean;
  /** Whether animations run; most tests use reduced motion. */
  motion?: 'reduce' | 'no-preference';
  /** Console lines that the test expects; any other error fails it. */
  expects?: RegExp;
}

interface OpenedPage {
  page: Page;
  /** Errors in it, one per line; unexpected ones fail the test. */
  errors: string[];
  leave: BorrowedProfile['leave'];
}

async function open({
  language,
  locale = 'zh-CN',
  width = 1440,
  height = 900,
  scheme = 'light',
  cookies = { cookie_ok: '1' },
  userAgent,
  hasTouch,
  javaScriptEnabled = true,
  webgl = true,
  motion = 'reduce',
  expects,
}: Reader): Promise<OpenedPage> {
  const { context, page, leave } = await borrowProfile(
    { locale, javaScriptEnabled, ...(userAgent && { userAgent }), ...(hasTouch && { hasTouch }) },
    webgl,
  );
  await Promise.all([
    context.setExtraHTTPHeaders({ 'x-forwarded-for': randomNetwork() }),
    context.addCookies(
      Object.entries({ ...(language && { sys_lang: language }), ...cookies }).map(([name, value]) => ({
        name,
        value,
        url: productUrl(),
      })),
    ),
    page.setViewportSize({ width, height }),
    page.emulateMedia({ colorScheme: scheme, reducedMotion: motion }),
  ]);
  const errors: string[] = [];
  const hear = (line: string) => void (expects?.test(line) || errors.push(`${page.url()}: ${line}`));
  page.on('console', (line) => line.type() === 'error' && hear(line.text()));
  page.on('pageerror', (error) => hear(String(error)));
  return { page, errors, leave };
}

/** A new page for one reader in the shared browser, closed at the end of the test; errors in it fail the test. */
export async function openPage(reader: Reader = {}): Promise<Page> {
  const { page, errors, leave } = await open(reader);
  onTestFinished(async ({ task }) => {
    await leave({ failed: task.result?.state === 'fail' || errors.length > 0 });
    expect(errors, 'errors in the browser').toEqual([]);
  });
  return page;
}

/**
 * One page shared by the tests of a file that leave it almost unchanged: `begin` opens it before the first of them,
 * `tidy` resets it before each later one. Call it at the top of a file; the function returned gives a test the page. A
 * page on which a test failed is closed, so that the next test gets a new one.
 */
export function sharedPage(
  reader: Reader,
  { begin, tidy }: { begin(page: Page): Promise<unknown>; tidy(page: Page): Promise<unknown> },
): () => Promise<Page> {
  let shared: OpenedPage | undefined;
  afterAll(() => shared?.leave({ failed: false }));
  return async () => {
    const isNew = !shared;
    const opened = (shared ??= await open(reader));
    onTestFinished(async ({ task }) => {
      const errors = opened.errors.splice(0);
      if (task.result?.state === 'fail' || errors.length) {
        shared = undefined;
        await opened.leave({ failed: true });
      }
      expect(errors, 'errors in the browser').toEqual([]);
    });
    await (isNew ? begin : tidy)(opened.page);
    return opened.page;
  };
}

/**
 * Opens an address and waits until its script listens: earlier clicks and keys are lost. Null if only the hash changes.
 */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  if (response) await waitForHydration(page);
  return response;
}

/**
 * Waits until every visible island is hydrated, touched if it waits for that, and until the page is idle: effects run
 * before any idle moment.
 */
export async function waitForHydration(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() => {
    const sleeping = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-alive])')].filter(
      ({ dataset, firstElementChild }) => dataset.wake === 'others' || firstElementChild?.checkVisibility(),
    );
    for (const { firstElementChild } of sleeping)
      firstElementChild?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }));
    return sleeping.length === 0;
  });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
}

/** Moves to another address within the page like Back and Forward: nothing is reloaded. */
export const navigateWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
    dispatchEvent(new HashChangeEvent('hashchange'));
  }, address);

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface AxeOptions {
  /** The part of the page to check, if the rest is checked elsewhere. */
  within?: string;
  /** All rules of axe, or only those that differ between light and dark mode. */
  at?: 'everything' | 'colours';
}

/**
 * axe's findings on the page, one line each: rule, place, reason. None of its default rules needs preloaded style
 * sheets.
 */
export async function axeViolations(page: Page, { within, at = 'everything' }: AxeOptions = {}): Promise<string[]> {
  // After a link the text can be there before the style sheets that hide and colour it.
  await page.waitForLoadState('load');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ([part, rules]) =>
      (window as unknown as { axe: { run(part: Document | string, options: object): Promise<AxeResults> } }).axe.run(
        part ?? document,
        { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) },
      ),
    [within, at === 'colours' ? ['color-contrast', 'link-in-text-block'] : undefined] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

export async function expectNoAxeViolations(page: Page, where = page.url(), looked: AxeOptions = {}): Promise<void> {
  expect.soft(await axeViolations(page, looked), where).toEqual([]);
}

/** Distance in px by which the page can scroll sideways: it should be 0. */
export const sidewaysOverflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** One page of every kind, for checks of all pages. */
export const pagesOfEveryKind = (language: Language): Record<string, string> => {
  const entry = (subject: string) => `/detail/${entryId(subject, language)}`;
  return {
    home: '/',
    'entry with a long text': entry('sima-qian'),
    'its timeline': `${entry('sima-qian')}#/timeline`,
    'its timemap': `${entry('sima-qian')}#/timemap`,
    'its relations': `${entry('sima-qian')}#/relation`,
    'its works': `${entry('sima-qian')}#/works`,
    'entry without text': entry('fayum-portraits'),
    'its versions': `${entry('sima-qian')}/history`,
    category: '/category/person',
    search: '/search',
    'search results': searchPath('Alexander'),
    'nothing found': searchPath('zzzzzzzzzz'),
    paths: '/relation/atobPath',
    'a path': '/relation/atobPath?id=qin-shi-huang&to=augustus&pass=genghis-khan',
    'no path': '/relation/atobPath?id=qin-shi-huang&to=augustus&types=love',
    timeline: '/timeline',
    'timeline of a span': '/timeline?from=-300&until=-200&regions=east-asia',
    'a span that is none': '/timeline?from=300&until=-300',
    'the world in a year': '/timemap?year=-221',
    'the world in a span': '/timemap?from=1200&until=1300&kinds=war,person',
    'a year that is none': '/timemap?year=0',
    library: '/book',
    'a book': '/book/detail?id=book-laozi',
    articles: '/article',
    'a new article': '/article/new',
    'a topic': `/topicdetail.htm?title=${encodeURIComponent('Augustus')}`,
    tours: '/tours',
    'a quiz': '/exercise',
    'events to put in order': '/exercise?form=order',
    'flash cards': '/exercise?form=cards',
    families: '/families',
    'a tour': '/tour/tour-silk-road',
    help: '/help',
    'help question': '/help/what-is-stele',
    'pace of review': '/review/pace',
    'cookie statement': '/staticpage/cookie',
    'the app': '/download',
    'without a net': '/offline',
    'log in': '/login',
    register: '/register',
    appeal: '/user/appeal',
    'new entry': '/user/newentry',
    'make a graph': '/group/new/graph',
    edit: `/user/edit?id=${entryId('sima-qian', language)}`,
    'not found': '/nowhere',
    widgets: '/dev/widgets',
  };
};

/** Chromium's console message for the not-found page itself. */
export const notFound = /the server responded with a status of 404/;

/** Selects the first match of a code or name in a searchable list. */
export async function chooseOption(select: Locator, query: string): Promise<void> {
  await select.fill(query);
  await select.page().getByRole('option').first().waitFor();
  await select.press('Enter');
}
