import type { z } from 'zod';
import {
  BookContent,
  ChapterContent,
  type Segment,
  type Volume,
  type Witness,
} from '../../src/features/books/rules.ts';
import * as most from '../../src/features/books/limits.ts';
import { isUnspaced } from '../../src/kit/folding.server.ts';
import { Spool } from '../spool.ts';
import { escapeHtml } from './inline.ts';
import { BookRefusal, type BookRecord, type ChapterRecord, type Piece, type WitnessText } from './record.ts';

/**
 * Minimum average length of a division that becomes a chapter, about a page; shorter divisions (sections of a life,
 * chapters of the Laozi) are segments of one chapter. In Latin letters; a Chinese character counts four.
 */
const minChapterLength = 1500;
const lettersPerHan = 4;
/** Average length above which divisions become volumes, if they have subdivisions. */
const maxChapterLength = 150_000;
/** Maximum letters per segment; longer ones are divided. */
const maxSegmentLetters = 60_000;

/** Title and authors of a book; volumes and witnesses follow from its texts. */
export type BookHead = Pick<z.input<typeof BookContent>, 'facts' | 'work'>;

/**
 * Assembles a book from its witnesses: reads each once, spools it to disk, divides it into volumes, chapters and
 * segments by its numbering and lengths, and aligns translations by the numbers they share with the original. Throws a
 * `BookRefusal` if there is no text.
 */
