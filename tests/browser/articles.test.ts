import { expect, test } from 'vitest';
import { articleAddress } from '../../src/features/articles/rules.ts';
import { topicAddress } from '../../src/rules/topic-address.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, withProductDatabase, passSubmission, signInAs } from './accounts.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

useWorkshopProduct();

test('R14 R19 S10 T11 V15 a theme article is started, saved as a draft, checked, passed, read, and introduces its topic', async () => {
  const [author, reviewer] = await Promise.all([createSignedInMember(), createSignedInMember({ role: 'reviewer' })]);
  const title = `Rome, ${author.name}`;
  const page = await openPage({ language: 'en' });
  await signInAs(page, author);
  await visit(page, '/article/new');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('The title is missing').waitFor();
  await page.getByRole('radio', { name: /^Theme/ }).check();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/article\/new\/[^/]+$/);

  // Missing fields are reported at their place; nothing is sent.
  const submit = page.getByRole('button', { name: 'Submit for review' });
  await submit.click();
  await page.getByText('A theme article needs at least one item').first().waitFor();
  await page.getByLabel('Abstract').fill('word '.repeat(101));
  await page.getByText('101 of 100 words').waitFor();
  await page.getByText('An abstract can have at most 100 words').first().waitFor();
  await page.getByLabel('Abstract').fill('A city and its people.');
  await page.getByRole('radio', { name: 'Reprint' }).check();
  await page.getByLabel('Original author').fill('Livy');
  await page.getByLabel('Site', { exact: true }).fill('Ab urbe condita');
  await page.getByLabel('Original address').fill('nowhere');
  await page.getByText('The address is not valid').first().waitFor();
  await page.getByLabel('Original address').fill('https://example.org/livy');

  await page.getByRole('button', { name: 'Add a heading' }).click();
  await page.getByLabel('Heading', { exact: true }).fill('Who built it');
  await page.getByLabel('Add an entry or a painting').fill('Augustus');
  await page
    .getByRole('option', { name: /Augustus/ })
    .first()
    .click();
  await page.locator('.gathered li').filter({ hasText: 'Augustus' }).waitFor();
  await page.getByLabel('Title of a book, or address of a page on this site').fill('/book/detail?id=book-laozi');
  await page.keyboard.press('Enter');
  await page.locator('.gathered li').nth(1).waitFor();
  await page.getByRole('textbox', { name: 'Introduction' }).fill('What stands on seven hills.');
  await page.getByRole('button', { name: 'Quote a book or a detail of a painting' }).click();
  await page.getByLabel('Text of the passage').fill('道可道');
  await page.getByRole('dialog').getByRole('button', { name: 'Find' }).click();
  await page.locator('.quote-found button').first().click();
  await page.locator('.text-editor blockquote').getByText('道可道').waitFor();
  await expectNoAxeViolations(page);
  await submit.click();
  await page.locator('.sent').waitFor();

  const { id, thingId } = await withProductDatabase((db) =>
    db.selectFrom('revision').where('authorId', '=', author.id).select(['id', 'thingId']).executeTakeFirstOrThrow(),
  );
  await visit(page, '/user/usercenter#/mycontent?list=waiting&of=articles');
  await page.locator('.contents > li').filter({ hasText: title }).waitFor();
  await passSubmission(id, reviewer);

  const reader = await openPage({ language: 'en', width: 390, javaScriptEnabled: false });
  await reader.goto(articleAddress(thingId));
  expect(await reader.locator('h1').textContent()).toBe(title);
  expect(await reader.locator('.thing-card h3').allTextContents()).toEqual(['Augustus', expect.any(String)]);
  expect(await reader.locator('.article-origin a').getAttribute('href')).toBe('https://example.org/livy');
  expect(await reader.locator('.text blockquote a').getAttribute('href')).toMatch(/^\/book\/detail\?id=/);
  expect(await reader.locator('script[type="application/ld+json"]').textContent()).toContain('"@type":"Article"');
  expect(await sidewaysOverflowOf(reader)).toBe(0);
  await reader.goto('/detail/augustus-en');
  await reader
    .getByRole('navigation', { name: 'This entry' })
    .getByRole('link', { name: /^Articles/ })
    .click();
  await reader.locator('#\\/articles').getByRole('link', { name: title }).waitFor();

  await visit(page, topicAddress(title));
  await page.getByRole('link', { name: 'Read the article' }).waitFor();
  await visit(page, topicAddress('Augustus'));
  await page.getByRole('link', { name: 'Read the entry' }).waitFor();
  for (const name of ['Entries', 'Events', 'Places', 'Relations'])
    await page.getByRole('heading', { name, exact: true }).first().waitFor();
  await expectNoAxeViolations(page);
});
