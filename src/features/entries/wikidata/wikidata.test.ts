import { expect, test } from 'vitest';
import { createGalleryFixture, drawPicture } from '../../../../tests/gallery.ts';
import { startWikimedia } from '../../../../tests/wikimedia-server.ts';
import { createStatement, human, item, snak, terms, toItem, toTime } from '../../../../tests/wikidata-items.ts';
import { createDrivers } from '../../../kit/drivers.server.ts';
import { readSettings } from '../../../kit/settings.server.ts';
import { importCommonsPicture } from '../../media/remote/contract.ts';
import { createEntry, furtherParts, type FurtherPart } from '../writing-contract.ts';
import { entryDetail } from '../contract.ts';
import { findWikidataItems, readWikidataItem } from './contract.ts';

/** A writer whose product may ask Wikidata and Commons of the test. */
async function openWriter(service: Parameters<typeof startWikimedia>[0] = {}) {
  const wikimedia = await startWikimedia(service);
  const fixture = await createGalleryFixture();
  const { db, settings, drivers } = fixture;
  const connected = createDrivers(
    db,
    readSettings({ ...wikimedia.settings, STELE_DATA: settings.STELE_DATA, STELE_DEV: 'on' }),
  );
  return { ...fixture, wikimedia, enable: () => Object.assign(drivers, { wikimedia: connected.wikimedia }) };
}

const livia = item(
  'Q900001',
  'Livia of Nowhere',
  [
    human,
    createStatement(toItem('P31', 'Q515')),
    createStatement(toTime('P569', '-0058-01-30T00:00:00Z', 11)),
    createStatement(toTime('P570', '+0100-00-00T00:00:00Z', 7)),
    createStatement(toItem('P26', 'Q1405'), { qualifiers: [toTime('P580', '-0037-00-00T00:00:00Z', 9)] }),
    createStatement(toItem('P22', 'Q900009')),
    createStatement(toItem('P793', 'Q900002'), { qualifiers: [toTime('P585', '+0014-00-00T00:00:00Z', 9)] }),
    createStatement(toItem('P793', 'Q900003')),
    createStatement(snak('P18', 'string', 'Bust.jpg')),
    createStatement(snak('P214', 'string', '12345')),
  ],
  {
    labels: terms({
      en: 'Livia of Nowhere',
      fr: 'Livie de Nulle-Part',
      'zh-hans': '无处的利维娅',
      ja: 'どこにもないリウィア',
    }),
    descriptions: terms({ en: 'an invented empress' }),
    aliases: { en: [{ language: 'en', value: 'Livia the Invented' }] },
    sitelinks: { enwiki: { site: 'enwiki', title: 'Livia (invented)' }, dewiki: { site: 'dewiki', title: 'Livia' } },
  },
);
const items = { Q900001: livia, Q900002: item('Q900002', 'A funeral'), Q1405: item('Q1405', 'Augustus', [human]) };

test('names are looked up only where the operator has enabled Wikimedia, and entries that exist are named', async () => {
  const { by, enable, wikimedia } = await openWriter({ items });
  const ask = by('author', 'en');
  expect(await ask(findWikidataItems, { name: 'Livia' })).toEqual({ isOn: false, items: [] });
  await expect(ask(readWikidataItem, { id: 'Q900001' })).rejects.toMatchObject({ errorName: 'wikimediaOff' });
  await expect(ask(importCommonsPicture, { file: 'Bust.jpg' })).rejects.toMatchObject({ errorName: 'wikimediaOff' });
  expect(wikimedia.requests).toEqual([]);
  enable();
  expect(await ask(findWikidataItems, { name: 'Livia' })).toEqual({
    isOn: true,
    items: [{ id: 'Q900001', label: 'Livia of Nowhere', description: 'an invented empress', entry: null }],
  });
  expect((await ask(findWikidataItems, { name: 'August' })).items).toMatchObject([
    { id: 'Q1405', entry: { id: 'augustus-en', name: 'Augustus' } },
  ]);
  wikimedia.fault = (_, answer) => {
    answer.writeHead(503, { 'retry-after': '90' }).end();
    return true;
  };
  await expect(ask(findWikidataItems, { name: 'Nobody' })).rejects.toMatchObject({ errorName: 'wikimediaBusy' });
});

