import { expect, test } from 'vitest';
import { createArticles } from '../../../../tests/create-articles.ts';
import { createReviewFixture, type Person } from '../../../../tests/review-fixture.ts';
import * as limits from '../../../rules/limits.ts';
import { citedArticles, entryDetail } from '../contract.ts';
import { revisionDetail } from '../../../editing/revisions/revision-contract.ts';
import * as contract from '../../../editing/revisions/contract.ts';
import * as entryCalls from '../writing-contract.ts';
import * as reviewCalls from '../../review/contract.ts';
import { compareRevisions } from '../../../editing/revisions/revision-contract.ts';

/** A review fixture with two articles that can be cited, and an unpublished one. */
async function aDeskWithArticles() {
  const desk = await createReviewFixture();
  const article = (id: string, title: string, publishedAt: Date | null = new Date()) => ({
    id,
    title,
    language: 'en' as const,
    authorId: 'other',
    publishedAt,
  });
  await createArticles(desk.db, [
    article('a1', 'A City of Marble'),
    article('a2', 'The Month of August'),
    article('a3', 'Unfinished', null),
  ]);
  const cite = (who: Person, articleId: string, referenceReason = 'On his buildings.') =>
    desk.by(who)(entryCalls.citeArticle, { itemId: 'augustus-en', articleId, referenceReason });
  const cited = async () =>
    (await desk.by('author')(citedArticles, { itemId: 'augustus-en' })).articles.map(({ articleId, title, reason }) => [
      articleId,
      title,
      reason,
    ]);
  return { ...desk, cite, cited };
}

test('S04 citing an article: the reviewer sees only that, then readers do; later edits keep it, and an edit without it removes it', async () => {
  const { by, cite, cited, open, pass, db } = await aDeskWithArticles();
  const before = await by('author')(entryDetail, { id: 'augustus-en' });
  const first = await cite('author', 'a1', ' On <b>his</b> buildings. ');
  expect(first).toMatchObject({ state: 'submitted', itemId: 'augustus-en' });
  expect(await cited()).toEqual([]);
  // My submission still waits: the second article is added to it. Other members have to wait.
  expect(await cite('author', 'a2', 'Why the month is called so.')).toMatchObject({
    revisionId: first.revisionId,
    state: 'submitted',
  });
  await by('author')(contract.cancelLock, { itemId: 'augustus-en' });
  await expect(cite('other', 'a2')).rejects.toMatchObject({ errorName: 'underReview' });
  const { difference } = await by('reviewer')(reviewCalls.reviewDetail, { id: first.revisionId });
  expect(difference).toMatchObject({
    fields: [
      {
        field: 'articles',
        runs: [
          {
            op: 'added',
            text: 'A City of Marble · On his buildings.\nThe Month of August · Why the month is called so.',
          },
        ],
      },
    ],
    items: [],
  });
  expect(difference.blocks.every(({ op }) => op === 'same')).toBe(true);
  await pass(first.revisionId);
  expect((await cited()).sort()).toEqual([
    ['a1', 'A City of Marble', 'On his buildings.'],
    ['a2', 'The Month of August', 'Why the month is called so.'],
  ]);
  expect(await by('author')(entryDetail, { id: 'augustus-en' })).toMatchObject({
    name: before.name,
    html: before.html,
    otherNames: before.otherNames,
    articles: [{ articleId: 'a1', language: 'en' }, { articleId: 'a2' }],
  });

  const { token, baseId } = await open('other', 'augustus-en');
  const { content } = (await by('other')(revisionDetail, { id: 'augustus-en' })) as {
    content: {
      articles: unknown[];
      name: string;
      otherNames: string[];
      disambiguation: null;
      summary: string;
      body: string;
    };
  };
  const edited = await by('other')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    token,
    baseId,
    text: {
      ...content,
      summary: 'Told anew.',
      articles: [content.articles[1], { articleId: 'nothing', reason: 'x' }, { articleId: 'a3', reason: 'x' }] as never,
    },
  });
  await pass(edited.revisionId);
  expect(await cited()).toEqual([['a2', 'The Month of August', 'Why the month is called so.']]); // unpublished articles are omitted
  expect(
    (await by('author')(compareRevisions, { a: first.revisionId, b: edited.revisionId })).difference.fields.map(
      ({ field }) => field,
    ),
  ).toEqual(expect.arrayContaining(['summary', 'articles']));
  expect(await db.selectFrom('citedArticle').select(['articleId', 'addedBy']).execute()).toEqual([
    { articleId: 'a2', addedBy: 'author' },
  ]);
});

test('S04 what cannot be cited is refused by error name; a draft keeps what was typed', async () => {
  const { by, cite, open, pass, newText, db } = await aDeskWithArticles();
  for (const articleId of ['nothing', 'a3'])
    await expect(cite('author', articleId)).rejects.toMatchObject({ errorName: 'articleNotFound' });
  for (const reason of ['', '  ', '<b></b>', 'x'.repeat(limits.defaultTextLength + 1)])
    await expect(cite('author', 'a1', reason), reason).rejects.toMatchObject({ errorName: 'badInput' });
  await expect(
    by('author')(entryCalls.citeArticle, { itemId: 'nobody', articleId: 'a1', referenceReason: 'x' }),
  ).rejects.toMatchObject({ errorName: 'entryNotFound' });
  await by('boss')(reviewCalls.addTerms, { terms: 'forbidden' });
  await expect(cite('author', 'a1', 'Forbidden.')).rejects.toMatchObject({
    errorName: 'prohibitedContent',
    details: { field: 'articles.0.reason' },
  });
  await db.updateTable('member').set({ phone: null }).where('id', '=', 'second').execute();
  await expect(cite('second', 'a1')).rejects.toMatchObject({ errorName: 'phoneNeeded' });

  const { token, baseId } = await open('author', 'augustus-en');
  await expect(cite('other', 'a1')).rejects.toMatchObject({ errorName: 'entryLocked' });
  const draft = await by('author')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: newText('Half written'),
    baseId,
    draft: true,
  });
  const cited = await cite('author', 'a1');
  expect(cited).toMatchObject({ revisionId: draft.revisionId, state: 'draft' });
  // The tab with the open draft notices the change with its next save.
  await expect(
    by('author')(entryCalls.saveVersion, {
      itemId: 'augustus-en',
      text: newText('Half written, and more'),
      baseId,
      draft: true,
      onVersion: draft.version,
    }),
  ).rejects.toMatchObject({ errorName: 'draftOutdated', details: { version: cited.version } });
  await expect(cite('author', 'a1')).rejects.toMatchObject({
    errorName: 'contentExists',
    details: { name: 'A City of Marble' },
  });
  const { content } = await db
    .selectFrom('revision')
    .where('id', '=', draft.revisionId)
    .select('content')
    .executeTakeFirstOrThrow();
  expect(content).toMatchObject({ name: 'Half written', articles: [{ articleId: 'a1', reason: 'On his buildings.' }] });
  await by('author')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: content as never,
    token,
    baseId,
    onVersion: cited.version,
  });
  await pass(draft.revisionId);
  await expect(cite('other', 'a1')).rejects.toMatchObject({ errorName: 'contentExists' });
});
