import { sql, type Kysely } from 'kysely';

/** The states of a revision that waits for review or that a reviewer has claimed. */
const underReview = sql`('submitted', 'auditing', 'first', 'second', 'third')`;

/**
 * A pass is recorded when it is decided and published a few seconds later; the parts of a bundle go through review
 * together; a contributor's record counts proposals.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // When a decided pass is to be published; null if there is none.
  await sql`alter table revision add publish_at timestamptz`.execute(db);
  await sql`create index revision_publish_at on revision (publish_at) where publish_at is not null`.execute(db);
  // Revisions published without a submission (people of a family, merged entries) are not proposals.
  await sql`drop index revision_record`.execute(db);
  await sql`
    create index revision_record on revision (author_id, state, bundle_id)
    where origin_id is null and not is_mend and submitted_at is not null`.execute(db);
  await separateDrafts(db);
  await equalizeBundles(db);
}

/** Drafts that were left in the bundle of an earlier submission, which made that bundle impossible to review. */
async function separateDrafts(db: Kysely<unknown>): Promise<void> {
  await sql`
    update revision draft set bundle_id = gen_random_uuid()::text
    where draft.state = 'draft' and exists (
      select from revision other where other.bundle_id = draft.bundle_id and other.state <> 'draft')`.execute(db);
}

/**
 * Each part of a bundle had its own number of stages. Where they differed, the part with fewer was marked as passed
 * while the other waited, so that the bundle could no longer be claimed. Parts that are not visible return to the state
 * of the waiting part. Visible parts, whose review was opened at the part with fewer stages, stay.
 */
async function equalizeBundles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table stuck on commit drop as
    select waiting.bundle_id, waiting.state, waiting.stages_passed, waiting.reviewer_id, waiting.claimed_at, exists (
      select from entry join revision part on part.id = entry.revision_id where part.bundle_id = waiting.bundle_id) as is_read
    from (
      select distinct on (bundle_id) * from revision where state in ${underReview} order by bundle_id, stages_passed desc, id) waiting
    where exists (select from revision passed where passed.bundle_id = waiting.bundle_id and passed.published)`.execute(
    db,
  );
  await sql`
    update revision part set state = stuck.state, stages_passed = stuck.stages_passed, reviewer_id = stuck.reviewer_id,
      claimed_at = stuck.claimed_at, decided_at = null, publication_number = null
    from stuck where stuck.bundle_id = part.bundle_id and part.published and not stuck.is_read`.execute(db);
  await sql`
    update revision part set state = 'passed', stages_passed = part.stages_needed, claimed_at = null, decided_at = now()
    from stuck where stuck.bundle_id = part.bundle_id and part.state in ${underReview} and stuck.is_read`.execute(db);
  await sql`
    update revision part set stages_needed = bundle.needed
    from (select bundle_id, max(stages_needed) as needed from revision where state in ${underReview} group by bundle_id) bundle
    where bundle.bundle_id = part.bundle_id and part.stages_needed < bundle.needed`.execute(db);
}
