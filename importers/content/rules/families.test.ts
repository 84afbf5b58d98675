import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { problemsOfFamilies } from './check-families.ts';
import { formatJson } from '../json-files.ts';
import { builtInContent, readContent } from '../load.ts';

const names = { zh: '某人', en: 'Somebody', fr: 'Quelqu’un', es: 'Alguien', jp: '某人' };
const source = 'weir-royal-families';

/** Reads a family from a content folder. */
function readFamily(members: object[], unions: object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'stele-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'families'));
  writeFileSync(
    join(folder, 'content.json'),
    formatJson({ id: 'families', name: 'Families', licence: 'CC0-1.0', url: null }),
  );
  const family = {
    region: 'europe',
    names,
    note: names,
    span: '1000/1100',
    source: 'suetonius',
    members: members.map((member) => ({ names, source, ...member })),
    kin: [],
    unions: unions.map((union) => ({ kind: 'marriage', source, ...union })),
  };
  writeFileSync(join(folder, 'families/a-house.json'), formatJson(family));
  return { ...readContent(folder), catalogue: builtInContent().catalogue };
}

test('issue 18: the world has ten dynasties of at least thirty persons each, with nothing impossible in them', () => {
  const content = builtInContent();
  expect(content.houses.map(({ id, persons }) => [id, persons.length >= 30])).toEqual(
    [
      'aisin-gioro',
      'house-of-habsburg',
      'house-of-li',
      'house-of-plantagenet',
      'house-of-tudor',
      'inca-dynasty',
      'julio-claudian-dynasty',
      'mughal-dynasty',
      'ptolemaic-dynasty',
      'tokugawa-clan',
    ].map((id) => [id, true]),
  );
  expect(problemsOfFamilies(content)).toEqual([]);
});

test('a row is a person with life, reigns and five names, or a union with its children; anything else is an error', () => {
  const [house] = readFamily(
    [
      {
        id: 'anne',
        gender: 'female',
        royal: true,
        life: '1000~/',
        reigns: ['1010/1020', '1030/1040'],
        otherNames: ['Nan', 'Annie'],
      },
      { id: 'ben', gender: 'male' },
    ],
    [
      {
        partners: ['ben', 'anne'],
        when: '1010/1020',
        ended: 'divorce',
        children: [
          { id: 'carl', doubtful: true },
          { id: 'dora', adopted: true },
        ],
      },
    ],
  ).houses;
  expect(house!.persons).toMatchObject([
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
  expect(house!.unions).toMatchObject([
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
  expect(() => readFamily([{ id: 'ben', gender: 'male', names: { en: 'Ben' } }], [])).toThrow(
    /a-house\.json:\d+: members\.0\.names\.zh/,
  );
  expect(() => readFamily([{ id: 'ben', gender: 'x' }], [])).toThrow(/a-house\.json:\d+: members\.0\.gender/);
  expect(() => readFamily([{ id: 'ben', gender: 'male', life: '-' }], [])).toThrow(/a life is like/);
  expect(() => readFamily([{ id: 'ben', gender: 'male' }], [{ partners: [] }])).toThrow(/unions\.0\.partners/);
});

test('the check finds people who are their own ancestors, parents of impossible age, weddings of the dead, and duplicates', () => {
  const problems = problemsOfFamilies(
    readFamily(
      [
        { id: 'ada', gender: 'female', life: '1000/1030' },
        { id: 'bob', gender: 'male', life: '1000/1060' },
        { id: 'cid', gender: 'male', life: '1005/1050' },
        { id: 'eve', gender: 'female' },
        { id: 'eve', gender: 'female' },
      ],
      [
        { partners: ['bob', 'ada'], when: '1040', children: ['cid'] },
        { partners: ['cid'], kind: 'other', children: ['bob'] },
        { partners: ['eve', 'bob'] },
      ],
    ),
  );
  const messages = problems.map(({ message }) => message);
  for (const message of [
    'has 5 persons, not 30',
    'another subject has the id eve',
    'bob and ada: goes on after the death of ada',
    'bob and ada: ada is 5 when cid is born',
    'cid: cid is -5 when bob is born',
    'eve and bob: the man is the first partner',
    'bob is their own ancestor',
  ])
    expect(messages).toContain(message);
  expect(problems.every(({ file }) => file === 'families/a-house.json')).toBe(true);
  expect(problems.find(({ message }) => message.startsWith('eve and bob'))).toMatchObject({ path: ['unions', 2] });
});
