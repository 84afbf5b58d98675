import type { RelationWords } from '../record.ts';

/** Kinds of parenthood that a family has no field for; they become relations from the child to the adult. */
export type OtherParenthood = 'foster' | 'step' | 'sealing';

export const parenthoodWords: Readonly<Record<OtherParenthood, RelationWords>> = {
  foster: {
    type: 'family',
    word: { zh: '寄养父母', en: 'foster child of', fr: 'placé chez', es: 'acogido por', jp: '里親' },
    inverse: { zh: '寄养子女', en: 'foster parent of', fr: 'a accueilli', es: 'acogió a', jp: '里子' },
    sentence: {
      zh: '{a}由{b}寄养',
      en: '{a} was a foster child of {b}',
      fr: '{a} a été placé chez {b}',
      es: '{b} acogió a {a}',
      jp: '{a}は{b}の里子であった',
    },
  },
  step: {
    type: 'family',
    word: { zh: '继父母', en: 'stepchild of', fr: 'bel-enfant de', es: 'hijastro de', jp: '継親' },
    inverse: { zh: '继子女', en: 'step-parent of', fr: 'beau-parent de', es: 'tiene por hijastro', jp: '継子' },
    sentence: {
      zh: '{a}是{b}的继子女',
      en: '{a} was a stepchild of {b}',
      fr: '{b} est le beau-parent de {a}',
      es: '{b} tuvo por hijastro a {a}',
      jp: '{a}は{b}の継子であった',
    },
  },
  sealing: {
    type: 'family',
    word: { zh: '印证归属', en: 'sealed to', fr: 'scellé à', es: 'sellado a', jp: '結び固めの親' },
    inverse: { zh: '印证子女', en: 'sealed parent of', fr: 'parent scellé de', es: 'sellado con', jp: '結び固めの子' },
    sentence: {
      zh: '{a}经印证仪式归属{b}',
      en: '{a} was sealed to {b} in a church rite',
      fr: '{a} a été scellé à {b} par un rite religieux',
      es: '{a} fue sellado a {b} en un rito religioso',
      jp: '{a}は儀式により{b}に結び固められた',
    },
  },
};
