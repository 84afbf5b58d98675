import { sql, type Kysely } from 'kysely';

/**
 * The database numbers every publication; changes that a reviewer makes while passing become the reviewer's revision.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function one_publication_at_a_time() returns void language sql as
      -- The number of an advisory lock that nothing else uses; held until the transaction ends.
      $$ select pg_advisory_xact_lock(7205766) $$`.execute(db);
  // Numbers follow the order of commits: a transaction that has one blocks all others that need one.
  await sql`
    create function number_publication() returns trigger language plpgsql as $$
    begin
      if new.publication_number is null and new.state in ('passed', 'featuring', 'featured') then
        perform one_publication_at_a_time();
        new.publication_number := nextval('publication_number');
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger revision_published before insert or update of state on revision
    for each row execute function number_publication()`.execute(db);

  // A reviewer's correction of the revision they passed, which is its base.
  await sql`alter table revision add is_mend boolean not null default false`.execute(db);
  await separateMends(db);

  // Deleting a draft checks for references to it: without these indexes, it would read every revision and entry.
  await sql`create index revision_base on revision (base_id) where base_id is not null`.execute(db);
  await sql`create index revision_translated on revision (translated_from) where translated_from is not null`.execute(
    db,
  );
  await sql`create index entry_revision on entry (revision_id)`.execute(db);

  // How much a member has submitted recently, and all acts of a member.
  await sql`create index audit_step_member on audit_step (member_id, at)`.execute(db);
}

/**
 * Before, a reviewer's changes replaced the author's content under the author's name; the original was in the review
 * step.
 */
async function separateMends(db: Kysely<never>): Promise<void> {
  await sql`
    create temporary table mend on commit drop as
    select r.id as base_id, gen_random_uuid()::text as id, first.content as written, last.member_id as mender_id, r.publication_number
    from revision r
    cross join lateral (select content from audit_step where revision_id = r.id and act = 'edit' order by id limit 1) first
    cross join lateral (select member_id from audit_step where revision_id = r.id and act = 'edit' order by id desc limit 1) last
    where r.published`.execute(db);
  await sql`
    insert into revision (
      id, module, subject_id, language, author_id, state, content, base_id, translated_from,
      decided_at, changed_at, created_at, is_mend, publication_number)
    select
      mend.id, module, subject_id, language, mender_id, state, content, r.id, translated_from,
      decided_at, changed_at, decided_at, true, mend.publication_number
    from mend join revision r on r.id = mend.base_id`.execute(db);
  await sql`update revision set base_id = mend.id from mend where revision.base_id = mend.base_id and not is_mend`.execute(
    db,
  );
  await sql`update revision set translated_from = mend.id from mend where revision.translated_from = mend.base_id`.execute(
    db,
  );
  await sql`update entry set revision_id = mend.id from mend where entry.revision_id = mend.base_id`.execute(db);
  // A featured revision is the published one, so the author's revision becomes `passed`.
  await sql`update revision set content = written, state = 'passed' from mend where revision.id = mend.base_id`.execute(
    db,
  );
  await sql`
    update revision set publication_number = numbered.number
    from (select id, row_number() over (order by publication_number, is_mend) as number from revision where published) numbered
    where numbered.id = revision.id and exists (select from mend)`.execute(db);
  await sql`select setval('publication_number', coalesce((select max(publication_number) from revision), 0) + 1, false)`.execute(
    db,
  );
}
