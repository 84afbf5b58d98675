import type { Gender } from '../../rules/kinds.ts';
import { fromColumns, type InLanguages } from '../../rules/languages.ts';
import type { TimeRecord } from '../../rules/time/historical-time.ts';
import type { Citation } from '../../rules/schemas.ts';
import type { UnionRelation } from '../relations/face/publish-union-relations.server.ts';
import type { unionKinds } from './rules.ts';

type FiveTexts = readonly [string, string, string, string, string];
interface RelationWords {
  word: InLanguages;
  inverse: InLanguages | null;
  sentence: InLanguages;
}
const relationWords = (word: FiveTexts, inverse: FiveTexts | null, sentence: FiveTexts): RelationWords => ({
  word: fromColumns(word),
  inverse: inverse && fromColumns(inverse),
  sentence: fromColumns(sentence),
});

/** Relations from a parent to a child, by gender and birth or adoption. zh and jp words name the role of the other. */
const parents: Record<Gender | 'unknown', { born: RelationWords; adopted: RelationWords }> = {
  male: {
    born: relationWords(
      ['子女', 'father of', 'père de', 'padre de', '子'],
      ['父亲', 'child of', 'enfant de', 'hijo/a de', '父'],
      [
        '{a}是{b}的父亲',
        '{a} was the father of {b}',
        '{a} était le père de {b}',
        '{a} fue el padre de {b}',
        '{a}は{b}の父である',
      ],
    ),
    adopted: relationWords(
      ['养子女', 'adoptive father', 'père adoptif de', 'padre adoptivo de', '養子'],
      ['养父', 'adopted by', 'adopté par', 'adoptado/a por', '養父'],
      ['{a}收养了{b}', '{a} adopted {b}', '{a} adopta {b}', '{a} adoptó a {b}', '{a}は{b}を養子とした'],
    ),
  },
  female: {
    born: relationWords(
      ['子女', 'mother of', 'mère de', 'madre de', '子'],
      ['母亲', 'child of', 'enfant de', 'hijo/a de', '母'],
      [
        '{a}是{b}的母亲',
        '{a} was the mother of {b}',
        '{a} était la mère de {b}',
        '{a} fue la madre de {b}',
        '{a}は{b}の母である',
      ],
    ),
    adopted: relationWords(
      ['养子女', 'adoptive mother', 'mère adoptive', 'madre adoptiva', '養子'],
      ['养母', 'adopted by', 'adopté par', 'adoptado/a por', '養母'],
      ['{a}收养了{b}', '{a} adopted {b}', '{a} adopta {b}', '{a} adoptó a {b}', '{a}は{b}を養子とした'],
    ),
  },
  unknown: {
    born: relationWords(
      ['子女', 'parent of', 'parent de', 'progenitor de', '子'],
      ['父母', 'child of', 'enfant de', 'hijo/a de', '親'],
      [
        '{b}是{a}的子女',
        '{b} was a child of {a}',
        '{b} était l’enfant de {a}',
        '{b} nació de {a}',
        '{b}は{a}の子である',
      ],
    ),
    adopted: relationWords(
      ['养子女', 'adoptive parent', 'parent adoptif', 'adoptante de', '養子'],
      ['养父母', 'adopted by', 'adopté par', 'adoptado/a por', '養親'],
      ['{a}收养了{b}', '{a} adopted {b}', '{a} adopta {b}', '{a} adoptó a {b}', '{a}は{b}を養子とした'],
    ),
  },
};

const couples: Record<(typeof unionKinds)[number], RelationWords> = {
  marriage: relationWords(['配偶', 'married to', 'mariage avec', 'cónyuge de', '配偶者'], null, [
    '{a}与{b}是夫妻',
    '{a} and {b} were married',
    '{a} et {b} étaient mariés',
    '{a} y {b} fueron esposos',
    '{a}と{b}は夫婦である',
  ]),
  concubinage: relationWords(['侍妾关系', 'concubinage with', 'concubinage avec', 'concubinato con', '内縁'], null, [
    '{a}与{b}以妾媵关系结合',
    '{a} and {b} lived in concubinage',
    '{a} et {b} vivaient en concubinage',
    '{a} y {b} vivieron en concubinato',
    '{a}と{b}は正式な婚姻によらずに結ばれた',
  ]),
  other: relationWords(['育有子女', 'union with', 'union avec', 'unión con', '子をなした相手'], null, [
    '{a}与{b}曾结合',
    '{a} and {b} had a union',
    '{a} et {b} ont été unis',
    '{a} y {b} estuvieron unidos',
    '{a}と{b}は結ばれた',
  ]),
};

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
    ...(partner && other ? [{ ...common, ...couples[kind], from: partner.id, to: other.id, time }] : []),
    ...partners.flatMap((parent) =>
      children.map((child) => ({
        ...common,
        ...parents[parent.gender ?? 'unknown'][child.adopted ? 'adopted' : 'born'],
        from: parent.id,
        to: child.id,
        time: child.adopted ? null : child.birth,
      })),
    ),
  ];
}
