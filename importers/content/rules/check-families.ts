import { entriesByLanguage, usesHan, type InContentLanguages } from '../../../src/rules/languages.ts';
import { textLength } from '../../../src/rules/text-width.ts';
import { houseProblems } from './house-rules.ts';
import { problemsOfCitation } from '../sources/check-sources.ts';
import type { House, HousePerson, HouseUnion, Span, When } from '../content.ts';
import type { Content, WrittenSubject } from '../load.ts';
import type { Problem } from './problems.ts';

const date = /^-?(?!0000)\d{4}(?:-\d\d)?(?:-\d\d)?[~?]?$/;
/** Years between a parent and a child that are beyond doubt. */
const ages = { youngest: 12, oldest: { female: 52, male: 85 } } as const;
/** Least number of people of a family, and most letters of a name and of a sentence. */
const leastPersons = 30,
  longestName = 60,
  longestNote = 240;

const yearOf = (when: string) => {
  const year = Number(/^-?\d{4}/.exec(when)![0]);
  return year < 0 ? year + 1 : year;
};
/** Whether the first date is certainly later than the second: uncertain dates may be off by ten years. */
const isAfter = (first: string, second: string) =>
  yearOf(first) > yearOf(second) + (/[~?]/.test(first + second) ? 10 : 0);

const familyFile = (id: string) => `families/${id}.json`;

/** The last of some dates, which may be empty: what a source must be late enough to tell. */
function lastOf(dates: readonly string[]): Span | undefined {
  const [last] = dates.filter((when) => when && when !== '..').sort((a, b) => yearOf(b) - yearOf(a));
  return last === undefined ? undefined : [last as When, last as When];
}

/** Problems of the families: people that lack data, impossible unions, duplicates. */
export function problemsOfFamilies(content: Content): Problem[] {
  const { houses, subjects } = content;
  const problems: Problem[] = [];
  const people = new People(subjects, houses);
  const ids = new Set(subjects.map(({ id }) => id));
  const polities = new Map(subjects.filter(({ kind }) => kind === 'polity').map((polity) => [polity.id, polity]));
  const linkedIds = new Set(
    houses.flatMap(({ unions }) =>
      unions.flatMap(({ partners, children }) => [...partners, ...children.map(({ key }) => key)]),
    ),
  );
  const pairs = new Set<string>();
  for (const house of houses) {
    const report = (path: readonly PropertyKey[], message: string) =>
      problems.push({ file: familyFile(house.id), path, message });
    if (ids.has(house.id)) report([], `another subject has the id ${house.id}`);
    ids.add(house.id);
    if (house.persons.length < leastPersons) report([], `has ${house.persons.length} persons, not ${leastPersons}`);
    for (const id of house.elsewhere) if (!people.has(id)) report(['elsewhere'], `there is no person ${id}`);
    for (const [path, message] of problemsOfTexts(house)) report(path, message);
    for (const problem of problemsOfCitation(content.catalogue, house.source)) report(['source'], problem);
    const memberCount = house.persons.filter(({ isMember }) => isMember).length;
    for (const [at, person] of house.persons.entries()) {
      const personPath = person.isMember ? ['members', at] : ['kin', at - memberCount];
      if (ids.has(person.id)) report(personPath, `another subject has the id ${person.id}`);
      ids.add(person.id);
      if (!linkedIds.has(person.id)) report(personPath, `${person.id} is in no union`);
      for (const [path, message] of problemsOfTexts(person)) report([...personPath, ...path], message);
      for (const message of problemsOfTimes(person)) report(personPath, message);
      for (const message of problemsOfRule(person, polities)) report([...personPath, 'ruled'], message);
      for (const ruled of person.ruled)
        for (const problem of problemsOfCitation(content.catalogue, ruled.source, lastOf(ruled.when)))
          report([...personPath, 'ruled'], problem);
      const dates = [...(person.life ?? []), ...person.reigns.flat()];
      for (const problem of problemsOfCitation(content.catalogue, person.source, lastOf(dates)))
        report([...personPath, 'source'], problem);
    }
    for (const [at, union] of house.unions.entries()) {
      const pair = [...union.partners, union.when].sort().join();
      if (union.partners.length === 2 && pairs.has(pair)) report(['unions', at], 'this union is written twice');
      pairs.add(pair);
      for (const message of problemsOfUnion(union, people))
        report(['unions', at], `${union.partners.join(' and ')}: ${message}`);
      const dates = union.when === null ? [] : [union.when].flat();
      for (const problem of problemsOfCitation(content.catalogue, union.source, lastOf(dates)))
        report(['unions', at], problem);
    }
  }
  return [...problems, ...problemsOfDescent(houses)];
}

/** People of families and of `subjects/`. */
class People {
  readonly #persons: ReadonlyMap<string, HousePerson>;
  readonly #subjects: ReadonlyMap<string, WrittenSubject>;
  constructor(subjects: readonly WrittenSubject[], houses: readonly House[]) {
    this.#persons = new Map(houses.flatMap(({ persons }) => persons.map((person) => [person.id, person])));
    this.#subjects = new Map(subjects.map((subject) => [subject.id, subject]));
  }
  has = (id: string) => this.#persons.has(id) || this.#subjects.get(id)?.kind === 'person';
  genderOf = (id: string) => this.#persons.get(id)?.gender ?? this.#subjects.get(id)?.gender ?? 'male';
  lifeOf(id: string): readonly [string, string] {
    const [from, to] = this.#subjects.get(id)?.times.find(({ role }) => role === 'life')?.span ?? ['', ''];
    return this.#persons.get(id)?.life ?? [from, to === '..' ? '' : to];
  }
}

