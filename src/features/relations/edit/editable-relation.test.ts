import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../../rules/languages.ts';
import { knownDataOf } from '../../../editing/fields/known-data.ts';
import { checkRelations } from '../face/check-relations.ts';
import { createIsOld } from '../../../rules/revisions/findings.ts';
import { checkRows, compareRows, createRowParser } from '../../../editing/list/read-rows.ts';
import {
  emptyRelation,
  faultsOf,
  relationCodec,
  withText,
  type Relation,
  type EditableRelation,
} from './editable-relation.ts';
import { proposalsFor } from './relation-words.ts';

const relation: Relation = {
  to: 'livia',
  type: 'love',
  word: { zh: '配偶', en: 'married to' },
  inverse: null,
  sentence: { en: '{a} and {b} were married' },
  time: { startTime: '-0038-01-17 00:00:00', endTime: null, startNote: null, endNote: null, timeDesc: null },
  place: { latitude: 41.89, longitude: 12.49, name: { en: 'Rome', zh: '罗马' } },
  description: { fr: 'Jusqu’à sa mort.' },
  attributes: { witness: 'Maecenas' },
  source: { title: 'Suetonius', author: null, year: '121', where: 'Aug. 62', url: null },
  origin: 'wikidata',
};
const rowsOf = (...items: EditableRelation[]) =>
  createRowParser(relationCodec, 'en')(items.map((item, key) => ({ key, item })));
const written = (item: Relation, change: Partial<EditableRelation> = {}): EditableRelation => ({
  ...relationCodec.toEditable(item, 'en'),
  ...change,
});

const Texts = fc.dictionary(fc.constantFrom(...languages), fc.string(), { maxKeys: 3 });
const FilledTexts = Texts.filter((texts) => Object.values(texts).some((text) => text.trim()));
const Some = fc.record({
  to: fc.constantFrom('livia', 'rome'),
  type: fc.constantFrom('love' as const, 'location' as const),
  word: FilledTexts,
  inverse: fc.option(FilledTexts),
  sentence: fc.option(Texts),
  time: fc.constantFrom(null, relation.time),
  place: fc.constantFrom(null, relation.place),
  description: fc.option(Texts),
  attributes: fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.stringMatching(/^[a-z]{0,5}$/), { maxKeys: 3 }),
  source: fc.constantFrom(null, relation.source),
  origin: fc.constantFrom(null, 'x'),
}) as fc.Arbitrary<Relation>;

test('S05 an untouched relation survives the form exactly, in every language', () => {
  fc.assert(
    fc.property(Some, fc.constantFrom(...languages), (sample, language) => {
      expect(JSON.stringify(relationCodec.read(relationCodec.toEditable(sample, language), language))).toBe(
        JSON.stringify(sample),
      );
    }),
  );
});

test('S05 typed text belongs to the language of the page, and text in other languages stays', () => {
  fc.assert(
    fc.property(Texts, fc.constantFrom(...languages), fc.string(), (was, language, typed) => {
      const now = withText(was, language, typed);
      for (const other of languages.filter((code) => code !== language)) expect(now?.[other]).toBe(was[other]);
      expect((now?.[language] ?? '').trim()).toBe(typed.trim());
    }),
  );
  const french = relationCodec.read(
    {
      ...relationCodec.toEditable(relation, 'fr'),
      word: ' époux de ',
      description: '',
      attributes: [
        { key: ' lieu ', value: 'Rome' },
        { key: '', value: ' ' },
      ],
    },
    'fr',
  );
  expect(french).toMatchObject({
    word: { zh: '配偶', en: 'married to', fr: 'époux de' },
    description: null,
    attributes: { lieu: 'Rome' },
    origin: 'wikidata',
  });
});

test('V03 V04 S05 a relation needs the other entry, a type, a word for either end, and names for its attributes', () => {
  const empty = emptyRelation('en');
  expect(faultsOf(empty, 'en')).toEqual(['to', 'type', 'word', 'inverse']);
  expect(relationCodec.read(empty, 'en')).toBeNull();
  expect(faultsOf({ ...empty, to: 'rome', type: 'location', word: 'born in', directed: false }, 'en')).toEqual([]);
  expect(faultsOf(written(relation, { word: '' }), 'en')).toEqual([]); // the Chinese word exists
  expect(faultsOf(written(relation, { attributes: [{ key: ' ', value: 'Maecenas' }] }), 'en')).toEqual(['key']);
  expect(
    faultsOf(
      written(relation, {
        attributes: [
          { key: 'a', value: '1' },
          { key: 'a ', value: '2' },
        ],
      }),
      'en',
    ),
  ).toEqual(['keyTwice']);
  expect(
    faultsOf(
      written(relation, {
        sentence: 'They were married',
        time: { typed: 'some day', record: null },
        place: { name: 'Rome', latitude: '', longitude: '', names: {} },
      }),
      'en',
    ),
  ).toEqual(['sentence', 'time', 'place']);
});

