import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '../../src/rules/languages.ts';
import { entryId } from '../../src/rules/entry-ids.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { expectNoAxeViolations, openPage, sharedPage, sidewaysOverflowOf, visit } from './open.ts';

const address = (subject: string, language: Language = 'en') => `/detail/${entryId(subject, language)}#/relation`;
const field = (page: Page) => page.getByRole('application');
const view = (page: Page) => page.locator('.graph-view');
const card = (page: Page) => page.getByRole('region', { name: 'Selected entry' });
const rows = (page: Page) => page.locator('.relation-view .relation-group li').filter({ visible: true });
const marked = (page: Page) =>
  page
    .locator('.relation-view .relation-group li[aria-current]')
    .evaluateAll((items) => items.map((row) => (row as HTMLElement).dataset.subject));
const nodesOn = async (page: Page) => Number(await view(page).getAttribute('data-nodes'));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Opens the relation view of an entry, and waits for its drawing. */
async function openGraph({
  subject = 'roman-empire',
  language = 'en',
  ...reader
}: { subject?: string; language?: Language } & Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ language, ...reader });
  await visit(page, address(subject, language));
  await drawn(page);
  return page;
}
const drawn = (page: Page) => page.locator('.graph-field[data-ready]').waitFor();

/** Large enough for graph and list side by side; in software a larger size only takes longer. */
const small = { width: 1100, height: 700 };

/** Number of nodes in the first drawing of the Roman Empire. */
let first = 0;
/** The graph of the Roman Empire; tests that open or move nodes start over at their end. */
const romanEmpire = sharedPage(
  { language: 'en', ...small, expects: /ERR_FAILED/ },
  {
    async begin(page) {
      await visit(page, address('roman-empire'));
      await drawn(page);
      first = await nodesOn(page);
    },
    async tidy(page) {
      await page.locator('.graph-drawer[open]').evaluateAll((drawers) => {
        for (const drawer of drawers) (drawer as HTMLDetailsElement).open = false;
      });
      await page.getByRole('textbox', { name: 'Find in the graph' }).fill('');
      if (await card(page).count()) await button(page, 'Close').click();
      await button(page, 'Show everything').click();
    },
  },
);
/** Resets opened and moved nodes. */
async function startOver(page: Page) {
  await button(page, 'Start over').click();
  await expect.poll(() => nodesOn(page)).toBe(first);
}

/** Selects a node by its name. */
async function choose(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Find in the graph' }).fill(name);
  await page.keyboard.press('Enter');
  await card(page).getByRole('heading', { name }).waitFor();
}

async function save(page: Page, format: string) {
  await page.locator('summary', { hasText: 'Save' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, format).click()]);
  await page.locator('summary', { hasText: 'Save' }).click();
  return { name: file.suggestedFilename(), content: await buffer(await file.createReadStream()) };
}
interface Saved {
  name: string;
  center: string;
  nodes: { itemId: string; name: string; x: number; y: number; open: boolean }[];
  edges: { id: string; a: string; b: string; type: string }[];
}
const data = async (page: Page) => JSON.parse((await save(page, 'Data (JSON)')).content.toString()) as Saved;

/**
 * A point on some node, found by the change of the pointer. Not near the edge, where selection moves the view, nor near
 * the bottom, where its card may cover it. Tries hundreds of points, so it runs in the page.
 */
async function somewhereOnANode(page: Page): Promise<{ x: number; y: number }> {
  await field(page).scrollIntoViewIfNeeded();
  const position = await field(page).evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    for (let y = top + 70; y < top + height * 0.6; y += 10) {
      for (let x = left + 70; x < right - 70; x += 10) {
        element
          .querySelector('.sigma-mouse')!
          .dispatchEvent(new MouseEvent('mousemove', { clientX: x, clientY: y, bubbles: true }));
        if (element.style.cursor === 'pointer') return { x, y };
      }
    }
    return null;
  });
  if (!position) throw new Error('no node under the pointer anywhere');
  await page.mouse.move(position.x, position.y);
  await expect.poll(() => field(page).evaluate((element) => element.style.cursor)).toBe('pointer');
  return position;
}

