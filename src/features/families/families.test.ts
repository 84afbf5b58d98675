import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { newId } from '../../kit/database/ids.server.ts';
import { entryDetail } from '../entries/contract.ts';
import { reviewDetail } from '../review/contract.ts';
import { withdraw, type PassingRevision } from '../../editing/revisions/face/publish.server.ts';
import { saveRelations } from '../relations/writing-contract.ts';
import { relationsOfEntry, shortestPath } from '../relations/contract.ts';
import type { Relations } from '../relations/rules.ts';
import { familyOf, kinOf } from './contract.ts';
import type { Family, Union } from './rules.ts';
import { saveFamily } from './writing-contract.ts';

const source = { title: 'Tacitus, Annals', author: null, year: null, where: null, url: null };
const life = (from: string, to: string | null) => ({
  startTime: `${from}-00-00 00:00:00`,
  endTime: to && `${to}-00-00 00:00:00`,
  startNote: null,
  endNote: null,
  timeDesc: null,
});
const union = (more: Partial<Union>): Union => ({
  partners: [],
  kind: 'marriage',
  time: null,
  ended: null,
  doubtful: false,
  children: [],
  source,
  origin: null,
  ...more,
});
const someone = (
  en: string,
  gender: 'male' | 'female',
  more: { royal?: boolean; life?: ReturnType<typeof life> } = {},
) => ({
  id: newId(),
  person: { names: { en }, gender, royal: more.royal ?? false, life: more.life ?? null },
});
const child = <M extends { id: string }>(member: M, more: { adopted?: boolean; doubtful?: boolean } = {}) => ({
  adopted: false,
  doubtful: false,
  ...member,
  ...more,
});

async function aFamilyDesk() {
  const desk = await createReviewFixture({}, 'stele');
  const propose = async (itemId: string, family: Family) => {
    const { token, baseId } = await desk.open('author', itemId, 'family');
    return desk.by('author')(saveFamily, { itemId, token, baseId, family });
  };
  return { ...desk, propose };
}

test('S06 R21 a family with wife, father, daughter and adopted son is proposed and reviewed; all get entries, a tree and paths', async () => {
  const { by, open, propose, pass, db } = await aFamilyDesk();
  const father = someone('Hanno', 'male', { life: life('-0280', '-0229'), royal: true }),
    wife = someone('Imilce', 'female', { life: life('-0240', '-0200') }),
    daughter = someone('Sapanibal', 'female', { life: life('-0219', '-0170') }),
    son = someone('Adherbal', 'male', { life: life('-0217', '-0160') });
  const me = { id: 'hannibal' };
  const proposed = await propose('hannibal-en', {
    unions: [
      union({ partners: [father], children: [child(me)] }),
      union({
        partners: [me, wife],
        time: life('-0221', '-0200'),
        ended: 'death',
        children: [child(daughter), child(son, { adopted: true })],
      }),
    ],
  });
  expect(proposed.findings.map(({ name }) => name)).toEqual([]);
  const { difference } = await by('reviewer')(reviewDetail, { id: proposed.revisionId });
  expect(difference.counts).toEqual({ added: 2, removed: 0, changed: 0 });
  await pass(proposed.revisionId);

  // Entries of people with hardly any known facts: a name, a life, a gender, the royal mark.
  expect(await by('other')(entryDetail, { id: `${father.id}-en` })).toMatchObject({ name: 'Hanno', kind: 'person' });

  // The union is the same from every member's point of view.
  const seen = await by('other')(familyOf, { id: 'hannibal-en', way: 'both', steps: 2 });
  expect(seen.people.map(({ name, kin, royal }) => [name, kin[0] ?? '', royal]).sort()).toEqual([
    ['Adherbal', 'adopted son', false],
    ['Hannibal', '', false],
    ['Hanno', 'father', true],
    ['Imilce', 'wife', false],
    ['Sapanibal', 'daughter', false],
  ]);
  const marriage = seen.unions.find(({ partners }) => partners.length === 2)!;
  for (const id of [wife.id, daughter.id, son.id]) {
    const { unions } = await by('other')(familyOf, { id, way: 'both', steps: 1 });
    expect(unions.filter((candidate) => candidate.id === marriage.id)).toEqual([marriage]);
  }
  expect((await by('other', 'jp')(familyOf, { id: daughter.id, way: 'all', steps: 2 })).people).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ name: 'Adherbal', kin: ['弟（養子縁組による）'] })]),
  );

  // The same unions are relations of the graph, so paths include them.
  const path = await by('other')(shortestPath, { aId: `${father.id}-en`, bId: `${daughter.id}-en` });
  expect(path.paths[0]!.nodes).toEqual([father.id, 'hannibal', daughter.id]);
  const { relations } = await by('other')(relationsOfEntry, { id: `${wife.id}-en` });
  expect(relations.map(({ type, word, other }) => [type, word, other.name]).sort()).toEqual([
    ['family', 'adoptive mother', 'Adherbal'],
    ['family', 'married to', 'Hannibal'],
    ['family', 'mother of', 'Sapanibal'],
  ]);

  // Unions do not raise a subject's weight: people known only from families sort after entries in every list.
  const weights = await sql<{ id: string; weight: number }>`
    select id, weight from subject where id = any(${[wife.id, father.id, daughter.id]})`.execute(db);
  expect(weights.rows.map(({ weight }) => weight)).toEqual([0, 0, 0]);

  // Publishing a subject's relations leaves its family relations unchanged.
  const ofFamilies = () =>
    sql`select r.id from relation r join family_union u on u.id = r.union_id where u.told_by = 'hannibal' order by r.id`
      .execute(db)
      .then(({ rows }) => rows);
  const before = await ofFamilies();
  expect(before).toHaveLength(6);
  const { token, baseId, content } = await open('author', 'hannibal-en', 'relations');
  const { relations: written } = content as Relations;
  const again = await by('author')(saveRelations, {
    itemId: 'hannibal-en',
    token,
    baseId,
    relations: written.slice(1),
  });
  await pass(again.revisionId);
  expect(await ofFamilies()).toEqual(before);
});

