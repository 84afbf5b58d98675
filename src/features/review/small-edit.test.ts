import { expect, test } from 'vitest';
import { expectAgreement } from '../../../tests/agreement.ts';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { entryDetail } from '../entries/contract.ts';
import { contributors } from '../history/contract.ts';
import { revisionDetail } from '../../editing/revisions/revision-contract.ts';
import { messagePanel } from '../messages/contract.ts';
import type { Relations } from '../relations/rules.ts';
import * as entryCalls from '../entries/writing-contract.ts';
import * as relationCalls from '../relations/writing-contract.ts';
import * as reviewCalls from './contract.ts';
import { isSmallEdit } from './small-edit.ts';

const body = '<p>He found a city of brick and left it one of marble.</p>';

test('security M4a a reviewer’s edits while passing are a revision under the reviewer’s name, based on the author’s', async () => {
  const { by, open, decide, newText, shown: listRevisions, db } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en');
  const text = newText('Augustus', { summary: 'Frist emperor.', body });
  const { revisionId: id } = await by('author')(entryCalls.saveVersion, { itemId: 'augustus-en', text, token, baseId });
  await decide('reviewer', id, 'claim');
  await expect(decide('reviewer', id, 'pass', { content: { name: '' } })).rejects.toMatchObject({
    errorName: 'badInput',
  });
  await expect(
    decide('reviewer', id, 'pass', {
      content: newText('Terentia', {
        summary: 'Another life.',
        body: '<p>She outlived him by fifteen years, and was a goddess in the end.</p>',
      }),
    }),
  ).rejects.toMatchObject({ errorName: 'mendTooLarge' });
  expect((await listRevisions('augustus-en')).some(({ author }) => author !== 'Stele')).toBe(false);
  expect(await decide('reviewer', id, 'pass', { content: { ...text, summary: 'First emperor.' } })).toMatchObject({
    id,
    state: 'passed',
    author: 'author',
  });

  const entry = await by('author')(entryDetail, { id: 'augustus-en' });
  expect(entry).toMatchObject({ summary: 'First emperor.' });
  const [mended, written] = (await listRevisions('augustus-en')).filter(({ module }) => module === 'text');
  expect(mended).toMatchObject({ id: entry.revisionId, author: 'reviewer', latest: true, mends: 'author' });
  expect(written).toMatchObject({ id, author: 'author', latest: false, mends: null });
  expect((await by('other')(revisionDetail, { id })).content).toMatchObject({ summary: 'Frist emperor.' });
  expect(
    (await by('other')(contributors, { id: 'augustus-en' })).map(({ name, revisions }) => `${name} ${revisions}`),
  ).toEqual(expect.arrayContaining(['author 1', 'reviewer 1']));
  expect((await by('author')(messagePanel, {})).SYSTEM).toMatchObject([
    {
      auditStatus: 'passed',
      userName: 'reviewer',
      customMsg: expect.stringContaining('with small changes by reviewer') as string,
    },
  ]);

  const detail = await by('second')(reviewCalls.reviewDetail, { id });
  expect(detail).toMatchObject({
    newest: mended!.id,
    steps: [{ act: 'submit' }, { act: 'claim' }, { act: 'pass' }, { act: 'edit', by: 'reviewer' }],
  });
  expect(await by('second')(reviewCalls.reviewDetail, { id: mended!.id })).toMatchObject({
    submission: { author: 'reviewer', authorPassed: 0 },
    newest: null,
    steps: [{ act: 'edit', by: 'reviewer' }],
  });
  // Only the published revision can be featured, and not by its own author.
  await expect(decide('second', id, 'propose')).rejects.toMatchObject({ errorName: 'baseOutdated' });
  await expect(decide('reviewer', mended!.id, 'propose')).rejects.toMatchObject({ errorName: 'notAllowed' });
  expect(await decide('second', mended!.id, 'propose')).toMatchObject({ state: 'featuring' });
  await decide('second', mended!.id, 'decline');

  const next = await open('author', 'augustus-en');
  expect(next.baseId).toBe(mended!.id);
  await by('author')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: newText('Augustus'),
    token: next.token,
    baseId: next.baseId,
  });
  await expectAgreement(db, ['augustus']);
});

