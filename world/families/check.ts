import { houseProblems } from '../house-rules.ts';
import { columns, type WrittenSubject } from '../load.ts';
import { problemsOfCitation } from '../sources/check.ts';
import { sources } from '../sources/index.ts';
import type { Cited, Five, Span } from '../subject.ts';
import { women } from '../women.ts';
import type { House, HousePerson, HouseUnion } from './house.ts';

const date = /^-?(?!0000)\d{4}(?:-\d\d)?(?:-\d\d)?[~?]?$/;
/** Years between a parent and a child that nobody would doubt. */
const ages = { youngest: 12, oldest: { female: 52, male: 85 } } as const;

const yearOf = (when: string) => {
  const year = Number(/^-?\d{4}/.exec(when)![0]);
  return year < 0 ? year + 1 : year;
};
const length = (text: string) => [...text].length;
/** Of two dates whether the first is later for sure, with a year to spare where either is about or doubtful. */
const isAfter = (one: string, other: string) => yearOf(one) > yearOf(other) + (/[~?]/.test(one + other) ? 10 : 0);

/** What is wrong with the houses, as sentences: each person small but whole, each union possible, nobody twice. */
export function problemsOfHouses(houses: readonly House[], world: readonly WrittenSubject[]): string[] {
  const all = houses.flatMap(({ persons }) => persons),
    people = new People(world, all);
  const problems: string[] = [];
  const told = new Set(world.map(({ id }) => id));
  for (const { id } of [...houses, ...all]) {
    if (told.has(id)) problems.push(`${id}: stands twice`);
    told.add(id);
  }
  for (const house of houses) {
    if (house.persons.length < 30) problems.push(`${house.id}: has ${house.persons.length} persons`);
    for (const id of house.elsewhere) if (!people.has(id)) problems.push(`${house.id}: ${id} is nobody`);
    for (const one of [house, ...house.persons])
      problems.push(...problemsOfTexts(one).map((problem) => `${house.id}, ${one.id}: ${problem}`));
    for (const one of house.persons)
      problems.push(...problemsOfTimes(one).map((problem) => `${house.id}, ${one.id}: ${problem}`));
  }
  const unions = houses.flatMap((house) => house.unions.map((union) => ({ house: house.id, union })));
  const pairs = new Set<string>();
  for (const { house, union } of unions) {
    const say = (problem: string) => problems.push(`${house}, ${union.partners.join(' and ')}: ${problem}`);
    const pair = [...union.partners, union.when].sort().join();
    if (union.partners.length === 2 && pairs.has(pair)) say('stands twice');
    pairs.add(pair);
    for (const problem of problemsOfUnion(union, people)) say(problem);
  }
  const tied = new Set(unions.flatMap(({ union }) => [...union.partners, ...union.children.map(({ key }) => key)]));
  for (const { id } of all) if (!tied.has(id)) problems.push(`${id}: is in no union`);
  return [...problems, ...problemsOfDescent(unions.map(({ union }) => union))];
}

/** Those of the houses and of `subjects/`: whether they are, and what is known of them. */
class People {
  readonly #own: ReadonlyMap<string, HousePerson>;
  readonly #subjects: ReadonlyMap<string, WrittenSubject>;
  constructor(world: readonly WrittenSubject[], persons: readonly HousePerson[]) {
    this.#own = new Map(persons.map((one) => [one.id, one]));
    this.#subjects = new Map(world.map((one) => [one.id, one]));
  }
  has = (id: string) => this.#own.has(id) || this.#subjects.get(id)?.kind === 'person';
  genderOf = (id: string) => this.#own.get(id)?.gender ?? (women.has(id) ? 'female' : 'male');
  lifeOf(id: string): readonly [string, string] {
    const [from, to] = this.#subjects.get(id)?.times.find(({ role }) => role === 'life')?.span ?? ['', ''];
    return this.#own.get(id)?.life ?? [from, to === '..' ? '' : to];
  }
}

