import type { places } from './places/index.ts';
import type { relationWords } from './relation-words.ts';
import type { sources } from './sources/index.ts';

export type WordKey = keyof typeof relationWords;
export type SourceKey = keyof typeof sources;
/** A key of `places/`, or the id of a subject that has a place (the world's test checks which). */
export type PlaceKey = keyof typeof places | (string & {});
