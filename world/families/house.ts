import type { Cited, Five, Span, When } from '../subject.ts';

/**
 * Somebody of a house who is no subject of `subjects/`: as small as a subject may be. Name, gender, one sentence and a
 * source; a life where anybody knows one.
 */
export interface HousePerson {
  id: string;
  names: Five;
  /** Other names in any language, by which readers look for them. */
  also?: string[];
  gender: 'male' | 'female';
  royal?: true;
  /** Birth to death; a date that nobody knows is left out, as `['', '0014']` or `['0041', '']`. */
  life?: readonly [born: When | '', died: When | ''];
  reign?: Span;
  /** One sentence: who they were. */
  note: Five;
  source: Cited;
}

/** A union, told with its first partner, who may be a subject of `subjects/` too. */
export interface HouseUnion {
  partners: readonly [string, string?];
  kind?: 'marriage' | 'concubinage' | 'other';
  when?: When | Span;
  ended?: 'divorce' | 'death';
  doubtful?: true;
  /** In the order of birth. `=` before one who was adopted, `?` before one of whom it is doubted. */
  children?: string[];
  source: Cited;
}

export interface House {
  id: string;
  region: 'east-asia' | 'south-asia' | 'near-east' | 'africa' | 'europe' | 'americas';
  persons: HousePerson[];
  unions: HouseUnion[];
}

export const house = (one: House): House => one;

/** A child as it is written in a union. */
export function readChild(text: string): { key: string; adopted: boolean; doubtful: boolean } {
  const [, mark, key] = /^([=?]?)(.+)$/.exec(text)!;
  return { key: key!, adopted: mark === '=', doubtful: mark === '?' };
}
