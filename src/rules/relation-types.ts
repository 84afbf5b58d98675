/**
 * The types of a relation. Source: spec §3 "Relation", which says nineteen but lists these eighteen (decision 0005).
 */
export const relationTypes = [
  'family',
  'love',
  'friendship',
  'teach',
  'career',
  'achievement',
  'influence',
  'enemy',
  'experience',
  'destroy',
  'location',
  'attribution',
  'evolution',
  'human-human',
  'human-nonhuman',
  'nonhuman-human',
  'nonhuman-nonhuman',
  'other',
] as const;
export type RelationType = (typeof relationTypes)[number];
