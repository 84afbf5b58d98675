import '../../src/features.server.ts';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { publishAtOnce, withdraw, type PassingRevision } from '../../src/editing/revisions/face/publish.server.ts';
import { bordersTag } from '../../src/features/timemaps/world/borders.server.ts';
import { enqueueDrawing } from '../../src/features/media/plates/draw-subjects.server.ts';
import { forgetPlates, hideDrawings } from '../../src/features/media/plates/import-plates.server.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import { wildcard } from '../../src/kit/database/listen.server.ts';
import { notifyTags } from '../../src/kit/database/publications.server.ts';
import { erasTag } from '../../src/kit/eras-contract.ts';
import { requirePart } from '../../src/kit/registry/parts.server.ts';
import { withImportLock } from '../import-lock.ts';
import { loadSubjectsLinkedByPeople, findReferencedSubjects } from './references.ts';
import { revisionsOf, type Part } from './revisions.ts';
import { removeImportedContent } from './remove-imported-content.ts';

/** Things per transaction. */
const batchSize = 500;
/** Maximum lines of the report. */
const maxUndoLines = 10_000;

export interface UndoReport {
  origin: string;
  /** Number of subjects removed completely. */
  removed: number;
  /** Subjects that stay, with the reason. */
  stays: { id: string; name: string; why: string }[];
  /** Number of their parts reverted to an earlier state, or to what others wrote. */
  reverted: number;
  borders: number;
  eras: number;
  /** Number of further subjects that stay. */
  more: number;
}

/** An unknown origin, without any import. */
export class UnknownOriginError extends Error {}

interface Options {
  dryRun?: boolean;
  onProgress?(done: number, total: number): void;
  /** Checked between batches; true stops. What is undone stays undone, and the next run continues. */
  stopped?(): boolean;
}

/**
 * Undoes an import, in batches of one transaction each. A subject that it created and that no one else has written
 * about is removed. Content that others wrote, before or since, stays: a field that the import set and no one changed
 * returns to its earlier value, or is withdrawn. Subjects that others refer to stay complete.
 *
 * Throws an `UnknownOriginError` with one readable line.
 */
export async function undoImport(
  db: Database,
  origin: string,
  { dryRun = false, onProgress, stopped = () => false }: Options = {},
): Promise<UndoReport> {
  const total = await checkOrigin(db, origin);
  const report: UndoReport = { origin, removed: 0, stays: [], reverted: 0, borders: 0, eras: 0, more: 0 };
  const linked = await loadSubjectsLinkedByPeople(db);
  for (let after = '', done = 0; !stopped(); onProgress?.(done, total)) {
    const batch = await withImportLock(db, (tx) => undoBatch(tx, { origin, after, dryRun, linked, report }));
    if (!batch) break;
    [after, done] = [batch.last, done + batch.count];
  }
  if (!stopped()) await withImportLock(db, (tx) => removeBordersAndEras(tx, origin, { dryRun, report }));
  if (!dryRun) await enqueueDrawing(db, {}); // of subjects that stay, what is drawn may have changed
  return report;
}

/** Number of records of an origin. */
async function checkOrigin(db: Database, origin: string): Promise<number> {
  const { rows } = await sql<{ id: string; records: number }>`
    select id, (select count(*)::int from import_record r where r.origin_id = origin.id) as records from origin
    where id not in ('world', 'drawn') order by id`.execute(db);
  const row = rows.find(({ id }) => id === origin);
  if (row) return row.records;
  if (origin === 'world')
    throw new UnknownOriginError(
      'The built-in world is no import that can be undone; STELE_WORLD=off leaves it out of a new database.',
    );
  const hint = rows.length ? `There is: ${rows.map(({ id }) => id).join(', ')}.` : 'Nothing has been imported.';
  throw new UnknownOriginError(`Nothing was imported from “${origin}”. ${hint}`);
}

interface UndoState {
  origin: string;
  after: string;
  dryRun: boolean;
  linked: ReadonlySet<string>;
  report: UndoReport;
}

/** Undoes the next records, in the order of their keys; null if there are none. */
async function undoBatch(tx: Database, undoing: UndoState): Promise<{ last: string; count: number } | null> {
  const { origin, after, dryRun } = undoing;
  const { rows } = await sql<{ key: string; thingId: string }>`
    select key, thing_id from import_record where origin_id = ${origin} and key > ${after} order by key limit ${batchSize}`.execute(
    tx,
  );
  if (!rows.length) return null;
  await sql`select one_publication_at_a_time()`.execute(tx); // keeps the state read below unchanged
  const things = await revisionsOf(tx, [...new Set(rows.map(({ thingId }) => thingId))], origin);
  await undoThings(tx, things, undoing);
  const last = rows.at(-1)!.key;
  if (!dryRun)
    await sql`delete from import_record where origin_id = ${origin} and key = any(${rows.map(({ key }) => key)})`.execute(
      tx,
    );
  return { last, count: rows.length };
}

