import { searchAll } from '../search/contract.ts';
import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { exportData } from '../user-centre/contract.ts';
import * as contract from './contract.ts';
import { readViewAddress, Tour, localizeText } from './rules.ts';
import { asFile } from './export.server.ts';
import { loadStopViews } from './route/stop-views.server.ts';
import { embeddedView, framedView, localizeTour, localizeView } from './views.ts';

test('a stop is a reader’s page of this site: no other site, call, file, editor or tour', () => {
  for (const [typed, expectedAddress] of [
    ['/', '/'],
    [' /timemap?year=117 ', '/timemap?year=117'],
    ['/detail/zhang-qian-en#/timemap', '/detail/zhang-qian-en#/timemap'],
    ['/book/detail?id=book-iliad#s3', '/book/detail?id=book-iliad#s3'],
    ['/detail/../timemap', '/timemap'],
  ] as const)
    expect(readViewAddress(typed), typed).toBe(expectedAddress);
  for (const typed of [
    '',
    'timemap',
    'https://example.org/timemap',
    '//example.org/timemap',
    '/\\example.org',
    '/detail/../../api/auth/logout',
    'javascript:alert(1)',
    '/api/auth/logout',
    '/data/tour/list',
    '/home/Index/userInfo',
    '/user/usercenter',
    '/review',
    '/login',
    '/embed/timemap',
    '/assets/x.js',
    '/book/edit?id=x',
    '/book/take-out/book-iliad.epub',
    '/mapscript/edit/x',
    '/tour/x',
    '/dev/graph',
    '/detail/%',
    '/family/%E0%A4%A',
    'http://[',
    '/timemap?x="><script>',
    `/timemap?${'x'.repeat(3000)}`,
  ])
    expect(readViewAddress(typed), typed).toBeNull();
});

test('a view is shown in the reader’s language; on other sites only embeddable views', () => {
  expect(localizeView('/detail/zhang-qian#/timemap', 'fr')).toBe('/detail/zhang-qian-fr#/timemap');
  expect(localizeView('/detail/zhang-qian-en', 'zh')).toBe('/detail/zhang-qian');
  expect(localizeView('/timemap?year=117', 'jp')).toBe('/timemap?year=117&lang=ja');
  expect(localizeView('https://x//elsewhere.example/a', 'en')).toBe('/elsewhere.example/a?lang=en');
  expect(embeddedView('/timemap?year=117', 'en')).toBe('/embed/timemap?year=117&lang=en');
  expect(embeddedView('/detail/zhang-qian', 'en')).toBeNull();
  expect(localizeText({ fr: 'Bonjour' }, 'en', 'zh')).toEqual({ value: 'Bonjour', language: 'fr' });
});

test('a stop of a pack with an invalid address has no picture or place, and does not break the lists of tours', async () => {
  expect(localizeView('/detail/%', 'fr')).toBe('/detail/%?lang=fr');
  expect(localizeView('http://[', 'fr')).toBe('/?lang=fr');
  expect(embeddedView('http://[', 'fr')).toBeNull();
  expect(framedView('http://[', 'fr')).toBe('/?kiosk=');
  const { db } = await createReviewFixture();
  const stops = ['/detail/%', 'http://['].map((address) => ({ address, titles: {}, texts: {} }));
  const nothing = { picture: null, place: null };
  expect(await loadStopViews(db, [{ stops }])).toEqual([[nothing, nothing]]);
});

test('a stop is drawn at the place of its address, if the map would show that place', async () => {
  const { db } = await createReviewFixture();
  const placesOf = async (...places: string[]) => {
    const stops = places.map((place) => ({ address: `/timemap?place=${place}`, titles: {}, texts: {} }));
    return (await loadStopViews(db, [{ stops }]))[0]!.map(({ place }) => place);
  };
  expect(await placesOf('41.9,12.5', '-33,-70.25')).toEqual([
    { latitude: 41.9, longitude: 12.5 },
    { latitude: -33, longitude: -70.25 },
  ]);
  expect(await placesOf('1e999,2', '500,900', ',', '1', '')).toEqual([null, null, null, null, null]);
});

const madeTour = (more: object = {}) =>
  Tour.parse({
    name: 'Roads',
    language: 'en',
    titles: { fr: 'Routes' },
    stops: [{ address: '/timemap?year=117', titles: { en: 'AD 117' }, texts: { en: '<b>Rome</b> & Han', fr: 'Rome' } }],
    ...more,
  });

