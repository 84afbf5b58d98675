import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { shiftOf } from './layout-shift.ts';
import { openPage, visit } from './open.ts';

/** These tests are about which view is open, not about the drawing of map and graph. */
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
    .locator('[aria-current="location"]')
    .evaluateAll((links) => links.map((link) => link.firstChild!.textContent));
/** The name of the section that the address opens; the text if it opens none. */
const openedView = (page: Page) =>
  page
    .locator('.views')
    .evaluate(
      (views) =>
        (
          views.querySelector(':scope > .view:is(:target, :has(:target))') ?? views.querySelector('.view-text')!
        ).querySelector(':scope > h2')?.textContent ?? 'Text',
    );
/** The items of a section that are visible. */
const itemsOf = (page: Page, name: string) =>
  page
    .getByRole('region', { name, exact: true })
    .locator(':is(.event-list, .relation-group ul) > li')
    .filter({ visible: true });
const highlightCount = 5;

test('R02 the hash of the address opens a section and leads to it', async () => {
  const page = await openPage(undrawn);
  for (const [hash, name] of Object.entries({ ...hashes, '#/nothing': 'Text' })) {
    await page.goto('about:blank');
    await visit(page, entry + hash);
    expect(await openedView(page), hash).toEqual(name);
    await expect.poll(() => currentIn(page), { message: hash }).toEqual([name]);
    if (name !== 'Text') expect(await isInView(page.locator('.view:target > h2')), hash).toBe(true);
  }
});

test.for([390, 1440])(
  'R02 a section that the address opens has the place of its drawing at first paint, %i px wide',
  async (width) => {
    const page = await openPage({ language: 'en', width });
    for (const hash of ['#/timeline', '#/timemap', '#/relation']) {
      await page.goto('about:blank');
      await visit(page, entry + hash);
      await page.locator('.view:target canvas').first().waitFor();
      expect(await shiftOf(page), hash).toBeLessThan(0.03);
    }
  },
);

/** The product behind a server that pauses within a document, before a section and after the last one. */
async function startSlowServer(base: string): Promise<string> {
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') return void response.writeHead(204).end();
    const answer = await fetch(base + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type')! });
    let sent = 0;
    if (request.url!.startsWith('/detail/'))
      for (const place of [body.indexOf('id="/timeline"'), body.indexOf('<footer')]) {
        response.write(body.subarray(sent, place));
        sent = place;
        await delay(300); // a slow network
      }
    response.end(body.subarray(sent));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void (server.close(), server.closeAllConnections()));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test('R02 a section that the address opens is painted open, also if the document arrives in pieces', async () => {
  const slow = await startSlowServer(inject('product'));
  const page = await openPage({ language: 'en', width: 390 });
  for (const hash of ['#/timeline', '#/timemap', '#/relation']) {
    await page.goto('about:blank');
    await page.goto(slow + entry + hash);
    await page.locator('.view:target').waitFor();
    expect(await shiftOf(page), hash).toBeLessThan(0.03);
    expect(await page.locator('[data-opened]').getAttribute('id'), hash).toBe(hash.slice(1));
    await page.evaluate(() => (location.hash = '#/works'));
    await expect.poll(() => page.locator('[data-opened]').count()).toBe(0);
  }
});

test('R02 R03 the left navigation leads to the sections, and back returns', async () => {
  const page = await openPage(undrawn);
  await visit(page, entry);
  for (const name of ['Timeline', 'Timemap', 'Relations', 'Works', 'Text']) {
    await navLink(page, name).click();
    await expect.poll(() => openedView(page)).toEqual(name);
    await expect.poll(() => currentIn(page)).toEqual([name]);
  }
  for (const name of ['Works', 'Relations', 'Timemap', 'Timeline', 'Text']) {
    await page.goBack();
    await expect.poll(() => openedView(page)).toEqual(name);
    await expect.poll(() => currentIn(page)).toEqual([name]);
  }
});

test('R03 the left navigation counts what each section holds; all of it is there once it is opened, five before', async () => {
  const page = await openPage(undrawn);
  await visit(page, entry);
  for (const name of ['Timeline', 'Timemap', 'Relations', 'Works']) {
    const count = Number(await navLink(page, name).locator('small').innerText());
    expect(count, name).toBeGreaterThan(0);
    expect(await itemsOf(page, name).count(), name).toBe(Math.min(count, highlightCount));
    await navLink(page, name).click();
    await expect.poll(() => openedView(page)).toEqual(name);
    expect(await itemsOf(page, name).count(), name).toBe(count);
  }
});

test('R03 the navigation follows the reader down the page', async () => {
  const page = await openPage(undrawn);
  await visit(page, entry);
  expect(await currentIn(page)).toEqual(['Text']);
  for (const name of ['Relations', 'Timeline', 'Text']) {
    const section =
      name === 'Text' ? page.locator('.view-text') : page.getByRole('region', { name, exact: true }).locator('h2');
    await section.evaluate((element) => element.scrollIntoView());
    await expect.poll(() => currentIn(page)).toEqual([name]);
  }
});

test('reading 7.3 the map and the graph beside the text show what the paragraph that is read mentions', async () => {
  const page = await openPage({ ...undrawn, width: 1440, height: 900 });
  await visit(page, entry);
  const lit = page.locator('.glances [data-now]');
  const last = page
    .locator('.text p')
    .filter({ has: page.locator('a[href^="/detail/"]') })
    .last();
  const links = await last
    .locator('a[href^="/detail/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  await last.evaluate((element) =>
    window.scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight * 0.25),
  );
  const followed = () =>
    lit.evaluateAll((marks) => marks.flatMap((mark) => mark.getAttribute('data-follow')!.split('|')));
  await expect.poll(async () => (await followed()).filter((what) => links.includes(what)).length).toBeGreaterThan(0);
  const panel = (await page.locator('.glances').boundingBox())!;
  expect(panel.y).toBeGreaterThanOrEqual(0);
  expect(panel.y + panel.height).toBeLessThanOrEqual(900);
});

