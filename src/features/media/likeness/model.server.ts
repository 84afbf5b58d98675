import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { identityOf, type Database } from '../../../kit/database/database.server.ts';
import type { JobContext } from '../../../kit/jobs/job.server.ts';
import { sourceFile } from '../../../kit/source-file.server.ts';
import * as limits from '../../../rules/limits.ts';
import { storedWidths } from '../../../rules/picture-address.ts';
import { fileName } from '../pictures.server.ts';
import { decodePixels } from './features.server.ts';
import type { ModelAnswer, ModelRequest, ModelFile } from './model-worker.server.ts';

/** Number of vectors read at once; range of numbers that another connection may not have committed yet. */
const batchSize = 5_000,
  overlap = 200;
/** Timeout of one answer, in milliseconds, loading included; a slower model is terminated. */
const defaultTimeoutMs = 60_000;

type ModelRequestBody = ModelRequest extends infer One ? (One extends ModelRequest ? Omit<One, 'id'> : never) : never;

/** The operator's model, and the vectors of a database's pictures, in a thread. */
class Model {
  #worker: Worker;
  #asked = 0;
  #waiting = new Map<number, { done(answer: ModelAnswer): void; fail(error: Error): void }>();
  #read = 0;
  #knownIds = new Set<string>();
  #reading: Promise<void> = Promise.resolve();
  /** Set once its thread has ended; the next caller starts another. */
  hasEnded = false;
  #answerMs: number;

  constructor(model: ModelFile, answerMs: number) {
    this.#answerMs = answerMs;
    this.#worker = new Worker(sourceFile('src/features/media/likeness/model-worker.server.ts'), { workerData: model });
    this.#worker.unref();
    this.#worker.on('message', (answer: ModelAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (!this.#waiting.size) this.#worker.unref();
      if (answer.failed === undefined) waiting?.done(answer);
      else waiting?.fail(new Error(answer.failed));
    });
    const end = (error?: unknown) => {
      this.hasEnded = true;
      for (const { fail } of this.#waiting.values())
        fail(new Error(`The thread of the model ended: ${String(error)}`, { cause: error }));
      this.#waiting.clear();
    };
    this.#worker.on('error', end).on('exit', end);
  }

  #ask(question: ModelRequestBody): Promise<ModelAnswer> {
    const id = ++this.#asked;
    const overdue = setTimeout(() => void this.#worker.terminate(), this.#answerMs).unref();
    return new Promise<ModelAnswer>((done, fail) => {
      this.#waiting.set(id, { done, fail });
      this.#worker.ref();
      this.#worker.postMessage({ ...question, id } satisfies ModelRequest);
    }).finally(() => clearTimeout(overdue));
  }

  name = async (): Promise<string> => (await this.#ask({ ask: 'name' })).name!;
  describe = async (pixels: Uint8Array): Promise<Int8Array> => (await this.#ask({ ask: 'describe', pixels })).look!;

  /** Pictures that the model finds similar to 64 × 64 pixels, most similar first. */
  async find(db: Database, pixels: Uint8Array, maxResults: number): Promise<{ id: string; likeness: number }[]> {
    const next = this.#reading.catch(() => {}).then(() => this.#readOn(db));
    this.#reading = next;
    await next;
    return (await this.#ask({ ask: 'find', pixels, maxResults })).images!;
  }

  /** Loads the vectors added since. */
  async #readOn(db: Database): Promise<void> {
    const model = await this.name();
    let from = this.#read - overlap; // a number may be committed after a higher one
    for (;;) {
      const rows = await db
        .selectFrom('imageModelLook')
        .where('model', '=', model)
        .where('number', '>', String(from))
        .orderBy('number')
        .limit(batchSize)
        .select(['imageId', 'look', 'number'])
        .execute();
      const last = Number(rows.at(-1)?.number ?? from);
      if (last <= from) return;
      this.#read = from = Math.max(this.#read, last);
      const fresh = rows.filter(({ imageId }) => !this.#knownIds.has(imageId));
      for (const { imageId } of fresh) this.#knownIds.add(imageId);
      await this.#ask({
        ask: 'add',
        images: fresh.map(({ imageId }) => imageId),
        looks: fresh.map(({ look }) => new Uint8Array(look)),
      });
    }
  }
}

const models = new WeakMap<object, Map<string, Model>>();

/** The model of a file for a database; its thread starts at the first request. */
export function modelOf(db: Database, file: string, runtime = 'onnxruntime-web', answerMs = defaultTimeoutMs): Model {
  const key = identityOf(db);
  const modelsByFile = models.get(key) ?? new Map<string, Model>();
  models.set(key, modelsByFile);
  let model = modelsByFile.get(file);
  if (!model || model.hasEnded) modelsByFile.set(file, (model = new Model({ file, runtime }, answerMs)));
  return model;
}

/** Runs the model on every published picture it has not described, and stores the vectors. */
export async function describeByModel({
  db,
  drivers: { media },
  settings,
  signal,
  logLine: log,
}: JobContext): Promise<number> {
  if (settings.IMAGE_MODEL === undefined) return 0;
  const model = modelOf(db, settings.IMAGE_MODEL);
  let looked = 0,
    after = '';
  try {
    const name = await model.name();
    for (;;) {
      const waiting = await db
        .selectFrom('image')
        .where('publishedAt', 'is not', null)
        .where('isDrawing', '=', false)
        .where('id', '>', after)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('imageModelLook')
                .whereRef('imageModelLook.imageId', '=', 'image.id')
                .where('model', '=', name)
                .select('imageId'),
            ),
          ),
        )
        .orderBy('id')
        .limit(limits.tiling.aRun)
        .selectAll()
        .execute();
      if (!waiting.length) return looked;
      after = waiting.at(-1)!.id;
      for (const image of waiting) {
        signal.throwIfAborted();
        const file = await media.open(fileName(image, storedWidths(image.width)[0]!));
        if (!file) continue;
        const { buffer: bytes } = await model.describe(await decodePixels(await buffer(file.stream)));
        await sql`
          insert into image_model_look (image_id, model, look) values (${image.id}, ${name}, ${Buffer.from(bytes)})
          on conflict (image_id) do update set model = excluded.model, look = excluded.look, number = default`.execute(
          db,
        );
        looked++;
      }
    }
  } catch (error) {
    signal.throwIfAborted();
    log(`IMAGE_MODEL: ${(error as Error).message}`); // searches work without the model
    return looked;
  }
}
