import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import { isPrivateAddress } from '../../kit/external-fetch.server.ts';
import type { Citation } from '../../rules/schemas.ts';
import { publishAtOnce } from '../../editing/revisions/face/publish.server.ts';
import { findBook, findSource, sourceLookup } from '../../editing/lookups/source-contract.ts';

/** A fake of doi.org and Open Library, with misbehaving answers. */
async function aLibrary(): Promise<{ url: string; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.accept}`);
    const reply = (body: unknown, status = 200) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    const lead = (location: string) => response.writeHead(302, { location }).end();
    switch (request.url) {
      case '/10.1038/171737a0':
        return lead('/transform/171737a0');
      case '/transform/171737a0':
        return reply({
          title: 'Molecular Structure of <i>Nucleic Acids</i>',
          author: [
            { family: 'Watson', given: 'J. D.' },
            { family: 'Crick', given: 'F. H. C.' },
          ],
          issued: { 'date-parts': [[1953, 4, 25]] },
          'container-title': 'Nature',
          volume: '171',
          page: '737-738',
          extra: { deep: 1 },
        });
      case '/isbn/9787101003048.json':
        return lead('/books/OL1M.json');
      case '/books/OL1M.json':
        return reply({
          title: '史记',
          authors: [{ key: '/authors/OL1A' }],
          publish_date: 'June 1982',
          publishers: ['中华书局', 'another'],
          publish_places: ['北京'],
          number_of_pages: 3322,
        });
      case '/authors/OL1A.json':
        return reply({ name: '司马迁' });
      case '/10.1000/inside':
        return lead(`http://127.0.0.2:${(server.address() as AddressInfo).port}/secret`);
      case '/10.1000/round':
        return lead('/10.1000/round');
      case '/10.1000/large':
        return reply(`"${'x'.repeat(1024 * 1024)}"`);
      case '/10.1000/broken':
        return reply('{');
      case '/secret':
        return reply({ title: 'secret' });
      default:
        return reply({}, 404);
    }
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const cite = (title: string, more: Partial<Citation> = {}): Citation => ({
  title,
  author: null,
  year: null,
  where: null,
  url: null,
  ...more,
});

test('a source cited before is found again: by words of title and author in any script, from data and from notes', async () => {
  const { db, as } = await openWorld();
  const subjectId = 'augustus',
    by = { authorId: (await db.selectFrom('member').select('id').executeTakeFirstOrThrow()).id, originId: null };
  await db.transaction().execute((tx) =>
    publishAtOnce(
      tx,
      [
        {
          module: 'timeline',
          thingId: subjectId,
          language: null,
          content: {
            events: [
              {
                startTime: '-0043-00-00 00:00:00',
                endTime: null,
                startNote: null,
                endNote: null,
                timeDesc: null,
                title: { en: 'Consul' },
                place: null,
                weight: 1,
                with: [],
                source: cite('Römische Geschichte', { author: 'Cassius Dio', where: '46' }),
              },
            ],
          },
        },
        {
          module: 'text',
          thingId: subjectId,
          language: 'en',
          content: {
            name: 'Augustus',
            otherNames: [],
            disambiguation: null,
            summary: '',
            body: '<p>a<span note-id="1">Syme, <cite cite-id="roman-revolution" data-author="Ronald Syme" data-year="1939" data-url="https://openlibrary.org/isbn/9780192803207">Roman Papers</cite>, ch. 4</span></p>',
          },
        },
      ],
      by,
    ),
  );
  const ask = (q: string) => as('sima-qian', 'en')(findSource, { q });
  expect(await ask('romische GESCH')).toEqual({ sources: [cite('Römische Geschichte', { author: 'Cassius Dio' })] });
  expect(await ask('papers syme')).toEqual({
    sources: [
      cite('Roman Papers', {
        author: 'Ronald Syme',
        year: '1939',
        url: 'https://openlibrary.org/isbn/9780192803207',
      }),
    ],
  });
  // The built-in world's sources are found by all their names.
  expect((await ask('司马迁 史记')).sources[0]).toMatchObject({
    title: 'Shiji',
    kind: 'later',
    language: 'zh',
    forms: { zh: { title: '《史记》', author: '司马迁', where: null } },
  });
  expect((await ask('0-19-280320-4')).sources).toMatchObject([{ title: 'Roman Papers' }]);
  expect(await ask('100%_nothing')).toEqual({ sources: [] });
  await expect(ask('10.1038/171737a0')).rejects.toMatchObject({ errorName: 'sourceNotFound' });
  await expect(ask('0-19-280320-5')).rejects.toMatchObject({ errorName: 'identifierWrong' });
});

