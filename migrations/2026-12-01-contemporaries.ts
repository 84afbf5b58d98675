import { sql, type Kysely } from 'kysely';

/**
 * Subjects whose main time overlaps a span, most linked first: from the first lanes, then from more lanes until there
 * are enough. A function is planned once per connection, because planning costs more than the query; since one plan
 * must serve every span, it may only use the index on lane, time and rank.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function contemporaries_of(besides text, first_second bigint, last_second bigint, lanes integer[], most integer)
    returns table (subject_id text, place bigint) language plpgsql stable rows 6
    set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set plan_cache_mode = force_generic_plan as $$
    declare
      -- From lane, to lane, and two between them that are left out.
      bounds integer[];
      found text[] := array[besides];
      one text;
    begin
      foreach bounds slice 1 in array lanes loop
        for one in
          select l.subject_id from listed_subject l
          where l.lane between bounds[1] and bounds[2] and l.lane <> bounds[3] and l.lane <> bounds[4]
            and l.during && int8range(first_second, last_second, '[]') and l.subject_id <> all (found)
            -- A thing that spans everything is nobody's contemporary; 3155760000 seconds are a century.
            and upper(l.during) - 1 - lower(l.during) < 8 * greatest(last_second - first_second, 3155760000)
          order by l.rank <-> 0::bigint limit most + 1 - cardinality(found)
        loop
          found := found || one;
        end loop;
        exit when cardinality(found) > most;
      end loop;
      return query select * from unnest(found[2:]) with ordinality;
    end $$`.execute(db);
}
