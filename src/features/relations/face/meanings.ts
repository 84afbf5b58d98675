import type { Kind } from '../../../rules/kinds.ts';
import type { RelationType } from '../../../rules/relation-types.ts';
import type { EntryRelation } from '../contract.ts';

/** Groups of an entry's relations by meaning, in display order. */
export const meanings = [
  'family',
  'love',
  'teach',
  'friends',
  'opponents',
  'rule',
  'works',
  'makers',
  'wars',
  'fighters',
  'conquest',
  'people',
  'influences',
  'influenced',
  'deeds',
  'places',
  'belonging',
  'before',
  'told',
  'tells',
  'links',
  'compared',
] as const;
export type Meaning = (typeof meanings)[number];

const isWork = (kind: Kind) => kind === 'book' || kind === 'painting';
const isLocation = (kind: Kind) => kind === 'place' || kind === 'site';
const warRelationTypes: ReadonlySet<RelationType> = new Set([
  'experience',
  'achievement',
  'enemy',
  'destroy',
  'human-nonhuman',
  'nonhuman-nonhuman',
]);

/** Types with the same meaning for all kinds at their ends. */
const meaningByType: Partial<Record<RelationType, Meaning>> = {
  family: 'family',
  love: 'love',
  teach: 'teach',
  friendship: 'friends',
  other: 'compared',
};

/**
 * The meaning of a relation for a reader of one of its ends: by its type, its direction, and the kinds at both ends. An
 * import may give any type to any pair of kinds, so every combination has a group.
 */
export function meaningOf(
  ownKind: Kind,
  {
    type,
    direction,
    other: { kind: otherKind },
  }: Pick<EntryRelation, 'type' | 'direction'> & { other: { kind: Kind } },
): Meaning {
  const settled = meaningByType[type];
  if (settled) return settled;
  if (otherKind === 'war' && warRelationTypes.has(type)) return 'wars';
  if (
    ownKind === 'war' &&
    (otherKind === 'person' || otherKind === 'polity' || otherKind === 'people') &&
    warRelationTypes.has(type)
  )
    return 'fighters';
  const makes = type === 'achievement' || type === 'attribution';
  if (makes && isWork(otherKind) && direction !== 'out' && ownKind !== 'person')
    return isWork(ownKind) ? 'links' : 'works';
  if (makes && isWork(otherKind)) return 'works';
  if (makes && isWork(ownKind) && otherKind === 'person') return 'makers';
  switch (type) {
    case 'enemy':
      return 'opponents';
    case 'destroy':
      return 'conquest';
    case 'career':
      return 'rule';
    case 'influence':
      return direction === 'in' ? 'influences' : 'influenced';
    case 'evolution':
      return 'before';
    case 'nonhuman-human':
      return direction === 'in' ? 'told' : 'tells';
    case 'human-human':
      return 'people';
    case 'location':
      return 'places';
    case 'achievement':
      return direction === 'in' && otherKind === 'person' ? 'makers' : 'deeds';
    case 'attribution':
      return isLocation(otherKind) ? 'places' : 'belonging';
    case 'experience':
    case 'human-nonhuman':
      return otherKind === 'person' ? 'people' : isLocation(otherKind) ? 'places' : 'deeds';
    default:
      return isWork(otherKind) ? 'told' : isLocation(otherKind) ? 'places' : 'links';
  }
}

/** The relations of an entry by meaning, in the order of `meanings`; each group keeps its order. */
export function groupByMeaning<R extends Parameters<typeof meaningOf>[1]>(
  ownKind: Kind,
  relations: readonly R[],
): { meaning: Meaning; group: R[] }[] {
  const groups = Map.groupBy(relations, (relation) => meaningOf(ownKind, relation));
  return meanings.flatMap((meaning) => {
    const group = groups.get(meaning);
    return group ? [{ meaning, group }] : [];
  });
}
