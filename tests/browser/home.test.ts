import { DomUtils } from 'htmlparser2';
import { expect, test } from 'vitest';
import { homeCategories } from '../../src/rules/kinds.ts';
import { languages } from '../../src/rules/languages.ts';
import * as limits from '../../src/rules/limits.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { readPage } from '../http/ask.ts';
import { openPage, visit } from './open.ts';

test('R01 the home page shows a timeline of states and people by region, each leading to its entry', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/');
  const timeline = page.getByRole('figure', { name: 'Timeline of states and people' });
  expect(await timeline.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'East Asia',
    'South and Southeast Asia',
    'Near East',
    'Africa',
    'Europe',
    'Americas',
    'Oceania',
  ]);
  const empire = timeline.getByRole('link', { name: /^Roman Empire · 27 BC/ });
  expect(await empire.textContent()).toBe('Roman Empire');
  await empire.click();
  await page.getByRole('heading', { level: 1, name: 'Roman Empire' }).waitFor();
});

test('reading A4 on a phone the stage opens with the name of its first lane below the axis', async () => {
  const page = await openPage({ language: 'fr', width: 390, height: 844 });
  await visit(page, '/');
  const { axis, name, scrolled } = await page.locator('.stage-scroll').evaluate((stage) => ({
    axis: stage.querySelector('.ticks')!.getBoundingClientRect().bottom,
    name: stage.querySelector('.lane h3')!.getBoundingClientRect().top,
    scrolled: stage.scrollLeft,
  }));
  expect(name).toBeGreaterThanOrEqual(axis);
  expect(scrolled).toBeGreaterThan(0);
});

test('R01 the timeline’s people change, its states stay', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/');
  const findLinks = (kind: string) =>
    page.locator(`.bar.${kind} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const states = await findLinks('polity'),
    people = await findLinks('person');
  await page.getByRole('link', { name: 'Other people' }).click();
  await page.waitForURL('/?people=1');
  await expect.poll(() => findLinks('person')).not.toEqual(people);
  expect(await findLinks('polity')).toEqual(states);
  expect((await findLinks('person')).length).toBeGreaterThan(10);
});

test('R01 the timeline works with the keyboard', async () => {
  const page = await openPage({ language: 'en', width: 390 });
  await visit(page, '/');
  const stage = page.getByRole('region', { name: 'Timeline of states and people' });
  await stage.focus();
  const before = await stage.evaluate((element) => element.scrollLeft);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => stage.evaluate((element) => element.scrollLeft)).toBeLessThan(before);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('.bar') !== null)).toBe(true);
});

test('R01 reading C the keyboard can skip the links of the timeline', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/');
  const skip = page.getByRole('link', { name: 'Skip the timeline' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('.bar'))).toBeNull();
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
});

test.for(languages)('R01 the home page names its six categories and counts them, in %s', async (language) => {
  const t = translateFor(language);
  const { findElements } = await readPage('/', language);
  const [region] = findElements('section').filter(({ attribs }) => attribs['aria-label'] === t('home.categories'));
  const inCards = (name: string) =>
    DomUtils.getElementsByTagName('a', region!)
      .flatMap((card) => DomUtils.getElementsByTagName(name, card))
      .map((element) => DomUtils.textContent(element));
  expect(inCards('strong')).toEqual(homeCategories.map((kind) => t(`kinds.${kind}`)));
  const counts = inCards('small');
  expect(counts).toHaveLength(homeCategories.length);
  for (const count of counts) expect(Number(/\d+/.exec(count)![0])).toBeGreaterThan(5);
});

test('R01 each category leads to as many entries as it says', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto('/');
  const categories = await page
    .getByRole('region', { name: 'Categories' })
    .getByRole('link')
    .evaluateAll((cards) =>
      cards.map((card) => ({
        address: card.getAttribute('href')!,
        name: card.querySelector('strong')!.textContent,
        count: card.querySelector('small')!.textContent,
      })),
    );
  for (const { address, name, count } of categories) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.getByText(count, { exact: true }).waitFor();
    expect(await page.locator('.entry-card').count(), name).toBe(
      Math.min(limits.categoryPageSize, Number(/\d+/.exec(count)![0])),
    );
  }
});

test('R01 a category of more than one page is paged through', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/category/person');
  const first = await page.locator('.entry-card h3').allInnerTexts();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('Page 2 of').waitFor();
  const second = await page.locator('.entry-card h3').allInnerTexts();
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await page.getByRole('link', { name: 'Previous' }).click();
  await page.getByText('Page 1 of').waitFor();
});

test('R01 the home page suggests what to read and what happened around this day', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/');
  await page.getByRole('heading', { name: 'Around this day' }).waitFor();
  await page.locator('.day-list a').first().click();
  await page.waitForURL(/\/detail\/.*#\/timeline$/);
  await page.getByRole('region', { name: 'Timeline', exact: true }).waitFor();
  await visit(page, '/');
  await page.getByRole('heading', { name: 'Worth reading today' }).waitFor();
  const read = page.locator('.home-columns .entry-card').first().getByRole('link');
  const name = await read.innerText();
  await read.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
});

test('R01 the home page works without script', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/');
  expect(await page.locator('.bar a').count()).toBeGreaterThan(50);
  await page.getByRole('region', { name: '分类' }).getByRole('link', { name: '战争' }).click();
  await page.getByRole('heading', { level: 1, name: '战争' }).waitFor();
});

test('S01 the first Tab offers to skip to the content', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to the content' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement!.id)).toBe('content');
});
