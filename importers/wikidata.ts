import type { InLanguages } from '../src/rules/languages.ts';
import { sourceFiles } from './files.ts';
import { readJsonRecords } from './json-records.ts';
import { linesOf } from './lines.ts';
import { markPlace } from './place.ts';
import type { Wikimedia } from '../src/kit/wikimedia/wikimedia.server.ts';
import type { ReadResult, RelationWords, Source } from './record.ts';
import { mapLanguages, ownProperty, cleanText } from './clean-text.ts';
import { entitiesIn, labelIn, subjectOf } from './wikidata-entity.ts';
import { wordsOfLabel } from './wikidata-words.ts';

/** Maximum number of property labels in memory; Wikidata has about twelve thousand properties. */
const maxLabels = 50_000;

const origin = { id: 'wikidata', name: 'Wikidata', licence: 'CC0 1.0', url: 'https://www.wikidata.org' };

/**
 * Wikidata's items from files of entity JSON: dumps (an array, an entity per line), single entities, API replies, each
 * plain or compressed as .gz or .bz2. Read once, an entity at a time. Properties that are not known as relations become
 * one by their label, if the files contain the property too.
 *
 * Throws an `Error` with one readable line if there is no such file.
 */
export async function wikidataSource(path: string): Promise<Source> {
  const files = await sourceFiles(path, /\.json(\.gz|\.bz2)?$/, '.json, .json.gz or .json.bz2');
  const reader = new EntityReader();
  return sourceOf(reader, async function* () {
    for (const file of files)
      yield* readJsonRecords(file, function* ({ where, value }) {
        for (const entity of entitiesIn(value) ?? [value]) yield* reader.reads(where, entity);
      });
  });
}

const sourceOf = (reader: EntityReader, read: Source['read']): Source => ({
  origin,
  scheme: 'wikidata',
  wordsOf: (property) => reader.wordsOf(property),
  read,
});

/** Items in one request to Wikidata. */
const itemsAtOnce = 50;

/**
 * The items that a text file or table names, as Q and a number, fetched from Wikidata: of each line the first one. A line
 * without an item, apart from a first one with headings, is refused.
 */
export async function wikidataItemsSource(
  path: string,
  wikimedia: Wikimedia,
  { stop }: { stop?: AbortSignal } = {},
): Promise<Source> {
  const [file] = await sourceFiles(path, /./, 'a file with items, one per line');
  const reader = new EntityReader();
  return sourceOf(reader, async function* () {
    let waiting: { where: string; id: string }[] = [];
    let isFirst = true;
    for await (const line of linesOf(file!)) {
      if ('refused' in line) yield { where: line.where, refused: line.refused };
      else {
        const id = /\bQ[1-9]\d{0,11}\b/.exec(line.text)?.[0];
        if (id) waiting.push({ where: line.where, id });
        else if (line.text.trim() && !isFirst) yield { where: line.where, refused: 'it names no item of Wikidata' };
      }
      isFirst = false;
      if (waiting.length < itemsAtOnce) continue;
      yield* fetchItems(waiting);
      waiting = [];
    }
    yield* fetchItems(waiting);
  });

  async function* fetchItems(requested: readonly { where: string; id: string }[]): AsyncGenerator<ReadResult> {
    if (!requested.length) return;
    const entities = await wikimedia
      .entities(
        requested.map(({ id }) => id),
        stop && { signal: stop },
      )
      .catch((error: unknown) => {
        if (stop?.aborted) return null;
        throw error;
      });
    if (!entities) return;
    for (const { where, id } of requested) {
      markPlace(where);
      const entity = entities.get(id);
      if (!entity) yield { where: `${where}, ${id}`, refused: 'Wikidata has no such item: it was deleted' };
      else {
        const current = ownProperty(entity, 'id');
        if (typeof current === 'string' && current !== id)
          yield { where: `${where}, ${id}`, notice: `it was merged into ${current}` };
        yield* reader.reads(where, entity);
      }
    }
  }
}

/** Reads entities one after the other: each item once, and the labels of properties. */
class EntityReader {
  private readonly labels = new Map<string, InLanguages>();
  private readonly late = new Map<string, RelationWords | null>();
  private readonly seen = new SeenNumbers();

  wordsOf(property: string): RelationWords | null {
    let words = this.late.get(property);
    if (words === undefined) {
      const label = this.labels.get(property);
      this.late.set(property, (words = label ? wordsOfLabel(label) : null));
    }
    return words;
  }

  *reads(place: string, entity: Record<string, unknown>): Generator<ReadResult> {
    const id = ownProperty(entity, 'id'),
      // A file of one line may have many items.
      where = typeof id === 'string' && /^[QP]\d{1,12}$/.test(id) ? `${place}, ${id}` : place,
      error = ownProperty(ownProperty(entity, 'error'), 'info');
    if (error !== undefined)
      return yield { where, refused: `an answer of the API that is an error: ${cleanText(error).slice(0, 80)}` };
    if (typeof id === 'string' && /^P\d{1,9}$/.test(id) && this.labels.size < maxLabels)
      this.labels.set(
        id,
        mapLanguages((language) => labelIn(entity, language)),
      );
    const result = subjectOf(entity);
    if ('record' in result && this.seen.checkAndAdd(Number(result.record.key.slice(1))))
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