test('an item becomes proposals with their source: names, times, relations to entries here, events; the rest is counted', async () => {
  const { by, enable } = await openWriter({ items: { ...items, Q900004: { redirect: 'Q900001' } } });
  enable();
  const proposal = await by('author', 'en')(readWikidataItem, { id: 'Q900004' });
  expect(proposal).toMatchObject({
    id: 'Q900001',
    entry: null,
    kinds: ['person', 'place'],
    facts: {
      same: { wikidata: 'Q900001', viaf: '12345', 'wikipedia-en': 'Livia (invented)' },
      times: [
        {
          role: 'birth',
          startTime: expect.stringMatching(/^-0058-01-30/),
          source: { title: 'Wikidata', where: 'Q900001, P569' },
        },
        // Precision: a century.
        { role: 'death', startTime: expect.stringMatching(/^0001/), endTime: expect.stringMatching(/^0100/) },
      ],
    },
    relations: [{ name: 'Augustus', relation: { to: 'augustus', type: 'love', source: { title: 'Wikidata' } } }],
    otherRelations: 2,
    events: [
      { title: { en: 'A funeral' }, startTime: expect.stringMatching(/^0014/), source: { where: 'Q900001, P793' } },
    ],
    picture: 'Bust.jpg',
  });
  expect(proposal.texts.map(({ language, text, isTaken }) => [language, text.name, text.otherNames, isTaken])).toEqual([
    ['zh', '无处的利维娅', [], false],
    ['en', 'Livia of Nowhere', ['Livia the Invented'], false],
    ['fr', 'Livie de Nulle-Part', [], false],
    ['jp', 'どこにもないリウィア', [], false],
  ]);
});

test('a vandalised label is plain text, a name that an entry has is marked, and what is no subject is refused', async () => {
  const { by, enable } = await openWriter({
    items: {
      Q900005: item('Q900005', 'x', [human], {
        labels: terms({ en: 'Augustus', fr: '<script>alert(1)</script>Nom', es: 'x'.repeat(900) }),
        descriptions: {},
      }),
      Q900006: item('Q900006', 'List of things', [createStatement(toItem('P31', 'Q13406463'))]),
    },
  });
  enable();
  const ask = by('author', 'en');
  const { texts } = await ask(readWikidataItem, { id: 'Q900005' });
  expect(texts.map(({ language, text, isTaken }) => [language, text.name, isTaken])).toEqual([
    ['en', 'Augustus', true],
    ['fr', expect.not.stringContaining('<'), false],
  ]);
  await expect(ask(readWikidataItem, { id: 'Q900006' })).rejects.toMatchObject({ errorName: 'itemUnfit' });
  await expect(ask(readWikidataItem, { id: 'Q900007' })).rejects.toMatchObject({
    errorName: 'itemNotFound',
    details: { item: 'Q900007' },
  });
});

test('a picture of Commons becomes an upload of the author with its credit; one that is not free is refused', async () => {
  const { by, enable, db } = await openWriter({
    items,
    files: {
      'Bust.jpg': {
        bytes: await drawPicture(5),
        metadata: { LicenseShortName: 'CC BY-SA 3.0', Artist: 'A sculptor' },
      },
      'Closed.jpg': { metadata: { LicenseShortName: 'Fair use', NonFree: 'true' } },
    },
  });
  enable();
  const ask = by('author', 'en');
  expect(await ask(importCommonsPicture, { file: 'Bust.jpg' })).toMatchObject({
    credit: {
      author: 'A sculptor',
      licence: 'CC-BY-SA-3.0',
      source: { title: 'Wikimedia Commons', where: 'Bust.jpg' },
    },
  });
  expect(await db.selectFrom('image').where('uploaderId', '=', 'author').select('publishedAt').execute()).toEqual([
    { publishedAt: null },
  ]);
  await expect(ask(importCommonsPicture, { file: 'Closed.jpg' })).rejects.toMatchObject({ errorName: 'rightsForbid' });
  await expect(ask(importCommonsPicture, { file: 'Nowhere.jpg' })).rejects.toMatchObject({
    errorName: 'imageNotFound',
  });
});