test('S06 a union is stored once, by one of its members; no person is their own ancestor; oddities are left to the reviewer', async () => {
  const { by, propose, pass, db } = await aFamilyDesk();
  const wife = someone('Imilce', 'female', { life: life('-0240', '-0200') }),
    son = someone('Hamilcar the Younger', 'male');
  const first = await propose('hannibal-en', {
    unions: [union({ partners: [{ id: 'hannibal' }, wife], children: [child(son)] })],
  });
  await pass(first.revisionId);

  const refused = (reason: string) => expect.objectContaining({ details: expect.objectContaining({ reason }) });
  const proposeUnions = (itemId: string, ...unions: Union[]) => propose(itemId, { unions });
  await expect(proposeUnions(wife.id, union({ partners: [wife, { id: 'hannibal' }] }))).rejects.toEqual(
    refused('unionElsewhere'),
  );
  await expect(
    proposeUnions(son.id, union({ partners: [{ id: son.id }], children: [child({ id: 'hannibal' })] })),
  ).rejects.toEqual(refused('ownAncestor'));
  await expect(
    proposeUnions(son.id, union({ partners: [{ id: 'hannibal' }, { id: 'julius-caesar' }] })),
  ).rejects.toEqual(refused('unionWithoutSelf'));
  await expect(proposeUnions(son.id, union({ partners: [{ id: son.id }] }))).rejects.toEqual(refused('unionEmpty'));
  await expect(proposeUnions(son.id, union({ partners: [{ id: son.id }, { id: son.id }] }))).rejects.toEqual(
    refused('twiceInUnion'),
  );
  await expect(proposeUnions(son.id, union({ partners: [{ id: son.id }, { id: 'iliad' }] }))).rejects.toEqual(
    refused('notAPerson'),
  );
  await expect(proposeUnions(son.id, union({ partners: [{ id: son.id }, { id: 'nobody-at-all' }] }))).rejects.toEqual(
    refused('endMissing'),
  );

  const odd = await proposeUnions(
    'julius-caesar-en',
    union({
      partners: [{ id: 'julius-caesar' }],
      time: life('-0030', null),
      source: null,
      children: [
        child(someone('Too Early', 'male', { life: life('-0095', null) })),
        child(someone('Too Late', 'male', { life: life('-0040', null) })),
      ],
    }),
  );
  expect(odd.findings.map(({ name }) => name).sort()).toEqual([
    'afterDeath',
    'bornAfterDeath',
    'parentTooYoung',
    'sourceMissing',
  ]);

  // Deleting a member removes only that member from the union; deleting the subject that records it deletes the union.
  await sql`delete from subject where id = ${son.id}`.execute(db);
  expect((await by('other')(familyOf, { id: 'hannibal-en' })).unions).toMatchObject([{ children: [] }]);
  await sql`delete from subject where id = 'hannibal'`.execute(db);
  expect((await by('other')(familyOf, { id: wife.id })).unions).toEqual([]);
});

