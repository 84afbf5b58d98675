import { sql } from 'kysely';
import { implement } from '../../kit/calls/api.server.ts';
import { entryId } from '../../rules/entry-ids.ts';
import type { Kind } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { loadSummaries } from '../../kit/registry/things.server.ts';
import * as contract from './contract.ts';
import type { Lack } from './rules.ts';

export const tasks = implement(contract, {
  async myTasks({ skip }, { db, member, language }) {
    const { id } = member!;
    const [taskResult, done] = await Promise.all([
      // One of each sort in turn; those matching the member's interests come before better linked ones.
      sql<{ subjectId: string; lack: Lack; language: string; kind: Kind }>`
        select subject_id, lack, language, kind from (
          select task.*, row_number() over (partition by lack order by
            (kind = any(member.interests) or region = any(member.interests)) is true desc, rank) as turn
          from task join member on member.id = ${id}
          where task.language in ('', ${language})
            and not exists (select from revision r where r.thing_id = subject_id and r.author_id = ${id} and not r.published and r.state <> 'not passed')) t
        order by turn, lack limit ${limits.tasks.shown + 1} offset ${skip}`.execute(db),
      db
        .selectFrom('taskDone')
        .where('memberId', '=', id)
        .select((from) => from.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ]);
    const few = taskResult.rows.slice(0, limits.tasks.shown);
    const things = await loadSummaries(
      db,
      few.map(({ subjectId }) => subjectId),
      language,
    );
    return {
      tasks: few.flatMap(({ subjectId, lack, kind }) => {
        const thing = things.get(subjectId);
        return thing
          ? [{ lack, kind, itemId: entryId(subjectId, language), name: thing.name, language: thing.language }]
          : [];
      }),
      more: taskResult.rows.length > few.length,
      done: Number(done.count),
    };
  },
});
