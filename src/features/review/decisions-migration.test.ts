import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../../../migrations/2026-12-12-decisions.ts';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { entryDetail } from '../entries/contract.ts';
import { createEntry } from '../entries/writing-contract.ts';
import { reviewDetail } from './contract.ts';

const facts = { kind: 'idea' as const, region: null, times: [], place: null, same: {} };

/** Reverts the schema changes, so that the migration can run again. */
async function asBefore(db: Database) {
  await sql`alter table revision drop column publish_at`.execute(db);
  await sql`drop index revision_record`.execute(db);
  await sql`create index revision_record on revision (author_id, state) where origin_id is null and not is_mend`.execute(
    db,
  );
}
const migrate = (db: Database) => db.transaction().execute((tx) => up(tx as never));
const progressOf = async (db: Database, thingId: string) =>
  db
    .selectFrom('revision')
    .where('thingId', '=', thingId)
    .select(['state', 'stagesPassed', 'stagesNeeded', 'published'])
    .distinct()
    .execute();

test('writing A2 a bundle with one part already marked as passed can continue, and reaches its readers', async () => {
  const { by, db, decide, newText } = await createReviewFixture();
  const { revisionId: id, itemId } = await by('author')(createEntry, { facts, text: newText('Silence') });
  const thingId = itemId.replace(/-en$/, '');
  // The former state after the first pass with REVIEW_STAGES=text=2.
  await sql`update revision set state = 'passed', stages_passed = 1, stages_needed = 1, decided_at = now() where thing_id = ${thingId} and module = 'facts'`.execute(
    db,
  );
  await sql`update revision set state = 'auditing', stages_passed = 1, stages_needed = 2 where id = ${id}`.execute(db);
  await asBefore(db);
  await migrate(db);
  expect(await progressOf(db, thingId)).toEqual([
    { state: 'auditing', stagesPassed: 1, stagesNeeded: 2, published: false },
  ]);
  await decide('reviewer', id, 'pass');
  expect(await progressOf(db, thingId)).toEqual([
    { state: 'passed', stagesPassed: 2, stagesNeeded: 2, published: true },
  ]);
  expect(await by('other')(entryDetail, { id: itemId })).toMatchObject({ name: 'Silence' });
});

test('writing A2 a bundle that readers see already is passed as a whole, and the others get equal stages', async () => {
  const { by, db, decide, newText, pass } = await createReviewFixture();
  const read = await by('author')(createEntry, { facts, text: newText('Silence') });
  await pass(read.revisionId);
  // The former state after the first pass with REVIEW_STAGES=facts=2: the text published, the facts waiting.
  await sql`update revision set state = 'auditing', stages_passed = 1, stages_needed = 2, publication_number = null where module = 'facts' and thing_id = ${read.itemId.replace(/-en$/, '')}`.execute(
    db,
  );
  const waiting = await by('author')(createEntry, { facts, text: newText('Noise') });
  await sql`update revision set stages_needed = 2 where id = ${waiting.revisionId}`.execute(db);
  // A draft in the bundle of a submission that was sent without it.
  const split = await by('author')(createEntry, { facts, text: newText('Echo') });
  await sql`update revision set state = 'draft' where module = 'facts' and thing_id = ${split.itemId.replace(/-en$/, '')}`.execute(
    db,
  );
  await asBefore(db);
  await migrate(db);
  expect((await progressOf(db, read.itemId.replace(/-en$/, ''))).map(({ state }) => state)).toEqual([
    'passed',
    'passed',
  ]);
  expect(await progressOf(db, waiting.itemId.replace(/-en$/, ''))).toMatchObject([{ stagesNeeded: 2 }]);
  expect((await by('reviewer')(reviewDetail, { id: split.revisionId })).together).toEqual([]);
  expect(await decide('reviewer', waiting.revisionId, 'pass')).toMatchObject({ state: 'auditing' });
});
