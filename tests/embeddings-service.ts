import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Numbers per vector. */
const length = 96;

export interface EmbeddingsService {
  url: string;
  /** Number of texts it has embedded. */
  texts: number;
  /** What it answers instead of vectors, or that it does not answer; null for vectors. */
  answer: ((texts: readonly string[]) => { status: number; body: string } | 'silence' | 'vectors') | null;
}

/**
 * A service on this machine that speaks the protocol of embeddings. Texts that contain one of the words of a meaning
 * point in the direction of that meaning; all others in one of their own letters.
 */
export async function startEmbeddings(meanings: readonly RegExp[]): Promise<EmbeddingsService> {
  const service: EmbeddingsService = { url: '', texts: 0, answer: null };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { input } = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[] };
    service.texts += input.length;
    const special = service.answer?.(input) ?? 'vectors';
    if (special === 'silence') return;
    if (special !== 'vectors')
      return void response.writeHead(special.status, { location: service.url }).end(special.body);
    const data = input.map((text, index) => ({ index, embedding: embed(text, meanings) })).toReversed();
    response.end(JSON.stringify({ object: 'list', data }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/embeddings`;
  return service;
}

function embed(text: string, meanings: readonly RegExp[]): number[] {
  const vector = Array.from({ length }, () => 0);
  for (const letter of text.toLowerCase()) vector[16 + (letter.codePointAt(0)! % (length - 16))]! += 1 / text.length;
  for (const [at, meaning] of meanings.entries()) if (meaning.test(text)) vector[at]! += 4;
  return vector;
}