function problemsOfTexts({ names, note, source }: { names: Five; note: Five | null; source: Cited }): string[] {
  const problems: string[] = [];
  for (const [what, texts, most] of [
    ['name', names, 60],
    ['note', note ?? [], 160],
  ] as const)
    for (const [column, text] of texts.entries()) {
      if (!text.trim() || length(text) > most) problems.push(`${what} in ${columns[column]} is not whole`);
      if ((column === 0 || column === 4) && !/[\u3040-\u30ff\u3400-\u9fff]/.test(text))
        problems.push(`${what} in ${columns[column]} has no CJK letter`);
      for (const problem of houseProblems(text, column)) problems.push(`${what} in ${columns[column]}: ${problem}`);
    }
  return [...problems, ...problemsOfSource(source)];
}

const problemsOfSource = (cited: Cited, at?: Span) =>
  cited[0] in sources ? problemsOfCitation(cited, at) : [`unknown source ${cited[0]}`];

function problemsOfTimes({ life, reigns }: HousePerson): string[] {
  const problems: string[] = [];
  const [born, died] = life ?? ['', ''];
  if (life && !born && !died) problems.push('a life without dates');
  for (const when of [born, died, ...reigns.flat()])
    if (when && !date.test(when)) problems.push(`${when} is not a date`);
  if (born && died && yearOf(born) > yearOf(died)) problems.push('dies before being born');
  for (const [from, until] of reigns) {
    if (!from || !until) problems.push('a reign without its end');
    else if (yearOf(from) > yearOf(until)) problems.push('a reign that ends before it begins');
    else if ((born && isAfter(born, from)) || (died && isAfter(until, died))) problems.push('rules outside their life');
  }
  return problems;
}

function problemsOfUnion({ partners, children, when, source }: HouseUnion, people: People): string[] {
  const problems: string[] = [];
  const members = [...partners, ...children.map(({ key }) => key)];
  for (const id of members) if (!people.has(id)) problems.push(`${id} is nobody`);
  if (new Set(members).size < members.length) problems.push('has somebody twice');
  if (partners.length === 2 && people.genderOf(partners[0]!) !== 'male') problems.push('the man stands first');
  if (partners.length === 2 && people.genderOf(partners[1]!) !== 'female') problems.push('the woman stands last');
  const said = [when ?? []].flat().filter(Boolean);
  for (const one of said) if (!date.test(one)) problems.push(`${one} is not a date`);
  problems.push(...problemsOfSource(source));
  for (const id of partners) {
    const [born, died] = people.lifeOf(id);
    if (born && said[0] && isAfter(born, said[0])) problems.push(`begins before ${id} is born`);
    if (died && said.some((one) => isAfter(one, died))) problems.push(`goes on after the death of ${id}`);
  }
  let before = '';
  for (const { key, adopted, doubtful } of children) {
    const birth = people.lifeOf(key)[0];
    if (!birth || adopted) continue;
    if (before && isAfter(before, birth)) problems.push(`${key} is older than who stands before`);
    before = birth;
    for (const parent of doubtful ? [] : partners) {
      const [born, died] = people.lifeOf(parent);
      const age = born ? yearOf(birth) - yearOf(born) : ages.youngest;
      if (age < ages.youngest) problems.push(`${parent} is ${age} when ${key} is born`);
      if (age > ages.oldest[people.genderOf(parent)]) problems.push(`${parent} is ${age} when ${key} is born`);
      if (died && yearOf(birth) > yearOf(died) + 1) problems.push(`${parent} is dead when ${key} is born`);
    }
  }
  return problems;
}

/** Nobody is born to more than two, nor is their own ancestor. */
function problemsOfDescent(unions: readonly HouseUnion[]): string[] {
  const parents = new Map<string, string[]>();
  for (const { partners, children } of unions)
    for (const { key, adopted, doubtful } of children)
      if (!adopted && !doubtful) parents.set(key, [...(parents.get(key) ?? []), ...partners]);
  const problems = [...parents].flatMap(([child, own]) =>
    own.length > 2 ? [`${child}: born to ${own.join(', ')}`] : [],
  );
  for (const one of parents.keys()) {
    const above = new Set<string>();
    for (const edge = [...parents.get(one)!]; edge.length;) {
      const next = edge.pop()!;
      if (above.has(next)) continue;
      above.add(next);
      edge.push(...(parents.get(next) ?? []));
    }
    if (above.has(one)) problems.push(`${one}: is their own ancestor`);
  }
  return problems;
}
