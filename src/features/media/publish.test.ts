import { expect, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import { publishAtOnce, type Proposal } from '../../editing/revisions/face/publish.server.ts';
import { entryDetail } from '../entries/contract.ts';
import { imageDetail } from './contract.ts';

const imageFields = {
  width: 600,
  height: 400,
  licence: 'CC0-1.0',
  author: 'The true author',
  source: { title: 'A museum', author: null, year: null, where: null, url: null },
  name: 'a.jpg',
  size: 1,
  format: 'jpeg',
  murmurHash: '0',
  uploaderId: 'sima-qian',
} as const;
const [bust, coin, ship] = ['b', 'c', 's'].map((letter) => letter.repeat(43)) as [string, string, string];
const address = (hash: string) => `/media/image/${hash}-600x400.webp`;

test('a picture is public once a published revision uses it, and its credit is the uploader’s, whatever the revision says', async () => {
  const { as, db } = await openWorld();
  await db.insertInto('member').values({ id: 'sima-qian', name: 'Sima Qian' }).execute();
  await db
    .insertInto('image')
    .values([
      { ...imageFields, id: 'bust', hash: bust },
      { ...imageFields, id: 'coin', hash: coin, thingId: 'kongzi' },
      { ...imageFields, id: 'ship', hash: ship },
      { ...imageFields, id: 'unseen', hash: 'u'.repeat(43) },
    ])
    .execute();
  const forged = {
    author: 'Somebody else',
    licence: 'public-domain' as const,
    source: { ...imageFields.source, title: 'Nowhere' },
  };
  const publish = (...proposals: Proposal[]) =>
    db.transaction().execute((tx) => publishAtOnce(tx, proposals, { authorId: 'sima-qian', originId: null }));
  const facts = { kind: 'person' as const, region: null, times: [], place: null, same: {} };
  await publish(
    {
      module: 'facts',
      thingId: 'augustus',
      language: null,
      content: { ...facts, portrait: { id: 'other', url: address(bust), caption: { en: 'A bust' }, credit: forged } },
    },
    {
      module: 'text',
      thingId: 'augustus',
      language: 'en',
      content: {
        name: 'Augustus',
        otherNames: [],
        disambiguation: null,
        summary: '',
        body: `<p>a</p><figure><img src="${address(coin)}" alt=""></figure>`,
      },
    },
    {
      module: 'timemap',
      thingId: 'augustus',
      language: null,
      content: {
        nodes: [
          {
            title: { en: 'Actium' },
            description: null,
            time: null,
            place: { latitude: 38, longitude: 20, name: {} },
            sketch: null,
            images: [{ id: 'ship', url: address(ship), caption: null }],
            weight: 1,
            source: null,
          },
        ],
      },
    },
  );
  const read = await as(null, 'en')(entryDetail, { id: 'augustus-en' });
  expect(read.portrait).toEqual({
    id: 'bust',
    url: address(bust),
    caption: { en: 'A bust' },
    credit: { author: 'The true author', licence: 'CC0-1.0', source: imageFields.source },
  });
  expect(read.html).toContain('<small class="credit">The true author · A museum · ');
  for (const id of ['bust', 'coin', 'ship'])
    await expect(as(null)(imageDetail, { id }), id).resolves.toMatchObject({ itemId: 'augustus' });
  await expect(as(null)(imageDetail, { id: 'unseen' })).rejects.toMatchObject({ errorName: 'imageNotFound' });

  // A picture that was never uploaded is not shown.
  await publish({
    module: 'facts',
    thingId: 'augustus',
    language: null,
    content: { ...facts, portrait: { id: 'bust', url: address('x'.repeat(43)), caption: {}, credit: forged } },
  });
  expect((await as(null, 'en')(entryDetail, { id: 'augustus-en' })).portrait).toBeNull();
});
