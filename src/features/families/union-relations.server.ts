import type { Gender } from '../../rules/kinds.ts';
import { dictionaryFor } from '../../kit/registry/texts.server.ts';
import type { TextKey } from '../../kit/texts.ts';
import { forEachLanguage, type InLanguages } from '../../rules/languages.ts';
import type { TimeRecord } from '../../rules/time/historical-time.ts';
import type { Citation } from '../../rules/schemas.ts';
import type { UnionRelation } from '../relations/face/publish-union-relations.server.ts';
import { partnerRole, type PartnerRole, type UnionKind } from './rules.ts';

interface RelationWords {
  word: InLanguages;
  inverse: InLanguages | null;
  sentence: InLanguages;
}

type Partner = UnionRow['partners'][number];
type PartnerWord = Exclude<PartnerRole, 'consort.man' | 'concubine.man'>;
type ParentRelation = `${Gender | 'unknown'}.${'born' | 'adopted'}`;
/**
 * The words of a relation between partners, or from a parent to a child by the parent's gender and birth or adoption:
 * texts of this feature. zh and jp words name the role of the other.
 */
function wordsOf(name: PartnerWord | ParentRelation): RelationWords {
  const read = (key: TextKey) => forEachLanguage((language) => dictionaryFor(language)[key]!);
  return {
    word: read(`union.word.${name}`),
    inverse: hasInverse(name) ? read(`union.inverse.${name}`) : null,
    sentence: read(`union.sentence.${name}`),
  };
}
const hasInverse = (name: PartnerWord | ParentRelation): name is 'consort' | 'concubine' | ParentRelation =>
  name.includes('.') || name === 'consort' || name === 'concubine';

/** From a consort or concubine to the man; otherwise in the order of the partners. */
function relationOfPartners(kind: UnionKind, partner: Partner, other: Partner) {
  const role = partnerRole(kind, partner.gender, other.gender);
  return role === 'consort.man' || role === 'concubine.man'
    ? { ...wordsOf(partnerRole(kind, other.gender, partner.gender) as PartnerWord), from: other.id, to: partner.id }
    : { ...wordsOf(role), from: partner.id, to: other.id };
}

/** Data of a union from which its graph relations are built. */
export interface UnionRow {
  id: string;
  kind: UnionKind;
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
    ...(partner && other ? [{ ...common, ...relationOfPartners(kind, partner, other), time }] : []),
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