test('R21 kinship of two people is shown in both directions, in the reader’s language, with connecting people and ancestors', async () => {
  const { by, propose, pass } = await aFamilyDesk();
  const [brother, wife, niece] = [
    someone('Mago', 'male', { life: life('-0243', '-0203') }),
    someone('Tanit', 'female'),
    someone('Sophonisba', 'female', { life: life('-0235', '-0203') }),
  ];
  const father = someone('Hamilcar Barca', 'male');
  const proposed = await propose('hannibal-en', {
    unions: [union({ partners: [father], children: [child({ id: 'hannibal' }), child(brother)] })],
  });
  await pass(proposed.revisionId);
  const second = await propose(`${brother.id}-en`, {
    unions: [union({ partners: [{ id: brother.id }, wife], children: [child(niece)] })],
  });
  await pass(second.revisionId);
  const reply = await by('other', 'zh')(kinOf, { aId: 'hannibal', bId: niece.id });
  expect(reply.kinships).toEqual([
    {
      term: '侄女',
      back: '伯父',
      via: ['hannibal', father.id, brother.id, niece.id],
      ancestors: [father.id],
      adopted: false,
      doubtful: false,
    },
  ]);
  expect(reply.b.name).toBe('Sophonisba');
  expect((await by('other', 'fr')(kinOf, { aId: 'hannibal', bId: wife.id })).kinships).toMatchObject([
    { term: 'belle-sœur', back: 'beau-frère', ancestors: [father.id] },
  ]);
  expect((await by('other', 'es')(kinOf, { aId: 'hannibal', bId: 'julius-caesar' })).kinships).toEqual([]);
});

test('withdrawing a person’s entry removes them from family trees; everybody else stays and can be edited', async () => {
  const { by, propose, open, pass, db } = await aFamilyDesk();
  const [father, brother, wife] = [
    someone('Hamilcar Barca', 'male'),
    someone('Mago', 'male'),
    someone('Imilce', 'female'),
  ];
  const family = {
    unions: [
      union({ partners: [father], children: [child({ id: 'hannibal' }), child(brother)] }),
      union({ partners: [{ id: 'hannibal' }, wife] }),
    ],
  };
  await pass((await propose('hannibal-en', family)).revisionId);
  const everybody = async () => {
    const { people, unions } = await by('other')(familyOf, { id: 'hannibal', way: 'all', steps: 3 });
    for (const { partners, children } of unions)
      for (const id of [...partners, ...children.map((member) => member.id)])
        expect(people.some(({ itemId }) => itemId === id)).toBe(true);
    return people.map(({ name }) => name).sort();
  };
  expect(await everybody()).toEqual(['Hamilcar Barca', 'Hannibal', 'Imilce', 'Mago']);

  const { rows } = await sql<PassingRevision>`
    select id, module, thing_id, language, key, content, origin_id from revision where thing_id = ${wife.id} and published`.execute(
    db,
  );
  await db.transaction().execute((tx) => withdraw(tx, rows));
  expect(await everybody()).toEqual(['Hamilcar Barca', 'Hannibal', 'Mago']);
  expect((await by('other')(kinOf, { aId: 'hannibal', bId: brother.id })).kinships).toMatchObject([
    { term: 'brother' },
  ]);
  // The stored family still names her, so publishing it again restores her with those facts.
  expect((await open('author', 'hannibal-en', 'family')).content).toMatchObject({ unions: [{}, {}] });
  await pass((await propose('hannibal-en', { unions: family.unions.toReversed() })).revisionId);
  expect(await everybody()).toEqual(['Hamilcar Barca', 'Hannibal', 'Imilce', 'Mago']);
});

test('two editors of one family: the second sees who edits it; after losing the lock one overwrites nothing and can continue', async () => {
  const { by, open, pass, db, propose } = await aFamilyDesk();
  const wife = someone('Imilce', 'female'),
    son = someone('Hasdrubal the Younger', 'male');
  const withWife = { unions: [union({ partners: [{ id: 'hannibal' }, wife] })] };
  const late = await open('author', 'hannibal-en', 'family');
  await expect(open('other', 'hannibal-en', 'family')).rejects.toMatchObject({
    errorName: 'entryLocked',
    details: { name: 'author' },
  });
  // Only this part is locked: another member may edit relations of the same subject.
  await open('other', 'hannibal-en', 'relations');

  await db
    .updateTable('editLock')
    .set({ until: new Date(0) })
    .execute(); // the first lock has expired
  const { token, baseId } = await open('other', 'hannibal-en', 'family');
  const otherFamily = { unions: [union({ partners: [{ id: 'hannibal' }], children: [child(son)] })] };
  const passed = await by('other')(saveFamily, { itemId: 'hannibal-en', token, baseId, family: otherFamily });
  await pass(passed.revisionId);
  await expect(by('author')(saveFamily, { itemId: 'hannibal-en', ...late, family: withWife })).rejects.toMatchObject({
    errorName: 'baseOutdated',
    details: { revisionId: passed.revisionId },
  });
  expect((await by('author')(familyOf, { id: 'hannibal' })).people.map(({ name }) => name).sort()).toEqual([
    'Hannibal',
    son.person.names.en,
  ]);
  // The first member's work is not lost: it is saved again on top of the published version.
  await db.deleteFrom('editLock').execute();
  const both = await propose('hannibal-en', { unions: [...otherFamily.unions, ...withWife.unions] });
  await pass(both.revisionId);
  expect((await by('author')(familyOf, { id: 'hannibal' })).unions).toHaveLength(2);
});
