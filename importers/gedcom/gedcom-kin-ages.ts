import { astronomicalYear } from '../../src/rules/time/historical-time.ts';
import { yearsOfDate } from './gedcom-dates.ts';
import type { FamilyUnion } from './gedcom-families.ts';
import { findChild, textOf, type GedcomNode } from './gedcom-file.ts';

/** The first and the last possible year of something, counted without a gap between BC and AD. */
interface YearRange {
  first: number;
  last: number;
}
interface LifeYears {
  birth: YearRange | null;
  death: YearRange | null;
}
export interface KinProblem {
  family: GedcomNode;
  line: number;
  tag: string;
  why: string;
}

/** No person has had a child at a younger age. */
const leastParentAge = 5;
/** Ages at which no person is known to have had a child; the dates are legends, or wrong. */
const greatestParentAge = { HUSB: 100, WIFE: 65 } as const;

/**
 * Removes what the dates of a file make impossible: children of parents who were not born or were dead, and weddings
 * outside the life of a partner. The child stays with the other parent. A parent of an age that nobody is known to have
 * had stays, and is returned in `unlikely`.
 */
export function removeImpossibleKin(
  unions: FamilyUnion[],
  people: ReadonlyMap<string, GedcomNode>,
): { removed: KinProblem[]; unlikely: KinProblem[] } {
  const removed: KinProblem[] = [],
    unlikely: KinProblem[] = [];
  const lives = new Map<string, LifeYears>();
  const lifeOf = (key: string): LifeYears => {
    const life = lives.get(key) ?? readLifeYears(people.get(key));
    lives.set(key, life);
    return life;
  };
  for (const familyUnion of unions.slice()) {
    const { family, union, childLines } = familyUnion;
    const wedding = findChild(findChild(family, 'MARR'), 'DATE'),
      weddingYears = wedding && union.time ? astronomicalYears(textOf(wedding)) : null;
    for (const partner of union.partners) {
      const problem = weddingYears && checkWedding(weddingYears, partner, lifeOf(partner));
      if (!problem || !union.time) continue;
      union.time = null;
      removed.push({ family, line: wedding!.line, tag: 'FAM.MARR.DATE', why: `${problem}: the date is not imported` });
    }
    for (const child of union.children) {
      if (child.adopted) continue;
      const line = childLines.get(child.key) ?? family.line;
      const checks = union.partners.map((partner) => ({
        partner,
        ...checkParent(partner, child.key, {
          parent: lifeOf(partner),
          child: lifeOf(child.key),
          isMother: /^F/i.test(textOf(findChild(people.get(partner), 'SEX')).trim()),
        }),
      }));
      for (const { unlikelyAge } of checks)
        if (unlikelyAge)
          unlikely.push({ family, line, tag: `${family.tag}.CHIL`, why: `${unlikelyAge}: imported as stated` });
      const contradictions = checks.flatMap(({ contradiction }) => contradiction ?? []);
      if (!contradictions.length) continue;
      for (const why of contradictions)
        removed.push({ family, line, tag: `${family.tag}.CHIL`, why: `${why}: not their child here` });
      union.children = union.children.filter(({ key }) => key !== child.key);
      childLines.delete(child.key);
      const others = checks.flatMap(({ partner, contradiction }) => (contradiction ? [] : [partner]));
      if (!others.length) continue;
      const other = unionOfPartners(unions, familyUnion, others);
      other.union.children.push(child);
      other.childLines.set(child.key, line);
    }
  }
  return { removed, unlikely };
}

/** The union of some partners of a family; a new one if the family has none. */
function unionOfPartners(unions: FamilyUnion[], { family, union }: FamilyUnion, partners: string[]): FamilyUnion {
  const existing = unions.find((union) => union.family === family && union.union.partners.join() === partners.join());
  if (existing) return existing;
  const added: FamilyUnion = {
    family,
    childLines: new Map(),
    union: {
      partners,
      kind: 'marriage',
      time: null,
      ended: null,
      doubtful: union.doubtful,
      source: union.source,
      children: [],
    },
  };
  unions.push(added);
  return added;
}

/** Birth and death of a person; a christening and a burial are only the last possible year. */
function readLifeYears(person: GedcomNode | undefined): LifeYears {
  const yearsOf = (event: string, substitute: string): YearRange | null => {
    const years = astronomicalYears(textOf(findChild(findChild(person, event), 'DATE')));
    if (years) return years;
    const last = astronomicalYears(textOf(findChild(findChild(person, substitute), 'DATE')))?.last;
    return last === undefined ? null : { first: -Infinity, last };
  };
  return { birth: yearsOf('BIRT', 'CHR'), death: yearsOf('DEAT', 'BURI') };
}

function astronomicalYears(date: string): YearRange | null {
  // BEF and AFT name one end only; the other end is open.
  const years = yearsOfDate(date || undefined);
  if (!years) return null;
  const [first, last] = [astronomicalYear(years.first), astronomicalYear(years.last)];
  if (/^\s*(?:BEF|TO|before)\b/i.test(date)) return { first: -Infinity, last };
  return /^\s*(?:AFT|FROM|after)\b/i.test(date)
    ? { first, last: Infinity }
    : isVague(date)
      ? widen({ first, last })
      : { first, last };
}
/** Approximate years may be a decade off. */
const isVague = (date: string) => /^\s*(?:ABT|EST|CAL|about|c\.|ca\.|~)/i.test(date);
const widen = ({ first, last }: YearRange): YearRange => ({ first: first - 10, last: last + 10 });

function checkParent(
  parentKey: string,
  childKey: string,
  { parent, child, isMother }: { parent: LifeYears; child: LifeYears; isMother: boolean },
): { contradiction: string | null; unlikelyAge: string | null } {
  const none = { contradiction: null, unlikelyAge: null };
  if (!child.birth) return none;
  if (parent.birth && child.birth.last - parent.birth.first < leastParentAge)
    return {
      ...none,
      contradiction:
        child.birth.last <= parent.birth.first
          ? `${childKey} is older than ${parentKey}`
          : `${parentKey} would be younger than ${leastParentAge} at the birth of ${childKey}`,
    };
  if (parent.death && child.birth.first > parent.death.last + (isMother ? 0 : 1))
    return { ...none, contradiction: `${childKey} is born after the death of ${parentKey}` };
  const age = parent.birth ? child.birth.first - parent.birth.last : 0,
    greatest = greatestParentAge[isMother ? 'WIFE' : 'HUSB'];
  return Number.isFinite(age) && age > greatest
    ? { ...none, unlikelyAge: `${parentKey} would be ${age} or older at the birth of ${childKey}` }
    : none;
}

function checkWedding(wedding: YearRange, key: string, { birth, death }: LifeYears): string | null {
  if (birth && wedding.last < birth.first) return `a wedding before the birth of ${key}`;
  return death && wedding.first > death.last ? `a wedding after the death of ${key}` : null;
}
