import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { openWorld } from '../../../tests/world.ts';
import * as limits from '../../rules/limits.ts';
import { searchAll } from '../search/contract.ts';
import { deleteAccount } from '../user-centre/contract.ts';
import {
  copyGroup,
  deleteGroup,
  deleteGroupDraft,
  groupDetail,
  groupDrafts,
  groupPage,
  groupsOfEntry,
  ownGroups,
  saveGroup,
  saveGroupDraft,
  shareGroup,
  specialList,
} from './contract.ts';

import { groups } from './thing.server.ts';

/** A graph of two entries and one node of the author's own. */
const graph = {
  kind: 'graph' as const,
  name: 'Qin',
  nodes: [
    { key: 'a', itemId: 'qin-shi-huang', called: 'Qin Shi Huang' },
    { key: 'b', itemId: 'li-si', called: 'Li Si', at: { x: 3, y: 4 } },
    { key: 'c', title: 'My own', note: 'No <b>entry</b><script>alert(1)</script> & more' },
  ],
  edges: [{ a: 'a', b: 'c', word: 'dreamt of' }],
};

test('a group is drafted, named, saved, shared by address, and shown with its entries’ relations; HTML in notes is plain text', async () => {
  const { by } = await createReviewFixture();
  const author = by('author'),
    other = by('other');
  const { id, version } = await author(saveGroupDraft, { group: { ...graph, name: '' } });
  expect((await author(groupDrafts, {})).items).toMatchObject([{ id, module: 'graph', nodes: 3, isSaved: false }]);
  await expect(other(groupDetail, { id, type: 'graph' })).rejects.toMatchObject({ errorName: 'groupNotFound' });
  await expect(author(saveGroup, { id, group: { ...graph, name: ' ' }, onVersion: version })).rejects.toMatchObject({
    errorName: 'groupNameNeeded',
  });

  const saved = await author(saveGroup, { id, group: graph, onVersion: version });
  expect((await author(groupDrafts, {})).total).toBe(0);
  await expect(other(groupPage, { id })).rejects.toMatchObject({ errorName: 'groupNotFound' }); // private initially
  await expect(other(shareGroup, { id, visibility: 'public' })).rejects.toMatchObject({ errorName: 'groupNotFound' });
  await author(shareGroup, { id, visibility: 'link' });
  const { shown: group, author: maker } = await other(groupPage, { id });
  expect(maker).toBe('author');
  expect(group.nodes).toMatchObject([
    { key: 'a', title: 'Qin Shi Huang', entry: { itemId: 'qin-shi-huang' }, gone: false },
    { key: 'b', at: { x: 3, y: 4 } },
    { key: 'c', title: 'My own', entry: null, note: 'No entry & more' },
  ]);
  expect(group.edges.filter(({ isOwn }) => isOwn)).toMatchObject([{ a: 'a', b: 'c', word: 'dreamt of' }]);
  expect(group.edges.filter(({ isOwn }) => !isOwn).length).toBeGreaterThan(0);
  // Only the author sees the version number.
  expect(await author(groupDetail, { id })).toMatchObject({ isMine: true, version: saved.version, draft: null });
  expect(await other(groupDetail, { id })).toMatchObject({ isMine: false, version: null });
  await expect(other(groupDetail, { id, type: 'tree' })).rejects.toMatchObject({ errorName: 'groupNotFound' });
});

test('two tabs save one draft: each names the version it has seen, and never overwrites the other’s changes', async () => {
  const { by } = await createReviewFixture();
  const author = by('author');
  const first = await author(saveGroupDraft, { group: graph, tab: 'one' });
  const second = await author(saveGroupDraft, { id: first.id, group: graph, onVersion: first.version, tab: 'two' });
  await expect(
    author(saveGroupDraft, { id: first.id, group: graph, onVersion: first.version, tab: 'one' }),
  ).rejects.toMatchObject({ errorName: 'draftOutdated', details: { version: second.version } });
  await expect(author(saveGroup, { id: first.id, group: graph, tab: 'one' })).rejects.toMatchObject({
    errorName: 'draftOutdated',
  });
  // A tab may save on top of its own last save without naming that version.
  await author(saveGroupDraft, { id: first.id, group: graph, onVersion: null, tab: 'two' });
  await expect(by('other')(saveGroupDraft, { id: first.id, group: graph, onVersion: 3 })).rejects.toMatchObject({
    errorName: 'groupNotFound',
  });
});

