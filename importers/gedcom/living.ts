import { yearsBetween } from '../../src/rules/time/historical-time.ts';
import { yearsOfDate } from './gedcom-dates.ts';
import { findChildren, findChild, type GedcomNode } from './gedcom-file.ts';

/** Maximum age in years of a person without a known death. */
const maxAge = 110;
/** Years since the death of a parent, child or spouse after which the person is certainly dead. */
const yearsAfterRelativeDeath = 100;
/** Minimum age in years at which people marry or have children. */
const minParentAge = 10;
/** Maximum number of kinship links over which dates of relatives are used. */
const maxLinks = 6;

/** Facts that decide whether a person may be alive. There is no year 0; BC years are negative. */
interface Person {
  isDead: boolean;
  died: number | null;
  /** The stated birth: a recent one outweighs inference from relatives, so that no error publishes the living. */
  born: number | null;
  /** The latest possible year of birth; null if unknown. */
  bornBy: number | null;
  parents: string[];
  children: string[];
  spouses: string[];
}

/**
 * Pointers of people who may be alive in a year: their death is not stated, and neither their own dates nor those of
 * their relatives rule it out.
 */
export function findPossiblyLiving(records: readonly GedcomNode[], year: number): Set<string> {
  const people = peopleOf(records);
  boundBirths(people);
  const diedLongAgo = (pointer: string) => {
    const died = people.get(pointer)?.died ?? null;
    return died !== null && yearsBetween(died, year) > yearsAfterRelativeDeath;
  };
  const living = new Set<string>();
  const isTooOld = (bornBy: number | null) => bornBy !== null && yearsBetween(bornBy, year) >= maxAge;
  for (const [pointer, { isDead, born, bornBy, parents, children, spouses }] of people) {
    const isImpossible =
      born !== null ? isTooOld(born) : isTooOld(bornBy) || [...parents, ...children, ...spouses].some(diedLongAgo);
    if (!isDead && !isImpossible) living.add(pointer);
  }
  return living;
}

const yearOf = (person: GedcomNode, ...tags: string[]): number | null => {
  for (const tag of tags) {
    const years = yearsOfDate(findChild(findChild(person, tag), 'DATE')?.value);
    if (years) return years.last;
  }
  return null;
};

function peopleOf(records: readonly GedcomNode[]): Map<string, Person> {
  const people = new Map<string, Person>();
  for (const record of records) {
    if (record.tag !== 'INDI' || !record.pointer) continue;
    const died = yearOf(record, 'DEAT', 'BURI'),
      born = yearOf(record, 'BIRT', 'CHR', 'BAPM');
    people.set(record.pointer, {
      isDead: Boolean(findChild(record, 'DEAT') ?? findChild(record, 'BURI')),
      died,
      born,
      bornBy: born ?? died,
      parents: [],
      children: [],
      spouses: [],
    });
  }
  for (const family of records) {
    if (family.tag !== 'FAM') continue;
    const partners = [...findChildren(family, 'HUSB'), ...findChildren(family, 'WIFE')].map(({ value }) =>
      value.trim(),
    );
    const children = findChildren(family, 'CHIL').map(({ value }) => value.trim());
    for (const partner of partners) {
      people.get(partner)?.children.push(...children);
      people.get(partner)?.spouses.push(...partners.filter((other) => other !== partner));
    }
    for (const child of children) people.get(child)?.parents.push(...partners);
  }
  return people;
}

/** Propagates the latest year of birth between relatives, one link per round. */
function boundBirths(people: ReadonlyMap<string, Person>): void {
  for (let link = 0; link < maxLinks; link++) {
    const latestBirths = new Map<Person, number>();
    for (const person of people.values()) {
      const of = (pointers: readonly string[]) => pointers.flatMap((pointer) => people.get(pointer) ?? []);
      const bounds = [
        ...of(person.parents).flatMap(latestChildOf),
        ...of(person.children).flatMap(({ bornBy }) => (bornBy === null ? [] : [bornBy - minParentAge])),
        ...of(person.spouses).flatMap(({ died }) => (died === null ? [] : [died - minParentAge])),
      ];
      const latest = bounds.reduce((a, b) => Math.min(a, b), person.bornBy ?? Infinity);
      if (latest !== Infinity && latest !== person.bornBy) latestBirths.set(person, latest);
    }
    if (!latestBirths.size) return;
    for (const [person, latest] of latestBirths) person.bornBy = latest;
  }
}

/** The latest possible birth of a child: the year after the parent's death, or the end of the longest life. */
function latestChildOf({ died, bornBy }: Person): number[] {
  if (died !== null) return [died + 1];
  return bornBy === null ? [] : [bornBy + maxAge];
}
