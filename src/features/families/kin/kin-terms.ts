import { byLanguage, type Language } from '../../../rules/languages.ts';
import { partnerRole } from '../rules.ts';
import type { FamilyGraph } from './family-graph.ts';
import { kinshipsFrom, type Kinship } from './kinship.ts';
import { chooseByGender, isDirect, shapeOf, type KinShape, type KinWords } from './line-shape.ts';
import { en } from './words-en.ts';
import { es } from './words-es.ts';
import { fr } from './words-fr.ts';
import { jp } from './words-jp.ts';
import { zh } from './words-zh.ts';

const words = byLanguage<KinWords>({ zh, en, fr, es, jp });

/** The term for `b` relative to `a` by one kinship, in a language, without an article. */
export function kinTerm(family: FamilyGraph, a: string, b: string, kinship: Kinship, language: Language): string {
  const { first, line, last } = kinship;
  if (!line) return partnerTerm(family, a, b, language);
  const shape: KinShape = {
    ...(first !== null && { first: family.genderOf(first) }),
    line: shapeOf(family, first ?? a, line),
    ...(last !== null && { last: family.genderOf(b) }),
  };
  return termOf(shape, language);
}

function partnerTerm(family: FamilyGraph, a: string, b: string, language: Language): string {
  const [gender, other] = [family.genderOf(b), family.genderOf(a)];
  const role = partnerRole(family.unionBetween(a, b)!, gender, other);
  if (role === 'spouse') return words[language].spouse(gender);
  const word = words[language].partners[role];
  return typeof word === 'string' ? word : chooseByGender(gender, ...word);
}

function termOf({ first, line, last }: KinShape, language: Language): string {
  const kinWords = words[language];
  const term =
    first === undefined
      ? last === undefined
        ? kinWords.bloodRelative(line)
        : kinWords.spouseOfRelative(line, last)
      : last === undefined
        ? kinWords.relativeOfSpouse(first, line)
        : kinWords.spouseOfRelativeOfSpouse(first, line, last);
  const saysItself = first === undefined && last === undefined && isDirect(line);
  return line.adopted && !saysItself ? term + kinWords.byAdoption : term;
}

/** All kin terms of others relative to `a`, closest first, without duplicates. */
export function kinTermsFrom(family: FamilyGraph, a: string, language: Language): (b: string) => string[] {
  const kinships = kinshipsFrom(family, a);
  return (b) => [...new Set(kinships(b).map((kinship) => kinTerm(family, a, b, kinship, language)))];
}
