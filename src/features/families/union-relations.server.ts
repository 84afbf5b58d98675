import type { Gender } from '../../rules/kinds.ts';
import { dictionaryFor } from '../../kit/registry/texts.server.ts';
import type { TextKey } from '../../kit/texts.ts';
import { forEachLanguage, type InLanguages } from '../../rules/languages.ts';
import type { TimeRecord } from '../../rules/time/historical-time.ts';
import type { Citation } from '../../rules/schemas.ts';
import type { UnionRelation } from '../relations/face/publish-union-relations.server.ts';
import type { unionKinds } from './rules.ts';

interface RelationWords {
  word: InLanguages;
  inverse: InLanguages | null;
  sentence: InLanguages;
}

type UnionKind = (typeof unionKinds)[number];
type ParentRelation = `${Gender | 'unknown'}.${'born' | 'adopted'}`;
/**
 * The words of a relation between partners, or from a parent to a child by the parent's gender and birth or adoption:
 * texts of this feature. zh and jp words name the role of the other.
 */
function wordsOf(name: UnionKind | ParentRelation): RelationWords {
  const read = (key: TextKey) => forEachLanguage((language) => dictionaryFor(language)[key]!);
  return {
    word: read(`union.word.${name}`),
    inverse: isParentRelation(name) ? read(`union.inverse.${name}`) : null,
    sentence: read(`union.sentence.${name}`),
  };
}
const isParentRelation = (name: UnionKind | ParentRelation): name is ParentRelation => name.includes('.');

/** Data of a union from which its graph relations are built. */
export interface UnionRow {
  id: string;
  kind: (typeof unionKinds)[number];
  time: TimeRecord | null;
  source: Citation | null;
  partners: readonly { id: string; gender: Gender | null }[];
  children: readonly { id: string; adopted: boolean; birth: TimeRecord | null }[];
}

/**
 * A relation between the partners, and one from each partner to each child, so that paths match the tree. Relations to
 * a child begin with its birth.
 */
export function relationsOfUnion({ id: unionId, kind, time, source, partners, children }: UnionRow): UnionRelation[] {
  const common = { unionId, type: 'family' as const, source };
  const [partner, other] = partners;
  return [
    ...(partner && other ? [{ ...common, ...wordsOf(kind), from: partner.id, to: other.id, time }] : []),
    ...partners.flatMap((parent) =>
      children.map((child) => ({
        ...common,
        ...wordsOf(`${parent.gender ?? 'unknown'}.${child.adopted ? 'adopted' : 'born'}`),
        from: parent.id,
        to: child.id,
        time: child.adopted ? null : child.birth,
      })),
    ),
  ];
}
