import { expect, test } from 'vitest';
import { loadWorld } from '../load.ts';
import { problemsOfHouses } from './check.ts';
import { house } from './house.ts';
import { houses } from './index.ts';

const five = ['某人', 'Somebody', 'Quelqu’un', 'Alguien', '某人'] as const;
const written = (members: string, unions: string) =>
  house({
    id: 'a-house',
    region: 'europe',
    names: five,
    note: five,
    span: ['1000', '1100'],
    source: ['suetonius'],
    elsewhere: [],
    members: `# weir-royal-families\n${members}`,
    kin: '',
    unions: `# weir-royal-families\n${unions}`,
  });
const row = (id: string, said: string) => `${id} ${said} | ${five.join(' | ')}`;

test('issue 18: the world has ten dynasties of at least thirty persons each, with nothing impossible in them', async () => {
  expect(houses.map(({ id, persons }) => [id, persons.length >= 30])).toEqual(
    [
      'julio-claudian-dynasty',
      'ptolemaic-dynasty',
      'house-of-li',
      'house-of-plantagenet',
      'house-of-tudor',
      'house-of-habsburg',
      'inca-dynasty',
      'mughal-dynasty',
      'tokugawa-clan',
      'aisin-gioro',
    ].map((id) => [id, true]),
  );
  expect(problemsOfHouses(houses, await loadWorld())).toEqual([]);
});

test('a row is a person with life, reigns and five names, or a union with its children; anything else is an error', () => {
  const { persons, unions } = written(
    `${row('anne', 'f* 1000~/ r1010/1020 r1030/1040')}\n= Nan; Annie\n${row('ben', 'm')}`,
    'ben + anne 1010/1020 divorce : ?carl =dora',
  );
  expect(persons).toMatchObject([
    {
      id: 'anne',
      gender: 'female',
      royal: true,
      life: ['1000~', ''],
      reigns: [
        ['1010', '1020'],
        ['1030', '1040'],
      ],
      also: ['Nan', 'Annie'],
    },
    { id: 'ben', royal: false, life: null, reigns: [] },
  ]);
  expect(unions).toMatchObject([
    {
      partners: ['ben', 'anne'],
      kind: 'marriage',
      when: ['1010', '1020'],
      ended: 'divorce',
      children: [
        { key: 'carl', adopted: false, doubtful: true },
        { key: 'dora', adopted: true, doubtful: false },
      ],
    },
  ]);
  expect(() => written('ben m | Ben | Ben', '')).toThrow('not five texts');
  expect(() => written(row('ben', 'x'), '')).toThrow('neither m nor f');
  expect(() => written(row('ben', 'm'), 'ben anne')).toThrow('no union');
});

test('the check finds people who are their own ancestors, parents of impossible age, weddings of the dead, and duplicates', () => {
  const problems = problemsOfHouses(
    [
      written(
        [
          row('ada', 'f 1000/1030'),
          row('bob', 'm 1000/1060'),
          row('cid', 'm 1005/1050'),
          row('eve', 'f'),
          row('eve', 'f'),
        ].join('\n'),
        'bob + ada 1040 : cid\ncid & - : bob\neve + bob',
      ),
    ],
    [],
  );
  for (const problem of [
    'a-house: has 5 persons',
    'eve: stands twice',
    'a-house, bob and ada: goes on after the death of ada',
    'a-house, bob and ada: ada is 5 when cid is born',
    'a-house, cid: cid is -5 when bob is born',
    'a-house, eve and bob: the man stands first',
    'bob: is their own ancestor',
  ])
    expect(problems).toContain(problem);
});
