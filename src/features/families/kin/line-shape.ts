import type { Gender } from '../../../rules/kinds.ts';
import type { FamilyGraph } from './family-graph.ts';
import type { BloodLine } from './kinship.ts';

/** All that a term of kinship depends on: what an ethnologist would write as FaBrSoDa, with who is older. */
export interface LineShape {
  /** Genders of whoever is passed on the way up, the common ancestor last. */
  up: readonly (Gender | null)[];
  /** Genders on the way down, the relative last; empty where the common ancestor is the relative. */
  down: readonly (Gender | null)[];
  /** Of the relative. */
  gender: Gender | null;
  /**
   * Whether the relative is older than whoever stands in the same generation on the way up; of a relative of a later
   * generation, whether their forebear is older than the one who begins. Null: nobody knows.
   */
  isOlder: boolean | null;
  shares: BloodLine['shares'];
  adopted: boolean;
}

/** What a language is asked to name: a line, and perhaps a marriage before or after it. */
export interface KinShape {
  /** The gender of the spouse by whom it begins; undefined where it begins with blood. */
  first?: Gender | null;
  line: LineShape | null;
  /** The gender of the spouse with whom it ends; undefined where it ends with blood. */
  last?: Gender | null;
}

/** The names of a language for its relatives, none of them with an article. */
export interface KinWords {
  blood(line: LineShape): string;
  spouse(gender: Gender | null): string;
  /** A blood relative of one's spouse. */
  ofSpouse(spouse: Gender | null, line: LineShape): string;
  /** The spouse of a blood relative. */
  spouseOf(line: LineShape, spouse: Gender | null): string;
  /** The spouse of a blood relative of one's spouse. */
  spouseOfSpouses(first: Gender | null, line: LineShape, last: Gender | null): string;
  /** Said behind a line that goes by adoption, where its term does not say so. */
  byAdoption: string;
}

export function shapeOf(family: FamilyGraph, from: string, { up, down, shares, adopted }: BloodLine): LineShape {
  const relative = down.at(-1) ?? up.at(-1)!;
  const level = up.length - down.length;
  const [one, other] = level > 0 ? [relative, up[level - 1]!] : [down[up.length - 1], from];
  return {
    up: up.map(family.genderOf),
    down: down.map(family.genderOf),
    gender: family.genderOf(relative),
    isOlder: up.length && down.length && one !== undefined ? family.isOlder(one, other) : null,
    shares,
    adopted,
  };
}

/** The line of the parent through whom this one begins, seen from there. */
export const fromParent = (line: LineShape): LineShape => ({ ...line, up: line.up.slice(1), adopted: false });
/** The line to the parent of the relative. */
export const toParent = (line: LineShape): LineShape => {
  const down = line.down.slice(0, -1);
  return { ...line, down, gender: down.at(-1) ?? line.up.at(-1) ?? null, adopted: false };
};

/** Picks by gender; the third is for nobody knows. */
export const by = (gender: Gender | null, male: string, female: string, unknown: string): string =>
  gender === 'male' ? male : gender === 'female' ? female : unknown;
/** Picks by age; the third is for nobody knows. */
export const byAge = (isOlder: boolean | null, elder: string, younger: string, unknown: string): string =>
  isOlder === null ? unknown : isOlder ? elder : younger;
/** Whether the line goes by way of men alone, on both sides. */
export const isAgnatic = ({ up, down }: LineShape): boolean =>
  [...up.slice(0, -1), ...down.slice(0, -1)].every((gender) => gender === 'male');
/** Parent and child, nothing between. */
export const isDirect = ({ up, down }: LineShape): boolean => up.length + down.length === 1;
