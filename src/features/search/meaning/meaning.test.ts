import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddings, type EmbeddingsService } from '../../../../tests/embeddings-service.ts';
import { openWorld } from '../../../../tests/world.ts';
import type { JobContext } from '../../../kit/jobs/job.server.ts';
import { searchAll } from '../contract.ts';
import { embedEntriesJob } from './embed-entries-job.server.ts';
import { localTextModel } from './local-text-model.server.ts';
import { textModelOf } from './text-models.server.ts';
import { embedNewEntries } from './vectors.server.ts';

/** Words that only the service understands, as meaning the same as a name. */
const meanings = [/^(?:Augustus|Auguste|Augusto|奥古斯都|アウグストゥス)\.|quuxish/, /Actium|zorble/];

async function openEmbeddedWorld() {
  const service = await startEmbeddings(meanings);
  const world = await openWorld({ EMBEDDINGS_URL: service.url }, 'part');
  const model = textModelOf(world.settings)!;
  const entries = await embedNewEntries(world.db, model);
  const find = async (keyword: string) => {
    const { hits, isByMeaning, nearby } = await world.as(null, 'en')(searchAll, { keyword });
    return { ids: hits.map(({ itemId }) => itemId), isByMeaning, nearby: nearby.map(({ itemId }) => itemId) };
  };
  return { ...world, service, model, entries, find };
}

test('issue 39: an entry is found by what it means, without a common word; the reply says so', async () => {
  const { db, find, entries, service, model } = await openEmbeddedWorld();
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from search_vector`.execute(db);
  expect([entries > 20, rows[0]!.count]).toEqual([true, entries]);
  const { ids, isByMeaning } = await find('quuxish ruler of the empire');
  expect([ids[0], isByMeaning]).toEqual(['augustus', true]);
  // Nothing has these words: the entries near in meaning are offered, and no result is invented.
  expect(await find('quuxish blorpfen')).toMatchObject({ ids: [], nearby: expect.arrayContaining(['augustus']) });

  const before = service.texts;
  expect(await embedNewEntries(db, model), 'nothing is new').toBe(0);
  for (const exact of ['Augustus', '"ruler of the empire"', 'ruler empire -Rome'])
    expect((await find(exact)).isByMeaning, exact).toBe(false);
  expect(service.texts, 'names and exact terms ask no model').toBe(before);
  expect((await find('Augustus'))?.ids[0]).toBe('augustus');
});

test('issue 39: a changed entry gets another vector, and another model starts anew', async () => {
  const { db, find, model, settings, entries } = await openEmbeddedWorld();
  expect((await find('quuxish ruler of the empire')).ids).not.toContain('battle-of-actium');
  await sql`
    with former as (delete from search_passage where thing_id = 'battle-of-actium' and position = 0 returning *)
    insert into search_passage (type, ref, thing_id, language, position, text, folded, words)
    select type, ref, thing_id, language, position, 'quuxish', folded, words from former`.execute(db);
  expect(await embedNewEntries(db, model)).toBe(1);
  expect((await find('quuxish ruler of the empire')).ids).toContain('battle-of-actium');
  const other = textModelOf({ ...settings, EMBEDDINGS_MODEL: 'other' })!;
  expect(await embedNewEntries(db, other)).toBe(entries);
});

test('issue 39: a service that fails, or gives garbage, leaves the search by words as it is', async () => {
  const { as } = await openWorld({}, 'part');
  const keyword = 'quuxish ruler of the empire';
  const byWords = await as(null, 'en')(searchAll, { keyword });
  const bad: Record<string, NonNullable<EmbeddingsService['answer']>> = {
    'an error': () => ({ status: 500, body: 'no' }),
    'a redirection': () => ({ status: 307, body: '' }),
    'no JSON': () => ({ status: 200, body: '<p>' }),
    'other JSON': () => ({ status: 200, body: '{"data":{}}' }),
    'too few': () => ({ status: 200, body: '{"data":[]}' }),
    'no numbers': (texts) => ({ status: 200, body: JSON.stringify({ data: texts.map(() => ({ embedding: [] })) }) }),
    'huge numbers': (texts) => ({
      status: 200,
      body: `{"data":[${texts.map(() => '{"embedding":[1e39,1]}').join()}]}`,
    }),
    'several lengths': (texts) => ({
      status: 200,
      body: JSON.stringify({ data: texts.map((_, at) => ({ embedding: Array.from({ length: at + 1 }, () => 1) })) }),
    }),
    'too many numbers': (texts) => ({
      status: 200,
      body: JSON.stringify({ data: texts.map(() => ({ embedding: Array.from({ length: 5000 }, () => 1) })) }),
    }),
    silence: () => 'silence',
  };
  for (const [name, answer] of Object.entries(bad)) {
    const { find, service, db, settings } = await openEmbeddedWorld();
    service.answer = answer;
    const { ids, isByMeaning } = await find(keyword);
    expect([ids, isByMeaning], name).toEqual([byWords.hits.map(({ itemId }) => itemId), false]);
    const texts = service.texts;
    await find('zorble battle of the fleet');
    if (name !== 'several lengths') expect(service.texts, `${name}: not asked again for a while`).toBe(texts);
    if (name === 'silence') continue; // the job waits a minute
    if (name === 'several lengths') continue; // one text at a time has one length
    await sql`update search_index set vectors_to = 0`.execute(db);
    const logLines: string[] = [];
    const context = {
      db,
      settings,
      signal: new AbortController().signal,
      logLine: (line: string) => logLines.push(line),
    };
    expect(await embedEntriesJob.run({}, context as unknown as JobContext), name).toEqual({});
    expect(logLines, name).toEqual([expect.stringMatching(/^text model: ./)]);
  }
});

test('issue 39: a text that the service refuses is shortened, and one that it always refuses is left out', async () => {
  const service = await startEmbeddings(meanings);
  service.answer = (texts) =>
    texts.some((text) => text.length > 300 || /Actium/.test(text))
      ? { status: 400, body: 'too many tokens' }
      : 'vectors';
  const { db, settings } = await openWorld({ EMBEDDINGS_URL: service.url }, 'part');
  const entries = await embedNewEntries(db, textModelOf(settings)!);
  const { rows } = await sql<{ texts: number; vectors: number }>`
    select (select count(distinct thing_id)::int from search_passage where type = 'entries' and position = 0 and text <> '') as texts,
      (select count(*)::int from search_vector) as vectors`.execute(db);
  expect(rows[0]).toEqual({ texts: rows[0]!.vectors, vectors: entries });
  expect(await embedNewEntries(db, textModelOf(settings)!)).toBe(0);
});

test('issue 39: the key goes to the service alone, and a run that was cut off continues', async () => {
  const service = await startEmbeddings(meanings);
  const { db, settings } = await openWorld({ EMBEDDINGS_URL: service.url, EMBEDDINGS_KEY: 'secret-key' }, 'part');
  const model = textModelOf(settings)!;
  let batches = 0;
  const first = await embedNewEntries(db, model, () => batches++ > 0);
  const texts = service.texts;
  const rest = await embedNewEntries(db, model);
  expect([first > 0, rest > 0, texts < service.texts]).toEqual([true, true, true]);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from search_vector`.execute(db);
  expect(rows[0]!.count).toBe(first + rest);
});

