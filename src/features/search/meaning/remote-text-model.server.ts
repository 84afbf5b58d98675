import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { TextModel } from '../../../kit/registry/search-engine.server.ts';
import { checkVectors } from './check-vectors.ts';

/** Largest answer of a service, in bytes. */
const maxAnswerBytes = 32 * 2 ** 20;

const EmbeddingsAnswer = z.object({
  data: z.array(z.object({ index: z.number().int().optional(), embedding: z.array(z.number()) })),
});

/** A service that speaks the common protocol: `{ model, input: […] }` gives `{ data: [{ embedding: […] }] }`. */
export const remoteTextModel = (url: string, { key, model }: { key?: string; model?: string }): TextModel => ({
  name: model ?? createHash('sha256').update(url).digest('base64url').slice(0, 22),
  async embed(texts, timeoutMs) {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ ...(model !== undefined && { model }), input: texts, encoding_format: 'float' }),
    });
    if (!response.ok) throw new Error(`EMBEDDINGS_URL answers ${response.status}`);
    const { data } = EmbeddingsAnswer.parse(JSON.parse(await readBounded(response)));
    const ordered = data.every(({ index }) => index !== undefined)
      ? data.toSorted((a, b) => a.index! - b.index!)
      : data;
    return checkVectors(
      ordered.map(({ embedding }) => Float32Array.from(embedding)),
      texts.length,
    );
  },
});

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxAnswerBytes) throw new Error(`EMBEDDINGS_URL answers with more than ${maxAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
