import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../../rules/languages.ts';
import { Family, type Union } from '../rules.ts';
import {
  toDrawableUnion,
  emptyUnion,
  faultsOfUnion,
  roles,
  unionCodec,
  withRelative,
  type EditableUnion,
} from './editable-union.ts';

const name = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text === text.trim());
const member = fc.record(
  {
    id: fc.stringMatching(/^[a-z]{2,8}$/),
    person: fc.record({
      names: fc.dictionary(fc.constantFrom(...languages), name, { minKeys: 1 }),
      gender: fc.constantFrom('male' as const, 'female' as const, null),
      royal: fc.boolean(),
      life: fc.constant(null),
    }),
  },
  { requiredKeys: ['id'] },
);
const union: fc.Arbitrary<Union> = fc.record({
  partners: fc.array(member, { minLength: 1, maxLength: 2 }),
  kind: fc.constantFrom('marriage' as const, 'concubinage' as const, 'other' as const),
  time: fc.constantFrom(null, {
    startTime: '-0038-01-17 00:00:00',
    endTime: '0014-08-19 00:00:00',
    startNote: null,
    endNote: null,
    timeDesc: null,
  }),
  ended: fc.constantFrom('divorce' as const, 'death' as const, null),
  doubtful: fc.boolean(),
  children: fc.array(
    fc.tuple(member, fc.boolean(), fc.boolean()).map(([child, adopted, doubtful]) => ({ ...child, adopted, doubtful })),
    { minLength: 1, maxLength: 3 },
  ),
  source: fc.constant(null),
  origin: fc.constant(null),
});

test('an untouched union is saved unchanged, whatever language it was opened in', () => {
  fc.assert(
    fc.property(union, fc.constantFrom(...languages), (sample, language) => {
      expect(unionCodec.read(unionCodec.toEditable(sample, language), language)).toBe(sample);
    }),
  );
});

test('S06 R21 father, mother, wife, husband, son and daughter are each added to the right union', () => {
  let unions: EditableUnion[] = [];
  const add = (role: (typeof roles)[number], open: number | null = null) => {
    const { at, union: next } = withRelative(unions, 'me', role, open, 'en');
    unions = at === null ? [...unions, next] : unions.with(at, next);
  };
  for (const role of ['father', 'mother', 'son', 'wife', 'daughter', 'wife', 'son'] as const) add(role);
  add('daughter', 1);
  const shape = unions.map(({ partners, children }) => [
    partners.map(({ id, person }) => (id === 'me' ? 'me' : person!.gender)),
    children.map(({ id, person }) => (id === 'me' ? 'me' : person!.gender)),
  ]);
  expect(shape).toEqual(
    [
      [['male', 'female'], ['me']],
      [['me'], ['male', 'female', 'female']],
      [['me', 'female'], []],
      [['me', 'female'], ['male']],
    ].map((pair, at) => (at === 1 ? [['me'], ['male', 'female']] : at === 2 ? [['me', 'female'], ['female']] : pair)),
  );
  add('husband');
  expect(unions.at(-1)!.partners.map(({ id }) => id === 'me')).toEqual([false, true]);
  // Each is incomplete until a name is typed; then it is a valid family.
  expect(unions.map((writing) => faultsOfUnion(writing, 'en'))).toEqual(unions.map(() => ['name']));
  const namedUnions = unions.map((writing): EditableUnion => ({
    ...writing,
    partners: writing.partners.map((two) => ({ ...two, person: two.person && { ...two.person, name: 'N' } })),
    children: writing.children.map((two) => ({ ...two, person: two.person && { ...two.person, name: 'N' } })),
  }));
  expect(Family.safeParse({ unions: namedUnions.map((writing) => unionCodec.read(writing, 'en')) }).success).toBe(true);
  expect(faultsOfUnion(emptyUnion('en'), 'en')).toEqual(['alone']);
});

test('writing C a union with an unnamed partner is drawn, and one with no other person is not', () => {
  const { union: unnamed } = withRelative([], 'me', 'wife', null, 'en');
  expect(unionCodec.read(unnamed, 'en')).toBeNull();
  expect(toDrawableUnion(unnamed, 'en')).toMatchObject({ partners: [{ id: 'me' }, { person: { names: {} } }] });
  expect(toDrawableUnion(emptyUnion('en'), 'en')).toBeNull();
});
