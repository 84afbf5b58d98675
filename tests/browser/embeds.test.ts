import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { productUrl } from '../product-under-test.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

/** A page of another site, by its HTML. */
async function openOtherSite(html: string): Promise<string> {
  const other = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><title>Elsewhere</title>${html}`),
  );
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  onTestFinished(() => void other.close());
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
}
const frameOf = (address: string, attributes = '') =>
  `<iframe src="${productUrl()}${address}" width="400" height="150" ${attributes}></iframe>`;

/** The script of docs/reading.md. */
const resizing = `<script>
  addEventListener('message', ({ data, source }) => {
    if (data?.subject !== 'lti.frameResize') return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.height = data.height;
  });
</script>`;
const background = (page: Page) =>
  page.frames()[1]!.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.map(Number)[0]!);

test('issue 42 a frame tells its page how high it is, again when it becomes narrower', async () => {
  const page = await openPage({ locale: 'en-GB' });
  await page.goto(await openOtherSite(resizing + frameOf('/embed/detail/augustus-en?lang=en')));
  const height = async () => Number(await page.locator('iframe').getAttribute('height'));
  await expect.poll(height).toBeGreaterThan(200);
  const wide = await height();
  const frame = page.frames()[1]!;
  expect(await frame.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.locator('iframe').evaluate((element) => element.setAttribute('width', '240'));
  await expect.poll(height).toBeGreaterThan(wide);
});

test.for([
  ['dark', 'light', 0, 60],
  ['light', 'dark', 200, 255],
] as const)(
  'issue 42 a frame is %s on a device that is %s if its address says so',
  async ([scheme, device, from, to]) => {
    const page = await openPage({ locale: 'en-GB', scheme: device });
    await page.goto(await openOtherSite(frameOf(`/embed/detail/augustus-en?lang=en&scheme=${scheme}`)));
    await page.frameLocator('iframe').getByRole('heading', { name: 'Augustus' }).waitFor();
    const red = await background(page);
    expect(red).toBeGreaterThanOrEqual(from);
    expect(red).toBeLessThanOrEqual(to);
  },
);

test('issue 42 a hostile page learns nothing from a frame, changes nothing in it, and frames nothing else', async () => {
  const page = await openPage({
    locale: 'en-GB',
    cookies: {},
    expects: /frame-ancestors|Refused to frame|Blocked a frame/,
  });
  await page.goto(
    await openOtherSite(
      `<script>window.heard = []; addEventListener('message', ({ data }) => heard.push(data));</script>` +
        frameOf('/embed/relation/atobPath?id=augustus-en&to=cleopatra-en&lang=en', 'id="ours"') +
        frameOf('/login', 'id="login"') +
        frameOf('/detail/augustus-en', 'id="page"'),
    ),
  );
  const ours = page.frameLocator('#ours');
  await ours.getByRole('heading', { name: /Cleopatra/ }).waitFor();
  await expect.poll(() => page.evaluate('heard.length')).toBeGreaterThan(0);
  // What it hears is a height, whoever reads the frame.
  for (const message of await page.evaluate<object[]>('heard'))
    expect(message).toEqual({ subject: 'lti.frameResize', height: expect.any(Number) });
  const before = await ours.locator('body').innerText();
  const answers = await page.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>('#ours')!;
    for (const data of [
      { subject: 'lti.frameResize', height: 1 },
      '<script>alert(1)</script>',
      { type: 'go', to: 'x' },
    ])
      frame.contentWindow!.postMessage(data, '*');
    await new Promise((done) => requestIdleCallback(done));
    return { inside: frame.contentDocument === null };
  });
  expect(answers).toEqual({ inside: true });
  expect(await ours.locator('body').innerText()).toBe(before);
  expect(await ours.locator('form, input, header, footer').count()).toBe(0);
  for (const refused of ['#login', '#page'])
    expect(await page.frameLocator(refused).locator('main').count(), refused).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('issue 42 Share gives the code of a frame, in the colours that are chosen', async () => {
  const page = await openPage({ language: 'fr', width: 390, height: 844 });
  await visit(page, '/painting/detail?paintingType=alone&paintingId=mona-lisa-fr#xywh=10,20,300,200');
  await page.getByRole('button', { name: 'Partager', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Couleurs du cadre').selectOption('sombres');
  const code = await dialog.getByLabel('Intégrer à un autre site').inputValue();
  expect(code).toContain(
    '/embed/painting/detail?paintingId=mona-lisa-fr&amp;lang=fr&amp;scheme=dark&amp;xywh=10,20,300,200"',
  );
  await expectNoAxeViolations(page, 'sharing with code', { within: '[role=dialog], dialog' });
  expect(await sidewaysOverflowOf(page)).toBe(0);
});

test('issue 42 a family tree in a frame can be neither edited nor saved', async () => {
  const page = await openPage({ language: 'en' });
  const acts = (of: FrameLocator | Page) => of.locator('.tree-view[data-laid]').getByText(/^(Edit|Save)$/);
  await visit(page, '/family/augustus-en');
  await expect.poll(() => acts(page).count()).toBe(2);
  await page.goto(await openOtherSite(frameOf('/embed/family/augustus-en?lang=en', 'style="height: 700px"')));
  const tree = page.frameLocator('iframe');
  await tree.locator('.tree-view[data-laid]').waitFor();
  expect(await acts(tree).count()).toBe(0);
  expect(await tree.locator('a[href*="/user/"]').count()).toBe(0);
});

test('issue 42 a tour in a frame leads to this site once: the views within have no line of their own', async () => {
  const page = await openPage({ locale: 'en-GB' });
  await page.goto(await openOtherSite(frameOf('/embed/tour/tour-waterloo?lang=en', 'style="height: 700px"')));
  const tour = page.frameLocator('iframe');
  await tour.getByRole('link', { name: 'The whole tour' }).waitFor();
  const line = (of: FrameLocator) => of.locator('.embed-home');
  await line(tour.frameLocator('iframe')).waitFor({ state: 'attached' });
  await expect.poll(() => line(tour.frameLocator('iframe')).isVisible()).toBe(false);
  await expect(tour.frameLocator('iframe').locator('.graph-tools').isVisible()).resolves.toBe(false);
  await page.goto(await openOtherSite(frameOf('/embed/timeline?from=1815&until=1816&lang=en')));
  await line(page.frameLocator('iframe')).waitFor();
});

test.for([
  '/embed/detail/augustus-fr?lang=fr',
  '/embed/painting/detail?paintingId=great-wave&lang=zh',
  '/embed/relation/atobPath?id=augustus-fr&to=cleopatra-fr&lang=fr',
])('issue 42 axe finds nothing on %s, by day and by night, and it does not scroll sideways', async (address) => {
  const page = await openPage({ width: 320, height: 500 });
  await page.goto(address);
  await expectNoAxeViolations(page, 'by day');
  await page.goto(`${address}&scheme=dark`);
  await expectNoAxeViolations(page, 'by night', { at: 'colours' });
  expect(await sidewaysOverflowOf(page)).toBe(0);
});

test('issue 38 in the frame of a tour on a phone, the map of an entry has more room than its tools; tours show their pictures whole', async () => {
  const page = await openPage({ language: 'fr', width: 390, height: 580, hasTouch: true });
  await visit(page, '/detail/battle-of-waterloo-fr?kiosk=#/timemap');
  const heightOf = async (part: string) => (await page.locator(part).boundingBox())!.height;
  await page.locator('.timemap-canvas canvas').waitFor();
  expect(await heightOf('.timemap-canvas')).toBeGreaterThan(await heightOf('.timemap-stage .year-slider'));

  await visit(page, '/tours');
  // A first start may not have drawn their pictures yet.
  const { picture, frame } = await page
    .locator('.wide-picture')
    .first()
    .evaluate((element) => {
      element.innerHTML = '<img width="600" height="800" alt="">';
      const [picture, frame] = [element.firstElementChild!, element].map((box) => box.getBoundingClientRect().height);
      return { picture: picture!, frame: frame! };
    });
  expect(picture).toBeLessThanOrEqual(frame + 0.5);
});

test('reading B8 the map of a frame that is about a place marks it, without its history over the map', async () => {
  const page = await openPage({ width: 390, webgl: false });
  const history = page.getByText('History of this place');
  await visit(page, '/timemap?year=1405&place=31.5,121.1&lang=en');
  await history.first().waitFor();
  await visit(page, '/embed/timemap?year=1405&place=31.5,121.1&lang=en');
  await page.locator('[data-nodes]').first().waitFor();
  expect(await history.count()).toBe(0);
});
