import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectAgreement } from '../../../tests/agreement.ts';
import { aDesk } from '../../../tests/desk.ts';
import { EntryId } from '../../rules/schemas.ts';
import { entryDetail } from '../entries/contract.ts';
import type { Text } from '../entries/rules.ts';
import { revisionList } from '../history/contract.ts';
import { partNamed } from '../../parts.server.ts';
import type { Relations } from '../relations/rules.ts';
import { publishAtOnce } from '../revisions/face/publish.server.ts';
import { sendLike } from '../social/contract.ts';
import { mergeEntries, previewMerge } from './contract.ts';
import { derived, moved } from './hanging.ts';
import { renamed } from './renamed.ts';

const relation = (to: string, word: string): Relations['relations'][number] => ({
  to,
  type: 'other',
  word: { en: word },
  inverse: null,
  time: null,
  place: null,
  description: null,
  attributes: {},
  source: null,
  origin: null,
});

async function twoOfOne() {
  const desk = await aDesk();
  const { db, newText } = desk;
  const put = (thingId: string, module: string, content: unknown, language: 'en' | 'fr' | null = null) =>
    db
      .transaction()
      .execute((tx) =>
        publishAtOnce(tx, [{ module, thingId, language, content }], { authorId: 'author', originId: null }),
      );
  const facts = { kind: 'person', region: null, times: [], place: null, same: {} };
  for (const [id, name] of [
    ['one-of-two', 'Gaius Octavius'],
    ['two-of-two', 'Octavian'],
  ] as const) {
    await put(id, 'facts', { ...facts, same: { [id]: '1' } });
    await put(id, 'text', newText(name), 'en');
  }
  await put('two-of-two', 'text', newText('Octave'), 'fr');
  await put('two-of-two', 'relations', {
    relations: [relation('qin-shi-huang', 'peer of'), relation('one-of-two', 'same as')],
  });
  await put('one-of-two', 'relations', {
    relations: [relation('two-of-two', 'later name'), relation('qin-shi-huang', 'peer of')],
  });
  const other: Text = newText('Livia', { body: '<p>The wife of <a href="/detail/two-of-two-en">him</a>.</p>' });
  await put('livia-test', 'facts', facts);
  await put('livia-test', 'text', other, 'en');
  await put('livia-test', 'relations', { relations: [relation('two-of-two', 'wife of')] });
  return { ...desk, put };
}

test('two entries become one: contents, what names them, likes and history; the old address leads to the new one, and tables agree', async () => {
  const { by, db } = await twoOfOne();
  const boss = by('boss');
  await by('author')(sendLike, { socialId: 'two-of-two', type: 'item', action: 'add' });
  await by('author')(sendLike, { socialId: 'one-of-two', type: 'item', action: 'add' });
  await by('other')(sendLike, { socialId: 'two-of-two', type: 'item', action: 'add' });
  const two = { id: 'two-of-two-en', into: 'one-of-two' };

  await expect(by('reviewer')(previewMerge, two)).rejects.toMatchObject({ errorName: 'notAllowed' });
  await expect(boss(previewMerge, { ...two, into: 'two-of-two' })).rejects.toMatchObject({ errorName: 'mergeItself' });
  await expect(boss(previewMerge, { ...two, into: 'tang-dynasty' })).rejects.toMatchObject({ errorName: 'mergeKinds' });
  expect(await boss(previewMerge, two)).toMatchObject({
    from: { name: 'Octavian' },
    into: { name: 'Gaius Octavius' },
    texts: ['fr'],
    named: 1,
  });
  expect(await boss(mergeEntries, { ...two, reason: 'One man.' })).toEqual({ href: '/detail/one-of-two-en' });

  const reader = by('other');
  for (const id of ['two-of-two', 'two-of-two-en'])
    expect((await reader(entryDetail, { id })).id).toBe('one-of-two-en');
  expect(await by('other', 'fr')(entryDetail, { id: 'two-of-two' })).toMatchObject({
    id: 'one-of-two-fr',
    name: 'Octave',
  });
  const { rows } = await sql<{ from: string; to: string; word: string }>`
    select from_id as from, to_id as to, word ->> 'en' as word from relation
    where 'one-of-two' in (from_id, to_id) order by word`.execute(db);
  expect(rows.map(({ from, to, word }) => `${from} ${word} ${to}`)).toEqual([
    'one-of-two peer of qin-shi-huang',
    'livia-test wife of one-of-two',
  ]);
  expect((await reader(entryDetail, { id: 'livia-test' })).id).toBe('livia-test-en');
  const livia = await db.selectFrom('entry').where('id', '=', 'livia-test-en').select('body').executeTakeFirstOrThrow();
  expect(livia.body).toContain('/detail/one-of-two-en');
  const same = await db.selectFrom('sameAs').where('subjectId', '=', 'one-of-two').select('scheme').execute();
  expect(same.map(({ scheme }) => scheme).sort()).toEqual(['one-of-two', 'two-of-two']);
  const likes = await sql<{ count: number }>`
    select sum(count)::int as count from social_count where thing_id = 'one-of-two' and what = 'like'`.execute(db);
  expect(likes.rows).toEqual([{ count: 2 }]);
  // Its own text, that of the other, and both as one.
  const { revisions } = await reader(revisionList, { itemId: 'one-of-two-en' });
  expect(revisions.filter(({ module }) => module === 'text')).toHaveLength(3);
  expect(await sql`select from thing where id = 'two-of-two'`.execute(db)).toMatchObject({ rows: [] });
  await expectAgreement(db, ['one-of-two', 'livia-test', 'qin-shi-huang']);

  // What went before leads on to where all of it went in the end.
  await boss(mergeEntries, { id: 'one-of-two', into: 'augustus', reason: 'The first emperor.' });
  expect((await reader(entryDetail, { id: 'two-of-two' })).id).toBe('augustus-en');
  await expect(boss(mergeEntries, { id: 'two-of-two', into: 'augustus', reason: 'Once more.' })).rejects.toMatchObject({
    errorName: 'mergeItself',
  });
  await expectAgreement(db, ['augustus', 'livia-test']);
});

