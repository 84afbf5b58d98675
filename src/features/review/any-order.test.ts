import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createReviewFixture, type Person } from '../../../tests/review-fixture.ts';
import { Failure } from '../../rules/errors.ts';
import { isClaimed, isUnderReview, isWaiting, type State } from '../../rules/revision-states.ts';
import { createEntry, saveVersion } from '../entries/writing-contract.ts';
import { withdraw } from '../../editing/revisions/contract.ts';
import { review, undoPasses } from './contract.ts';
import { publishAtStartJob } from './publication.server.ts';

/** Number of random stories, each on a real PostgreSQL. Set `REVIEW_STORIES=300` for more. */
const stories = Number(process.env.REVIEW_STORIES ?? 12);
const facts = { kind: 'idea' as const, region: null, times: [], place: null, same: {} };
const reviewers = ['reviewer', 'second', 'third', 'boss'] as const satisfies Person[];
type Step =
  | { do: 'submit'; what: 'entry' | 'text' }
  | { do: 'act'; who: (typeof reviewers)[number]; act: 'claim' | 'hand back' | 'pass' | 'reject'; isStale: boolean }
  | { do: 'undo'; who: (typeof reviewers)[number] }
  | { do: 'withdraw' }
  | { do: 'timePasses' }
  | { do: 'newDraft' };

const who = fc.constantFrom(...reviewers);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('submit' as const), what: fc.constantFrom('entry', 'text') }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      who,
      act: fc.constantFrom('claim', 'hand back', 'pass', 'pass', 'reject'),
      // As from a second device that shows an older version.
      isStale: fc.nat(5).map((number) => number === 0),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), who }) },
  { weight: 1, arbitrary: fc.constant({ do: 'withdraw' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'timePasses' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'newDraft' as const }) },
) as fc.Arbitrary<Step>;

const story = fc.record({
  stages: fc.record({ facts: fc.integer({ min: 1, max: 3 }), text: fc.integer({ min: 1, max: 3 }) }),
  author: fc.constantFrom('newcomer', 'usual', 'trusted'),
  steps: fc.array(step, { minLength: 4, maxLength: 25 }),
});

/** Number of the author's earlier passed proposals. */
const passedBefore = { newcomer: 0, usual: 5, trusted: 25 };

async function runStory({ stages, author, steps }: typeof story extends fc.Arbitrary<infer Story> ? Story : never) {
  const desk = await createReviewFixture({ REVIEW_STAGES: `facts=${stages.facts},text=${stages.text}` });
  const { db, by, newText, versionsOf } = desk;
  await sql`
    insert into revision (id, module, thing_id, content, author_id, state, submitted_at, decided_at)
    select 'old' || n, 'timemap', 'augustus', '{"nodes":[]}', 'author', 'passed', now(), now()
    from generate_series(1, ${passedBefore[author]}) n`.execute(db);
  const submitted: { id: string; itemId: string; module: string }[] = [];
  let tab = 0;
  const rowsOf = (id: string) =>
    db
      .selectFrom('revision')
      .where('bundleId', 'in', (rows) =>
        rows.selectFrom('revision as one').where('one.id', '=', id).select('one.bundleId'),
      )
      .select(['id', 'state', 'stagesPassed', 'stagesNeeded', 'publishAt', 'reviewerId', 'contentVersion', 'module'])
      .execute();
  const isPublic = async (thingId: string) =>
    Boolean(await db.selectFrom('entry').where('subjectId', '=', thingId).select('id').executeTakeFirst());
  /** A rejection has an error name; any other error is a bug. */
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  };
  const save = (name: string, draft: boolean, itemId?: string) =>
    by('author')(createEntry, { facts, text: newText(name), draft, itemId, tab: 'one' });
  const thingOf = (itemId: string) => itemId.replace(/-en$/, '');

  async function take(step: Step) {
    const last = submitted.at(-1);
    if (step.do === 'submit') {
      if (step.what === 'entry' || !last)
        return attempt(async () => {
          const { revisionId, itemId } = await save(`Name ${tab++}`, false);
          submitted.push({ id: revisionId, itemId, module: 'entry' });
        });
      // Submits again after a withdrawal or rejection.
      return attempt(async () => {
        const { revisionId } = await save(`Name ${tab++}`, false, last.itemId);
        last.id = revisionId;
      });
    }
    if (step.do === 'timePasses') {
      await sql`update revision set publish_at = now() - interval '1 second' where publish_at is not null`.execute(db);
      await publishAtStartJob.run({}, { db, signal: new AbortController().signal } as never);
      return true;
    }
    if (!last) return false;
    if (step.do === 'withdraw') return attempt(() => by('author')(withdraw, { id: last.id }));
    if (step.do === 'newDraft')
      return attempt(() =>
        by('author')(saveVersion, { itemId: last.itemId, text: newText('Draft'), draft: true, tab: 'two' }),
      );
    if (step.do === 'undo') return attempt(() => by(step.who)(undoPasses, { ids: [last.id] }));
    const versions = await versionsOf(last.id);
    return attempt(() =>
      by(step.who)(review, {
        id: last.id,
        act: step.act,
        versions: step.isStale ? Object.fromEntries(Object.keys(versions).map((id) => [id, 1])) : versions,
        reason: 'Why?',
      }),
    );
  }

  async function expectOrder(after: string) {
    for (const { id, itemId } of submitted) {
      const rows = await rowsOf(id);
      const progress = rows.map(({ state, stagesPassed, stagesNeeded, publishAt, reviewerId }) =>
        JSON.stringify([state, stagesPassed, state === 'draft' ? 0 : stagesNeeded, publishAt, reviewerId]),
      );
      expect(new Set(progress).size, `${after}: ${progress.join(' · ')}`).toBe(1);
      const { state, stagesPassed, stagesNeeded, publishAt } = rows[0]!;
      if (isUnderReview(state)) expect(stagesPassed).toBeLessThan(stagesNeeded);
      if (publishAt) expect([isClaimed(state), stagesPassed + 1]).toEqual([true, stagesNeeded]);
      expect(await isPublic(thingOf(itemId)), after).toBe(state === 'passed');
      if (state === 'passed') expect(stagesPassed).toBe(stagesNeeded);
    }
  }

  /** Completes the review of a submission with the available reviewers. */
  async function finish(id: string) {
    const state = async () => (await rowsOf(id))[0]!.state;
    for (let round = 0; round < 8 && isUnderReview(await state()); round++) {
      await take({ do: 'timePasses' });
      const [row] = await rowsOf(id);
      if (!isUnderReview(row!.state)) break;
      const acts = isWaiting(row!.state) ? reviewers : [row!.reviewerId as Person];
      let isTaken = false;
      for (const person of acts)
        isTaken ||= await attempt(async () => by(person)(review, { id, act: 'pass', versions: await versionsOf(id) }));
      expect(isTaken, `somebody can act on ${row!.state} ${row!.stagesPassed}/${row!.stagesNeeded}`).toBe(true);
    }
    await take({ do: 'timePasses' });
    expect(await state()).toBe('passed' satisfies State);
  }

  for (const step of steps) {
    await take(step);
    await expectOrder(JSON.stringify(step));
  }
  for (const { id } of submitted) {
    const [row] = await rowsOf(id);
    if (row && isUnderReview(row.state)) await finish(id);
  }
  await expectOrder('the end');
  await desk.drop(); // frees space for hundreds of stories
}

test(
  'writing A1 A2 in any order of actions, a bundle has one state, is published only by its last stage, and can be completed',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (example) => runStory(example)),
      { numRuns: stories, endOnFailure: true },
    );
  },
);
