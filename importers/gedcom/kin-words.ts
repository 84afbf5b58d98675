import { fromColumns } from '../../src/rules/languages.ts';
import type { RelationWords } from '../record.ts';

/** Kinds of parenthood that a family has no field for; they become relations from the child to the adult. */
export type OtherParenthood = 'foster' | 'step' | 'sealing';

export const parenthoodWords: Readonly<Record<OtherParenthood, RelationWords>> = {
  foster: {
    type: 'family',
    word: fromColumns(['寄养父母', 'foster child of', 'placé chez', 'acogido por', '里親']),
    inverse: fromColumns(['寄养子女', 'foster parent of', 'a accueilli', 'acogió a', '里子']),
    sentence: fromColumns([
      '{a}由{b}寄养',
      '{a} was a foster child of {b}',
      '{a} a été placé chez {b}',
      '{b} acogió a {a}',
      '{a}は{b}の里子であった',
    ]),
  },
  step: {
    type: 'family',
    word: fromColumns(['继父母', 'stepchild of', 'bel-enfant de', 'hijastro de', '継親']),
    inverse: fromColumns(['继子女', 'step-parent of', 'beau-parent de', 'tiene por hijastro', '継子']),
    sentence: fromColumns([
      '{a}是{b}的继子女',
      '{a} was a stepchild of {b}',
      '{b} est le beau-parent de {a}',
      '{b} tuvo por hijastro a {a}',
      '{a}は{b}の継子であった',
    ]),
  },
  sealing: {
    type: 'family',
    word: fromColumns(['印证归属', 'sealed to', 'scellé à', 'sellado a', '結び固めの親']),
    inverse: fromColumns(['印证子女', 'sealed parent of', 'parent scellé de', 'sellado con', '結び固めの子']),
    sentence: fromColumns([
      '{a}经印证仪式归属{b}',
      '{a} was sealed to {b} in a church rite',
      '{a} a été scellé à {b} par un rite religieux',
      '{a} fue sellado a {b} en un rito religioso',
      '{a}は儀式により{b}に結び固められた',
    ]),
  },
};
