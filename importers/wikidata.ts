import type { InLanguages } from '../src/rules/languages.ts';
import { sourceFiles } from './files.ts';
import { readJsonRecords } from './json-records.ts';
import type { ReadResult, RelationWords, Source } from './record.ts';
import { mapLanguages, ownProperty, cleanText } from './clean-text.ts';
import { entitiesIn, labelIn, subjectOf } from './wikidata-entity.ts';
import { wordsOfLabel } from './wikidata-words.ts';

/** Maximum number of property labels in memory; Wikidata has about twelve thousand properties. */
const maxLabels = 50_000;

/**
 * Wikidata's items from files of entity JSON: dumps (an array, an entity per line), single entities, API replies, each
 * plain or compressed as .gz or .bz2. Read once, an entity at a time. Properties that are not known as relations become
 * one by their label, if the files contain the property too.
 *
 * Throws an `Error` with one readable line if there is no such file.
 */
export async function wikidataSource(path: string): Promise<Source> {
  const files = await sourceFiles(path, /\.json(\.gz|\.bz2)?$/, '.json, .json.gz or .json.bz2');
  const labels = new Map<string, InLanguages>();
  const late = new Map<string, RelationWords | null>();
  return {
    origin: { id: 'wikidata', name: 'Wikidata', licence: 'CC0 1.0', url: 'https://www.wikidata.org' },
    scheme: 'wikidata',
    wordsOf(property) {
      let words = late.get(property);
      if (words === undefined)
        late.set(property, (words = labels.has(property) ? wordsOfLabel(labels.get(property)!) : null));
      return words;
    },
    async *read() {
      const seen = new SeenNumbers();
      for (const file of files)
        yield* readJsonRecords(file, function* ({ where, value }) {
          for (const entity of entitiesIn(value) ?? [value]) yield* reads(where, entity, seen);
        });
    },
  };

  function* reads(place: string, entity: Record<string, unknown>, seen: SeenNumbers): Generator<ReadResult> {
    const id = ownProperty(entity, 'id'),
      // A file of one line may have many items.
      where = typeof id === 'string' && /^[QP]\d{1,12}$/.test(id) ? `${place}, ${id}` : place,
      error = ownProperty(ownProperty(entity, 'error'), 'info');
    if (error !== undefined)
      return yield { where, refused: `an answer of the API that is an error: ${cleanText(error).slice(0, 80)}` };
    if (typeof id === 'string' && /^P\d{1,9}$/.test(id) && labels.size < maxLabels)
      labels.set(
        id,
        mapLanguages((language) => labelIn(entity, language)),
      );
    const result = subjectOf(entity);
    if ('record' in result && seen.checkAndAdd(Number(result.record.key.slice(1))))
      return yield { where, refused: `${result.record.key} stands here a second time` };
    yield { where, ...result };
  }
}

/** A set of integers with one bit each, so that the hundred million items of Wikidata take twelve megabytes. */
class SeenNumbers {
  private readonly pages = new Map<number, Uint8Array>();

  /** Whether it is in the set; adds it. */
  checkAndAdd(number: number): boolean {
    const page = Math.floor(number / 65_536),
      bit = number % 65_536;
    let bits = this.pages.get(page);
    if (!bits) this.pages.set(page, (bits = new Uint8Array(8192)));
    const mask = 1 << (bit & 7),
      at = bit >> 3,
      had = (bits[at]! & mask) !== 0;
    bits[at]! |= mask;
    return had;
  }
}
