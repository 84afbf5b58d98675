import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, visit } from './open.ts';

/** These tests are about which view is shown, not about the drawing of map and graph. */
const undrawn = { language: 'en', webgl: false } as const;

const entry = '/detail/sima-qian-en';
const hashes = {
  '': 'Text',
  '#/timeline': 'Timeline',
  '#/timemap': 'Timemap',
  '#/relation': 'Relations',
  '#/works': 'Works',
};
const nav = (page: Page) => page.getByRole('navigation', { name: 'This entry' });
/** A link of the left navigation; its count follows its name. */
const navLink = (page: Page, name: string) => nav(page).getByRole('link', { name: new RegExp(`^${name}`) });
const currentIn = (page: Page) =>
  nav(page)
    .locator('[aria-current="page"]')
    .evaluateAll((links) => links.map((link) => link.firstChild!.textContent));
/** Names of the visible views. */
const views = (page: Page) =>
  page
    .locator('.view')
    .filter({ visible: true })
    .evaluateAll((sections) =>
      sections.map((view) => view.getAttribute('aria-label') ?? view.querySelector('h2')!.textContent),
    );

test('R02 the hash of the address selects the one view that is shown', async () => {
  const page = await openPage(undrawn);
  for (const [hash, name] of Object.entries({ ...hashes, '#/nothing': 'Text' })) {
    await page.goto('about:blank');
    await visit(page, entry + hash);
    expect(await views(page), hash).toEqual([name]);
    expect(await currentIn(page), hash).toEqual([name]);
  }
});

test('R02 R03 the left navigation switches between the views, and back returns', async () => {
  const page = await openPage(undrawn);
  await visit(page, entry);
  for (const name of ['Timeline', 'Timemap', 'Relations', 'Works', 'Text']) {
    await navLink(page, name).click();
    await expect.poll(() => views(page)).toEqual([name]);
    await expect.poll(() => currentIn(page)).toEqual([name]);
  }
  for (const name of ['Works', 'Relations', 'Timemap', 'Timeline', 'Text']) {
    await page.goBack();
    await expect.poll(() => views(page)).toEqual([name]);
    await expect.poll(() => currentIn(page)).toEqual([name]);
  }
});

test('R03 the left navigation counts what each view holds', async () => {
  const page = await openPage(undrawn);
  await visit(page, entry);
  for (const name of ['Timeline', 'Timemap', 'Relations', 'Works']) {
    const count = Number(await navLink(page, name).locator('small').innerText());
    await navLink(page, name).click();
    await expect.poll(() => views(page)).toEqual([name]);
    expect(count, name).toBeGreaterThan(0);
    expect(
      await page
        .getByRole('region', { name, exact: true })
        .locator(':is(.event-list, .relation-group ul) > li')
        .count(),
      name,
    ).toBe(count);
  }
});

test('R03 views without content are not in an entry’s navigation', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/detail/battle-of-actium-en');
  await navLink(page, 'Relations').waitFor();
  expect(await navLink(page, 'Works').count()).toBe(0);
});

test('R02 the views and the notes work without script', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  for (const [hash, name] of Object.entries(hashes)) {
    await page.goto(entry + hash);
    expect(await views(page), hash).toEqual([name]);
  }
  for (const name of ['Text', 'Timeline', 'Timemap', 'Relations', 'Works']) {
    await navLink(page, name).click();
    await expect.poll(() => views(page)).toEqual([name]);
  }
  await page.goto(entry);
  await page.getByRole('link', { name: '1', exact: true }).click();
  await page.locator('#note-1:target').waitFor();
  expect(await views(page)).toEqual(['Text']);
});

test('R02 an entry shows its head and its text without script', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(entry);
  await page.getByRole('heading', { level: 1, name: 'Sima Qian' }).waitFor();
  await page.getByText('Person · East Asia').waitFor();
  await page.getByRole('definition').first().waitFor();
  expect((await page.locator('.text').allInnerTexts()).join('').length).toBeGreaterThan(1000);
  expect(await page.locator('.text a[href^="/detail/"]').count()).toBeGreaterThan(3);
});

test('R02 an entry without text says so and still shows the known facts', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/detail/fayum-portraits-en');
  await page.getByText('The main text has not been written yet.').waitFor();
  await navLink(page, 'Relations').waitFor();
});

test('R02 a note’s number links to the note, and the note back to its place', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto(entry);
  const number = page.getByRole('link', { name: '2', exact: true });
  const note = page.getByRole('region', { name: 'Notes' }).getByRole('listitem').nth(1);
  await number.click();
  await page.waitForURL(/#note-2$/);
  expect(await isInView(note)).toBe(true);
  await note.getByRole('link', { name: 'Back to the text' }).click();
  await page.waitForURL(/#note-ref-2$/);
  expect(await isInView(number)).toBe(true);
  expect(await views(page)).toEqual(['Text']);

  // With JavaScript the note is shown next to its number.
  const live = await openPage({ language: 'en' });
  await visit(live, new URL(page.url()).pathname);
  await live.locator('.text .note a').nth(1).click();
  await live.locator('.preview-card').waitFor();
  expect(new URL(live.url()).hash).toBe('');
});

test('R02 a section’s title in the contents links to the section, below the header', async () => {
  const page = await openPage({ language: 'en', width: 390 });
  await visit(page, '/detail/augustus-en');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click();
  await page.waitForURL(/#section-/);
  const top = await page.locator('h2:target').evaluate((title) => title.getBoundingClientRect().top);
  const covered = await nav(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(covered);
  expect(await views(page)).toEqual(['Text']);
});

test('R02 an event on the timeline strip opens the timeline at that event', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, entry);
  const event = page.getByRole('figure', { name: 'Timeline' }).getByRole('link').first();
  const title = await event.innerText();
  await event.click();
  await expect.poll(() => views(page)).toEqual(['Timeline']);
  await expect.poll(() => currentIn(page)).toEqual(['Timeline']);
  expect(await page.locator('li:target').innerText()).toContain(title);
  expect(await isInView(page.locator('li:target'))).toBe(true);
});

const isInView = (locator: ReturnType<Page['locator']>) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
