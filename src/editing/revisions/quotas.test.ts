import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import * as limits from '../../rules/limits.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import * as contract from './contract.ts';
import * as entryCalls from '../../features/entries/writing-contract.ts';
import * as reviewCalls from '../../features/review/contract.ts';

const { drafts, draftBytes, submissionsWaiting, submissionsADay } = limits.quota;
const facts = { kind: 'idea' as const, region: null, times: [], place: null, same: {} };
const fulfilled = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;
const refusals = (results: readonly PromiseSettledResult<unknown>[]) => [
  ...new Set(
    results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as { errorName: string }).errorName] : [],
    ),
  ),
];

test('security M7 a member’s drafts have a quota in number and size, also for concurrent saves; existing drafts can be saved', async () => {
  const { by, newText, db } = await createReviewFixture();
  const author = by('author');
  const draft = (subject: string, body: string) =>
    author(entryCalls.saveVersion, { itemId: subject, text: newText('A', { body }), draft: true, tab: 'one' });
  const fill = (count: number) =>
    sql`
    with things as (insert into thing (id, type) select 's' || n, 'subject' from generate_series(1, ${count}) n)
    insert into revision (id, module, thing_id, language, author_id, state, content) select 'd' || n, 'facts', 's' || n, null, 'author', 'draft', '{}' from generate_series(1, ${count}) n`.execute(
      db,
    );
  await fill(drafts - 3);
  const subjects = ['augustus', 'cleopatra', 'kongzi', 'qin-shi-huang', 'rome', 'great-wall'];
  const results = await Promise.allSettled(subjects.map((subject) => draft(subject, '<p>x</p>')));
  expect([fulfilled(results), refusals(results)]).toEqual([3, ['quotaReached']]);
  const savedSubject = subjects.find((_, place) => results[place]!.status === 'fulfilled')!,
    other = subjects.find((_, place) => results[place]!.status === 'rejected')!;
  await draft(savedSubject, '<p>More of it.</p>');
  await expect(draft(other, '')).rejects.toMatchObject({ details: { what: 'drafts', most: drafts } });
  await by('other')(entryCalls.saveVersion, { itemId: other, text: newText('A'), draft: true });

  // A text of random characters, which cannot be compressed.
  await sql`update revision set content = to_jsonb(${randomBytes(1_005_000).toString('base64')}::text) where author_id = 'author' and module = 'facts' and substr(id, 2)::int <= ${Math.floor(draftBytes / 1_340_000)}`.execute(
    db,
  );
  const longer = randomBytes(290_000).toString('base64');
  await expect(draft(savedSubject, `<p>${longer}</p>`)).rejects.toMatchObject({
    errorName: 'quotaReached',
    details: { what: 'draftBytes', most: draftBytes / 1024 / 1024 },
  });
  await draft(savedSubject, '<p>Less.</p>');
  expect(
    translateFor('en')('error.quotaReached', {
      what: translateFor('en')('quota.draftBytes'),
      most: draftBytes / 1024 / 1024,
    }),
  ).toBe('You have reached the limit: at most 50 MB of drafts');
});

test('security M7 pending submissions and submissions per day have a quota', async () => {
  const { by, newText, db } = await createReviewFixture();
  const propose = (name: string) => by('author')(entryCalls.createEntry, { facts, text: newText(name) });
  await sql`
    with things as (insert into thing (id, type) select 's' || n, 'subject' from generate_series(1, ${submissionsWaiting - 4}) n)
    insert into revision (id, module, thing_id, language, author_id, state, content) select 'w' || n, 'facts', 's' || n, null, 'author', 'submitted', '{}' from generate_series(1, ${submissionsWaiting - 4}) n`.execute(
    db,
  );
  const sent = await Promise.allSettled(['One', 'Two', 'Three', 'Four'].map(propose)); // each of two parts
  expect([fulfilled(sent), refusals(sent)]).toEqual([2, ['quotaReached']]);
  await expect(propose('Five')).rejects.toMatchObject({
    details: { what: 'submissionsWaiting', most: submissionsWaiting },
  });
  // A rejected submission stays a draft: no typing is lost.
  const newDraft = await by('author')(entryCalls.createEntry, { facts, text: newText('Five'), draft: true });
  await expect(
    by('author')(entryCalls.createEntry, {
      itemId: newDraft.itemId,
      facts,
      text: newText('Five'),
      onVersion: newDraft.version,
    }),
  ).rejects.toMatchObject({
    errorName: 'quotaReached',
  });
  expect(await by('author')(contract.myDrafts, { type: 'item', page: 1, size: 10 })).toMatchObject({ total: 2 });

  await sql`update revision set state = 'passed' where author_id = 'author' and state = 'submitted'`.execute(db);
  await sql`insert into audit_step (revision_id, act, from_state, to_state, member_id) select 'w1', 'submit', 'draft', 'submitted', 'author' from generate_series(1, ${submissionsADay - 4})`.execute(
    db,
  );
  await expect(propose('Six')).rejects.toMatchObject({ details: { what: 'submissionsADay', most: submissionsADay } });
  await sql`update audit_step set at = now() - interval '25 hours'`.execute(db);
  await propose('Six');
});

test('security Low: of simultaneous reports as many are accepted as an hour allows', async () => {
  const { by } = await createReviewFixture();
  const sent = await Promise.allSettled(
    Array.from({ length: limits.reportsPerHour + 5 }, (_, n) =>
      by('author')(reviewCalls.report, { report: `Wrong ${n}.` }),
    ),
  );
  expect([fulfilled(sent), refusals(sent)]).toEqual([limits.reportsPerHour, ['tryLater']]);
  await expect(by('author')(reviewCalls.report, { id: 'nobody', report: 'x' })).rejects.toMatchObject({
    errorName: 'entryNotFound',
  });
  await by('other')(reviewCalls.report, { report: 'Wrong.' });
});
