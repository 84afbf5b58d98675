import { dropIndexes, type OwnDatabase } from './own-database.ts';

/** The id of a synthetic subject, and of the revision with its text; the first is 1. */
export const subjectAt = (number: number) => `s${number}`;
export const textAt = (number: number) => `t${number}`;
/** The subjects of a synthetic subject's two relations. */
export const relatedTo = (number: number, count: number) =>
  [((number * 7919) % count) + 1, ((number * 104_729 + 17) % count) + 1].filter((to) => to !== number);

const tables = ['thing', 'subject', 'revision', 'entry', 'search_name', 'search_passage', 'relation', 'edge', 'event'];

/**
 * Writes published entries, each with its revision, search rows, two relations and an event, within PostgreSQL, in
 * about a minute per million.
 */
export async function fillPublished({ pool }: OwnDatabase, count: number): Promise<void> {
  const indexes = await dropIndexes(pool, tables);
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica; set synchronous_commit = off'); // no triggers, no foreign key checks
    await client.query(
      `insert into member (id, name, phone, role) values ('importer', 'importer', null, 'member'), ('author', 'author', '1', 'member'), ('reviewer', 'reviewer', '2', 'reviewer')`,
    );
    const series = `generate_series(1, ${count}) n`;
    // Thirty of two thousand words, different ones for each number.
    const words = `(select string_agg('w' || ((n * (i * i + 13) + i * 101) % 2000), ' ') from generate_series(1, 30) i)`;
    await client.query(
      `insert into subject (id, number, kind, region, weight) overriding system value select 's' || n, n, (array['person', 'polity', 'war', 'book', 'idea'])[n % 5 + 1], 'europe', 4 from ${series}`,
    );
    await client.query(`insert into thing (id, type) select 's' || n, 'subject' from ${series}`);
    await client.query(`insert into revision (id, module, thing_id, language, author_id, state, content, bundle_id, decided_at, publication_number)
      select 't' || n, 'text', 's' || n, 'en', 'importer', 'passed', jsonb_build_object('name', 'Subject ' || n, 'otherNames', '[]'::jsonb, 'disambiguation', null, 'summary', said, 'body', '<p>' || said || '</p>'), 't' || n, now() - interval '1 day', nextval('publication_number')
      from ${series}, lateral (select ${words} as said) one`);
    await client.query(
      `insert into entry (id, subject_id, language, name, summary, body, revision_id) select thing_id || '-en', thing_id, 'en', content ->> 'name', content ->> 'summary', content ->> 'body', id from revision`,
    );
    await client.query(
      `insert into search_name (key, form, own, at, type, ref, thing_id, language, name) select lower(name), 'name', true, 0, 'entries', id, subject_id, 'en', name from entry`,
    );
    await client.query(
      `insert into search_passage (type, ref, thing_id, language, position, text, folded, words) select 'entries', id, subject_id, 'en', 0, summary, lower(name) || E'\\n' || summary, to_tsvector('simple', name || ' ' || summary) from entry`,
    );
    await client.query(`
      insert into relation (id, number, from_id, to_id, type, word) overriding system value
      select 'r' || n || '-' || which, 2 * n - which, 's' || n, 's' || other, 'friendship', '{"en": "friend of"}' from ${series}, lateral (values (0, n::bigint * 7919 % ${count} + 1), (1, (n::bigint * 104729 + 17) % ${count} + 1)) one (which, other) where other <> n`);
    await client.query(
      `insert into edge (number, a, b, type) select number, substr(from_id, 2)::int, substr(to_id, 2)::int, 0 from relation`,
    );
    await client.query(`
      insert into event (id, subject_id, position, start_time, earliest, latest, title, kind, region, standing)
      select 'e' || n, 's' || n, 0, lpad((n % 2000 + 1)::text, 4, '0') || '-00-00 00:00:00', ((n % 2000 + 1) - 1970) * 31556952::bigint, ((n % 2000 + 2) - 1970) * 31556952::bigint, '{"en": "Something that happened"}', kind, region, standing_of(1, weight, 'e' || n)
      from ${series} join subject on number = n`);
    await client.query(`select recount_event_cells()`);
    for (const table of ['subject', 'relation'])
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'number'), (select max(number) from ${table}))`,
      );
    await client.query('reset session_replication_role; reset synchronous_commit');
  } finally {
    client.release();
  }
  for (const definition of indexes) await pool.query(definition);
  await pool.query('vacuum analyze');
}
