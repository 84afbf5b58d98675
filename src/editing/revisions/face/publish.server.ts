import { sql } from 'kysely';
import { registerThings, deleteUnusedThings } from '../../../kit/thing-rows.server.ts';
import { copyNewRows } from '../../../kit/database/copy-new.server.ts';
import { reserveSequenceNumbers, type CopiedRow } from '../../../kit/database/copy.server.ts';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import { notifyPublication } from '../../../kit/database/publications.server.ts';
import { anyListTag, partTag } from '../../../kit/list-tags.ts';
import { listTagsOf, refreshListed, refreshListedNames } from '../../../kit/listed-subjects.server.ts';
import type { PassedRevision } from '../../../kit/revision.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Module } from '../../../rules/modules.ts';
import {
  afterPublication,
  afterWithdrawal,
  type PublishedRevision,
} from '../../../kit/registry/publication-hooks.server.ts';
import { requirePart, parts, type Contents, type PerLanguage } from '../../../kit/registry/parts.server.ts';

/** A proposal before review. */
interface UntypedProposal<Content = unknown> {
  /** The part's name. */
  module: Module;
  thingId: string;
  language: Language | null;
  key?: string;
  content: Content;
}

/** The same with typed content, for built-in parts. */
export type Proposal = {
  [M in keyof Contents]: UntypedProposal<Contents[M]> & {
    module: M;
    language: M extends PerLanguage ? Language : null;
  };
}[keyof Contents];

interface Provenance {
  authorId: string;
  originId: string | null;
  /** The author's note. */
  note?: string;
}

/**
 * Proposes and passes in one step, for the built-in world and importers. Each proposal becomes an ordinary revision.
 * Call inside a transaction, so that readers see all of it or nothing.
 */
export async function publishAtOnce(
  db: Database,
  proposals: readonly UntypedProposal[],
  { authorId, originId, note = '' }: Provenance,
): Promise<void> {
  if (!proposals.length) return;
  const revisions = proposals.map((proposal): PassingRevision => ({ id: newId(), key: '', ...proposal, originId }));
  const rows = revisions.map(({ id, module, thingId, language, key, content }) => ({
    id,
    module,
    thing_id: thingId,
    language,
    key,
    content,
  }));
  await registerThings(
    db,
    proposals.map(({ thingId, module }) => ({ id: thingId, type: requirePart(module).of })),
  );
  await sql`select one_publication_at_a_time()`.execute(db); // the published revisions read below are the bases
  const before = sql`(
    select b.id from revision b
    where b.thing_id = r.thing_id and b.module = r.module and b.language is not distinct from r.language and b.key = r.key and b.published
    order by b.publication_number desc limit 1)`;
  await sql`
    insert into revision (id, module, thing_id, language, key, content, author_id, origin_id, note, state, decided_at, base_id)
    select r.id, r.module, r.thing_id, r.language, r.key, r.content, ${authorId}, ${originId}, ${note}, 'passed', now(), ${(await hasAnyRevision(db, proposals)) ? before : null}
    from jsonb_populate_recordset(null::revision, ${asJson(rows)}) r`.execute(db);
  await publish(db, revisions);
}

/**
 * The same for parts without any revision, by COPY and without reading back: the first run of an import. `newThings`
 * are the things it has just created. Call inside a transaction.
 */
export async function publishNew(
  db: Database,
  proposals: readonly UntypedProposal[],
  { authorId, originId, newThings }: Provenance & { newThings: ReadonlySet<string> },
): Promise<void> {
  if (!proposals.length) return;
  const revisions = proposals.map((proposal): PassingRevision => ({ id: newId(), key: '', ...proposal, originId }));
  const things = new Map(
    revisions.flatMap(({ thingId, module }) => (newThings.has(thingId) ? [[thingId, module]] : [])),
  );
  await copyNewRows(
    db,
    'thing',
    ['id', 'type'],
    [...things].map(([id, module]) => ({ id, type: requirePart(module).of })),
  );
  await sql`select one_publication_at_a_time()`.execute(db);
  await copyNewRows(db, 'revision', revisionColumns, await toRevisionRows(db, revisions, authorId));
  await publish(db, revisions, newThings);
}

const revisionColumns = [
  'id',
  'bundle_id',
  'module',
  'thing_id',
  'language',
  'key',
  'content',
  'author_id',
  'origin_id',
  'state',
  'decided_at',
  'publication_number',
];

/** Rows of passed revisions. Takes all publication numbers at once; other publications wait until this one ends. */
async function toRevisionRows(
  db: Database,
  revisions: readonly PassingRevision[],
  authorId: string,
): Promise<Iterable<CopiedRow>> {
  const first = await reserveSequenceNumbers(db, 'publication_number', revisions.length),
    now = new Date().toISOString();
  return (function* () {
    for (const [at, { id, module, thingId, language, key, content, originId }] of revisions.entries())
      yield {
        id,
        bundle_id: id,
        module,
        thing_id: thingId,
        language,
        key,
        content: JSON.stringify(content),
        author_id: authorId,
        origin_id: originId,
        state: 'passed',
        decided_at: now,
        publication_number: first + at,
      };
  })();
}

