/**
 * Draws the plates of a content folder in a separate process (src/features/media/plates/draw-plates.server.ts starts it).
 * It receives the hashes of stored plates, and replies with the new and changed ones of one subject each time.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toPlate } from '../../../src/features/media/plates/drawing/to-plate.ts';
import type { DrawReply, DrawRequest } from '../../../src/features/media/plates/plate-messages.ts';
import { builtInContent, readContent } from '../load.ts';
import { platesOf } from './index.ts';
import { sourceRoot, sourcesOfPlates } from './sources.ts';

/** The digest of everything that plates are drawn from. */
function digestOfSources(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(sourceRoot, file)));
  return hash.digest('base64url');
}

function* drawNewPlates({ folder, sources, hashes }: Exclude<DrawRequest, 'next'>): Generator<DrawReply> {
  const path = folder === null ? undefined : resolve(folder);
  const digest = digestOfSources(sourcesOfPlates(path));
  if (sources !== digest) {
    const content = path === undefined ? builtInContent() : readContent(path);
    const bySubject = [...Map.groupBy(platesOf(content), ({ subject }) => subject)];
    for (const [index, [subjectId, all]] of bySubject.entries()) {
      const plates = all.map(toPlate).filter(({ key, hash }) => hash !== hashes[key]);
      if (plates.length) yield { subjectId, plates, done: index + 1, total: bySubject.length };
    }
  }
  yield { finished: true, sources: digest };
}

let replies: Generator<DrawReply> | undefined;
process.on('disconnect', () => process.exit());
process.on('message', (request: DrawRequest) => {
  try {
    if (request !== 'next') replies = drawNewPlates(request);
    const { value } = replies!.next() as { value: DrawReply };
    process.send!(value);
  } catch (error) {
    process.send!({ problem: (error as Error).message } satisfies DrawReply);
  }
});