async function undoThings(
  tx: Database,
  things: ReadonlyMap<string, Part[]>,
  { origin, dryRun, linked, report }: UndoState,
): Promise<void> {
  const alone = [...things].flatMap(([id, parts]) =>
    parts.length && parts.every(({ isOursAlone }) => isOursAlone) ? [id] : [],
  );
  const reasons = await findReferencedSubjects(tx, alone, origin);
  const reportStay = (id: string, why: string) => {
    if (report.stays.length < maxUndoLines) report.stays.push({ id, name: nameIn(things.get(id)!), why });
    else report.more++;
  };
  const withdrawn: PassingRevision[] = [],
    replacements: PassingRevision[] = [],
    ownIds = new Set(alone),
    complete = new Set<string>();
  for (const [id, parts] of things) {
    if (!parts.length) continue; // a book with many records was removed with the first of them
    const why = linked.has(id) ? 'a text that somebody wrote leads to it' : reasons.get(id);
    if (ownIds.has(id) && why === undefined) {
      report.removed++;
      withdrawn.push(...parts.flatMap(({ newest }) => newest ?? []));
    } else if (ownIds.has(id)) {
      reportStay(id, why!);
      complete.add(id);
    } else {
      if (isCreatedByImport(parts)) reportStay(id, 'others have written about it');
      const { withdraw: gone, publish } = planPartChanges(parts);
      report.reverted += gone.length + publish.length;
      withdrawn.push(...gone);
      replacements.push(...publish);
    }
  }
  if (dryRun) return;
  await publishAtOnce(
    tx,
    replacements.map(({ module, thingId, language, key, content }) => ({ module, thingId, language, key, content })),
    {
      authorId: `import-${origin}`,
      originId: null,
    },
  );
  const drawings = await forgetPlates(
    tx,
    [...things.keys()].filter((id) => !complete.has(id)),
  );
  await withdraw(tx, withdrawn);
  await hideDrawings(tx, drawings);
}

/** For a subject that others have written about: parts to withdraw, and parts to publish with less content. */
function planPartChanges(parts: readonly Part[]): { withdraw: PassingRevision[]; publish: PassingRevision[] } {
  const gone: PassingRevision[] = [],
    publish: PassingRevision[] = [];
  const isTextLeft = parts.some(({ newest, isOursAlone }) => newest?.module === 'text' && !isOursAlone);
  for (const { newest, isOursAlone, states } of parts) {
    if (!newest || !states.some(({ isOurs }) => isOurs)) continue;
    // A subject requires facts and a name in one language; a book requires its description.
    const isNeeded = createsThing(newest.module) || (newest.module === 'text' && !isTextLeft);
    if (isOursAlone && !isNeeded) {
      gone.push(newest);
      continue;
    }
    const { toBlank } = requirePart(newest.module),
      content =
        removeImportedContent(states, toBlank as Parameters<typeof removeImportedContent>[1]) ??
        toBlank(newest.content);
    if (!isDeepStrictEqual(content, newest.content)) publish.push({ ...newest, content });
  }
  return { withdraw: gone, publish };
}

/** Whether the import created the subject, or only added missing data. */
const isCreatedByImport = (parts: readonly Part[]): boolean =>
  parts.some(({ newest, states }) => newest !== null && createsThing(newest.module) && states[0]!.isOurs);

/** Whether a part creates its thing. */
const createsThing = (module: string): boolean => module === 'facts' || module === 'book';

const nameIn = (parts: readonly Part[]): string =>
  (parts.find(({ newest }) => newest?.module === 'text')?.newest?.content as { name?: string } | undefined)?.name ?? '';

/** Removes borders and eras, and the origin itself if nothing from it stays. */
async function removeBordersAndEras(
  tx: Database,
  origin: string,
  { dryRun, report }: { dryRun: boolean; report: UndoReport },
): Promise<void> {
  const {
    rows: [count],
  } = await sql<{ borders: number; eras: number }>`
    select (select count(*)::int from border where origin_id = ${origin}) as borders,
      (select count(*)::int from era where origin_id = ${origin}) as eras`.execute(tx);
  Object.assign(report, count);
  if (dryRun) return;
  await sql`delete from border_file where origin_id = ${origin}`.execute(tx);
  await sql`delete from era where origin_id = ${origin}`.execute(tx);
  await sql`
    delete from origin where id = ${origin} and not exists (select from revision where origin_id = origin.id)
      and not exists (select from subject where origin_id = origin.id) and not exists (select from import_record where origin_id = origin.id)`.execute(
    tx,
  );
  await sql`
    delete from attribution a where origin_id = ${origin} and not exists (
      select from revision r where r.thing_id = a.thing_id and r.module = a.module and r.origin_id = ${origin})`.execute(
    tx,
  );
  await hideFiles(tx, origin);
  // Removed subjects are in the graph in memory and on pages of others: everything is reloaded.
  await notifyTags(tx, [wildcard, bordersTag, erasTag]);
}

/** Unpublishes the files of an import that nothing shows any more: readers lose access, and the sweeping job deletes them. */
async function hideFiles(tx: Database, origin: string): Promise<void> {
  const author = `import-${origin}`;
  // A portrait that was taken back stays recorded as shown, unless its subject shows it elsewhere.
  await sql`
    delete from image_shown s using image where image.id = s.image_id and image.uploader_id = ${author} and s.part = 'shown'
      and not exists (select from (
        select distinct on (module, language, key) content from revision where thing_id = s.subject_id and published
        order by module, language, key, publication_number desc) newest where strpos(newest.content::text, image.hash) > 0)`.execute(
    tx,
  );
  await sql`
    update image set published_at = null, thing_id = null where uploader_id = ${author}
      and not exists (select from image_shown s where s.image_id = image.id)`.execute(tx);
  await sql`
    update recording set published_at = null, thing_id = null where uploader_id = ${author}
      and not exists (select from recording_shown s where s.recording_id = recording.id)`.execute(tx);
}