test('R03 views without content are not in an entry’s navigation', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/detail/battle-of-actium-en');
  await navLink(page, 'Relations').waitFor();
  expect(await navLink(page, 'Works').count()).toBe(0);
});

test('R02 the sections and the notes work without script', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  for (const [hash, name] of Object.entries(hashes)) {
    await page.goto(entry + hash);
    expect(await openedView(page), hash).toEqual(name);
  }
  for (const name of ['Text', 'Timeline', 'Timemap', 'Relations', 'Works']) {
    await navLink(page, name).click();
    await expect.poll(() => openedView(page)).toEqual(name);
  }
  await page.goto(entry);
  const open = page
    .getByRole('region', { name: 'Timeline', exact: true })
    .getByRole('link', { name: /^On the timeline/ });
  await open.click();
  await page.waitForURL(/#\/timeline$/);
  expect(await itemsOf(page, 'Timeline').count()).toBeGreaterThan(highlightCount);
  expect(await open.isVisible()).toBe(false);
  await page.goto(entry);
  await page.getByRole('link', { name: '1', exact: true }).click();
  await page.locator('#note-1:target').waitFor();
  expect(await openedView(page)).toEqual('Text');
});

test('reading B4 on paper every section is whole, without drawings and what is only for a screen', async () => {
  const page = await openPage(undrawn);
  await visit(page, entry);
  const counts = await nav(page).locator('small').allInnerTexts();
  await page.emulateMedia({ media: 'print' });
  for (const [at, name] of ['Timeline', 'Timemap', 'Relations', 'Works'].entries())
    expect(await itemsOf(page, name).count(), name).toBe(Number(counts[at]));
  for (const left of ['.entry-nav', '.edit-part', '.stage', '.open-section', '.social-bar', '.comments', '.site-ways'])
    expect(await page.locator(left).filter({ visible: true }).count(), left).toBe(0);
  const styles = await page
    .locator('.strip-span')
    .first()
    .evaluate((bar) => getComputedStyle(bar).printColorAdjust);
  expect(styles).toBe('exact');
  expect(await page.locator('#\\/timeline > h2').evaluate((title) => getComputedStyle(title).breakAfter)).toBe('avoid');
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
  // The content of the generated article is not repeated below it.
  expect(await page.locator('.told').first().isVisible()).toBe(true);
  expect(await page.getByRole('region', { name: 'Relations', exact: true }).count()).toBe(0);
  await navLink(page, 'Relations').click();
  expect(await itemsOf(page, 'Relations').count()).toBeGreaterThan(0);
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
  expect(await openedView(page)).toEqual('Text');

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
  expect(await openedView(page)).toEqual('Text');
});

test('R02 an event on the timeline strip opens the timeline at that event', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, entry);
  const event = page.getByRole('figure', { name: 'Timeline' }).getByRole('link').first();
  const title = await event.innerText();
  await event.click();
  await expect.poll(() => openedView(page)).toEqual('Timeline');
  await expect.poll(() => currentIn(page)).toEqual(['Timeline']);
  expect(await page.locator('li:target').innerText()).toContain(title);
  expect(await isInView(page.locator('li:target'))).toBe(true);
});

const isInView = (locator: ReturnType<Page['locator']>) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
