import { sql, type Kysely } from 'kysely';

/** Counts changes of families, in the same transaction: processes that cache families reload them when it changes. */
async function countChanges(db: Kysely<never>): Promise<void> {
  await sql`create table family_changes (count bigint not null)`.execute(db);
  await sql`insert into family_changes values (0)`.execute(db);
  await sql`
    create function family_changed() returns trigger language plpgsql as $$
    begin
      update family_changes set count = count + 1;
      return null;
    end $$`.execute(db);
  for (const table of ['family_union', 'family_partner', 'family_child'])
    await sql`
      create trigger family_changed after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function family_changed()`.execute(db);
}

/**
 * Relations of a union do not count for a subject's links: otherwise a queen with twelve children and no text would
 * precede entries. `links_of` replaces the count wherever a weight is computed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index relation_union_from on relation (from_id) where union_id is not null`.execute(db);
  await sql`create index relation_union_to on relation (to_id) where union_id is not null`.execute(db);
  await sql`
    create function links_of(subject_id text) returns integer language sql stable parallel safe as $$
      select ((select count(*) from relation where from_id = subject_id) - (select count(*) from relation where from_id = subject_id and union_id is not null)
        + (select count(*) from relation where to_id = subject_id) - (select count(*) from relation where to_id = subject_id and union_id is not null))::integer
    $$`.execute(db);
  await sql`
    with member as (
      select subject_id from family_partner union select subject_id from family_child
    ), counted as (
      update subject set weight = links_of(subject.id) from member where subject.id = member.subject_id and weight <> links_of(subject.id)
      returning subject.id
    ) select refresh_listed_subjects(coalesce(array_agg(id), '{}')) from counted`.execute(db);
  await countChanges(db);
}