test('a copy names its origin even after that is deleted; discarding a draft keeps the saved group; deletion affects everybody', async () => {
  const { by } = await createReviewFixture();
  const author = by('author'),
    other = by('other');
  const { id } = await author(saveGroup, { group: graph, visibility: 'public' });
  const copy = await other(copyGroup, { id });
  expect((await other(ownGroups, { module: 'graph' })).items).toMatchObject([
    { id: copy.id, name: 'Qin', visibility: 'private', origin: { id, name: 'Qin', author: 'author' } },
  ]);
  await author(saveGroupDraft, { id, group: { ...graph, name: 'Han' }, onVersion: 1 });
  await author(deleteGroupDraft, { id });
  expect((await other(groupDetail, { id })).shown.name).toBe('Qin');
  await expect(other(deleteGroup, { id, module: 'graph' })).rejects.toMatchObject({ errorName: 'groupNotFound' });
  await author(deleteGroup, { id, module: 'graph' });
  await expect(other(groupDetail, { id })).rejects.toMatchObject({ errorName: 'groupNotFound' });
  expect((await other(groupDetail, { id: copy.id })).origin).toEqual({ id, name: 'Qin', author: 'author' });
});

test('a submitted group that passes is shown at its entry as the reviewer saw it, whatever its author changes later', async () => {
  const { by, pass } = await createReviewFixture();
  const author = by('author');
  const { id, version, revisionId } = await author(saveGroup, {
    group: graph,
    submit: true,
    itemId: 'qin-shi-huang-en',
  });
  expect((await author(ownGroups, {})).items).toMatchObject([{ id, review: { state: 'submitted' } }]);
  await expect(
    author(saveGroup, { id, group: graph, submit: true, itemId: 'qin-shi-huang', onVersion: version }),
  ).rejects.toMatchObject({ errorName: 'underReview' });
  await pass(revisionId!);

  const listed = () => by('other')(groupsOfEntry, { itemId: 'qin-shi-huang', specialModule: 'graph' });
  expect(await listed()).toMatchObject({
    total: 1,
    items: [{ id, name: 'Qin', author: 'author', nodes: 3, href: `/group/${id}?version=reviewed` }],
  });
  await author(saveGroup, { id, group: { ...graph, name: 'Qin again' }, onVersion: version, visibility: 'link' });
  expect((await listed()).items).toMatchObject([{ name: 'Qin' }]);
  const names = await Promise.all(
    (['reviewed', 'saved'] as const).map(
      async (groupVersion) => (await by('other')(groupPage, { id, version: groupVersion })).shown.name,
    ),
  );
  expect(names).toEqual(['Qin', 'Qin again']);
  expect((await by('other')(groupsOfEntry, { itemId: 'qin-shi-huang', specialModule: 'tree' })).total).toBe(0);

  // Deleting an account deletes groups that only their author saw; shared ones stay under a pseudonym.
  await author(saveGroup, { group: { ...graph, name: 'Mine alone' } });
  await author(deleteAccount, {});
  expect((await listed()).items).toMatchObject([{ author: expect.stringMatching(/^former-member/) }]);
});