test('R20 the relation view draws the graph next to the list; the list also works before the graph and without it', async () => {
  const page = await romanEmpire();
  const listed = await rows(page).count();
  expect(await nodesOn(page)).toBeGreaterThan(10);
  const { nodes, edges, center } = await data(page);
  expect(center).toBe('roman-empire');
  expect(nodes).toHaveLength(await nodesOn(page));
  expect(
    edges.filter(({ a, b }) => a === center || b === center),
    'all that the list says',
  ).toHaveLength(listed);
});

test('R20 the code of the graph loads only when the view is opened', async () => {
  const page = await openPage({ language: 'en' });
  const requestUrls: string[] = [];
  page.on('request', (request) => requestUrls.push(request.url()));
  await visit(page, address('roman-empire').replace('#/relation', ''));
  expect(requestUrls.filter((url) => url.includes('graph'))).toEqual([]);
  await page
    .getByRole('navigation', { name: 'This entry' })
    .getByRole('link', { name: /^Relations/ })
    .click();
  await drawn(page);
  expect(requestUrls.filter((url) => /graph-view.*\.js/.test(url)).length).toBeGreaterThan(0);
});

test('R20 a node’s neighbours are added and removed by button, Enter and double click', async () => {
  const page = await romanEmpire();
  const before = await nodesOn(page);
  await choose(page, 'Augustus');
  await button(page, 'Expand').click();
  await expect.poll(() => nodesOn(page)).toBeGreaterThan(before);
  const wide = await nodesOn(page);
  expect((await data(page)).nodes.find(({ itemId }) => itemId === 'augustus')!.open).toBe(true);
  await button(page, 'Collapse').click();
  await expect.poll(() => nodesOn(page)).toBe(before);

  await field(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => nodesOn(page)).toBe(wide);
  await page.keyboard.press('Enter');
  await expect.poll(() => nodesOn(page)).toBe(before);

  await button(page, 'Close').click();
  // The canvas takes over the space of the card; until then nodes have not reached their positions.
  const box = () => field(page).boundingBox();
  await expect
    .poll(async () => {
      const was = await box();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      return JSON.stringify(await box()) === JSON.stringify(was);
    })
    .toBe(true);
  const { x, y } = await somewhereOnANode(page);
  await page.mouse.dblclick(x, y);
  await expect.poll(() => nodesOn(page)).not.toBe(before);
  await startOver(page);
});

test('R20 existing nodes keep their places when others are added and removed', async () => {
  const page = await romanEmpire();
  const before = await data(page);
  await choose(page, 'Augustus');
  await button(page, 'Expand').click();
  await button(page, 'Collapse').waitFor();
  const after = new Map((await data(page)).nodes.map((node) => [node.itemId, node]));
  for (const { itemId, x, y } of before.nodes) expect(after.get(itemId), itemId).toMatchObject({ x, y });
  await startOver(page);
});

test('R20 canvas and list share one filter: type, kind, year', async () => {
  const page = await romanEmpire();
  const [allRows, allNodes] = [await rows(page).count(), await nodesOn(page)];
  const filter = page.locator('.graph-panel').first();
  await page.locator('summary', { hasText: 'Filter' }).click();

  await filter.getByLabel(/^Office and rule/).check();
  await expect
    .poll(() =>
      page.locator('.relation-view .relation-group').filter({ visible: true }).getByRole('heading').allInnerTexts(),
    )
    .toEqual(['Office and rule']);
  expect(await nodesOn(page)).toBeLessThan(allNodes);
  await filter.getByLabel(/^Office and rule/).uncheck();

  await filter.getByLabel(/^Wars/).check();
  const kinds = () =>
    rows(page)
      .locator('.linked')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLElement).dataset.kind))]);
  await expect.poll(kinds).toEqual(['war']);
  await button(page, 'Clear the filter').click();
  await expect.poll(() => rows(page).count()).toBe(allRows);

  await filter.getByLabel('As of a year', { exact: true }).first().check();
  await filter.getByRole('textbox', { name: 'Year (negative: BC)' }).fill('100');
  await expect
    .poll(() => rows(page).locator('.linked', { hasText: 'Augustus' }).count(), { message: 'who had died' })
    .toBe(0);
  expect(await rows(page).locator('.linked', { hasText: 'Trajan' }).count(), 'who ruled').toBe(1);
  expect(await nodesOn(page)).toBeLessThan(allNodes);
  await filter.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await expect.poll(() => rows(page).locator('.linked', { hasText: 'Trajan' }).count()).toBe(0);
  await button(page, 'Clear the filter').click();
  await expect.poll(() => nodesOn(page)).toBe(allNodes);
});

