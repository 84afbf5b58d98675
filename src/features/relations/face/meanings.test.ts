import { expect, test } from 'vitest';
import { kinds, type Kind } from '../../../rules/kinds.ts';
import { relationTypes, type RelationType } from '../../../rules/relation-types.ts';
import { groupByMeaning, meaningOf, meanings } from './meanings.ts';

const seen = (type: RelationType, direction: 'out' | 'in' | 'both', kind: Kind) => ({
  type,
  direction,
  other: { kind },
});

test('every relation has a meaning, and every meaning is used by some relation', () => {
  const met = new Set(
    kinds.flatMap((ownKind) =>
      kinds.flatMap((otherKind) =>
        relationTypes.flatMap((type) =>
          (['out', 'in', 'both'] as const).map((direction) => meaningOf(ownKind, seen(type, direction, otherKind))),
        ),
      ),
    ),
  );
  expect([...met].sort()).toEqual([...meanings].sort());
});

test.each([
  ['person', seen('achievement', 'out', 'book'), 'works'],
  ['book', seen('achievement', 'in', 'person'), 'makers'],
  ['person', seen('achievement', 'out', 'war'), 'wars'],
  ['person', seen('experience', 'out', 'war'), 'wars'],
  ['war', seen('experience', 'in', 'person'), 'fighters'],
  ['war', seen('nonhuman-nonhuman', 'in', 'polity'), 'fighters'],
  ['person', seen('achievement', 'out', 'polity'), 'deeds'],
  ['polity', seen('achievement', 'in', 'person'), 'makers'],
  ['person', seen('nonhuman-human', 'in', 'book'), 'told'],
  ['painting', seen('nonhuman-human', 'out', 'person'), 'tells'],
  ['person', seen('human-nonhuman', 'out', 'place'), 'places'],
  ['place', seen('human-nonhuman', 'in', 'person'), 'people'],
  ['person', seen('influence', 'in', 'person'), 'influences'],
  ['polity', seen('attribution', 'out', 'book'), 'works'],
  ['person', seen('other', 'both', 'person'), 'compared'],
] as const)('seen from a %s, %o is about %s', (ownKind, relation, meaning) => {
  expect(meaningOf(ownKind, relation)).toBe(meaning);
});

test('groups follow the order of meanings and keep the order of their relations', () => {
  const relations = [seen('other', 'both', 'person'), seen('family', 'out', 'person'), seen('family', 'in', 'person')];
  expect(groupByMeaning('person', relations)).toEqual([
    { meaning: 'family', group: [relations[1], relations[2]] },
    { meaning: 'compared', group: [relations[0]] },
  ]);
});