test('public groups are in search and sitemaps; groups with a secret link and private groups are not', async () => {
  const { by, pass, db } = await createReviewFixture();
  const author = by('author');
  const search = async (keyword: string) =>
    (await by('other', 'en')(searchAll, { keyword, type: 'special' })).hits.map(({ name, href, made: groupKind }) => {
      expect(groupKind).toBe('graph');
      return [name, href];
    });
  const listed = async () => (await groups.listed!.pages(db, { limit: 99, offset: 0 })).map(({ name }) => name);
  const groupInput = { ...graph, name: 'Terracotta dreamers', about: 'Who slept in Xianyang.' };
  const { id, version } = await author(saveGroup, { group: groupInput, visibility: 'link' });
  expect(await search('terracotta dreamers')).toEqual([]);
  await author(shareGroup, { id, visibility: 'public' });
  expect(await search('terracotta dreamers')).toEqual([[groupInput.name, `/group/${id}`]]);
  expect(await search('slept in Xianyang')).toEqual([[groupInput.name, `/group/${id}`]]);
  expect(await listed()).toContain(groupInput.name);
  expect((await by('other', 'en')(searchAll, { keyword: 'terracotta dreamers' })).counts.special).toBe(1);
  // The approved version stays searchable, even if a later version is shared by link only.
  const sent = await author(saveGroup, {
    id,
    group: groupInput,
    onVersion: version,
    submit: true,
    itemId: 'qin-shi-huang',
  });
  await pass(sent.revisionId!);
  const later = { ...groupInput, name: 'Clay sleepers' };
  await author(saveGroup, { id, group: later, onVersion: sent.version, visibility: 'link' });
  expect(await search('terracotta dreamers')).toEqual([[groupInput.name, `/group/${id}?version=reviewed`]]);
  expect(await search('clay sleepers')).toEqual([]);
  expect(await listed()).toContain(groupInput.name);
  const other = await author(saveGroup, { group: later, visibility: 'public' });
  expect(await search('clay sleepers')).toHaveLength(1);
  await author(deleteGroup, { id: other.id });
  expect(await search('clay sleepers')).toEqual([]);
});

test('special/user/content and user/special/list (timemap, page 0, size 15) list one’s own by kind', async () => {
  const { by } = await createReviewFixture();
  const author = by('author');
  const node = { key: 'a', title: 'A battle by the river', place: { latitude: 34, longitude: 108, name: 'Wei' } };
  const { id } = await author(saveGroup, { group: { kind: 'timemap', name: 'Battles', nodes: [node] } });
  await author(saveGroup, { group: graph });
  expect(await author(specialList, {})).toMatchObject({
    total: 1,
    items: [{ id, module: 'timemap', name: 'Battles' }],
  });
  expect(await author(specialList, { page: 1 })).toMatchObject({ total: 1, items: [] });
  expect((await author(ownGroups, { module: 'all', page: 1, size: 20 })).total).toBe(2);
  expect((await by('other')(ownGroups, {})).total).toBe(0);
});

test('a tree has unions of the encyclopedia and its own; entries of a group that are withdrawn are shown as missing', async () => {
  const { by, db } = await createReviewFixture();
  const author = by('author');
  const people = ['augustus', 'livia', 'tiberius'].map((itemId) => ({ key: itemId, itemId, called: itemId }));
  const { id } = await author(saveGroup, {
    visibility: 'link',
    group: {
      kind: 'tree',
      name: 'A house',
      nodes: [...people, { key: 'x', title: 'A child nobody knows' }, { key: 'y', itemId: 'merged', called: 'Merged' }],
      unions: [{ partners: ['augustus', 'livia'], children: [{ key: 'x' }] }],
    },
  });
  const { shown: group } = await by('other')(groupPage, { id });
  expect(group.nodes[0]).toMatchObject({ title: 'Augustus', royal: true }); // as in every tree: he reigned
  expect(group.unions.filter(({ isOwn }) => isOwn)).toMatchObject([{ children: [{ id: 'x' }] }]);
  expect(group.unions.filter(({ isOwn }) => !isOwn).flatMap(({ partners }) => partners)).toEqual(
    expect.arrayContaining(['augustus', 'livia']),
  );
  expect(group.nodes.at(-1)).toMatchObject({ title: 'Merged', gone: true, entry: null });
  await db.deleteFrom('entry').where('subjectId', '=', 'tiberius').execute();
  expect((await by('other')(groupPage, { id })).shown.nodes[2]).toMatchObject({ title: 'tiberius', gone: true });
});

test('V18 and V20 apply to groups saved for others, not to a draft; 2,000 nodes are accepted, one more is not', async () => {
  const { as } = await openWorld();
  const author = as('sima-qian', 'en');
  const short = { kind: 'timemap' as const, name: 'Map', nodes: [{ key: 'a', title: 'No' }] };
  await expect(author(saveGroup, { group: short })).rejects.toMatchObject({ errorName: 'badInput' });
  const many = Array.from({ length: limits.groups.nodes + 1 }, (_, place) => ({
    key: `n${place}`,
    title: `Node ${place}`,
  }));
  await expect(author(saveGroupDraft, { group: { ...graph, edges: [], nodes: many } })).rejects.toMatchObject({
    errorName: 'badInput',
  });
});