test('if allowed by a setting, an ISBN or DOI is looked up externally; redirects to internal hosts, loops and large replies fail', async () => {
  const { url, requests } = await aLibrary();
  const { as } = await openWorld({ SOURCE_LOOKUP: 'on', SOURCE_DOI_URL: url, SOURCE_ISBN_URL: url });
  const ask = (q: string) => as('sima-qian', 'en')(findSource, { q });
  expect(await ask('https://doi.org/10.1038/171737A0')).toEqual({
    sources: [
      {
        title: 'Molecular Structure of Nucleic Acids',
        author: 'J. D. Watson, F. H. C. Crick',
        year: '1953',
        where: 'Nature 171, 737-738',
        url: 'https://doi.org/10.1038/171737a0',
      },
    ],
  });
  expect(await ask('7-101-00304-4')).toEqual({
    sources: [
      { title: '史记', author: '司马迁', year: '1982', where: null, url: 'https://openlibrary.org/isbn/9787101003048' },
    ],
  });
  expect(requests[0]).toBe('/10.1038/171737a0 application/vnd.citationstyles.csl+json');
  await expect(ask('10.1000/unknown')).rejects.toMatchObject({ errorName: 'sourceNotFound' });
  for (const doi of ['10.1000/inside', '10.1000/round', '10.1000/large', '10.1000/broken'])
    await expect(ask(doi), doi).rejects.toMatchObject({ errorName: 'lookupFailed' });
  expect(requests.some((request) => request.startsWith('/secret'))).toBe(false);
  const before = requests.length;
  expect(await ask('10.1000/../../admin')).toEqual({ sources: [] }); // security Low: not even requested
  expect(requests).toHaveLength(before);

  const { as: alone } = await openWorld({ SOURCE_LOOKUP: 'on', SOURCE_DOI_URL: 'http://127.0.0.1:1' });
  await expect(alone('sima-qian')(findSource, { q: '10.1000/1' })).rejects.toMatchObject({ errorName: 'lookupFailed' });
});

test('writing B8 an ISBN lookup returns the book’s data, and whether lookups are on at all', async () => {
  const { url } = await aLibrary();
  const { as } = await openWorld({ SOURCE_LOOKUP: 'on', SOURCE_DOI_URL: url, SOURCE_ISBN_URL: url });
  expect(await as(null)(sourceLookup, {})).toEqual({ isOn: true });
  const { book } = await as('sima-qian', 'en')(findBook, { isbn: '7-101-00304-4' });
  expect(book).toEqual({
    title: '史记',
    subtitle: null,
    authors: ['司马迁'],
    year: '1982',
    publisher: '中华书局',
    place: '北京',
    pages: 3322,
    isbn13: '9787101003048',
  });
  for (const [isbn, errorName] of [
    ['978-7-101-00304-9', 'identifierWrong'],
    ['10.1038/171737a0', 'identifierWrong'],
    ['978-0-19-280320-7', 'sourceNotFound'],
  ] as const)
    await expect(as('sima-qian')(findBook, { isbn }), isbn).rejects.toMatchObject({ errorName });

  const { as: offline } = await openWorld();
  expect(await offline(null)(sourceLookup, {})).toEqual({ isOn: false });
  expect(await offline('sima-qian')(findBook, { isbn: '7-101-00304-4' })).toEqual({ book: null });
});

test('security Low internal addresses are recognized in every notation, also embedded in others', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '100.64.0.1',
    '0.0.0.0',
  ])
    expect(isPrivateAddress(address), address).toBe(true);
  for (const [how, address] of Object.entries({
    '6to4': '2002:7f00:1::',
    NAT64: '64:ff9b::7f00:1',
    'NAT64 of one network': '64:ff9b:1::a00:1',
    Teredo: '2001:0:7f00:1::1',
    'IPv4-compatible': '::10.0.0.1',
    translated: '::ffff:0:127.0.0.1',
    'mapped, in hexadecimal': '::ffff:a9fe:a9fe',
    'site-local': 'fec0::1',
    discarded: '100::1',
    documentation: '2001:db8::1',
  }))
    expect(isPrivateAddress(address), how).toBe(true);
  for (const address of [
    '1.1.1.1',
    '172.15.0.1',
    '8.8.8.8',
    '2606:4700::1111',
    '::ffff:8.8.8.8',
    '2001:4860:4860::8888',
    '2a00:1450::1',
  ])
    expect(isPrivateAddress(address), address).toBe(false);
});