export interface PassingRevision extends PassedRevision<unknown> {
  module: Module;
}

/**
 * Publishes passed revisions, and notifies every process about stale pages. Call inside the transaction in which they
 * pass, so that readers see all of it or nothing. Calls each part's `publish` once for all revisions, or its
 * `publishNew` when `newThings` is given; `newThings` also names the things that did not exist before.
 */
export async function publish(
  db: Database,
  revisions: readonly PassingRevision[],
  newThings?: ReadonlySet<string>,
): Promise<void> {
  const published = revisions.map((revision): PublishedRevision => {
    const { module, thingId, key, content } = revision,
      part = requirePart(module),
      documents = newThings?.has(thingId) ? part.toSearchDocuments?.([revision]) : undefined;
    return { part, thingId, key, content, ...(documents && { documents }) };
  });
  const touched = published.flatMap(({ part, thingId, content }) => [thingId, ...part.listMentions(content)]);
  const thingIds = [...new Set(revisions.map(({ thingId }) => thingId))];
  const before = thingIds.length > maxInvalidatedThings ? null : await listTagsOf(db, thingIds);
  for (const part of parts) {
    const partRevisions = revisions.filter(({ module }) => module === part.name);
    if (partRevisions.length)
      touched.push(
        ...((await (newThings && part.publishNew
          ? part.publishNew(db, partRevisions)
          : part.publish(db, partRevisions))) ?? []),
      );
  }
  for (const follow of afterPublication) await follow(db, published, touched);
  // Parts that are counted later do not change lists now.
  const listed = newThings && published.every(({ part }) => part.countedLater) ? [] : touched;
  const changed = await refreshListed(db, listed);
  const searchable = published.filter(({ part }) => part.searched || part.name === 'facts');
  await refreshListedNames(
    db,
    searchable.map(({ thingId }) => thingId),
  );
  await notifyPublication(
    db,
    touched,
    before && changed.length <= maxInvalidatedThings
      ? [
          ...before,
          ...(await listTagsOf(db, [...thingIds, ...changed])),
          ...revisions.map(({ module }) => partTag(module)),
          ...(thingIds.some((id) => changed.includes(id)) ? [partTag('facts')] : []), // for example, a first entry
        ]
      : [anyListTag],
  );
}

/** Above this number of published or moved things, every list is invalidated. */
const maxInvalidatedThings = 100;
/**
 * Removes published revisions, as if they had never existed: their published content, and all other revisions of the
 * same parts; a thing without any revision is deleted, too. Used to undo imports; never for content that a person
 * wrote. Call inside a transaction, with the newest revision of each part.
 */
export async function withdraw(db: Database, revisions: readonly PassingRevision[]): Promise<void> {
  if (!revisions.length) return;
  await sql`select one_publication_at_a_time()`.execute(db);
  const thingIds = [...new Set(revisions.map(({ thingId }) => thingId))];
  const touched = revisions.flatMap(({ module, thingId, content }) => [
    thingId,
    ...requirePart(module).listMentions(content),
  ]);
  for (const part of parts.toReversed()) {
    const partRevisions = revisions.filter(({ module }) => module === part.name);
    if (partRevisions.length) touched.push(...((await part.withdraw(db, partRevisions)) ?? []));
  }
  const rows = revisions.map(({ module, thingId, language, key }) => ({ module, thing_id: thingId, language, key }));
  const gone = sql`
    select r.id from revision r join jsonb_populate_recordset(null::revision, ${asJson(rows)}) w
      on r.thing_id = w.thing_id and r.module = w.module and r.language is not distinct from w.language and r.key = w.key`;
  await sql`update revision set translated_from = null where translated_from in (${gone})`.execute(db);
  await sql`delete from revision where id in (${gone})`.execute(db);
  for (const follow of afterWithdrawal) await follow(db, thingIds, touched);
  await deleteUnusedThings(db, thingIds);
  await refreshListed(db, touched);
  await refreshListedNames(db, thingIds);
  await notifyPublication(db, touched, [anyListTag]);
}

/** Whether any of these subjects has a revision; usually none of an import's thousands has. */
async function hasAnyRevision(db: Database, proposals: readonly UntypedProposal[]): Promise<boolean> {
  const { rows } =
    await sql`select from revision where thing_id = any(${[...new Set(proposals.map(({ thingId }) => thingId))]}) limit 1`.execute(
      db,
    );
  return rows.length > 0;
}
