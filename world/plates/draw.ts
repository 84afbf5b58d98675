/**
 * Draws plates in a process of its own (src/features/media/plates/drawing.server.ts starts it): told which are known, it
 * hands over those that are new or changed, all of one subject at once, each time it is asked for the next.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromColumns } from '../../src/rules/languages.ts';
import type { DrawRequest, DrawnPlate, DrawReply } from '../../src/features/media/plates/plate-messages.ts';
import { loadLibrary } from '../books/load.ts';
import { loadWorld } from '../load.ts';
import type { Five } from '../subject.ts';
import { platesOf } from './index.ts';
import { svgOf } from './pen.ts';
import type { Plate, PlateRegion } from './plate.ts';

const tell = (told: DrawReply) => process.send!(told);
const five = (texts: Five) => fromColumns(texts as [string, string, string, string, string]);
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Of everything that plates are drawn from. */
function digestOfSources(): string {
  const world = join(import.meta.dirname, '..');
  const hash = createHash('sha256');
  for (const file of globSync('**/*.{ts,json}', { cwd: world }).sort())
    hash.update(file).update(readFileSync(join(world, file)));
  return hash.digest('base64url');
}

const written = ({
  box: [left, top, width, height],
  entry,
  label,
  sentence,
}: PlateRegion): DrawnPlate['regions'][number] => ({
  points: [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ],
  itemId: entry ?? null,
  label: label ? five(label) : {},
  sentence: sentence ? five(sentence) : {},
});

/** Null where it is known as it is. */
function drawn(plate: Plate, known: string | undefined): DrawnPlate | null {
  const { key, title, description, source, tags, size, regions = [] } = plate;
  const svg = svgOf(size, plate.draw());
  const said = {
    title: five(title),
    description: five(description),
    source,
    tags: [...tags],
    regions: regions.map(written),
  };
  const hash = digest(JSON.stringify([svg, said]));
  if (hash === known) return null;
  return { key, hash, ...said, svg };
}

async function* newPlates(hashes: Record<string, string>): AsyncGenerator<DrawReply> {
  const bySubject = [...Map.groupBy(platesOf(await loadWorld(), await loadLibrary()), ({ subject }) => subject)];
  for (const [done, [subjectId, all]] of bySubject.entries()) {
    const plates: DrawnPlate[] = [];
    for (const plate of all) {
      const one = drawn(plate, hashes[plate.key]);
      if (one) plates.push(one);
    }
    if (plates.length) yield { subjectId, plates, done: done + 1, total: bySubject.length };
  }
}

let coming: AsyncGenerator<DrawReply> | undefined;
const sources = digestOfSources();
process.on('disconnect', () => process.exit());
process.on('message', (asked: DrawRequest) => {
  if (asked !== 'next') {
    if (asked.sources === sources) return tell({ finished: true, sources });
    coming = newPlates(asked.hashes);
  }
  void coming!.next().then(({ done, value }) => tell(done ? { finished: true, sources } : value));
});
