import { readWords } from '../words/read-words.ts';

/** Kinds of parenthood that a family has no field for; they become relations from the child to the adult. */
export type OtherParenthood = 'foster' | 'step' | 'sealing';

export const parenthoodWords = readWords<OtherParenthood>('gedcom');
