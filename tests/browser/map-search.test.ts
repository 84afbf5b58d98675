import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('T15 R21 an entry is found on the map by keyboard and suggested again; history and request sources stay in the browser', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/timemap?year=1900');
  const field = page.getByRole('combobox', { name: 'Find on the map' });
  await field.fill('Augustus');
  await page.keyboard.press('Enter');
  await page.waitForURL(/chosen=/);
  expect(new URL(page.url()).searchParams.get('year')).not.toBe('1900');
  expect(await stored(page, 'map_search_history')).toBe('["Augustus"]');

  await page.getByRole('checkbox', { name: 'Include places that other entries mention' }).uncheck();
  await expect.poll(() => stored(page, 'map_query_sources')).toBe('["entry"]');

  await visit(page, '/timemap');
  await expect
    .poll(() => page.getByRole('checkbox', { name: 'Include places that other entries mention' }).isChecked())
    .toBe(false);
  await field.click();
  await page.getByRole('option', { name: 'Augustus', exact: true }).waitFor();
  await expectNoAxeViolations(page, 'the history of the map', { within: '.map-search' });
  await page.getByRole('option', { name: 'Clear all' }).click();
  expect(await stored(page, 'map_search_history')).toBe('[]');
});

test.for(languages)('T15 in %s the search of the map fits a phone', async (language) => {
  const page = await openPage({ language, width: 390, height: 844, webgl: false });
  await visit(page, '/timemap');
  await page.getByRole('combobox', { name: translateFor(language)('timemap.search') }).waitFor();
  expect(await sidewaysOverflowOf(page)).toBeLessThanOrEqual(0);
});
