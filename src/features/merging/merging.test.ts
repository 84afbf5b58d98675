import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { expectAgreement } from '../../../tests/agreement.ts';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { listenForPublications } from '../../kit/database/publications.server.ts';
import { EntryId } from '../../rules/schemas.ts';
import { entryDetail } from '../entries/contract.ts';
import type { Text } from '../entries/rules.ts';
import * as articles from '../articles/contract.ts';
import type { ArticleContent } from '../articles/rules.ts';
import { saveArticle } from '../articles/writing-contract.ts';
import { familyOf } from '../families/contract.ts';
import * as groups from '../groups/contract.ts';
import * as saved from '../groups/saved-graphs-contract.ts';
import { revisionList } from '../history/contract.ts';
import { requirePart } from '../../kit/registry/parts.server.ts';
import { startGraph } from '../relations/graph/graph.server.ts';
import { createDatabaseEngine } from '../relations/paths/database-paths.server.ts';
import type { Relations } from '../relations/rules.ts';
import { publishAtOnce } from '../../editing/revisions/face/publish.server.ts';
import * as social from '../social/contract.ts';
import * as tours from '../tours/contract.ts';
import { Tour } from '../tours/rules.ts';
import { mergeEntries, previewMerge } from './contract.ts';
import { derivedReferences, movedReferences } from './foreign-keys.ts';
import { renameReferences } from './rename-references.ts';

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
  const desk = await createReviewFixture({}, 'stele');
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

test('two entries are merged: content, references, likes and history; the old address redirects, and tables agree', async () => {
  const { by, db } = await twoOfOne();
  const boss = by('boss');
  await by('author')(social.sendLike, { socialId: 'two-of-two', type: 'item', action: 'add' });
  await by('author')(social.sendLike, { socialId: 'one-of-two', type: 'item', action: 'add' });
  await by('other')(social.sendLike, { socialId: 'two-of-two', type: 'item', action: 'add' });
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
  // Its own text, the other's, and the merged one.
  const { revisions } = await reader(revisionList, { itemId: 'one-of-two-en' });
  expect(revisions.filter(({ module }) => module === 'text')).toHaveLength(3);
  expect(await sql`select from thing where id = 'two-of-two'`.execute(db)).toMatchObject({ rows: [] });
  await expectAgreement(db, ['one-of-two', 'livia-test', 'qin-shi-huang']);

  // A chain of merges redirects to the final entry.
  await boss(mergeEntries, { id: 'one-of-two', into: 'augustus', reason: 'The first emperor.' });
  expect((await reader(entryDetail, { id: 'two-of-two' })).id).toBe('augustus-en');
  await expect(boss(mergeEntries, { id: 'two-of-two', into: 'augustus', reason: 'Once more.' })).rejects.toMatchObject({
    errorName: 'mergeItself',
  });
  await expectAgreement(db, ['augustus', 'livia-test']);
});

