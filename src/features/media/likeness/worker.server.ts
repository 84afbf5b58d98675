/** The thread that searches pictures by appearance: it holds one `Matrix` and answers messages in order. */
import { parentPort } from 'node:worker_threads';
import { Matrix } from './matrix.ts';
import type { Alike } from './matrix.ts';

export type Asked =
  | { ask: 'add'; looks: Int8Array; hashes: Uint32Array }
  | { ask: 'find'; id: number; questions: Int8Array[]; hash: [number, number]; most: number };
export interface Answer {
  id: number;
  copies: Alike[];
  alike: Alike[];
}

const matrix = new Matrix();
parentPort!.on('message', (asked: Asked) => {
  if (asked.ask === 'add') return matrix.add(asked.looks, asked.hashes);
  const { id, questions, hash, most } = asked;
  parentPort!.postMessage({ id, ...matrix.find({ hash, questions }, most) } satisfies Answer);
});
