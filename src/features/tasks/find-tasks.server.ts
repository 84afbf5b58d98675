import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.server.ts';
import { job } from '../../kit/jobs/job.server.ts';
import { languages } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { lacks, type Lack } from './rules.ts';

export const findTasksJob = job({
  name: 'findingTasks',
  schema: z.object({}),
  every: 'day',
  retries: 2,
  run: (_, { db }) => findTasks(db),
});

/** A new installation need not wait for the nightly run. */
export const findFirstTasksJob = job({
  name: 'findingFirstTasks',
  schema: z.object({}),
  every: 'start',
  retries: 2,
  async run(_, { db }) {
    if (!(await db.selectFrom('task').select('lack').limit(1).executeTakeFirst())) await findTasks(db);
  },
});

/** From this year on, sources usually give the day. */
const exactDatesSince = 1400;

/** Whether `subject` lacks something, in `wanted.language` if the task depends on the language. */
export const lackConditions: Record<Lack, RawBuilder<boolean>> = {
  /** It has dates or events, and none of them has a source. */
  source: sql`(
    (exists (select from subject_time t where t.subject_id = subject.id) or exists (select from event e where e.subject_id = subject.id))
    and not exists (select from subject_time t where t.subject_id = subject.id and t.source is not null)
    and not exists (select from event e where e.subject_id = subject.id and e.source is not null))`,
  /** Its first date is known to the year only, although records of that time usually give the day. */
  precision: sql`exists (
    select from subject_time t where t.subject_id = subject.id and t.position = 0 and subject.kind in ('person', 'war', 'event')
      and t.start_time ~ '^[0-9]{4}-00' and t.start_time >= ${String(exactDatesSince)} and t.start_note is null)`,
  /** It has a summary in another language, but none in this one. */
  language: sql`(
    not exists (select from entry own where own.subject_id = subject.id and own.language = wanted.language and own.summary <> '')
    and exists (select from entry other where other.subject_id = subject.id and other.summary <> ''))`,
  picture: sql`(subject.portrait is null and not exists (select from image_shown i where i.subject_id = subject.id))`,
  place: sql`(subject.latitude is null and subject.kind in ('site', 'place', 'war', 'event'))`,
};

/** Replaces all tasks: of each sort, those of the best linked entries. */
export async function findTasks(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`delete from task`.execute(tx);
    for (const lack of lacks)
      for (const language of lack === 'language' ? languages : [''])
        await sql`
          insert into task (subject_id, lack, language, kind, region, rank)
          select subject.id, ${lack}, wanted.language, subject.kind, subject.region, listed.rank
          from listed_subject listed join subject on subject.id = listed.subject_id
          cross join (select ${language}::text as language) wanted
          where ${lackConditions[lack]} order by listed.rank limit ${limits.tasks.ofSort}`.execute(tx);
  });
}
