/**
 * Draws plates in a process of its own (src/features/media/plates/drawing.server.ts starts it): told which are known, it
 * hands over those that are new or changed, all of one subject at once, each time it is asked for the next.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fromColumns } from '../../src/rules/languages.ts';
import type { DrawRequest, DrawnPlate, DrawReply } from '../../src/features/media/plates/plate-messages.ts';
import { loadLibrary } from '../books/load.ts';
import { builtInContent } from '../../importers/content/load.ts';
import type { Five } from '../../importers/content/content.ts';
import { platesOf } from './index.ts';
import { svgOf } from './pen.ts';
import type { Plate, PlateRegion } from './plate.ts';

const tell = (told: DrawReply) => process.send!(told);
const five = (texts: Five) => fromColumns(texts as [string, string, string, string, string]);
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Of everything that plates are drawn from. */
function digestOfSources(): string {
  const root = join(import.meta.dirname, '../..');
  const hash = createHash('sha256');
  for (const file of globSync('{content,world}/**/*.{ts,json}', { cwd: root }).sort())
    hash.update(file).update(readFileSync(join(root, file)));
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
async function drawn(plate: Plate, known: string | undefined): Promise<DrawnPlate | null> {
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
  const picture = await sharp(Buffer.from(svg))
    .flatten({ background: '#f5efe2' })
    .png({ compressionLevel: 3 })
    .toBuffer();
  return { key, hash, ...said, picture };
}

async function* newPlates(hashes: Record<string, string>): AsyncGenerator<DrawReply> {
  const bySubject = [
    ...Map.groupBy(platesOf(builtInContent().subjects, await loadLibrary()), ({ subject }) => subject),
  ];
  for (const [done, [subjectId, all]] of bySubject.entries()) {
    const plates: DrawnPlate[] = [];
    for (const plate of all) {
      const one = await drawn(plate, hashes[plate.key]);
      if (one) plates.push(one);
    }
    if (plates.length) yield { subjectId, plates, done: done + 1, total: bySubject.length };
  }
}

sharp.concurrency(1);
sharp.cache(false);
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