test('merging keeps members’ works: groups, lines, paths, tours, articles, comments, favourites, watches and mentions in books', async () => {
  const { by, db, put, pass } = await twoOfOne();
  const [author, other, boss] = [by('author'), by('other'), by('boss')];
  const union = { kind: 'marriage', ended: null, doubtful: false, source: null, origin: null, children: [] };
  const wed = (year: number) => ({
    ...union,
    time: { startTime: `-00${year}-01-01 00:00:00`, endTime: null, startNote: null, endNote: null, timeDesc: null },
    partners: [{ id: 'livia-test' }, { id: 'two-of-two' }],
  });
  await put('livia-test', 'family', { unions: [wed(37), wed(27)] }); // they marry twice
  const findRow = (table: 'relation' | 'familyUnion', column: 'fromId' | 'toldBy') =>
    db
      .selectFrom(table)
      .where(column as never, '=', 'livia-test' as never)
      .select('id')
      .executeTakeFirstOrThrow();
  const wife = await findRow('relation', 'fromId'),
    marriage = await findRow('familyUnion', 'toldBy');

  const node = (key: string, itemId: string) => ({ key, itemId, called: itemId });
  const couple = [node('a', 'livia-test'), node('b', 'two-of-two'), node('c', 'one-of-two')];
  const groupFields = { name: 'Livia', nodes: couple };
  const tree = await author(groups.saveGroup, {
    group: { kind: 'tree', ...groupFields, relations: [marriage.id] },
    visibility: 'public',
  });
  const graph = await author(saved.saveGraph, {
    graph: { name: 'Kept', nodes: couple.map(({ itemId }) => ({ itemId, x: 1, y: 2 })), edges: [wife.id] },
  });
  const path = await author(saved.savePath, { path: { aId: 'two-of-two', bId: 'qin-shi-huang' } });
  const standing = await author(groups.saveGroup, {
    group: { kind: 'timeline', ...groupFields },
    submit: true,
    itemId: 'two-of-two-en',
  });
  await pass(standing.revisionId!);
  const draft = await author(groups.saveGroupDraft, { group: { kind: 'graph', ...groupFields } });

  const { id: tour } = await author(tours.createTour, { title: 'Rome', language: 'en' });
  const stops = ['/detail/two-of-two-en#/timeline', '/family/two-of-two'].map((address) => ({
    address,
    titles: { en: 'He' },
    texts: {},
  }));
  const openedDraft = (await author(tours.openTour, { id: tour })).draft!;
  const tourContent = Tour.parse({ name: 'Rome', language: 'en', stops });
  const sent = await author(tours.saveTour, {
    id: tour,
    tour: tourContent,
    baseId: null,
    onVersion: openedDraft.version,
  });
  await pass(sent.revisionId);
  const gathered = {
    name: 'His wife',
    kind: 'theme',
    abstract: 'Of two.',
    body: '<p><span ref-id="two-of-two">He</span> and she.</p>',
    sections: [{ title: 'All', words: '', cards: [{ id: 'two-of-two', words: '' }] }],
  } as unknown as ArticleContent;
  const article = await author(saveArticle, { article: gathered });
  await pass(article.revisionId);

  const two = { socialId: 'two-of-two', type: 'item' } as const;
  await author(social.sendFavour, two);
  await other(social.sendFavour, two);
  await other(social.sendFavour, { ...two, socialId: 'one-of-two' });
  await other(social.sendWatch, { id: 'two-of-two', type: 'item', how: 'at once' });
  await author(social.sendComment, { id: 'two-of-two', type: 'item', reply: 'Whose heir?' });
  await author(social.sendComment, { id: 'augustus', type: 'item', reply: 'The same as [[two-of-two]].' });
  const { rows } = await sql<{ id: string }>`
    update book_mention set subject_id = 'two-of-two' where id = (select min(id) from book_mention) returning id`.execute(
    db,
  );

  await boss(mergeEntries, { id: 'two-of-two', into: 'one-of-two', reason: 'One man.' });

  const he = { itemId: 'one-of-two', id: 'one-of-two-en' };
  const loadGroup = async (id: string) => (await other(groups.groupPage, { id })).shown;
  expect(await loadGroup(tree.id)).toMatchObject({
    nodes: [{}, { entry: he, gone: false }, { entry: he }],
    unions: [{ partners: ['a', 'b'] }], // the chosen union
  });
  expect(await other(saved.savedGraph, { id: graph.id })).toMatchObject({ edges: [{ word: 'wife of' }] });
  expect((await other(saved.savedPath, { id: path.id })).path.aId).toBe('one-of-two');
  expect((await other(groups.groupsOfEntry, { itemId: 'one-of-two', specialModule: 'timeline' })).items).toMatchObject([
    { id: standing.id },
  ]);
  // A tab that was opened before the merge.
  const late = await author(groups.saveGroupDraft, {
    id: draft.id,
    group: { kind: 'graph', ...groupFields },
    onVersion: draft.version,
  });
  expect((await author(groups.groupDetail, { id: late.id })).draft!.nodes[1]!.itemId).toBe('one-of-two');
  expect((await other(tours.tour, { id: tour })).tour.stops.map(({ address }) => address)).toEqual([
    '/detail/one-of-two-en#/timeline',
    '/family/two-of-two',
  ]);
  const family = await other(familyOf, { id: 'two-of-two' }); // target of the second stop
  expect(family.center).toBe('one-of-two');
  expect(family.unions).toHaveLength(2);
  const read = await other(articles.articleDetail, { id: article.itemId });
  expect(JSON.stringify(read)).not.toContain('two-of-two');
  expect(JSON.stringify(read)).toContain('/detail/one-of-two-en');
  expect((await other(articles.articlesOfEntry, { itemId: 'one-of-two' })).total).toBe(1);

  const expectedFavourites = { items: [{ href: '/detail/one-of-two-en' }], total: 1 };
  expect(await author(social.favourites, { page: 1, size: 10 })).toMatchObject(expectedFavourites);
  expect(await other(social.favourites, { page: 1, size: 10 })).toMatchObject(expectedFavourites);
  expect(await other(social.socialState, { id: 'one-of-two', type: 'item' })).toMatchObject({
    favourites: 2,
    kept: true,
    watched: 'at once',
  });
  expect(JSON.stringify(await other(social.watched, { page: 1, size: 10 }))).toContain('/detail/one-of-two-en');
  expect(JSON.stringify(await other(social.comments, { id: 'two-of-two', type: 'item' }))).toContain('Whose heir?');
  expect(JSON.stringify(await other(social.comments, { id: 'augustus', type: 'item' }))).toContain(
    '/detail/one-of-two-en',
  );
  const mention = await db
    .selectFrom('bookMention')
    .where('id', '=', rows[0]!.id)
    .select('subjectId')
    .executeTakeFirst();
  expect(mention).toEqual({ subjectId: 'one-of-two' });
  await expectAgreement(db, ['one-of-two', 'livia-test']);
});

