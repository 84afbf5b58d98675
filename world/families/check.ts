import type { WrittenSubject } from '../load.ts';
import { sources } from '../sources/index.ts';
import { women } from '../women.ts';
import { readChild, type House } from './house.ts';

const date = /^-?\d{4}(?:-\d\d)?(?:-\d\d)?[~?]?$/;
const yearOf = (when: string) => {
  const year = Number(/^-?\d{4}/.exec(when)![0]);
  return year < 0 ? year + 1 : year;
};
const length = (text: string) => [...text].length;

/** What is wrong with the houses, as sentences: each person small but whole, each union possible, nobody twice. */
export function problemsOfHouses(houses: readonly House[], world: readonly WrittenSubject[]): string[] {
  const problems: string[] = [];
  const subjects = new Map(world.map((one) => [one.id, one]));
  const persons = new Map(houses.flatMap((house) => house.persons.map((one) => [one.id, one])));
  const lifeOf = (id: string): readonly [string, string] => {
    const own = persons.get(id)?.life,
      [from, to] = subjects.get(id)?.times.find(({ role }) => role === 'life')?.span ?? ['', ''];
    return own ?? [from, to === '..' ? '' : to];
  };
  const genderOf = (id: string) => persons.get(id)?.gender ?? (women.has(id) ? 'female' : 'male');
  const parents = new Map<string, string[]>();

  for (const { id: house, persons: own, unions } of houses) {
    if (own.length < 30) problems.push(`${house}: has ${own.length} persons`);
    for (const one of own) {
      const say = (problem: string) => problems.push(`${house}, ${one.id}: ${problem}`);
      if (subjects.has(one.id)) say('is a subject already');
      for (const [what, texts, most] of [
        ['name', one.names, 60],
        ['note', one.note, 140],
      ] as const)
        if (texts.length !== 5 || texts.some((text) => !text.trim() || length(text) > most))
          say(`${what} is not whole`);
      for (const column of [0, 4])
        if (!/[\u3040-\u30ff\u3400-\u9fff]/.test(one.names[column]!)) say(`name ${column} has no CJK letter`);
      if (!(one.source[0] in sources)) say(`unknown source ${one.source[0]}`);
      const [born, died] = one.life ?? ['', ''];
      if (one.life && !born && !died) say('a life without dates');
      for (const when of [born, died, ...(one.reign ?? [])]) if (when && !date.test(when)) say(`${when} is not a date`);
      if (born && died && yearOf(born) > yearOf(died)) say('dies before being born');
    }
    const pairs = new Set<string>();
    for (const { partners, children = [], when, source } of unions) {
      const say = (problem: string) => problems.push(`${house}, ${partners.join(' and ')}: ${problem}`);
      const own = children.map(readChild);
      for (const id of [...partners, ...own.map(({ key }) => key)])
        if (id !== undefined && !persons.has(id) && subjects.get(id)?.kind !== 'person') say(`${id} is nobody`);
      if (!(source[0] in sources)) say(`unknown source ${source[0]}`);
      if (partners.length === 2 && pairs.has([...partners].sort().join())) say('stands twice');
      pairs.add([...partners].sort().join());
      if (partners.length === 2 && genderOf(partners[0]) !== 'male') say('the man stands first');
      for (const one of [when ?? []].flat()) if (one !== '..' && !date.test(one)) say(`${one} is not a date`);
      for (const { key, adopted } of own) {
        const birth = lifeOf(key)[0];
        if (!adopted) parents.set(key, [...(parents.get(key) ?? []), ...partners.flatMap((one) => one ?? [])]);
        for (const parent of partners) {
          const [born, died] = parent === undefined ? ['', ''] : lifeOf(parent);
          if (adopted || !birth) continue;
          if (born && yearOf(birth) - yearOf(born) < 12) say(`is too young for ${key}`);
          if (died && yearOf(birth) > yearOf(died) + 1) say(`is dead when ${key} is born`);
        }
      }
    }
  }
  for (const [child, own] of parents) if (own.length > 2) problems.push(`${child}: born to ${own.join(', ')}`);
  return problems;
}