test('a tour as one file has its texts and addresses, no script and nothing external; markup in it is text', () => {
  const hostile = madeTour({ stops: [{ address: '/timemap', titles: { en: '<script>alert(1)</script>"' } }] });
  const file = asFile(hostile, 'en', 'https://stele.test/tour/x');
  expect(file).toContain(
    '<a href="https://stele.test/timemap?lang=en">&#60;script&#62;alert(1)&#60;/script&#62;&#34;</a>',
  );
  expect(file).not.toMatch(/<script|src=|@import|url\(/);
  expect(asFile(madeTour(), 'fr', 'https://stele.test/tour/x')).toContain('<h1>Routes</h1>');
  expect(localizeTour(madeTour(), 'fr').stops).toMatchObject([{ title: 'AD 117', text: 'Rome' }]);
});

test('a tour is created, collects captured views, passes review, is listed and withdrawn; other members cannot edit it', async () => {
  const { by, db, pass } = await createReviewFixture();
  const [author, other] = [by('author'), by('other')];
  const { id } = await author(contract.createTour, { title: 'Roads', language: 'en' });
  const stop = { address: '/timemap?year=117', titles: { en: 'AD 117' }, texts: {} };
  expect(await author(contract.addStop, { id, stop })).toEqual({ stops: 1 });
  expect(await author(contract.addStop, { id, stop: { ...stop, address: '/detail/rome-en' } })).toEqual({ stops: 2 });
  for (const address of ['https://example.org/', '/api/auth/logout', '/nowhere'])
    await expect(author(contract.addStop, { id, stop: { ...stop, address } })).rejects.toMatchObject({
      errorName: 'badInput',
      details: { reason: 'stopNowhere' },
    });
  const none = { errorName: 'tourNotFound' };
  await expect(other(contract.addStop, { id, stop })).rejects.toMatchObject(none);
  await expect(other(contract.openTour, { id })).rejects.toMatchObject(none);
  await expect(other(contract.tour, { id })).rejects.toMatchObject(none);
  await expect(other(contract.deleteTour, { id, what: 'draft' })).rejects.toMatchObject(none);

  const { draft } = await author(contract.openTour, { id });
  const save = (tour: Tour, how: object) => author(contract.saveTour, { id, tour, baseId: null, ...how });
  // A tour with 500 stops is rejected; a foreign address or a stop without a title is saved, but cannot be submitted.
  await expect(save(madeTour(), { onVersion: null, draft: true })).rejects.toMatchObject({
    errorName: 'draftOutdated',
  });
  expect(Tour.safeParse({ ...madeTour(), stops: Array.from({ length: 500 }, () => stop) }).success).toBe(false);
  const reply = await save(madeTour({ stops: [{ ...stop, address: 'https://example.org/' }] }), {
    onVersion: draft!.version,
    draft: true,
  });
  await expect(
    save(madeTour({ stops: [{ ...stop, address: 'https://example.org/' }] }), { onVersion: reply.version }),
  ).rejects.toMatchObject({ details: { reason: 'stopNowhere' } });
  await expect(
    save(madeTour({ stops: [{ ...stop, titles: {} }] }), { onVersion: reply.version }),
  ).rejects.toMatchObject({
    details: { reason: 'stopSilent' },
  });
  const { revisionId } = await save(madeTour(), { onVersion: reply.version });
  await pass(revisionId);
  const publishedTour = await other(contract.tour, { id });
  expect(publishedTour).toMatchObject({ author: 'author', tour: { stops: [{ texts: { en: 'Rome & Han' } }] } });
  const listed = async (language: 'en' | 'fr') => (await by('other', language)(contract.tourList, {})).tours;
  expect(await listed('fr')).toContainEqual(expect.objectContaining({ id, title: 'Routes', language: 'fr', stops: 1 }));
  expect((await author(exportData, {})).things).toMatchObject({ tour: [{ id }] });
  await author(contract.deleteTour, { id, what: 'committed' });
  await expect(other(contract.tour, { id })).rejects.toMatchObject(none);
  expect(await db.selectFrom('thing').where('id', '=', id).select('id').execute()).toEqual([]);
});

test('the five tours of the built-in world exist in five languages, and are found by search', async () => {
  const { by } = await createReviewFixture();
  for (const language of ['zh', 'en', 'fr', 'es', 'jp'] as const) {
    const { tours } = await by('other', language)(contract.tourList, {});
    expect(tours.map(({ id, stops, language: tourLanguage }) => [id, stops, tourLanguage]).toSorted()).toEqual([
      ['tour-across-the-oceans', 9, language],
      ['tour-books-to-baghdad', 7, language],
      ['tour-scripts-read-again', 9, language],
      ['tour-silk-road', 9, language],
      ['tour-waterloo', 7, language],
    ]);
    const oceans = tours.find(({ id }) => id === 'tour-across-the-oceans')!;
    expect(oceans.places).toHaveLength(9);
    expect(oceans.places[0]).toEqual({ latitude: 31.5, longitude: 121.1 });
    const silkRoad = tours.find(({ id }) => id === 'tour-silk-road')!.title;
    const { hits } = await by('other', language)(searchAll, { keyword: silkRoad, type: 'special' });
    expect(hits[0]).toMatchObject({ name: silkRoad, language, made: 'tour', href: '/tour/tour-silk-road' });
  }
});
