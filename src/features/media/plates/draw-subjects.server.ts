import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../kit/database/database.server.ts';
import { addJob, job, type JobContext } from '../../../kit/jobs/job.server.ts';
import type { PublicationHook } from '../../../kit/registry/publication-hooks.server.ts';
import { startDraughtsman, type Draughtsman } from './draughtsman.server.ts';
import { drawnHere, importPlates, removePlates, saveDrawingOrigin } from './import-plates.server.ts';
import type { SubjectDrawing, SubjectDrawingReply } from './plate-messages.ts';
import { stopsOfSubjects } from './stops.server.ts';
import { digestOfDrawingCode, loadDrawing, loadSubjectsToDraw, type SubjectToDraw } from './subject-data.server.ts';

/** The subjects to draw: those of an import, these ones, or all. */
const DrawInput = z.object({ origin: z.string().optional(), subjectIds: z.array(z.string()).optional() });
type DrawInput = z.infer<typeof DrawInput>;

/** Subjects per batch. */
const batchSize = 200;
/** Deaths of the drawing process after which the job fails: the cause is not the data of one subject. */
const maxDeaths = 5;
/** Maximum number of failures that a report names. */
const maxLines = 20;

/**
 * Draws what the database knows of subjects outside of the content folder: states with borders, lives and wars with
 * places, lines of journeys. Unchanged data are not drawn again; a drawing without data is removed.
 */
export const drawSubjectsJob = job({
  name: 'drawingSubjects',
  schema: DrawInput,
  every: 'week',
  isReported: true,
  retries: 3,
  about: ({ origin, subjectIds }) => origin ?? subjectIds?.join(', ') ?? '',
  async run(input, context) {
    const run = new DrawingRun(context);
    try {
      const ids = await selectSubjects(context.db, input);
      for (let at = 0; at < ids.length; at += batchSize) {
        const batch = ids.slice(at, at + batchSize);
        const subjects = await loadSubjectsToDraw(context.db, batch, run.code),
          plates = await loadStoredPlates(context.db, batch);
        for (const subject of subjects) await run.drawSubject(subject, plates.get(subject.id) ?? []);
        context.progress(Math.min(at + batchSize, ids.length), ids.length);
      }
    } catch (error) {
      context.signal.throwIfAborted();
      throw new Error(`${(error as Error).message} (${run.describe()})`, { cause: error });
    } finally {
      run.close();
    }
    return run.report();
  },
});

/** Enqueues the drawing of subjects when the transaction commits. */
export const enqueueDrawing = (db: Database, input: DrawInput): Promise<void> =>
  addJob(db, drawSubjectsJob, input, `${drawSubjectsJob.name} ${JSON.stringify(input)}`);

/** Larger publications are imports, which enqueue the drawing themselves. */
const maxPublished = 100;

/** Draws subjects again whose places a member changed. */
export const drawPublished: PublicationHook = async (db, published) => {
  if (published.length > maxPublished) return;
  const changed = published.flatMap(({ part, thingId }) =>
    part.name === 'timeline' || part.name === 'timemap' ? thingId : [],
  );
  if (!changed.length) return;
  const subjectIds = await selectSubjects(db, { subjectIds: changed });
  if (subjectIds.length) await enqueueDrawing(db, { subjectIds });
};

/**
 * Subjects that may be drawn. Those of the content folder are drawn from its files; one that came with a drawing, in a
 * pack, keeps it.
 */
async function selectSubjects(db: Database, { origin, subjectIds }: DrawInput): Promise<string[]> {
  const scope = origin
    ? sql`s.id in (select thing_id from import_record where origin_id = ${origin} union select subject_id from border where origin_id = ${origin})`
    : subjectIds
      ? sql`s.id = any(${subjectIds})`
      : sql`true`;
  const { rows } = await sql<{ id: string }>`
    select s.id from subject s where ${scope} and s.origin_id is distinct from 'world' and (
      exists (select from plate p where p.subject_id = s.id) or (
        (exists (select from border b where b.subject_id = s.id)
          or exists (select from timemap_node n where n.subject_id = s.id)
          or s.kind in ('person', 'war') and (
            select count(distinct (latitude, longitude)) from ${stopsOfSubjects(sql`= s.id`)} stop) > 2)
        and not exists (select from image_shown i join image on image.id = i.image_id where i.subject_id = s.id and image.is_drawing)))
    order by s.id`.execute(db);
  return rows.map(({ id }) => id);
}