/** Replaces ONNX Runtime and its tokenizer, which are no dependencies: a token is a letter, its vector one number. */
const runtime = `
  export const env = { wasm: {} };
  export class Tensor { constructor(type, data) { this.data = data; } }
  export const InferenceSession = { create: async () => ({
    inputNames: ['input_ids', 'attention_mask'], outputNames: ['last_hidden_state'],
    async run({ input_ids: { data } }) {
      const numbers = new Float32Array(data.length * 4);
      for (const [at, token] of [...data].entries()) numbers[at * 4 + Number(token % 4n)] = 1;
      return { last_hidden_state: { dims: [1, data.length, 4], data: numbers } };
    },
  }) };`;
const tokenizers = `
  export class Tokenizer { encode(text) { return { ids: [...text].map((letter) => letter.codePointAt(0)) }; } }`;

function filesOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'stele-text-model-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return (name: string) => join(folder, name);
}

test('issue 39: TEXT_MODEL, a file of the operator, gives the mean of the vectors of the tokens', async () => {
  const file = filesOf({
    'model.onnx': 'x',
    'tokenizer.json': '{}',
    'runtime.mjs': runtime,
    'tokenizers.mjs': tokenizers,
  });
  const modules = { runtime: file('runtime.mjs'), tokenizers: file('tokenizers.mjs') };
  const vectors = await localTextModel(file('model.onnx'), modules).embed(['aa', 'ab'], 20_000);
  expect(vectors.map((vector) => [...vector])).toEqual([
    [0, 1, 0, 0],
    [0, 0.5, 0.5, 0],
  ]);
  // A model that loads slowly is loaded once, although its first caller gives up.
  writeFileSync(file('slow.onnx'), 'x');
  writeFileSync(file('slow.mjs'), `await new Promise((done) => setTimeout(done, 1500));${runtime}`);
  const slow = localTextModel(file('slow.onnx'), { ...modules, runtime: file('slow.mjs') });
  await expect(slow.embed(['a'], 50)).rejects.toThrow(/does not answer in 50 ms/);
  expect(await slow.embed(['a'], 20_000)).toHaveLength(1);
  await expect(localTextModel(file('nothing.onnx'), modules).embed(['a'], 20_000)).rejects.toThrow(/ENOENT/);
  const missing = { ...modules, runtime: file('missing.mjs') };
  writeFileSync(file('other.onnx'), 'x');
  await expect(localTextModel(file('other.onnx'), missing).embed(['a'], 20_000)).rejects.toThrow(
    /missing\.mjs is not installed: npm install --no-save/,
  );
});