test('nothing is merged while somebody is at it, and nobody becomes their own ancestor: all stays as it was', async () => {
  const { by, db, put, open } = await twoOfOne();
  const boss = by('boss');
  const two = { id: 'two-of-two', into: 'one-of-two', reason: 'One man.' };
  await open('author', 'two-of-two-en');
  await expect(boss(mergeEntries, two)).rejects.toMatchObject({ errorName: 'entryLocked' });
  await sql`delete from edit_lock`.execute(db);

  const union = { kind: 'marriage', time: null, ended: null, doubtful: false, source: null, origin: null };
  const child = (id: string) => ({ id, adopted: false, doubtful: false });
  await put('one-of-two', 'family', {
    unions: [{ ...union, partners: [{ id: 'one-of-two' }], children: [child('two-of-two')] }],
  });
  await expect(boss(mergeEntries, two)).rejects.toMatchObject({ errorName: 'badInput' });
  expect((await boss(entryDetail, { id: 'two-of-two' })).id).toBe('two-of-two-en');
});

test('an id is another one where the schema has an entry, and in addresses, but nowhere else', () => {
  const { schema } = partNamed('relations');
  const { relations } = renamed(
    schema,
    { relations: [relation('rome', 'rome'), relation('roman', '/detail/rome-en')] },
    {
      from: 'rome',
      to: 'roma',
    },
  ) as Relations;
  expect(relations.map(({ to, word }) => [to, word.en])).toEqual([
    ['roma', 'rome'],
    ['roman', '/detail/roma-en'],
  ]);
  expect(renamed(EntryId, 'rome', { from: 'rome', to: 'roma' })).toBe('roma');
  const text = {
    body: '<a href="/detail/rome">a</a> <a href="/detail/rome-empire">b</a> <a href="/detail/rome?x#y">c</a>',
  };
  expect(renamed(partNamed('text').schema, text, { from: 'rome', to: 'roma' })).toEqual({
    body: '<a href="/detail/roma">a</a> <a href="/detail/rome-empire">b</a> <a href="/detail/roma?x#y">c</a>',
  });
});

test('whatever refers to an entry in the database moves with it, or is written anew', async () => {
  const { db } = await aDesk();
  const { rows } = await sql<{ place: string }>`
    select conrelid::regclass || '.' || attname as place from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid in ('thing'::regclass, 'subject'::regclass)`.execute(db);
  const known = new Set([...Object.keys(moved), ...derived]);
  expect(rows.map(({ place }) => place).filter((place) => !known.has(place))).toEqual([]);
});
