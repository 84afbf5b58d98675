import { expect, test } from 'vitest';
import { productUrl } from '../product-under-test.ts';
import { ask } from './ask.ts';

test('issue 38 a page with ?kiosk has its content without header, footer and member links', async () => {
  const [usual, kiosk] = await Promise.all([ask('/timemap?year=117&lang=en'), ask('/timemap?year=117&lang=en&kiosk')]);
  expect(usual.text).toContain('class="site-header');
  expect(usual.text).not.toContain('data-kiosk');
  expect(kiosk.status).toBe(200);
  expect(kiosk.text).toContain('data-kiosk=""');
  expect(kiosk.text).toContain('The world in AD 117');
  for (const part of ['site-header', 'site-footer', 'login-link', 'cookie-banner'])
    expect(kiosk.text, part).not.toContain(`class="${part}`);
});

test('reading B7 paintings, families, tours and the map are links of every page', async () => {
  const { text } = await ask('/help?lang=en');
  for (const address of [
    '/timemap',
    '/timeline',
    '/product/painting',
    '/families',
    '/book',
    '/relation/atobPath',
    '/tours',
  ])
    expect(text, address).toContain(`href="${address}"`);
});

test('reading B7 the index of families names each house with its people, and leads to its tree', async () => {
  const { status, text } = await ask('/families?lang=en');
  expect(status).toBe(200);
  expect(text).toContain('Julio-Claudian dynasty');
  expect(text).toMatch(/href="\/family\/[^"]+\?way=all"/);
  expect((await ask('/families?page=999')).status).toBe(404);
});

test.for([
  ['/embed/detail/augustus-en?lang=en', 'Augustus'],
  ['/embed/relation/atobPath?id=augustus-en&to=cleopatra-en&lang=en', 'Cleopatra'],
  ['/embed/family/augustus-en?lang=en', 'The family of Augustus'],
  ['/embed/painting/detail?paintingId=mona-lisa&lang=en', 'Leonardo'],
  ['/embed/timemap?year=117&lang=en', 'href="/timemap?year=117"'],
] as const)('issue 38 %s may be framed by any site, and says where it comes from', async ([address, content]) => {
  const page = await ask(address);
  expect(page.status).toBe(200);
  expect(page.text).toContain(content);
  expect(page.text).not.toContain('class="site-header');
  expect(page.text).toContain('Open in Stele');
  expect(String(page.headers['content-security-policy'])).toContain('frame-ancestors *');
  expect(page.headers['set-cookie']).toBeUndefined();
});

test.for([
  ['/detail/augustus-fr', 'Auguste', '/embed/detail/augustus-fr?lang=fr'],
  ['/timemap?year=117&lang=en', 'Timemap', '/embed/timemap?year=117&amp;lang=en'],
  ['/timeline?from=-500&until=500&lang=en', 'Timeline', '/embed/timeline?from=-500&amp;until=500&amp;lang=en'],
  [
    '/painting/detail?paintingType=alone&paintingId=mona-lisa-fr#xywh=1,2,30,40',
    'La Joconde',
    '/embed/painting/detail?paintingId=mona-lisa-fr&amp;lang=fr&amp;xywh=1,2,30,40',
  ],
  ['/family/augustus-en', 'The family of Augustus', '/embed/family/augustus-en?lang=en'],
  [
    '/relation/atobPath?id=augustus-en&to=cleopatra-en',
    'Augustus → Cleopatra',
    '/embed/relation/atobPath?id=augustus-en',
  ],
] as const)('issue 38 oEmbed names the frame of %s', async ([page, title, frame]) => {
  const answer = await ask(`/data/oembed?url=${encodeURIComponent(productUrl() + page)}`);
  expect(answer.status).toBe(200);
  const reply = JSON.parse(answer.text) as { title: string; html: string };
  expect(reply.title).toBe(title);
  expect(reply.html).toContain(frame);
});

test('issue 42 the frame of a painting that does not exist is not found', async () => {
  expect((await ask('/embed/painting/detail?paintingId=no-such-painting')).status).toBe(404);
  expect((await ask('/embed/painting/detail')).status).toBe(404);
});

test('issue 38 oEmbed knows no page of an account', async () => {
  expect((await ask(`/data/oembed?url=${encodeURIComponent(`${productUrl()}/login`)}`)).status).toBe(404);
});