export async function assembleBook(
  key: string,
  head: BookHead,
  texts: readonly WitnessText[],
): Promise<{ record: BookRecord; close(): Promise<void> }> {
  const read: SpooledWitness[] = [];
  const close = async () => void (await Promise.all(read.map(({ spool }) => spool.close())));
  try {
    for (const { witness, pieces } of texts) read.push(await readWitness(witness, pieces));
    const first = read.find(({ count }) => count > 0);
    if (!first) throw new BookRefusal('it has no text');
    const contents = new BookContents(depthsOf(first));
    for (const { spool } of read) for await (const piece of spool.read()) contents.addPiece(piece);
    const content = BookContent.parse({
      ...head,
      witnesses: read.map(({ witness }) => witness),
      volumes: contents.volumes(head.facts.title.slice(0, most.titleLength)),
    });
    return { record: { key, content, chapters: chaptersOf(read, contents) }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A witness that was read, with its statistics. */
interface SpooledWitness {
  witness: Witness;
  spool: Spool<Piece>;
  count: number;
  /** Total letters, and number of units at each depth. */
  weight: number;
  units: number[];
  deepest: number;
}

async function readWitness(witness: Witness, pieces: WitnessText['pieces']): Promise<SpooledWitness> {
  const spool = await Spool.open<Piece>();
  try {
    return await spoolPieces({ witness, spool, count: 0, weight: 0, units: [], deepest: 0 }, pieces);
  } catch (error) {
    await spool.close(); // the caller has no reference to it yet
    throw error;
  }
}

/** Spools the pieces of a witness to disk, and counts its divisions. */
async function spoolPieces(read: SpooledWitness, pieces: WitnessText['pieces']): Promise<SpooledWitness> {
  let before: string[] = [];
  for await (const piece of pieces) {
    if (!piece.html.replace(/<[^>]*(?:>|$)/g, '').trim() && !piece.notes?.length && !piece.headings?.some(Boolean))
      continue;
    read.count++;
    read.weight += weightOf(piece.html);
    read.deepest = Math.max(read.deepest, piece.path.length);
    for (let depth = 1; depth <= piece.path.length; depth++)
      if (piece.path.slice(0, depth).join('\n') !== before.slice(0, depth).join('\n'))
        read.units[depth] = (read.units[depth] ?? 0) + 1;
    before = piece.path;
    await read.spool.add(piece);
  }
  return read;
}

function weightOf(html: string): number {
  const sample = html.slice(0, 100);
  return html.length * (isUnspaced(sample) ? lettersPerHan : 1);
}

/** Which numbers of a path name the volume and the chapter; those before them are constant. */
interface Depths {
  same: number;
  chapter: number;
}

function depthsOf({ weight, units, deepest }: SpooledWitness): Depths {
  const same = deepest > 1 && units[1] === 1 ? 1 : 0;
  const [first = 1, second = 1] = units.slice(same + 1);
  if (first === 1 || weight / first < minChapterLength) return { same, chapter: 0 };
  const hasVolumes = deepest - same >= 3 && weight / first > maxChapterLength && weight / second >= minChapterLength;
  return { same, chapter: hasVolumes ? 2 : 1 };
}

/** Divisions of a book in order of appearance, and the division of each piece. */
class BookContents {
  readonly #depth: number;
  readonly #volumes = new Map<string, { title: string; chapters: Map<string, string> }>();
  /** The key of a chapter by its numbers. */
  readonly #keys = new Map<string, string>();

  readonly #same: number;

  constructor({ same, chapter }: Depths) {
    this.#depth = chapter;
    this.#same = same;
  }

  addPiece({ path: fullPath, headings: allHeadings = [] }: Piece): void {
    const path = fullPath.slice(this.#same),
      headings = allHeadings.slice(this.#same);
    const chapter = path.slice(0, this.#depth);
    const volumeKey = this.#depth === 2 ? keyOf(chapter[0] ?? '1') : '1';
    const volume = this.#volumes.get(volumeKey) ?? { title: '', chapters: new Map<string, string>() };
    this.#volumes.set(volumeKey, volume);
    if (this.#depth === 2 && !volume.title) volume.title = headings[0] ?? chapter[0] ?? '';
    const key = this.keyOfChapter(fullPath);
    const knownTitle = volume.chapters.get(key),
      title = headings[Math.max(0, this.#depth - 1)] ?? '';
    if (knownTitle === undefined || (!knownTitle && title)) volume.chapters.set(key, this.#depth === 0 ? '' : title);
  }

  /** The key of a piece's chapter; creates it at first use. */
  keyOfChapter(fullPath: readonly string[]): string {
    const path = fullPath.slice(this.#same);
    const pathKey = path.slice(0, this.#depth).join('\n');
    const knownKey = this.#keys.get(pathKey);
    if (knownKey !== undefined) return knownKey;
    const taken = new Set(this.#keys.values());
    const preferredKey = keyOf(this.#depth === 0 ? '1' : path.slice(0, this.#depth).join('.'));
    let key = preferredKey;
    for (let more = 2; taken.has(key); more++) key = `${preferredKey.slice(0, 34)}-${more}`;
    this.#keys.set(pathKey, key);
    return key;
  }

  /** Headings of divisions within the chapter that start at a piece. */
  headingsWithin({ headings = [] }: Piece): { html: string }[] {
    return headings
      .slice(this.#same + this.#depth)
      .flatMap((heading) => (heading ? [{ html: escapeHtml(heading) }] : []));
  }

  /** The number of a piece within its chapter. */
  segmentOf = (path: readonly string[]): string =>
    path
      .slice(this.#same + this.#depth)
      .map(keyOf)
      .join('.') || '1';

  /** `book` is the title of a book of one chapter. */
  volumes(book: string): Volume[] {
    return [...this.#volumes].slice(0, most.volumes).map(([key, { title, chapters }]) => ({
      key,
      title,
      chapters: [...chapters].map(([chapter, name]) => ({
        key: chapter,
        title: name || (this.#depth === 0 ? book : chapter),
      })),
    }));
  }
}

/** A number of an edition in a form that is valid in addresses. */
const keyOf = (number: string) =>
  number
    .normalize('NFKC')
    .replace(/[^\w.-]+/g, '-')
    .slice(0, 40)
    .replace(/^[-.]+|(?<![-.])[-.]+$/g, '') || 'x';

async function* chaptersOf(read: readonly SpooledWitness[], contents: BookContents): AsyncGenerator<ChapterRecord> {
  /** Segments of the original by chapter. */
  const original = new Map<string, string[]>();
  for (const [at, { witness, spool }] of read.entries()) {
    const isOriginal = at === 0 && witness.kind === 'original';
    let chapter: string | null = null,
      segments = new Segments();
    const finished = (): ChapterRecord[] => {
      if (chapter === null || !segments.list.length) return [];
      if (isOriginal)
        original.set(
          chapter,
          segments.list.map(({ id }) => id),
        );
      else if (original.size) alignSegments(segments.list, original.get(chapter) ?? []);
      return [{ chapter, witness: witness.key, content: ChapterContent.parse({ segments: segments.list }) }];
    };
    const met = new Set<string>();
    for await (const piece of spool.read()) {
      const key = contents.keyOfChapter(piece.path);
      if (key !== chapter) {
        yield* finished();
        if (met.has(key)) throw new BookRefusal(`its chapter ${key} begins twice`);
        met.add(key);
        [chapter, segments] = [key, new Segments()];
      }
      for (const heading of contents.headingsWithin(piece)) segments.add({ ...heading, kind: 'heading' }, '');
      if (piece.html) for (const part of dividePiece(piece)) segments.add(part, contents.segmentOf(piece.path));
      if (segments.list.length > most.segments) throw new BookRefusal(`its chapter ${key} has too many segments`);
    }
    yield* finished();
  }
}

/** Divides a long piece without divisions at the end of a sentence. */
function* dividePiece(piece: Piece): Generator<Piece> {
  let { html } = piece,
    { notes } = piece;
  while (html.length > maxSegmentLetters && !/<(?!br\b)/.test(html.slice(0, maxSegmentLetters))) {
    const end = Math.max(
      ...['。', '. ', '！', '? ', ' '].map((sign) => html.lastIndexOf(sign, maxSegmentLetters - 1) + sign.length),
    );
    const between = /[\udc00-\udfff]/.test(html[maxSegmentLetters]!) ? maxSegmentLetters - 1 : maxSegmentLetters; // never within a surrogate
    const cut = end > maxSegmentLetters / 2 ? end : between;
    yield { ...piece, html: html.slice(0, cut), notes };
    html = html.slice(cut);
    notes = undefined;
  }
  yield { ...piece, html, notes };
}

/** The segments of a chapter, each with a unique id: 12, or 12.2 if that is taken. */
class Segments {
  readonly list: Segment[] = [];
  readonly #taken = new Map<string, number>();

  add({ html, kind = 'paragraph', notes }: Pick<Piece, 'html' | 'kind' | 'notes'>, preferredId: string): void {
    const base = kind === 'heading' && !preferredId ? `h${this.list.length + 1}` : preferredId.slice(0, 34);
    let more = this.#taken.get(base) ?? 0,
      id = base;
    while (this.#taken.has(id) || !id) id = `${base}.${++more + 1}`;
    this.#taken.set(base, more);
    this.#taken.set(id, this.#taken.get(id) ?? 0);
    this.list.push({ id, kind, html, ...(notes?.length && { notes }) });
  }
}

/** Aligns segments of a translation with those of the original if the number of one is a prefix of the other's. */
function alignSegments(segments: Segment[], original: readonly string[]): void {
  const originalIds = new Set(original);
  for (const segment of segments) {
    if (originalIds.has(segment.id) || segment.kind === 'heading') continue;
    const within = original.filter((id) => id.startsWith(`${segment.id}.`));
    const around = original.filter((id) => segment.id.startsWith(`${id}.`));
    const aligned = (within.length ? within : around).slice(0, most.aligned);
    if (aligned.length) segment.aligned = aligned;
  }
}
