import type { Module } from '../../rules/modules.ts';

/** Gaps of an entry that take about five minutes to fill. */
export const lacks = ['source', 'precision', 'language', 'picture', 'place'] as const;
export type Lack = (typeof lacks)[number];

/** The part whose editor fills each gap. */
export const partByLack: Record<Lack, Module> = {
  source: 'facts',
  precision: 'facts',
  language: 'text',
  picture: 'facts',
  place: 'facts',
};