test('R20 canvas and list share one selection', async () => {
  const page = await romanEmpire();
  await button(page, 'Show Augustus in the graph').first().click();
  await card(page).getByRole('link', { name: 'Augustus', exact: true }).waitFor();
  await expect.poll(async () => [...new Set(await marked(page))]).toEqual(['augustus']);
  await choose(page, 'Trajan');
  await expect.poll(() => marked(page)).toEqual(['trajan']);
  await field(page).focus();
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  await expect.poll(() => marked(page)).toEqual([]);
});

test('R20 the card describes the node in sentences, and links to the entry, the next node and a path', async () => {
  const page = await romanEmpire();
  await choose(page, 'Augustus');
  expect(await card(page).getByRole('link', { name: 'Augustus', exact: true }).getAttribute('href')).toBe(
    '/detail/augustus-en',
  );
  expect(await card(page).getByRole('link', { name: 'Path from here' }).getAttribute('href')).toBe(
    '/relation/atobPath?id=augustus-en',
  );
  const sentences = await card(page).getByRole('listitem').allInnerTexts();
  expect(sentences.length).toBeGreaterThan(1);
  for (const sentence of sentences) expect(sentence).toMatch(/Augustus/);
  expect(sentences.join()).not.toMatch(/[{}]/);
  await card(page)
    .getByRole('button', { name: /Roman Empire/ })
    .first()
    .click();
  await card(page).getByRole('heading', { name: 'Roman Empire' }).waitFor();
});

test('R20 the canvas is navigated by keyboard, and every step is announced', async () => {
  const page = await romanEmpire();
  await field(page).focus();
  const status = page.locator('.graph-canvas [role="status"]');
  await page.keyboard.press('ArrowRight');
  const first = await status.innerText();
  expect(first).toMatch(/^.+, [^,]+, \d+ relations?/);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => status.innerText()).not.toBe(first);
  await page.keyboard.press('Enter');
  await card(page).waitFor();
  expect(await status.innerText()).toContain(await card(page).getByRole('heading').innerText());
  await page.keyboard.press('Tab');
  expect(
    await card(page).evaluate((element) => element.contains(document.activeElement)),
    'the card is the next stop',
  ).toBe(true);
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  expect(await field(page).evaluate((element) => element === document.activeElement), 'and gives the focus back').toBe(
    true,
  );
});

test('R20 searching a name goes from one matching node to the next', async () => {
  const page = await romanEmpire();
  const search = page.getByRole('textbox', { name: 'Find in the graph' });
  await search.fill('empire');
  const count = page.locator('.graph-search output');
  const of = Number(/of (\d+)/.exec(await count.innerText())![1]);
  expect(of).toBeGreaterThan(1);
  const seen = new Set<string>();
  for (let step = 1; step <= of; step++) {
    await search.press('Enter');
    await expect.poll(() => count.innerText()).toBe(`${step} of ${of}`);
    seen.add(await card(page).getByRole('heading').innerText());
  }
  expect(seen.size).toBe(of);
  await search.fill('nobody at all');
  expect(await count.innerText()).toBe('Not in the graph');
});

test('R20 the graph is saved as a drawing, as data and as a picture, named after the entry', async () => {
  const page = await romanEmpire();
  const json = await save(page, 'Data (JSON)');
  expect(json.name).toBe('Roman-Empire.json');
  const { nodes } = JSON.parse(json.content.toString()) as Saved;
  expect(nodes.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);

  const svg = await save(page, 'Drawing (SVG)');
  expect(svg.name).toBe('Roman-Empire.svg');
  const read = await page.evaluate((text) => {
    const drawing = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      broken: drawing.querySelector('parsererror')?.textContent ?? null,
      names: [...drawing.querySelectorAll('g > title')].map((title) => title.textContent),
      text: drawing.documentElement.textContent,
    };
  }, svg.content.toString());
  expect(read.broken).toBeNull();
  expect(read.names.sort()).toEqual(nodes.map(({ name }) => name).sort());
  expect(read.text).toContain('Graph around Roman Empire · Stele');

  const png = await save(page, 'Picture (PNG)');
  expect(png.name).toBe('Roman-Empire.png');
  expect(png.content.subarray(1, 4).toString()).toBe('PNG');
  const box = (await field(page).boundingBox())!;
  expect(png.content.readUInt32BE(16)).toBe(Math.round(box.width));
  expect(png.content.readUInt32BE(20)).toBeGreaterThan(Math.round(box.height));
  const colours = await page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = Object.assign(document.createElement('canvas'), {
        width: picture.width,
        height: picture.height,
      }).getContext('2d')!;
      context.drawImage(picture, 0, 0);
      return new Set(new Uint32Array(context.getImageData(0, 0, picture.width, picture.height).data.buffer)).size;
    },
    [...png.content],
  );
  expect(colours, 'nodes, lines and names, not an empty stage').toBeGreaterThan(200);
});

