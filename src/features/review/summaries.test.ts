import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { ChapterContent } from '../books/rules.ts';
import { saveBook, saveChapter } from '../books/writing-contract.ts';
import { messagePanel } from '../messages/contract.ts';
import { notify } from '../../kit/notifications/notify.server.ts';
import { saveRelations } from '../relations/writing-contract.ts';
import type { Relations } from '../relations/rules.ts';
import { summarizeChange } from '../../editing/revisions/face/summary/summarize.server.ts';
import { countWords } from '../../rules/revisions/summary.ts';
import { reviewDetail, reviewQueue } from './contract.ts';

test('writing C Desk a row of relations shows how many are added and to which entry', async () => {
  const { by, open } = await createReviewFixture();
  const { token, baseId, content } = await open('author', 'augustus-en', 'relations');
  const { relations } = content as Relations;
  const added = { ...relations[0]!, word: { en: 'admired' }, to: 'cleopatra' };
  await by('author')(saveRelations, {
    itemId: 'augustus-en',
    relations: [...relations, added] as never,
    token,
    baseId,
  });
  const { items } = await by('reviewer', 'fr')(reviewQueue, {});
  expect(items[0]!.summary).toEqual({ unit: 'relations', count: 1, names: ['Cléopâtre'] });
});

test('writing C Desk a list counts only what was added; a text counts its words, or its characters', () => {
  const picture = (id: string) => ({ id, url: `/media/image/${id}.webp` });
  const before = { images: [picture('a')] };
  expect(summarizeChange('gallery', { images: [picture('a'), picture('b'), picture('c')] }, before)).toMatchObject({
    unit: 'pictures',
    count: 2,
  });
  expect(summarizeChange('gallery', { images: [] }, before)).toBeNull();
  expect(countWords('<p>He didn’t copy <b>12</b> letters.</p>&nbsp;')).toMatchObject({ unit: 'words', count: 5 });
  expect(countWords('<p>司马迁写《史记》。</p>')).toMatchObject({ unit: 'characters', count: 6 });
});

test('writing B18 chapter and witness of an unpublished book are shown by name, never by key', async () => {
  const { by } = await createReviewFixture();
  const book = {
    facts: { title: 'Babyloniaca', titles: {}, genre: 'ancient_en' as const, language: 'grc', bookAuthors: [] },
    witnesses: [{ key: 'original', kind: 'original' as const, language: 'grc' }],
    volumes: [{ key: 'I', title: '', chapters: [{ key: '1', title: 'Oannes' }] }],
  };
  const { itemId: bookId } = await by('author')(saveBook, { book: book as never, draft: true });
  const save = (chapter: string) =>
    by('author')(saveChapter, {
      bookId,
      chapter,
      witness: 'original',
      content: ChapterContent.parse({ segments: [{ id: '1', html: 'One two three' }] }),
    });
  const { revisionId } = await save('1');
  const { items } = await by('reviewer')(reviewQueue, { module: 'chapter' });
  expect(items[0]).toMatchObject({
    name: 'Babyloniaca',
    keyName: expect.stringMatching(/^Oannes \(.*Greek.*\)$/),
    summary: { unit: 'words', count: 3 },
  });
  const { submission } = await by('reviewer')(reviewDetail, { id: revisionId });
  expect(submission.keyName).toBe(items[0]!.keyName);
});

test('specification 6 a message about several pictures gives their number, in each language', async () => {
  const { by, db } = await createReviewFixture();
  const event = {
    kind: 'auditPassed' as const,
    itemId: 'cleopatra',
    itemName: 'Cleopatra',
    modModule: 'gallery' as const,
  };
  for (const count of [2, 1]) await notify(db, ['author'], { ...event, count });
  const read = async (language: 'en' | 'zh') => JSON.stringify(await by('author', language)(messagePanel, {}));
  expect(await read('en')).toContain('2 pictures of “Cleopatra”');
  expect(await read('en')).toContain('a picture of “Cleopatra”');
  expect(await read('zh')).toContain('2 张图片');
});