function problemsOfTexts({
  names,
  note,
}: {
  names: InContentLanguages;
  note: InContentLanguages | null;
}): (readonly [path: readonly PropertyKey[], message: string])[] {
  const problems: (readonly [path: readonly PropertyKey[], message: string])[] = [];
  for (const [key, texts, longest] of [
    ['names', names, longestName],
    ['note', note, longestNote],
  ] as const)
    for (const [language, text] of texts ? entriesByLanguage(texts) : []) {
      const report = (message: string) => problems.push([[key, language], message]);
      if (textLength(text) > longest) report(`has ${textLength(text)} letters, not ${longest}`);
      if (usesHan(language) && !/[\u3040-\u30ff\u3400-\u9fff]/.test(text)) report('has no Chinese character or kana');
      for (const problem of houseProblems(text, language)) report(problem);
    }
  return problems;
}

function problemsOfTimes({ life, reigns }: HousePerson): string[] {
  const problems: string[] = [];
  const [born, died] = life ?? ['', ''];
  for (const when of [born, died, ...reigns.flat()])
    if (when && !date.test(when)) problems.push(`${when} is not a date`);
  if (born && died && yearOf(born) > yearOf(died)) problems.push('dies before being born');
  for (const [from, until] of reigns)
    if (yearOf(from) > yearOf(until)) problems.push('a reign ends before it begins');
    else if ((born && isAfter(born, from)) || (died && isAfter(until, died))) problems.push('rules outside their life');
  return problems;
}

/** What they ruled is a polity of that time, and they were alive. */
function problemsOfRule({ life, ruled }: HousePerson, polities: ReadonlyMap<string, WrittenSubject>): string[] {
  const problems: string[] = [];
  const [born, died] = life ?? ['', ''];
  for (const {
    realm,
    when: [from, until],
  } of ruled) {
    const [begins, ends] = polities.get(realm)?.times.find(({ role }) => role === 'span')?.span ?? [];
    if (!begins || !ends) problems.push(`${realm} is no polity with a span`);
    else if (isAfter(begins, until) || (ends !== '..' && isAfter(from, ends)))
      problems.push(`rules ${realm} when it does not exist`);
    if ((born && isAfter(born, from)) || (died && isAfter(until, died))) problems.push('rules outside their life');
  }
  return problems;
}

function problemsOfUnion({ partners, children, when }: HouseUnion, people: People): string[] {
  const problems: string[] = [];
  const members = [...partners, ...children.map(({ key }) => key)];
  for (const id of members) if (!people.has(id)) problems.push(`there is no person ${id}`);
  if (new Set(members).size < members.length) problems.push('a person is named twice');
  if (partners.length === 2 && people.genderOf(partners[0]!) !== 'male') problems.push('the man is the first partner');
  if (partners.length === 2 && people.genderOf(partners[1]!) !== 'female')
    problems.push('the woman is the second partner');
  const dates: readonly string[] = (when === null ? [] : typeof when === 'string' ? [when] : when).filter(Boolean);
  for (const day of dates) if (!date.test(day)) problems.push(`${day} is not a date`);
  for (const id of partners) {
    const [born, died] = people.lifeOf(id);
    if (born && dates[0] && isAfter(born, dates[0])) problems.push(`begins before ${id} is born`);
    if (died && dates.some((day) => isAfter(day, died))) problems.push(`goes on after the death of ${id}`);
  }
  let previousBirth = '';
  for (const { key, adopted, doubtful } of children) {
    const [birth] = people.lifeOf(key);
    if (!birth || adopted) continue;
    if (previousBirth && isAfter(previousBirth, birth)) problems.push(`${key} is older than the child before`);
    previousBirth = birth;
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

/** A person is born to at most two people, and is not their own ancestor. */
function problemsOfDescent(houses: readonly House[]): Problem[] {
  const parents = new Map<string, { file: string; ids: string[] }>();
  for (const { id, unions } of houses)
    for (const { partners, children } of unions)
      for (const { key, adopted, doubtful } of children)
        if (!adopted && !doubtful)
          parents.set(key, { file: familyFile(id), ids: [...(parents.get(key)?.ids ?? []), ...partners] });
  const problems: Problem[] = [];
  for (const [child, { file, ids }] of parents) {
    if (ids.length > 2) problems.push({ file, message: `${child} is born to ${ids.join(', ')}` });
    const ancestors = new Set<string>();
    for (const queue = [...ids]; queue.length;) {
      const ancestor = queue.pop()!;
      if (ancestors.has(ancestor)) continue;
      ancestors.add(ancestor);
      queue.push(...(parents.get(ancestor)?.ids ?? []));
    }
    if (ancestors.has(child)) problems.push({ file, message: `${child} is their own ancestor` });
  }
  return problems;
}