test('R20 a reopened graph keeps its opened and moved nodes', async () => {
  const page = await romanEmpire();
  await choose(page, 'Augustus');
  await button(page, 'Expand').click();
  await button(page, 'Collapse').waitFor();
  await button(page, 'Close').click();
  const { x, y } = await somewhereOnANode(page);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 45, { steps: 6 });
  await page.mouse.up();
  const left = await data(page);
  await page.reload();
  await drawn(page);
  const again = await data(page);
  const placed = ({ nodes }: Saved) =>
    new Map(nodes.map((node) => [node.itemId, [node.x, node.y, node.open]]).sort() as [string, unknown[]][]);
  expect(placed(again)).toEqual(placed(left));

  await startOver(page);
  expect((await data(page)).nodes.length).toBeLessThan(left.nodes.length);
});

test('R20 the first layout is the same for every reader', async () => {
  const [graph, other] = [await data(await romanEmpire()), await data(await openGraph({ width: 1920, height: 600 }))];
  expect(graph.nodes.map(({ itemId, x, y }) => [itemId, x, y])).toEqual(
    other.nodes.map(({ itemId, x, y }) => [itemId, x, y]),
  );
});

test('R20 for readers with reduced motion nothing moves once the graph is shown', async () => {
  const page = await romanEmpire();
  const picture = () => page.locator('.graph-canvas').screenshot();
  const at = await picture();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame);
  });
  expect((await picture()).equals(at)).toBe(true);
});

test('R20 the graph enters and leaves full screen', async () => {
  const page = await romanEmpire();
  await button(page, 'Full screen').click();
  await button(page, 'Exit full screen').waitFor();
  await expect.poll(async () => (await field(page).boundingBox())!.width).toBeGreaterThan(1050);
  await field(page).focus();
  await page.keyboard.press('f');
  await button(page, 'Full screen').waitFor();
  await expect.poll(async () => (await field(page).boundingBox())!.width).toBeLessThan(800);
});

test('R20 without WebGL the list stays and says why there is no graph', async () => {
  const page = await openPage({ language: 'en', webgl: false });
  await visit(page, address('roman-empire'));
  await page.getByText('This browser cannot draw the graph').waitFor();
  expect(await rows(page).count()).toBeGreaterThan(10);
  expect(await field(page).count()).toBe(0);
});

test('R20 when the graphics context is lost the graph is drawn again', async () => {
  const page = await romanEmpire();
  await page.locator('canvas.sigma-nodes').evaluate((canvas) => {
    canvas.setAttribute('data-lost', '');
    (canvas as HTMLCanvasElement).getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext();
  });
  await page.locator('canvas.sigma-nodes:not([data-lost])').waitFor({ state: 'attached' });
  expect(await page.locator('canvas.sigma-nodes').count()).toBe(1);
  await somewhereOnANode(page);
});

test('R20 a graph that cannot be loaded says so and offers a retry', async () => {
  const page = await romanEmpire();
  await page.route('**/api/web/basic/item/relation', (route) => route.abort());
  await page.reload();
  await page.getByText('The graph could not be loaded.').waitFor();
  expect(await rows(page).count(), 'the list stays').toBeGreaterThan(10);
  await page.unroute('**/api/web/basic/item/relation');
  await button(page, 'Try again').click();
  await drawn(page);
});

