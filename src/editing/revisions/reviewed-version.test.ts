import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { reviewDetail, review } from '../../features/review/contract.ts';
import { saveVersion, createEntry } from '../../features/entries/writing-contract.ts';
import { withdraw } from './contract.ts';

test('security M4c claim, pass and reject refer to the version that was read: one withdrawn and sent again must be read again', async () => {
  const { by, open, newText } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en');
  const save = (body: string) =>
    by('author')(saveVersion, {
      itemId: 'augustus-en',
      text: newText('Augustus', { body }),
      token,
      baseId,
      tab: 'one',
    });
  const { revisionId: id } = await save('<p>Harmless.</p>');
  const read = async () => {
    const { submission, after } = await by('reviewer')(reviewDetail, { id });
    return { versions: { [id]: submission.version }, after };
  };
  const first = await read();
  await by('author')(withdraw, { id });
  expect(await save('<p>Something else.</p>')).toMatchObject({ revisionId: id });
  const act = (what: 'claim' | 'pass' | 'reject', versions: Record<string, number>) =>
    by('reviewer')(review, { id, act: what, versions, reason: 'Why?', publishNow: true });
  await expect(act('claim', first.versions)).rejects.toMatchObject({ errorName: 'stateChanged' });
  await expect(act('claim', {})).rejects.toMatchObject({ errorName: 'stateChanged' });
  const second = await read();
  expect(second.after).toMatchObject({ body: '<p>Something else.</p>' });
  await act('claim', second.versions);
  await expect(act('pass', first.versions)).rejects.toMatchObject({ errorName: 'stateChanged' });
  await expect(act('reject', first.versions)).rejects.toMatchObject({ errorName: 'stateChanged' });
  expect(await act('pass', second.versions)).toMatchObject({ state: 'passed' });
});

test('security M4c each of several parts judged together has its own version', async () => {
  const { by, newText } = await createReviewFixture();
  const facts = { kind: 'idea' as const, region: null, times: [], place: null, same: {} };
  const { revisionId: id, itemId } = await by('author')(createEntry, { facts, text: newText('Silence'), tab: 'one' });
  const read = async () => {
    const { submission, together } = await by('reviewer')(reviewDetail, { id });
    return Object.fromEntries([submission, ...together].map((proposal) => [proposal.id, proposal.version]));
  };
  const first = await read();
  expect(Object.keys(first)).toHaveLength(2);
  await by('author')(withdraw, { id });
  await by('author')(createEntry, {
    itemId,
    facts: { ...facts, region: 'europe' as const },
    text: newText('Silence'),
    tab: 'one',
  });
  const { [id]: ownVersion, ...others } = await read();
  await expect(
    by('reviewer')(review, { id, act: 'claim', versions: { ...first, [id]: ownVersion! } }),
  ).rejects.toMatchObject({
    errorName: 'stateChanged',
  });
  await by('reviewer')(review, { id, act: 'claim', versions: { ...others, [id]: ownVersion! } });
});