test('security M4a an unchanged pass creates no reviewer’s revision; with several stages only the last reviewer edits', async () => {
  const { by, open, decide, newText, shown: listRevisions } = await createReviewFixture({ REVIEW_STAGES: 'text=2' });
  const { token, baseId } = await open('author', 'augustus-en');
  const text = newText('Augustus', { body });
  const { revisionId: id } = await by('author')(entryCalls.saveVersion, { itemId: 'augustus-en', text, token, baseId });
  for (const who of ['reviewer', 'second'] as const) {
    await decide(who, id, 'claim');
    await expect(decide(who, id, 'pass', { content: { ...text, summary: 'Mended.' } })).rejects.toMatchObject({
      errorName: 'notAllowed',
    });
    await decide(who, id, 'pass');
  }
  await decide('third', id, 'claim');
  await decide('third', id, 'pass', { content: text });
  expect((await listRevisions('augustus-en'))[0]).toMatchObject({ id, author: 'author', latest: true });
});

test('security M4a in lists a reviewer only corrects errors, adds nothing, and edits one of several parts judged together', async () => {
  const { by, open, decide, newText, db } = await createReviewFixture();
  const facts = { kind: 'person' as const, region: 'europe' as const, times: [], place: null, same: {} };
  const { revisionId, itemId } = await by('author')(entryCalls.createEntry, {
    facts,
    text: newText('Terentia Minr', { summary: 'The wife of Augustus.', body }),
  });
  await decide('reviewer', revisionId, 'claim');
  await decide('reviewer', revisionId, 'pass', {
    content: newText('Terentia Minor', { summary: 'The wife of Augustus.', body }),
  });
  expect(await by('author')(entryDetail, { id: itemId })).toMatchObject({ name: 'Terentia Minor', region: 'europe' });

  const { token, baseId, content } = await open('author', 'augustus-en', 'relations');
  const old = (content as Relations).relations;
  const relation = {
    to: 'kongzi',
    type: 'other' as const,
    word: { en: 'dreems of' },
    inverse: null,
    time: null,
    place: null,
    description: null,
    attributes: {},
    source: null,
    origin: null,
  };
  const { revisionId: id } = await by('author')(relationCalls.saveRelations, {
    itemId: 'augustus-en',
    relations: [...old, relation],
    token,
    baseId,
  });
  await decide('reviewer', id, 'claim');
  const pass = (...relations: object[]) =>
    decide('reviewer', id, 'pass', { content: { relations: [...old, ...relations] } });
  await expect(pass(relation, { ...relation, to: 'qin-shi-huang' }), 'one more').rejects.toMatchObject({
    errorName: 'mendTooLarge',
  });
  await expect(
    pass({ ...relation, to: 'qin-shi-huang', type: 'enemy', word: { en: 'heard of' } }),
    'another one',
  ).rejects.toMatchObject({
    errorName: 'mendTooLarge',
  });
  await pass({ ...relation, word: { en: 'dreams of' } });
  expect(
    await db
      .selectFrom('relation')
      .where('fromId', '=', 'augustus')
      .where('toId', '=', 'kongzi')
      .select('word')
      .execute(),
  ).toEqual([{ word: { en: 'dreams of' } }]);
  await expectAgreement(db, ['augustus', itemId.replace(/-en$/, '')]);
});

test('a small edit changes up to a third of the words, in any script', () => {
  const text = (body_: string) => ({ name: '', otherNames: [], disambiguation: null, summary: '', body: body_ });
  const small = (before: string, after: string) => isSmallEdit('text', text(before), text(after));
  expect(
    small(
      'one two three four five six seven eight nine ten eleven twelve',
      'ONE TWO THREE FOUR five six seven eight nine ten eleven twelve',
    ),
  ).toBe(true);
  expect(
    small(
      'one two three four five six seven eight nine ten eleven twelve',
      'ONE TWO THREE FOUR FIVE six seven eight nine ten eleven twelve',
    ),
  ).toBe(false);
  expect(small('吾嘗終日而思矣不如須臾之所學也', '吾尝终日而思矣不如須臾之所學也')).toBe(true);
  expect(small('吾嘗終日而思矣不如須臾之所學也', '青取之於藍而青於藍冰水為之而寒於水')).toBe(false);
  expect(small('', 'x '.repeat(4)), 'added').toBe(false);
  expect(small('x '.repeat(300_000), 'y '.repeat(300_000)), 'in a moment').toBe(false);
});
