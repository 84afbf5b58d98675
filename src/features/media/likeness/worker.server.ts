/** The thread that searches pictures by appearance: it holds one `Matrix` and answers messages in order. */
import { parentPort } from 'node:worker_threads';
import { Matrix, type SimilarPicture } from './matrix.ts';

export type MatrixRequest =
  | { ask: 'add'; looks: Int8Array; hashes: Uint32Array }
  | { ask: 'find'; id: number; questions: Int8Array[]; hash: [number, number]; maxResults: number };
export interface MatrixAnswer {
  id: number;
  copies: SimilarPicture[];
  alike: SimilarPicture[];
}

const matrix = new Matrix();
parentPort!.on('message', (request: MatrixRequest) => {
  if (request.ask === 'add') return matrix.add(request.looks, request.hashes);
  const { id, questions, hash, maxResults } = request;
  parentPort!.postMessage({ id, ...matrix.find({ hash, questions }, maxResults) } satisfies MatrixAnswer);
});
