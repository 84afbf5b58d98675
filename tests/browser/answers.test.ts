import { expect, test } from 'vitest';
import { expectNoAxeViolations, notFound, openPage } from './open.ts';

const ask = (question: string) => `/search?q=${encodeURIComponent(question)}`;

test('issue 39: a question gets a card above the results, without script too', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false });
  await page.goto(ask('when was Augustus born'));
  const card = page.getByRole('region', { name: 'Answer from the data' });
  expect(await card.locator('.statement').innerText()).toBe('Augustus was born on 23 September 63 BC.');
  expect(await card.locator('.source').innerText()).toContain('Suetonius');
  expect(await card.getByRole('link', { name: 'Augustus' }).getAttribute('href')).toBe('/detail/augustus-en');
  await page.goto(ask('history of Augustus'));
  expect(await card.count()).toBe(0);
});

test('issue 39: a card says what is doubtful, and how two entries are connected step by step', async () => {
  const page = await openPage({ language: 'fr', javaScriptEnabled: false });
  await page.goto(ask("qui a écrit l'Iliade"));
  const card = page.getByRole('region', { name: 'Réponse tirée des données' });
  expect(await card.locator('.statement').innerText()).toBe('La tradition attribue l’Iliade à Homère.');
  expect(await card.locator('.badge').allInnerTexts()).toEqual(['selon la tradition']);
  await page.goto(ask('quel est le lien entre Qin Shi Huang et Auguste'));
  const steps = await card.locator('ol > li .statement').allInnerTexts();
  expect(steps[0]).toContain('Qin Shi Huang');
  expect(steps.at(-1)).toContain('Auguste');
  expect(await card.getByRole('link', { name: 'Le chemin entier' }).getAttribute('href')).toContain(
    '/relation/atobPath?id=',
  );
});

test.each(['light', 'dark'] as const)(
  'issue 39: the card is accessible and not wider than a phone (%s)',
  async (scheme) => {
    const page = await openPage({ language: 'zh', scheme, width: 390, height: 844 });
    await page.goto(ask('1453年君士坦丁堡发生了什么'));
    await page.getByRole('region', { name: '据数据的回答' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectNoAxeViolations(page);
  },
);

test('issue 39: a reference typed into the search box is the first suggestion and leads to its segment', async () => {
  const page = await openPage({ language: 'en' });
  await page.goto('/search');
  await page.getByRole('textbox', { name: 'Search' }).first().or(page.getByRole('combobox').first()).first().click();
  await page.keyboard.type('Il. 1.3');
  const first = page.getByRole('option').first();
  await first.getByText('Iliad 1.3').waitFor();
  await first.click();
  await page.waitForURL(/\/book\/detail\?id=book-iliad&vid=1\.1#s3-5$/);
});

test('issue 39: an address by reference leads to its segment, or says honestly what is near', async () => {
  const page = await openPage({ language: 'en', javaScriptEnabled: false, expects: notFound });
  const reply = await page.request.get('/ref/iliad/1.1', { maxRedirects: 0 });
  expect([reply.status(), reply.headers().location]).toEqual([302, '/book/detail?id=book-iliad&vid=1.1#s1-2']);
  await page.goto('/ref/Republic%20514a');
  expect(page.url()).toMatch(/id=book-plato-republic&vid=514a#s514a1$/);
  const missing = await page.goto('/ref/quran/2:255');
  expect(missing!.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe('Quran');
  await page.getByRole('link', { name: '112. Pure Faith' }).click();
  expect(page.url()).toContain('id=book-quran&vid=112');
  expect((await page.goto('/ref/no-such-book/1'))!.status()).toBe(404);
  expect(await page.getByRole('main').innerText()).toContain('no book with this name');
});

test('issue 39: the menu of a segment copies its reference', async () => {
  const page = await openPage({ language: 'en' });
  await page.goto('/book/detail?id=book-iliad&vid=1.1');
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void (document.title = text);
  });
  await page.locator('.segment-number[href$="#s3-5"]').first().click();
  await page.getByRole('button', { name: 'Copy reference' }).click();
  expect(await page.title()).toMatch(/\/ref\/iliad\/1\.3$/);
});