test('texts in other languages, relations and events are saved, sent and published with the new entry, or left out', async () => {
  const { by, as, enable, db, decide } = await openWriter({ items });
  enable();
  const ask = by('author', 'en');
  const { facts, texts, relations, events } = await ask(readWikidataItem, { id: 'Q900001' });
  const ownText = texts.find(({ language }) => language === 'en')!.text;
  const further: FurtherPart[] = [
    ...texts.flatMap(({ language, text }): FurtherPart[] =>
      language === 'en' ? [] : [{ module: 'text', language, content: text }],
    ),
    { module: 'relations', content: { relations: relations.map(({ relation }) => relation) } },
    { module: 'timeline', content: { events } },
  ];
  const entry = { facts: { kind: 'person' as const, ...facts }, text: ownText };
  const { itemId } = await ask(createEntry, { ...entry, further, draft: true });
  const loadFurther = async () =>
    (await ask(furtherParts, { itemId })).parts.map(({ module, ...part }) => [
      module,
      'language' in part ? part.language : null,
    ]);
  expect(await loadFurther()).toEqual([
    ['relations', null],
    ['text', 'fr'],
    ['text', 'jp'],
    ['text', 'zh'],
    ['timeline', null],
  ]);
  expect((await ask(furtherParts, { itemId })).names).toEqual({ augustus: 'Augustus' });
  const remaining = further.filter((part) => part.module !== 'text' || part.language === 'fr');
  const loadVersion = async () =>
    (
      await db
        .selectFrom('revision')
        .where('module', '=', 'facts')
        .where('state', '=', 'draft')
        .select('contentVersion')
        .executeTakeFirstOrThrow()
    ).contentVersion;
  await ask(createEntry, { ...entry, itemId, further: remaining, draft: true, onVersion: await loadVersion() });
  expect(await loadFurther()).toEqual([
    ['relations', null],
    ['text', 'fr'],
    ['timeline', null],
  ]);
  await expect(
    ask(createEntry, { ...entry, itemId, further: [...remaining, ...remaining], onVersion: await loadVersion() }),
  ).rejects.toMatchObject({ errorName: 'badInput' });
  const { revisionId } = await ask(createEntry, {
    ...entry,
    itemId,
    further: remaining,
    onVersion: await loadVersion(),
  });
  // Nothing is published without review.
  expect(await db.selectFrom('sameAs').where('value', '=', 'Q900001').select('subjectId').execute()).toEqual([]);
  const sent = await db
    .selectFrom('revision')
    .where('state', '=', 'submitted')
    .select(['module', 'language', 'bundleId', 'id', 'contentVersion'])
    .execute();
  expect(new Set(sent.map(({ bundleId }) => bundleId)).size).toBe(1);
  expect(sent.map(({ module, language }) => `${module} ${language}`).sort()).toEqual([
    'facts null',
    'relations null',
    'text en',
    'text fr',
    'timeline null',
  ]);
  await decide('reviewer', revisionId, 'pass');
  const subjectId = itemId.replace(/-en$/, '');
  expect(await as(null, 'fr')(entryDetail, { id: `${subjectId}-fr` })).toMatchObject({
    name: 'Livie de Nulle-Part',
    same: { 'wikipedia-en': 'Livia (invented)' },
  });
  expect(await db.selectFrom('relation').where('fromId', '=', subjectId).select('toId').execute()).toEqual([
    { toId: 'augustus' },
  ]);
  expect(await db.selectFrom('event').where('subjectId', '=', subjectId).select('title').execute()).toEqual([
    { title: { en: 'A funeral' } },
  ]);
  expect(await db.selectFrom('sameAs').where('value', '=', 'Q900001').select('subjectId').execute()).toEqual([
    { subjectId },
  ]);
});
