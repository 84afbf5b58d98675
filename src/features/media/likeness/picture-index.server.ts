import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { identityOf, type Database } from '../../../kit/database/database.server.ts';
import { sourceFile } from '../../../kit/source-file.server.ts';
import { hashOf, descriptorBytes, queryDescriptorsOf } from './describe.ts';
import { splitHash } from './matrix.ts';
import type { MatrixAnswer, MatrixRequest } from './worker.server.ts';

/** Result of a search by picture: image ids, their likeness, and which of the two methods found them. */
export interface HashedMatches {
  by: 'hash' | 'descriptor';
  images: { id: string; likeness: number }[];
}

/** Number of descriptors read from the database at once. */
const batchSize = 20_000;
/** Range of recent numbers that another connection may still be about to commit. */
const overlap = 200;

/** The pictures of a database in the memory of a thread; before each search it loads those added since. */
class PictureIndex {
  #worker = this.#start();
  /** Ids by their number in the thread, and the last database number read. */
  #ids: string[] = [];
  #read = 0;
  #knownIds = new Set<string>();
  #asked = 0;
  #waiting = new Map<number, { done(answer: MatrixAnswer): void; fail(error: unknown): void }>();
  #reading: Promise<void> = Promise.resolve();

  #start(): Worker {
    const worker = new Worker(sourceFile('src/features/media/likeness/worker.server.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    worker.unref();
    worker.on('message', (answer: MatrixAnswer) => {
      this.#waiting.get(answer.id)?.done(answer);
      this.#waiting.delete(answer.id);
    });
    const again = (error: unknown) => {
      if (this.#worker !== worker) return;
      for (const { fail } of this.#waiting.values()) fail(error);
      this.#waiting.clear();
      [this.#ids, this.#knownIds, this.#read, this.#worker] = [[], new Set(), 0, this.#start()];
    };
    worker.on('error', again).on('exit', again);
    return worker;
  }

  /** Loads entries added since; calls are serialized, so that nothing is loaded twice. */
  #follow(db: Database): Promise<void> {
    const next = this.#reading.catch(() => {}).then(() => this.#readOn(db));
    this.#reading = next;
    return next;
  }

  async #readOn(db: Database): Promise<void> {
    // A number may be committed after a higher one, so the last ones are read again.
    let from = this.#read - overlap;
    for (;;) {
      const { rows } = await sql<{ id: string; number: number; phash: string; look: Buffer }>`
        select id, look_number as number, lpad(to_hex(phash), 16, '0') as phash, look from image
        where look_number > ${from} and look is not null order by look_number limit ${batchSize}`.execute(db);
      const last = rows.at(-1)?.number;
      if (last === undefined || last <= from) return;
      this.#read = from = Math.max(this.#read, last);
      const fresh = rows.filter(({ id }) => !this.#knownIds.has(id));
      if (!fresh.length) continue;
      const looks = new Int8Array(fresh.length * descriptorBytes),
        hashes = new Uint32Array(fresh.length * 2);
      for (const [at, { phash, look }] of fresh.entries()) {
        looks.set(new Int8Array(look.buffer, look.byteOffset, look.length), at * descriptorBytes);
        hashes.set(splitHash(phash), at * 2);
      }
      this.#worker.postMessage({ ask: 'add', looks, hashes } satisfies MatrixRequest, [looks.buffer, hashes.buffer]);
      for (const { id } of fresh) {
        this.#ids.push(id);
        this.#knownIds.add(id);
      }
    }
  }

  async find(db: Database, pixels: Uint8Array, maxResults: number): Promise<HashedMatches> {
    await this.#follow(db);
    const id = ++this.#asked,
      ids = this.#ids;
    const { copies, alike } = await new Promise<MatrixAnswer>((done, fail) => {
      this.#waiting.set(id, { done, fail });
      this.#worker.ref();
      this.#worker.postMessage({
        ask: 'find',
        id,
        questions: queryDescriptorsOf(pixels),
        hash: splitHash(hashOf(pixels)),
        maxResults,
      } satisfies MatrixRequest);
    }).finally(() => this.#waiting.size || this.#worker.unref());
    const seen = new Set<string>();
    const images = [...copies, ...alike].flatMap(({ number, likeness }) => {
      const image = ids[number]!;
      return seen.has(image) || !seen.add(image) ? [] : [{ id: image, likeness }];
    });
    return { by: copies.length ? 'hash' : 'descriptor', images };
  }
}

const indexes = new WeakMap<object, PictureIndex>();

/** Images that look like 64 × 64 pixels, published or not, most similar first; copies precede similar pictures. */
export function searchPictureIndex(db: Database, pixels: Uint8Array, maxResults: number): Promise<HashedMatches> {
  const key = identityOf(db);
  let index = indexes.get(key);
  if (!index) indexes.set(key, (index = new PictureIndex()));
  return index.find(db, pixels, maxResults);
}
