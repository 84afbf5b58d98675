import { sql } from 'kysely';
import { beginThings } from '../../../kit/things.server.ts';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import { announcePublication } from '../../../kit/database/publications.server.ts';
import type { Passed } from '../../../kit/revision.ts';
import type { Language } from '../../../rules/languages.ts';
import { publishFacts, publishTexts } from '../../entries/publish.server.ts';
import type { Facts, Text } from '../../entries/rules.ts';
import { publishRelations } from '../../relations/publish.server.ts';
import type { Relations } from '../../relations/rules.ts';
import { indexSubjects } from '../../search/face/index.server.ts';
import { keepSources } from '../../sources/face/keep-sources.server.ts';
import { publishTimelines } from '../../timelines/publish.server.ts';
import type { Timeline } from '../../timelines/rules.ts';
import { publishTimemaps } from '../../timemaps/publish.server.ts';
import type { Timemap } from '../../timemaps/rules.ts';

/** What each module's revisions hold. */
export interface Contents {
  facts: Facts;
  text: Text;
  timeline: Timeline;
  timemap: Timemap;
  relations: Relations;
}

/** What is proposed, before anybody has looked at it. */
export type Proposal = {
  [M in keyof Contents]: {
    module: M;
    thingId: string;
    language: M extends 'text' ? Language : null;
    content: Contents[M];
  };
}[keyof Contents];

/**
 * Each module's way to the readers, in the order in which one needs the other; gives the subjects that are no longer
 * spoken of.
 */
const publishers: {
  [M in keyof Contents]: (db: Database, revisions: readonly Passed<Contents[M]>[]) => Promise<string[] | void>;
} = {
  facts: publishFacts,
  text: publishTexts,
  relations: publishRelations,
  timeline: publishTimelines, // an event stands by how well its subject is linked
  timemap: publishTimemaps,
};

/**
 * Proposes and passes in one step: what the built-in world and the importers bring. Each proposal becomes a revision
 * like anybody's. To be called inside a transaction; readers see all of it or nothing.
 */
export async function publishAtOnce(
  db: Database,
  proposals: readonly Proposal[],
  { authorId, originId }: { authorId: string; originId: string | null },
): Promise<void> {
  if (!proposals.length) return;
  const revisions = proposals.map((proposal): Passing => ({ id: newId(), ...proposal, originId }));
  const rows = revisions.map(({ id, module, thingId, language, content }) => ({
    id,
    module,
    thing_id: thingId,
    language,
    content,
  }));
  await beginThings(
    db,
    proposals.map(({ thingId }) => ({ id: thingId, type: 'subject' })),
  );
  await sql`select one_publication_at_a_time()`.execute(db); // what is read below is what this goes upon
  const before = sql`(
    select b.id from revision b
    where b.thing_id = r.thing_id and b.module = r.module and b.language is not distinct from r.language and b.key = '' and b.published
    order by b.publication_number desc limit 1)`;
  await sql`
    insert into revision (id, module, thing_id, language, key, content, author_id, origin_id, state, decided_at, base_id)
    select r.id, r.module, r.thing_id, r.language, '', r.content, ${authorId}, ${originId}, 'passed', now(), ${(await anyRevision(db, proposals)) ? before : null}
    from jsonb_populate_recordset(null::revision, ${asJson(rows)}) r`.execute(db);
  await publish(db, revisions);
}

/** A revision on its way to the readers. */
export type Passing = Proposal & { id: string; originId: string | null };

/**
 * Writes what readers see of revisions that passed, and tells every process whose pages are stale. To be called inside
 * the transaction in which they pass: readers see all of it or nothing.
 */
export async function publish(db: Database, revisions: readonly Passing[]): Promise<void> {
  const touched = revisions.flatMap(touchedBy);
  for (const module of Object.keys(publishers) as (keyof Contents)[]) {
    const mine = revisions.filter((revision) => revision.module === module);
    if (mine.length) touched.push(...((await publishers[module](db, mine as never)) ?? []));
  }
  const written = revisions.filter(({ module }) => module === 'text').map(({ thingId }) => thingId);
  if (written.length) await indexSubjects(db, written);
  await keepSources(
    db,
    revisions.map(({ content }) => content),
  );
  await announcePublication(db, touched);
}

/** Whether there is a revision of any of these subjects; an import brings thousands of which there is none. */
async function anyRevision(db: Database, proposals: readonly Proposal[]): Promise<boolean> {
  const { rows } =
    await sql`select from revision where thing_id = any(${[...new Set(proposals.map(({ thingId }) => thingId))]}) limit 1`.execute(
      db,
    );
  return rows.length > 0;
}

/** The subjects whose pages a proposal changes: its own, and those that it newly points to. */
function touchedBy({ module, thingId, content }: Proposal): string[] {
  if (module === 'relations') return [thingId, ...content.relations.map(({ to }) => to)];
  if (module === 'timeline') return [thingId, ...content.events.flatMap((event) => event.with)];
  return [thingId];
}
