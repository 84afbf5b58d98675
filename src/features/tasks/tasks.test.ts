import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import type { Facts } from '../entries/rules.ts';
import * as entryCalls from '../entries/writing-contract.ts';
import { messageList } from '../messages/contract.ts';
import { publishAtOnce } from '../../editing/revisions/face/publish.server.ts';
import { myTasks } from './contract.ts';
import { findFirstTasksJob, findTasks } from './find-tasks.server.ts';

/** A desk whose best linked site has no place. */
async function aDeskWithTasks() {
  const desk = await createReviewFixture();
  const { rows } = await sql<{ id: string }>`
    select id from subject join listed_subject on subject_id = id where subject.kind = 'site' and latitude is not null order by rank limit 1`.execute(
    desk.db,
  );
  const site = rows[0]!.id;
  await sql`update subject set latitude = null, longitude = null where id = ${site}`.execute(desk.db);
  await sql`update member set interests = '{site}' where id = 'author'`.execute(desk.db);
  await findTasks(desk.db);
  return { ...desk, site };
}

test('tasks are what an entry lacks: a source, a day, a summary in a language, a picture, a place; each links to a part’s editor', async () => {
  const { db } = await createReviewFixture();
  const listTasks = async () =>
    (await db.selectFrom('task').selectAll().execute()).map(
      (task) => `${task.subjectId} ${task.lack} ${task.language}`,
    );
  await findTasks(db);
  const before = await listTasks();
  await sql`update subject_time set source = null where subject_id = 'augustus'`.execute(db);
  await sql`update event set source = null where subject_id = 'augustus'`.execute(db);
  await sql`update subject_time set start_time = '1769-00-00', start_note = null where subject_id = 'augustus' and position = 0`.execute(
    db,
  );
  await sql`update entry set summary = '' where id = 'augustus-es'`.execute(db);
  await sql`update subject set portrait = null where id = 'augustus'`.execute(db);
  await sql`delete from image_shown where subject_id = 'augustus'`.execute(db);
  await findTasks(db);
  const newTasks = (await listTasks()).filter((task) => !before.includes(task) && task.startsWith('augustus '));
  expect(newTasks.sort()).toEqual(
    ['augustus language es', 'augustus picture ', 'augustus precision ', 'augustus source '].filter(
      (task) => !before.includes(task),
    ),
  );
  expect(newTasks).toContain('augustus source ');
  const count = (await listTasks()).length;
  await findFirstTasksJob.run({}, { db } as never);
  expect((await listTasks()).length).toBe(count);
});

test('a member gets a few varied tasks, their interests first; a task is done and thanked when a contribution that fixes it passes', async () => {
  const { db, by, open, pass, site } = await aDeskWithTasks();
  const ofPlaces = async (who: 'author' | 'other') =>
    (await by(who)(myTasks, {})).tasks.filter(({ lack }) => lack === 'place').map(({ itemId }) => itemId);
  const reply = await by('author')(myTasks, {});
  expect(reply).toMatchObject({ done: 0 });
  expect(reply.tasks.length).toBeLessThanOrEqual(5);
  expect(new Set(reply.tasks.map(({ lack }) => lack)).size).toBeGreaterThan(1);
  expect((await ofPlaces('author'))[0]).toBe(`${site}-en`);
  const next = await by('author')(myTasks, { skip: reply.tasks.length });
  expect(
    next.tasks.filter((task) => reply.tasks.some((other) => JSON.stringify(task) === JSON.stringify(other))),
  ).toEqual([]);

  const { token, baseId, content } = await open('author', `${site}-en`, 'facts');
  const facts = { ...(content as Facts) };
  facts.place = { ...facts.place!, latitude: facts.place!.latitude + 0.01 };
  const { revisionId } = await by('author')(entryCalls.saveVersion, {
    itemId: `${site}-en`,
    token,
    baseId,
    facts: facts as never,
  });
  expect(await ofPlaces('author')).not.toContain(`${site}-en`);
  await pass(revisionId);

  expect(await ofPlaces('other')).not.toContain(`${site}-en`);
  expect(
    await db.selectFrom('task').where('subjectId', '=', site).where('lack', '=', 'place').select('lack').execute(),
  ).toEqual([]);
  expect(await by('author')(myTasks, {})).toMatchObject({ done: 1 });
  const { messages } = await by('author')(messageList, { a: 'SYSTEM', b: 1, c: 20 });
  const thanks = messages.find(({ actionText }) => actionText === 'task done')!;
  expect(thanks.customMsg).toMatch(/^reviewer thanks you: with your help “.+” is more complete/);
  expect(thanks.href).toBe(`/detail/${site}-en`);
});

test('a task stays while something is still missing; an import completes it without thanks', async () => {
  const { db, site } = await aDeskWithTasks();
  const facts = async () =>
    await db
      .selectFrom('revision')
      .where('thingId', '=', site)
      .where('module', '=', 'facts')
      .where('published', '=', true)
      .orderBy('publicationNumber', 'desc')
      .select(['content', 'authorId'])
      .executeTakeFirstOrThrow();
  const { content, authorId } = await facts();
  const { rows } = await sql<{ id: string }>`select id from origin limit 1`.execute(db);
  const bring = (place: Facts['place']) =>
    db.transaction().execute((tx) =>
      publishAtOnce(
        tx,
        [{ module: 'facts', thingId: site, language: null, content: { ...(content as Facts), place } }],
        {
          authorId,
          originId: rows[0]!.id,
        },
      ),
    );
  const left = () =>
    db.selectFrom('task').where('subjectId', '=', site).where('lack', '=', 'place').select('lack').execute();
  await bring(null);
  expect(await left()).toHaveLength(1);
  await bring((content as Facts).place);
  expect(await left()).toHaveLength(0);
  expect(await db.selectFrom('taskDone').selectAll().execute()).toEqual([]);
});
