/**
 * Draws plates in a process of its own (src/features/media/plates/drawing.server.ts starts it): told which are known, it
 * hands over those that are new or changed, all of one subject at once, each time it is asked for the next.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawRequest, DrawnPlate, DrawReply } from '../../src/features/media/plates/plate-messages.ts';
import { builtInContent } from '../../importers/content/load.ts';
import { platesOf } from './index.ts';
import { sourceRoot, sourcesOfPlates } from './sources.ts';
import type { InFiveLanguages } from '../../importers/content/schemas.ts';
import type { Plate } from './plate.ts';

const tell = (told: DrawReply) => process.send!(told);
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Of everything that plates are drawn from. */
function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const file of sourcesOfPlates()) hash.update(file).update(readFileSync(join(sourceRoot, file)));
  return hash.digest('base64url');
}

const written = ({
  box: [left, top, width, height],
  entry,
  label,
  sentence,
}: NonNullable<Plate['regions']>[number]): DrawnPlate['regions'][number] => ({
  points: [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ],
  itemId: entry ?? null,
  label: label ?? {},
  sentence: sentence ?? {},
});

/** A source that is one title in each language. */
function citationOf({ en, ...others }: InFiveLanguages): DrawnPlate['source'] {
  const form = (title: string) => ({ title, author: null, year: null, where: null });
  const { zh, fr, es, jp } = others;
  return { ...form(en), url: null, forms: { zh: form(zh), fr: form(fr), es: form(es), jp: form(jp) } };
}

/** Null where it is known as it is. */
function drawn(plate: Plate, known: string | undefined): DrawnPlate | null {
  const { key, title, description, source, tags, regions = [] } = plate;
  const svg = plate.svg();
  const said = {
    title,
    description,
    source: citationOf(source),
    tags: [...tags],
    regions: regions.map(written),
  };
  const hash = digest(JSON.stringify([svg, said]));
  if (hash === known) return null;
  return { key, hash, ...said, svg };
}

async function* newPlates(hashes: Record<string, string>): AsyncGenerator<DrawReply> {
  const bySubject = [...Map.groupBy(platesOf(builtInContent().subjects), ({ subject }) => subject)];
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
