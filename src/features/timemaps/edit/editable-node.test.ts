import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../../rules/languages.ts';
import { checkTimemap } from '../face/check-timemap.ts';
import { createIsOld } from '../../../rules/revisions/findings.ts';
import { Timemap } from '../rules.ts';
import { faultsOfNode, newNode, nodeCodec, plainSketch, type Node } from '../face/edit/editable-node.ts';

const Texts = fc.dictionary(fc.constantFrom(...languages), fc.string({ minLength: 1, maxLength: 30 }), {
  minKeys: 1,
  maxKeys: 5,
});
const AnyNode: fc.Arbitrary<Node> = fc.record({
  title: Texts,
  description: fc.option(Texts),
  weight: fc.integer({ min: 1, max: 3 }),
  place: fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    name: fc.oneof(fc.constant({}), Texts),
  }),
  time: fc.constantFrom(
    null,
    { startTime: '-0221-00-00 00:00:00', endTime: null, startNote: 'about' as const, endNote: null, timeDesc: null },
    {
      startTime: '1492-10-12 00:00:00',
      endTime: '1493-03-15 00:00:00',
      startNote: null,
      endNote: null,
      timeDesc: 'by ship',
    },
  ),
  sketch: fc.constantFrom(null, {
    ...plainSketch,
    shape: {
      type: 'LineString' as const,
      coordinates: [
        [12.49, 41.89],
        [14.27, 40.85],
      ] as [number, number][],
    },
    description: { en: 'A road' },
  }),
  images: fc.constantFrom([], [{ id: 'a', url: `/media/image/${'a'.repeat(43)}-600x400.webp`, caption: null }]),
  source: fc.constantFrom(null, { title: 'Shiji', author: null, year: null, where: '6', url: null }),
});

test('S07 an untouched node is saved unchanged, whatever language it is viewed in', () => {
  fc.assert(
    fc.property(AnyNode, fc.constantFrom(...languages), (node, language) => {
      expect(nodeCodec.read(nodeCodec.toEditable(node, language), language)).toEqual(node);
      expect(
        nodeCodec.read({ ...nodeCodec.toEditable(node, language), was: null, weight: node.weight }, language) ?? node,
      ).toMatchObject({ weight: node.weight });
    }),
  );
});

test('V18 length limits of a node are reported, and apply to changed texts only', () => {
  const node = { ...newNode({ latitude: 41.89, longitude: 12.49 }), title: { typed: 'Rome', texts: null } },
    namedPlace = { ...node.place, name: 'Rome' };
  expect(faultsOfNode(node, 'en')).toEqual(['titleLength', 'placeWrong']);
  expect(
    faultsOfNode(
      { ...node, title: { typed: '', texts: null }, place: { ...namedPlace, latitude: '', longitude: '', name: '' } },
      'en',
    ),
  ).toEqual(['titleMissing', 'placeMissing']);
  expect(
    faultsOfNode(
      {
        ...node,
        title: { typed: 'a'.repeat(26), texts: null },
        description: { typed: 'Too short.', texts: null },
        place: { ...namedPlace, name: 'n'.repeat(51) },
        time: { typed: 'long ago', record: null },
        sketch: {
          ...plainSketch,
          shape: { type: 'Point', coordinates: [0, 0] },
          description: { typed: 's'.repeat(301), texts: null },
        },
      },
      'en',
    ),
  ).toEqual([
    'titleLength',
    'nodeDescriptionLength',
    'placeDescriptionTooLong',
    'timeWrong',
    'sketchDescriptionTooLong',
  ]);
  expect(
    nodeCodec.read({ ...node, title: { typed: 'The city of Rome', texts: null }, place: namedPlace }, 'en'),
  ).toMatchObject({
    title: { en: 'The city of Rome' },
    description: null,
    place: { latitude: 41.89, longitude: 12.49, name: { en: 'Rome' } },
  });

  const old: Node = {
    title: { en: 'Rome', zh: '罗马' },
    description: { en: 'A city.' },
    time: null,
    place: { latitude: 41.89, longitude: 12.49, name: { en: 'Rome' } },
    sketch: null,
    images: [],
    weight: 1,
    source: null,
  };
  const moved = nodeCodec.read(
    { ...nodeCodec.toEditable(old, 'en'), place: { ...nodeCodec.toEditable(old, 'en').place, latitude: '41.9' } },
    'en',
  )!;
  expect(moved).toEqual({ ...old, place: { ...old.place, latitude: 41.9 } });
  // The server applies the same rule.
  expect(checkTimemap({ nodes: [moved] }, createIsOld([old]))).toEqual([]);
  expect(
    checkTimemap({ nodes: [{ ...moved, title: { ...old.title, en: 'Roma' } }] }, createIsOld([old])).map(
      ({ name }) => name,
    ),
  ).toEqual(['titleLength']);
  expect(
    faultsOfNode({ ...nodeCodec.toEditable(old, 'en'), title: { typed: 'Roma', texts: old.title } }, 'en'),
  ).toEqual(['titleLength']);
});

test('S07 a text belongs to the language of the page, and other languages stay', () => {
  const old: Node = {
    title: { zh: '罗马城的建立', en: 'Rome is founded' },
    description: null,
    time: null,
    place: { latitude: 41.89, longitude: 12.49, name: { zh: '罗马' } },
    sketch: null,
    images: [],
    weight: 3,
    source: null,
  };
  const written = nodeCodec.toEditable(old, 'fr');
  expect(written.title.typed).toBe('');
  const node = nodeCodec.read({ ...written, title: { ...written.title, typed: 'La fondation de Rome' } }, 'fr')!;
  expect(node.title).toEqual({ ...old.title, fr: 'La fondation de Rome' });
  expect(Timemap.safeParse({ nodes: [node] }).success).toBe(true);
});