interface StoredPlate {
  subjectId: string;
  key: string;
  hash: string;
  dataHash: string | null;
}

/** The drawings that subjects have, by subject. */
async function loadStoredPlates(db: Database, subjectIds: readonly string[]): Promise<Map<string, StoredPlate[]>> {
  const { rows } = await sql<StoredPlate>`
    select subject_id, key, hash, data_hash from plate where subject_id = any(${subjectIds})`.execute(db);
  return Map.groupBy(rows, ({ subjectId }) => subjectId);
}

/** One run of the job, with its figures. */
class DrawingRun {
  readonly code = digestOfDrawingCode();
  #draughtsman: Draughtsman<SubjectDrawing, SubjectDrawingReply> | undefined;
  #drawn = 0;
  #unchanged = 0;
  #removed = 0;
  #deaths = 0;
  readonly #failures: string[] = [];
  readonly #context: JobContext;

  constructor(context: JobContext) {
    this.#context = context;
  }

  async drawSubject(subject: SubjectToDraw, stored: readonly StoredPlate[]): Promise<void> {
    const storedByKey = new Map(stored.map((plate) => [plate.key, plate]));
    const withoutData = new Set(stored.map(({ key }) => key));
    for (const [key, dataHash] of Object.entries(subject.digests)) {
      this.#context.signal.throwIfAborted();
      if (storedByKey.get(key)?.dataHash === dataHash) {
        withoutData.delete(key);
        this.#unchanged++;
      } else if (await this.#draw(subject, key, { dataHash, oldHash: storedByKey.get(key)?.hash }))
        withoutData.delete(key);
    }
    if (!withoutData.size) return;
    await removePlates(this.#context.db, subject.id, [...withoutData]);
    this.#removed += withoutData.size;
  }

  /** Draws one plate; false if there is too little to draw. A failure keeps the earlier drawing. */
  async #draw(
    subject: SubjectToDraw,
    key: string,
    { dataHash, oldHash }: { dataHash: string; oldHash: string | undefined },
  ): Promise<boolean> {
    const { db, drivers } = this.#context;
    const reply = await this.#ask(await loadDrawing(db, subject, key));
    if ('problem' in reply) {
      this.#failures.push(`${key}: ${reply.problem}`);
      return true;
    }
    const { plate } = reply;
    if (!plate) return false;
    if (plate.hash === oldHash) {
      await db.updateTable('plate').where('key', '=', key).set({ dataHash }).execute();
      this.#unchanged++;
      return true;
    }
    await saveDrawingOrigin(db);
    await importPlates(db, drivers.media, subject.id, [plate], { ...drawnHere, subjectId: subject.id, dataHash });
    this.#drawn++;
    return true;
  }

  async #ask(drawing: SubjectDrawing): Promise<SubjectDrawingReply> {
    const { signal } = this.#context;
    this.#draughtsman ??= startDraughtsman('src/features/media/plates/draw-subject-process.server.ts', signal);
    try {
      return await this.#draughtsman.ask(drawing);
    } catch (error) {
      signal.throwIfAborted();
      this.close();
      if (++this.#deaths > maxDeaths) throw error;
      return { problem: (error as Error).message };
    }
  }

  close(): void {
    this.#draughtsman?.close();
    this.#draughtsman = undefined;
  }

  describe = (): string =>
    `${this.#drawn} drawn, ${this.#unchanged} unchanged, ${this.#removed} removed, ${this.#failures.length} failed`;

  /** Nothing if nothing happened. */
  report() {
    if (!this.#drawn && !this.#removed && !this.#failures.length) return;
    return {
      drawn: this.#drawn,
      unchanged: this.#unchanged,
      withdrawn: this.#removed,
      ...(this.#failures.length && { undrawn: this.#failures.length, refusals: this.#failures.slice(0, maxLines) }),
    };
  }
}
