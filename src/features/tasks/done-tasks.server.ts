import { sql } from 'kysely';
import type { PublishedRevision } from '../../kit/registry/publication-hooks.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { entryId } from '../../rules/entry-ids.ts';
import { defaultLanguage, type Language } from '../../rules/languages.ts';
import { notify } from '../../kit/notifications/notify.server.ts';
import { lackConditions } from './find-tasks.server.ts';
import { lacks, partByLack, type Lack } from './rules.ts';

interface DoneTask {
  subjectId: string;
  lack: Lack;
  language: Language | '';
}

/**
 * After a publication: completes tasks of the published things that no longer lack anything. Their author gets a
 * message of thanks in the name of the reviewer; imports thank no one.
 */
export async function completeTasks(db: Database, published: readonly PublishedRevision[]): Promise<void> {
  const ids = [...new Set(published.map(({ thingId }) => thingId))];
  const { rows } = await sql<DoneTask>`
    delete from task as wanted using subject
    where wanted.subject_id = any(${ids}) and subject.id = wanted.subject_id and not case wanted.lack
      ${sql.join(
        lacks.map((lack) => sql`when ${sql.lit(lack)} then ${lackConditions[lack]}`),
        sql` `,
      )} end
    returning wanted.subject_id, wanted.lack, wanted.language`.execute(db);
  for (const done of rows) await thankAuthor(db, done);
}

async function thankAuthor(db: Database, { subjectId, lack, language }: DoneTask): Promise<void> {
  // A reviewer's edit is a revision based on the author's, so thank the author.
  const { rows } = await sql<{ authorId: string; reviewer: string }>`
    select coalesce(base.author_id, r.author_id) as author_id, coalesce(reviewer.name, 'Stele') as reviewer
    from revision r left join revision base on r.is_mend and base.id = r.base_id
    join member on member.id = coalesce(base.author_id, r.author_id) and member.deleted_at is null
    left join member reviewer on reviewer.id = coalesce(base.reviewer_id, r.reviewer_id)
    where r.thing_id = ${subjectId} and r.module = ${partByLack[lack]} and r.published and r.origin_id is null
      and (${language} = '' or r.language = ${language})
    order by r.publication_number desc nulls last limit 1`.execute(db);
  const [who] = rows;
  if (!who) return;
  const { numInsertedOrUpdatedRows: counted } = await db
    .insertInto('taskDone')
    .values({ memberId: who.authorId, subjectId, lack, language })
    .onConflict((before) => before.doNothing())
    .executeTakeFirst();
  if (!counted) return;
  await notify(db, [who.authorId], {
    kind: 'taskDone',
    itemId: entryId(subjectId, language || defaultLanguage),
    userName: who.reviewer,
  });
}