test('R20 items added, changed or removed relative to the published list are marked', () => {
  const other: Relation = { ...relation, to: 'rome', type: 'location' };
  const { marks, removed } = compareRows(
    relationCodec,
    [relation, other],
    rowsOf(written(relation), { ...emptyRelation('en'), to: 'actium' }),
    'en',
  );
  expect([...marks]).toEqual([
    [0, 'same'],
    [1, 'added'],
  ]);
  expect(removed).toEqual([other]);
  const changed = compareRows(
    relationCodec,
    [relation, other],
    rowsOf(written(other, { word: 'died in' }), written(relation)),
    'en',
  );
  expect([...changed.marks]).toEqual(
    expect.arrayContaining([
      [0, 'changed'],
      [1, 'same'],
    ]),
  );
  expect(changed.removed).toEqual([]);
  // A draft from the server does not store the original item.
  const draft = written({ ...other, word: { en: 'died in' } });
  expect([...compareRows(relationCodec, [other], rowsOf(draft), 'en').marks]).toEqual([[0, 'changed']]);
  // Of two equal rows, one is new.
  expect([...compareRows(relationCodec, [relation], rowsOf(written(relation), written(relation)), 'en').marks]).toEqual(
    [
      [0, 'same'],
      [1, 'added'],
    ],
  );
});

test('V03 R20 submission checks appear while typing: self-relation, duplicate, before a birth, after a death, too long', () => {
  const time = (startTime: string, endTime: string) => ({
    startTime,
    endTime,
    startNote: null,
    endNote: null,
    timeDesc: null,
  });
  const self = knownDataOf({
    name: 'Augustus',
    kind: 'person',
    times: [{ role: 'life', ...time('-0063-09-23 00:00:00', '0014-08-19 00:00:00'), source: null }],
  });
  const rome = knownDataOf({
    name: 'Rome',
    kind: 'polity',
    times: [{ role: 'span', ...time('-0753-00-00 00:00:00', '0476-00-00 00:00:00'), source: null }],
  });
  const others = new Map([
    ['livia', { name: 'Livia', earliest: null, latest: null, isPerson: true }],
    ['rome', rome],
    ['augustus', self],
  ]);
  const names = (...items: EditableRelation[]) =>
    [
      ...checkRows(relationCodec, rowsOf(...items), (content) =>
        checkRelations(content, self, others, 'augustus', createIsOld([])),
      ),
    ].map(([key, findings]) => [key, ...findings.map(({ name }) => name)]);
  const at = (startTime: string, to = 'livia') => written({ ...relation, to, time: time(startTime, startTime) });
  expect(names(written(relation))).toEqual([]);
  expect(names(written({ ...relation, to: 'augustus' }))).toEqual([[0, 'selfRelation']]);
  expect(names(written(relation), emptyRelation('en'), written(relation))).toEqual([[2, 'sameRelationTwice']]); // an incomplete one is skipped
  expect(names(at('-0100-00-00 00:00:00'), at('0020-00-00 00:00:00'), at('0500-00-00 00:00:00', 'rome'))).toEqual([
    [0, 'beforeBirth'],
    [1, 'afterDeath'],
    [2, 'afterDeath', 'outsideSpan'],
  ]);
  expect(names(written(relation, { word: 'x'.repeat(19), description: 'y'.repeat(601) }))).toEqual([
    [0, 'wordTooLong', 'descriptionTooLong'],
  ]);
  expect(names(written({ ...relation, to: 'nobody' }))).toEqual([[0, 'endMissing']]);
});

test('words in use are suggested by type and by what is typed, from either end, the most frequent first', () => {
  const words = [
    {
      type: 'family' as const,
      name: 'Family',
      count: 9,
      words: [
        { word: 'father of', inverse: 'child of', count: 5 },
        { word: 'mother of', inverse: 'child of', count: 3 },
        { word: 'sibling of', inverse: null, count: 1 },
      ],
    },
    {
      type: 'teach' as const,
      name: 'Teachers',
      count: 2,
      words: [{ word: 'teacher of', inverse: 'pupil of', count: 2 }],
    },
  ];
  expect(proposalsFor(words, 'family', '').map(({ word }) => word)).toEqual([
    'father of',
    'child of',
    'mother of',
    'child of',
    'sibling of',
  ]);
  expect(proposalsFor(words, '', 'pu')).toEqual([{ type: 'teach', word: 'pupil of', inverse: 'teacher of' }]);
  expect(proposalsFor(words, '', 'father of')).toEqual([]);
  expect(proposalsFor(words, '', ' ')).toEqual([]); // no type chosen and no word typed
});