test('R20 an entry with few relations has a small graph, and without script its list', async () => {
  const page = await openGraph({ subject: 'battle-of-adwa', ...small });
  expect(await nodesOn(page)).toBeGreaterThan(1);
  const plain = await openPage({ javaScriptEnabled: false });
  await plain.goto(address('battle-of-adwa'));
  expect(await rows(plain).count()).toBeGreaterThan(0);
  expect(await plain.locator('.graph-slot').isVisible()).toBe(false);
});

test('R20 on a phone the canvas is above the list, nothing scrolls sideways, targets are large enough, axe finds nothing', async () => {
  const page = await openGraph({ language: 'fr', subject: 'roman-empire', width: 390, height: 844 });
  const [canvas, list] = [
    (await view(page).boundingBox())!,
    (await page.locator('.relation-view .relation-groups').boundingBox())!,
  ];
  expect(canvas.y + canvas.height).toBeLessThanOrEqual(list.y);
  await field(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.locator('.graph-card').waitFor();
  expect(await sidewaysOverflowOf(page)).toBe(0);
  const low = await page
    .locator('.graph-view :is(button:not(.graph-name), summary, input[type="text"], .graph-acts a), .graph-show')
    .filter({ visible: true })
    .evaluateAll((targets) =>
      targets.filter((target) => target.getBoundingClientRect().height < 44).map((target) => target.outerHTML),
    );
  expect(low).toEqual([]);

  const t = translateFor('fr');
  await expectNoAxeViolations(page, 'card', { within: '.graph-view' });
  await page.locator('summary', { hasText: t('graph.filter') }).click();
  await page.getByLabel(t('graph.filter.asOf'), { exact: true }).first().check();
  await expectNoAxeViolations(page, 'filter', { within: '.graph-view' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'filter and card in the dark', { within: '.graph-view', at: 'colours' });
});

test('R01 R20 the home stage has slides, chosen by the reader and named by the address', async () => {
  const page = await openPage({ language: 'en', ...small });
  await visit(page, '/');
  const tab = (name: string) => page.getByRole('tab', { name });
  expect(await tab('Timeline').getAttribute('aria-selected')).toBe('true');
  expect(await page.getByRole('tabpanel', { name: 'Relations' }).isVisible()).toBe(false);
  await tab('Timeline').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'Relations' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#graph');

  await page.reload();
  await drawn(page);
  await expect
    .poll(() => tab('Relations').evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(600);
  await expectNoAxeViolations(page, 'the slide', { within: '.graph-view' });
  await field(page).focus();
  await page.keyboard.press('ArrowRight');
  const [name] = (await page.locator('.graph-canvas [role="status"]').innerText()).split(', ');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/detail\//);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(name);
});

test('R01 reading B5 a tab of the home page changes at the press, before its code has come', async () => {
  const page = await openPage({ language: 'en' });
  await page.goto('/');
  const loads = Promise.withResolvers<void>();
  await page.route(/home-stage.*\.js$/, async (route) => {
    await loads.promise;
    await route.continue();
  });
  await page.getByRole('tab', { name: 'Timemap' }).click();
  await page.getByRole('tabpanel', { name: 'Timemap' }).locator('.year-state').first().waitFor();
  expect(await page.getByRole('tabpanel', { name: 'Timeline', exact: true }).isVisible()).toBe(false);
  loads.resolve();
  await page.locator('.stage-slides[data-alive] #tab-timemap[aria-selected=true]').waitFor();
});

test('R01 without script the home page’s timeline is shown alone and the graph’s list is a link target', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/');
  expect(await page.locator('.stage-scroll').isVisible()).toBe(true);
  expect(await page.locator('.stage-twin').isVisible()).toBe(false);
  await page.goto('/#graph');
  expect(await page.locator('.stage-scroll').isVisible()).toBe(false);
  expect(await page.locator('.stage-twin a').count()).toBeGreaterThan(5);
});

test('R20 five thousand nodes and twenty thousand edges are drawn and navigated', async () => {
  const page = await openPage({ language: 'en', width: 800, height: 600 });
  page.setDefaultTimeout(60_000);
  await visit(page, '/dev/graph?nodes=5000&edges=20000');
  await drawn(page);
  expect(await field(page).getAttribute('data-ready')).toBe('5000');
  await field(page).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('.graph-canvas [role="status"]').innerText()).not.toBe('');
});
