import type { Module } from '../../rules/modules.ts';

/** What an entry may lack that somebody can mend in five minutes. */
export const lacks = ['source', 'precision', 'language', 'picture', 'place'] as const;
export type Lack = (typeof lacks)[number];

/** The part in whose editor each is mended. */
export const partOf: Record<Lack, Module> = {
  source: 'facts',
  precision: 'facts',
  language: 'text',
  picture: 'facts',
  place: 'facts',
};
