import { sql } from 'kysely';
import { implementations } from '../src/calls.server.ts';
import { mySubmissions, myModules, myRelations } from '../src/editing/revisions/contract.ts';
import { favourites } from '../src/features/social/contract.ts';
import { contributions, overview } from '../src/features/user-centre/overview/contract.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { createMember, createVisitor, testContext } from '../tests/visitor.ts';
import { formatCount, rounds, sizesOr, type EngineFigure, type Row } from './figure.ts';
import { withDatabase } from './own-database.ts';
import { percentile, measureEachMs } from './timing.ts';

/** Number of requests per round. */
const requestCount = 20;
const member = createMember('m');

/** The user centre of a very prolific contributor. */
export const centre: EngineFigure = () =>
  withDatabase(async ({ db }) => {
    const [count] = sizesOr([100_000]) as [number];
    await fill(db, count);
    const call = createApi(implementations).callFor({
      ...testContext(db),
      visitor: createVisitor(),
      language: 'en',
      member,
    });
    const list = { n: 0, page: 1, size: 20 };
    const pages: Record<string, () => Promise<unknown>> = {
      'what awaits one': () => call(overview, {}),
      'what it came to': () => call(contributions, {}),
      'one’s entries': () => call(mySubmissions, list),
      'one’s entries, the hundredth page of those that passed': () =>
        call(mySubmissions, { n: 3, page: 100, size: 20 }),
      'one’s relations': () => call(myRelations, list),
      'how many of each part': () => call(myModules, {}),
      favourites: () => call(favourites, { page: 1, size: 20 }),
    };
    const rows: Row[] = [];
    for (const [name, ask] of Object.entries(pages)) {
      await ask(); // the first visit computes and caches counts
      const values: number[] = [];
      for (let round = 0; round < rounds; round++)
        values.push(percentile(await measureEachMs(Array.from({ length: requestCount }), ask), 0.95));
      rows.push({
        what: `${name}, at ${formatCount(count)} contributions, p95`,
        unit: 'ms',
        values,
        budget: { text: '< 50 ms', met: (median) => median < 50 },
      });
    }
    return rows;
  });

async function fill(db: Database, count: number): Promise<void> {
  const subjects = Math.ceil(count / 5) + 1; // so that no part is under review twice
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection); // row-level triggers would take minutes
    await sql`insert into member (id, name) values ('m', 'm')`.execute(connection);
    await sql`insert into thing (id, type) select 's' || n, 'subject' from generate_series(1, ${subjects}::int) n`.execute(
      connection,
    );
    await sql`insert into subject (id, kind) select 's' || n, 'idea' from generate_series(1, ${subjects}::int) n`.execute(
      connection,
    );
    await sql`
      insert into entry (id, subject_id, language, name, summary, revision_id)
      select 's' || n || '-en', 's' || n, 'en', 'Subject ' || n, 'Some words.', 'v' || n from generate_series(1, ${subjects}::int) n`.execute(
      connection,
    );
    await sql`
      insert into revision (id, bundle_id, module, thing_id, language, author_id, state, content, decided_at, reject_reason, publication_number)
      select 'v' || n, 'v' || n, part, 's' || n % ${subjects} + 1, case when part = 'text' then 'en' end, 'm', state, '{"name": "Subject"}',
        case when state in ('passed', 'not passed') then now() - n * interval '1 minute' end,
        case when state = 'not passed' then 'Why?' end, case when state = 'passed' then n end
      from generate_series(1, ${count}::int) n
      cross join lateral (select (array['text', 'facts', 'relations', 'timeline', 'timemap'])[n % 5 + 1] as part,
        case n % 20 when 0 then 'draft' when 1 then 'not passed' when 2 then 'submitted' else 'passed' end as state) one`.execute(
      connection,
    );
    await sql`
      insert into favourite (member_id, thing_id, type, title)
      select 'm', 's' || n, 'item', 'Subject ' || n from generate_series(1, least(1000, ${subjects}::int)) n`.execute(
      connection,
    );
    await sql`
      insert into page_day (day, kind, page, language, thing_id, views, visits, looked_ms, cites)
      select current_date - n % 300, 'entry', 's' || n % ${subjects} + 1 || '-en', 'en', 's' || n % ${subjects} + 1, 3, 1, 9000, 1
      from generate_series(1, ${count}::int) n on conflict do nothing`.execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
  // As after autovacuum, which index-only scans require.
  await sql`vacuum analyze`.execute(db);
}