test('an entry being edited is not merged, and no person becomes their own ancestor: everything stays unchanged', async () => {
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

test('an id is replaced where the schema has an entry, and in addresses, but nowhere else', () => {
  const { schema } = requirePart('relations');
  const { relations } = renameReferences(
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
  expect(renameReferences(EntryId, 'rome', { from: 'rome', to: 'roma' })).toBe('roma');
  expect(renameReferences(EntryId.nullable().default(null), 'rome', { from: 'rome', to: 'roma' })).toBe('roma');
  const text = {
    body: '<a href="/detail/rome">a</a> <a href="/detail/rome-empire">b</a> <a href="/detail/rome?x#y">c</a> <span ref-id="rome">d</span>',
  };
  expect(renameReferences(requirePart('text').schema, text, { from: 'rome', to: 'roma' })).toEqual({
    body: '<a href="/detail/roma">a</a> <a href="/detail/rome-empire">b</a> <a href="/detail/roma?x#y">c</a> <span ref-id="roma">d</span>',
  });
});

test('every reference to an entry in the database is moved, or derived again', async () => {
  const { db } = await createReviewFixture();
  const { rows } = await sql<{ place: string }>`
    select conrelid::regclass || '.' || attname as place from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid in ('thing'::regclass, 'subject'::regclass)`.execute(db);
  const handledColumns = new Set([...Object.keys(movedReferences), ...derivedReferences]);
  expect(rows.map(({ place }) => place).filter((place) => !handledColumns.has(place))).toEqual([]);
});

test('code B1: after a merge, no path of the graph in memory passes the entry that is gone', async () => {
  const { by, db, url, put } = await twoOfOne();
  const noPaths = { find: () => Promise.reject(new Error('the graph in memory did not answer')) };
  const graph = startGraph({ databaseUrl: url, instead: noPaths, onError: () => {} });
  const publications = listenForPublications(url, (tags) => graph.published(tags));
  onTestFinished(async () => {
    await publications.stop();
    await graph.close();
  });
  await publications.ready;
  await expect.poll(() => graph.state.ready, { timeout: 60_000, interval: 5 }).toBe(true);
  const numbers = await db
    .selectFrom('subject')
    .where('id', 'in', ['one-of-two', 'two-of-two', 'qin-shi-huang'])
    .select(['id', 'number'])
    .execute();
  const numberOf = (id: string) => numbers.find((row) => row.id === id)!.number;
  await by('boss')(mergeEntries, { id: 'two-of-two', into: 'one-of-two', reason: 'One man.' });
  await put('one-of-two', 'relations', { relations: [] });
  const question = {
    from: numberOf('one-of-two'),
    to: numberOf('qin-shi-huang'),
    types: [],
    kinds: [],
    largestHub: null,
    mostHops: 12,
    year: null,
    together: false,
    isCheapest: false,
    alternatives: 10,
  };
  const expected = await createDatabaseEngine(db).find(question);
  await expect.poll(() => graph.paths.find(question), { timeout: 60_000, interval: 20 }).toEqual(expected);
});
