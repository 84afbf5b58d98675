import type { Gender } from '../../../rules/kinds.ts';
import type { PartnerRole } from '../rules.ts';
import type { FamilyGraph } from './family-graph.ts';
import type { BloodLine } from './kinship.ts';

/** Everything that a kinship term depends on: in ethnographic notation FaBrSoDa, plus who is older. */
export interface LineShape {
  /** Genders of the people on the way up, the common ancestor last. */
  up: readonly (Gender | null)[];
  /** Genders on the way down, the relative last; empty when the common ancestor is the relative. */
  down: readonly (Gender | null)[];
  /** Gender of the relative. */
  gender: Gender | null;
  /**
   * Whether the relative is older than the person of the same generation on the way up; for a relative of a later
   * generation, whether their ancestor is older than the first person. Null when unknown.
   */
  isOlder: boolean | null;
  shares: BloodLine['shares'];
  adopted: boolean;
}

/** Input of a language's naming: a line, optionally with a marriage before or after it. */
export interface KinShape {
  /** Gender of the spouse at the beginning; undefined when it begins with blood. */
  first?: Gender | null;
  line: LineShape;
  /** Gender of the spouse at the end; undefined when it ends with blood. */
  last?: Gender | null;
}

/** Kinship terms of a language, without articles. */
export interface KinWords {
  bloodRelative(line: LineShape): string;
  spouse(gender: Gender | null): string;
  /** A partner in a union that is no marriage: for a man, a woman, or somebody of unknown gender. */
  partners: Record<Exclude<PartnerRole, 'spouse'>, readonly [man: string, woman: string, unknown: string] | string>;
  relativeOfSpouse(spouse: Gender | null, line: LineShape): string;
  /** The spouse of a blood relative. */
  spouseOfRelative(line: LineShape, spouse: Gender | null): string;
  /** The spouse of a blood relative of one's spouse. */
  spouseOfRelativeOfSpouse(first: Gender | null, line: LineShape, last: Gender | null): string;
  /** Suffix for a line through adoption, when the term does not say so. */
  byAdoption: string;
}

export function shapeOf(family: FamilyGraph, from: string, { up, down, shares, adopted }: BloodLine): LineShape {
  const relative = down.at(-1) ?? up.at(-1)!;
  const level = up.length - down.length;
  const [person, other] = level > 0 ? [relative, up[level - 1]!] : [down[up.length - 1], from];
  return {
    up: up.map(family.genderOf),
    down: down.map(family.genderOf),
    gender: family.genderOf(relative),
    isOlder: up.length && down.length && person !== undefined ? family.isOlder(person, other) : null,
    shares,
    adopted,
  };
}

/** The same line, starting from the first parent on the way up. */
export const fromParent = (line: LineShape): LineShape => ({ ...line, up: line.up.slice(1), adopted: false });
/** The line to the parent of the relative. */
export const toParent = (line: LineShape): LineShape => {
  const down = line.down.slice(0, -1);
  return { ...line, down, gender: down.at(-1) ?? line.up.at(-1) ?? null, adopted: false };
};

/** Picks by gender; the third is for unknown. */
export const chooseByGender = (gender: Gender | null, male: string, female: string, unknown: string): string =>
  gender === 'male' ? male : gender === 'female' ? female : unknown;
/** Picks by age; the third is for unknown. */
export const chooseByAge = (isOlder: boolean | null, elder: string, younger: string, unknown: string): string =>
  isOlder === null ? unknown : isOlder ? elder : younger;
/** Whether all intermediate people on both sides are men. */
export const isAgnatic = ({ up, down }: LineShape): boolean =>
  [...up.slice(0, -1), ...down.slice(0, -1)].every((gender) => gender === 'male');
/** Whether the two are parent and child. */
export const isDirect = ({ up, down }: LineShape): boolean => up.length + down.length === 1;
