import { Piscina } from 'piscina';
import { sql } from 'kysely';
import { identityOf, type Database } from '../../../kit/database/database.server.ts';
import { sourceFile } from '../../../kit/source-file.server.ts';
import { loadEntriesToIndex } from '../entries-to-index.server.ts';
import { indexVersion } from '../face/index.server.ts';
import type { TextModel } from '../../../kit/registry/search-engine.server.ts';
import { quantize } from '../../../kit/models/quantize.ts';
import { meanDirection, type NearThing } from './vector-index.ts';
import type { AddedVectors } from './vector-worker.server.ts';

/** Summaries whose entries are embedded at once, and texts per request to a model. */
const passagesPerBatch = 250,
  textsPerRequest = 32;
/** Longest text of an entry in a language that is embedded, in characters, and the shortest that is halved. */
const maxTextLength = 1500,
  shortestTextLength = 200;
/** Time for a request of the job, and for a query of a reader, in milliseconds. */
const jobTimeoutMs = 60_000,
  queryTimeoutMs = 1_000;
/** Entries less like a query than this share of the likeness of the nearest are not returned. */
const minShareOfBest = 0.85;
/** After a failure, queries are searched by words alone for so long, in milliseconds. */
const pauseMs = 30_000;
/** Vectors read from the database at once. */
const vectorsPerRead = 20_000;

/**
 * Computes the vectors of entries that were indexed since the last run: the mean of the vectors of their names and
 * summaries in all languages. Starts over if the operator has named another model. Returns the number of entries.
 */
export async function embedNewEntries(
  db: Database,
  model: TextModel,
  isStopped: () => boolean = () => false,
): Promise<number> {
  await restartWithModel(db, model.name);
  let done = 0;
  while (!isStopped()) {
    const batch = await nextBatch(db);
    if (!batch) break;
    const { texts, to } = batch;
    const vectors: (Float32Array | null)[] = [];
    for (let at = 0; at < texts.length; at += textsPerRequest)
      vectors.push(
        ...(await embedEach(
          model,
          texts.slice(at, at + textsPerRequest).map(({ text }) => text),
        )),
      );
    const byThing = Map.groupBy(
      texts.flatMap(({ thingId }, at) => (vectors[at] ? { thingId, vector: vectors[at] } : [])),
      ({ thingId }) => thingId,
    );
    if (!(await storeVectors(db, model.name, byThing, to))) break; // another process has started with another model
    done += byThing.size;
  }
  return done;
}

/**
 * A vector for each text; null for one that the model refuses even when shortened, for example because it has too many
 * tokens. Fails if the model does not answer at all.
 */
async function embedEach(model: TextModel, texts: readonly string[]): Promise<(Float32Array | null)[]> {
  try {
    return await model.embed(texts, jobTimeoutMs);
  } catch {
    await model.embed(['Stele'], jobTimeoutMs);
    const [text] = texts;
    if (texts.length === 1)
      return text!.length > shortestTextLength ? embedEach(model, [text!.slice(0, text!.length / 2)]) : [null];
    const middle = Math.ceil(texts.length / 2);
    return [...(await embedEach(model, texts.slice(0, middle))), ...(await embedEach(model, texts.slice(middle)))];
  }
}

