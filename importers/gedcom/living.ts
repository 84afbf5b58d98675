import { yearsBetween } from '../../src/rules/time/historical-time.ts';
import { yearOfDate } from './gedcom-dates.ts';
import { allBelow, below, type GedcomNode } from './gedcom-file.ts';

/** In years. Nobody without a death is taken to have lived longer. */
const longestLife = 110;
/** In years. A parent, child or spouse who died longer ago leaves nobody of them alive. */
const longDead = 100;
/** In years: nobody has a child, or marries, at a younger age. */
const youngestParent = 10;
/** How many links of kinship the dates of relatives reach. */
const mostLinks = 6;

/** One person as far as it says whether they live. Years have no 0; before it they are negative. */
interface Person {
  isDead: boolean;
  died: number | null;
  /** As it is told: a birth of late outweighs what relatives make likely, so that no mistake publishes the living. */
  born: number | null;
  /** The latest year in which they can have been born; null where nothing says. */
  bornBy: number | null;
  parents: string[];
  children: string[];
  spouses: string[];
}

/**
 * The pointers of those who may be alive in a year: nobody tells their death, and neither their own dates nor those of
 * their relatives make it impossible.
 */
export function mayStillLive(records: readonly GedcomNode[], year: number): Set<string> {
  const people = peopleOf(records);
  boundBirths(people);
  const diedLongAgo = (pointer: string) => {
    const died = people.get(pointer)?.died ?? null;
    return died !== null && yearsBetween(died, year) > longDead;
  };
  const living = new Set<string>();
  const isTooOld = (bornBy: number | null) => bornBy !== null && yearsBetween(bornBy, year) >= longestLife;
  for (const [pointer, { isDead, born, bornBy, parents, children, spouses }] of people) {
    const isImpossible =
      born !== null ? isTooOld(born) : isTooOld(bornBy) || [...parents, ...children, ...spouses].some(diedLongAgo);
    if (!isDead && !isImpossible) living.add(pointer);
  }
  return living;
}

const yearOf = (person: GedcomNode, ...tags: string[]): number | null => {
  for (const tag of tags) {
    const year = yearOfDate(below(below(person, tag), 'DATE')?.value);
    if (year !== null) return year;
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
      isDead: Boolean(below(record, 'DEAT') ?? below(record, 'BURI')),
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
    const partners = [...allBelow(family, 'HUSB'), ...allBelow(family, 'WIFE')].map(({ value }) => value.trim());
    const children = allBelow(family, 'CHIL').map(({ value }) => value.trim());
    for (const partner of partners) {
      people.get(partner)?.children.push(...children);
      people.get(partner)?.spouses.push(...partners.filter((other) => other !== partner));
    }
    for (const child of children) people.get(child)?.parents.push(...partners);
  }
  return people;
}

/** Carries the latest year of birth from relative to relative, a link at a time. */
function boundBirths(people: ReadonlyMap<string, Person>): void {
  for (let link = 0; link < mostLinks; link++) {
    const found = new Map<Person, number>();
    for (const person of people.values()) {
      const of = (pointers: readonly string[]) => pointers.flatMap((pointer) => people.get(pointer) ?? []);
      const bounds = [
        ...of(person.parents).flatMap(latestChildOf),
        ...of(person.children).flatMap(({ bornBy }) => (bornBy === null ? [] : [bornBy - youngestParent])),
        ...of(person.spouses).flatMap(({ died }) => (died === null ? [] : [died - youngestParent])),
      ];
      const latest = bounds.reduce((a, b) => Math.min(a, b), person.bornBy ?? Infinity);
      if (latest !== Infinity && latest !== person.bornBy) found.set(person, latest);
    }
    if (!found.size) return;
    for (const [person, latest] of found) person.bornBy = latest;
  }
}

/** The last year in which a child can have been born: the one after their death, or the last of the longest life. */
function latestChildOf({ died, bornBy }: Person): number[] {
  if (died !== null) return [died + 1];
  return bornBy === null ? [] : [bornBy + longestLife];
}