/** Stores the vectors of entries up to a passage; false if the index belongs to another model by now. */
const storeVectors = (
  db: Database,
  model: string,
  byThing: ReadonlyMap<string, readonly { vector: Float32Array }[]>,
  to: string,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update search_index set vectors_to = ${to} where vectors_model = ${model} returning version`.execute(tx);
    if (!rows.length) return false;
    for (const [thingId, ofThing] of byThing) {
      const { buffer } = quantize(meanDirection(ofThing.map(({ vector }) => vector)));
      await sql`
        insert into search_vector (thing_id, vector)
        select id, ${Buffer.from(buffer)} from thing where id = ${thingId}
        on conflict (thing_id) do update set vector = excluded.vector, number = default`.execute(tx);
    }
    return true;
  });

const restartWithModel = (db: Database, model: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const state = await tx.selectFrom('searchIndex').select('vectorsModel').forUpdate().executeTakeFirst();
    if (state?.vectorsModel === model) return;
    await tx.deleteFrom('searchVector').execute();
    await sql`
      insert into search_index (version, vectors_model, vectors_to) values (${indexVersion}, ${model}, 0)
      on conflict (one) do update set vectors_model = excluded.vectors_model, vectors_to = 0`.execute(tx);
  });

/** The texts of the next entries, and up to which passage they are; null if there are no more. */
const nextBatch = (db: Database): Promise<{ texts: { thingId: string; text: string }[]; to: string } | null> =>
  db.transaction().execute(async (tx) => {
    const next = await loadEntriesToIndex(tx, 'vectors_to', passagesPerBatch);
    if (!next) return null;
    const { rows: texts } = await sql<{ thingId: string; text: string }>`
      select p.thing_id, left(n.name || '. ' || p.text, ${maxTextLength}) as text from search_passage p
      join search_name n on n.type = p.type and n.ref = p.ref and n.own and n.form = 'name' and n.at = 0
      where p.thing_id = any(${next.thingIds})
        and p.type = 'entries' and p.position = 0 and p.text <> ''
      order by p.thing_id, p.language`.execute(tx);
    return { texts, to: next.to };
  });

/** Waits for something, but not longer than a query may take. */
const withinTime = (work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((done) => void setTimeout(done, queryTimeoutMs).unref())]);

/** The vectors of a database in the memory of a thread; each search first loads those added since. */
class LoadedVectors {
  #thread = new Piscina({
    filename: sourceFile('src/features/search/meaning/vector-worker.server.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Infinity,
    execArgv: [],
  });
  /** The loaded state: the model, up to which passage the job had come, and the highest number read. */
  #loaded: { model: string; to: string; number: string } | null = null;
  #loading: Promise<void> = Promise.resolve();
  #pausedUntil = 0;

  /** The entries nearest to a text; none if the model does not answer. */
  async find(db: Database, model: TextModel, text: string, maxResults: number): Promise<NearThing[]> {
    if (Date.now() < this.#pausedUntil) return [];
    try {
      const loading = this.#loadNew(db, model);
      loading.catch(() => {}); // begun again by the next search
      const [[vector]] = await Promise.all([model.embed([text], queryTimeoutMs), withinTime(loading)]);
      if (this.#loaded?.model !== model.name) return []; // a large index is loaded while words alone are searched
      const found = (await this.#thread.run({ vector: quantize(vector!), maxResults }, { name: 'findNearest' })) as
        | NearThing[]
        | null;
      if (!found) this.#loaded = null; // there are none, or the thread has restarted
      const best = found?.[0]?.likeness ?? 0;
      return found?.filter(({ likeness }) => likeness >= best * minShareOfBest) ?? [];
    } catch {
      this.#pausedUntil = Date.now() + pauseMs; // words alone find most; the job logs the failure
      return [];
    }
  }

  #loadNew(db: Database, model: TextModel): Promise<void> {
    const next = this.#loading.catch(() => {}).then(() => this.#load(db, model));
    this.#loading = next;
    return next;
  }

  async #load(db: Database, { name }: TextModel): Promise<void> {
    const { vectorsModel, vectorsTo = '0' } =
      (await db.selectFrom('searchIndex').select(['vectorsModel', 'vectorsTo']).executeTakeFirst()) ?? {};
    const loaded = this.#loaded;
    if (vectorsModel !== name || (loaded?.model === name && loaded.to === vectorsTo)) return;
    let isStart = loaded?.model !== name,
      number = isStart ? '0' : loaded!.number;
    for (;;) {
      const rows = await db
        .selectFrom('searchVector')
        .where('number', '>', number)
        .orderBy('number')
        .limit(vectorsPerRead)
        .select(['thingId', 'vector', 'number'])
        .execute();
      if (!rows.length) break;
      number = rows.at(-1)!.number;
      const added: AddedVectors = {
        ids: rows.map(({ thingId }) => thingId),
        vectors: rows.map(({ vector }) => new Uint8Array(vector)),
        isStart,
      };
      await this.#thread.run(added, { name: 'addVectors' });
      isStart = false;
      this.#loaded = { model: name, to: '', number }; // a load that is cut off goes on from here
    }
    this.#loaded = { model: name, to: vectorsTo, number };
  }
}

const loadedVectors = new WeakMap<object, LoadedVectors>();

/** The ids of the entries that say most nearly what a text says, the nearest first; none if the model does not answer. */
export async function findByMeaning(
  db: Database,
  model: TextModel,
  text: string,
  maxResults: number,
): Promise<string[]> {
  const key = identityOf(db);
  let loaded = loadedVectors.get(key);
  if (!loaded) loadedVectors.set(key, (loaded = new LoadedVectors()));
  return (await loaded.find(db, model, text, maxResults)).map(({ id }) => id);
}
