import type { z } from 'zod';
import { BookContent, ChapterContent, type Volume, type Witness } from '../../src/features/books/rules.ts';
import * as bookLimits from '../../src/features/books/limits.ts';
import { isUnspaced } from '../../src/kit/folding.server.ts';
import { describeReadError } from '../read-errors.ts';
import { Spool } from '../spool.ts';
import { escapeHtml } from './inline.ts';
import { alignSegments, type PlacedSegment } from './align.ts';
import { dividePiece } from './divide.ts';
import {
  BookRefusal,
  type BookProblems,
  type BookReadResult,
  type BookRecord,
  type ChapterRecord,
  type Piece,
  type WitnessText,
} from './record.ts';

/**
 * Minimum average length of a division that becomes a chapter, about a page; shorter divisions (sections of a life,
 * chapters of the Laozi) are segments of one chapter. In Latin letters; a Chinese character counts four.
 */
const minChapterLength = 1500;
const lettersPerHan = 4;
/** Average length above which divisions become volumes, if they have subdivisions. */
const maxChapterLength = 150_000;
/** Title and authors of a book; volumes and witnesses follow from its texts. */
type BookHead = Pick<z.input<typeof BookContent>, 'facts' | 'work'>;

/** A book as an importer reads it. */
export interface BookParts {
  /** The source's key of the book. */
  key: string;
  head: BookHead;
  /** The first one gives the divisions, and is the original if there is one. */
  texts: readonly WitnessText[];
}

/** Reads and assembles one book, or says why it is refused. `where` is its place in the source. */
export async function* readBook(
  where: string,
  problems: BookProblems,
  read: () => BookParts | Promise<BookParts>,
): AsyncGenerator<BookReadResult> {
  let book: Awaited<ReturnType<typeof assembleBook>> | null = null;
  try {
    book = await assembleBook(await read(), problems);
    yield { where, record: book.record, ...problems.lists };
  } catch (error) {
    yield { where, refused: describeReadError(error), ...problems.lists };
  } finally {
    await book?.close();
  }
}

/**
 * Assembles a book from its witnesses: reads each once, spools it to disk, divides it into volumes, chapters and
 * segments by its numbering and lengths, and aligns translations by the numbers they share with the original. Throws a
 * `BookRefusal` if there is no text.
 */
async function assembleBook(
  { key, head, texts }: BookParts,
  problems: BookProblems,
): Promise<{ record: BookRecord; close(): Promise<void> }> {
  const read: SpooledWitness[] = [];
  const close = async () => void (await Promise.all(read.map(({ spool }) => spool.close())));
  try {
    for (const { witness, pieces, where } of texts)
      try {
        read.push(await readWitness(witness, pieces));
      } catch (error) {
        // One unreadable translation does not cost the others.
        if (texts.length === 1 || !(error instanceof BookRefusal)) throw error;
        problems.lists.broken.push({ where: where ?? witness.key, why: error.message });
      }
    const first = read.find(({ count }) => count > 0);
    if (!first) throw new BookRefusal(describeEmptiness(problems));
    for (const { witness, count } of read)
      if (!count) problems.onBroken(`witness ${witness.key}`, `it has no text: ${witness.edition}`);
    const depths = depthsOf(first),
      contents = new BookContents(depths.chapter);
    for (const each of read) {
      each.lead = leadOf(each, first, depths.lead);
      await contents.addWitness(each);
    }
    const facts = shortenFacts(head.facts, problems);
    const content = BookContent.parse({
      ...head,
      facts,
      witnesses: read.map(({ witness }) => witness),
      volumes: contents.volumes(facts.title),
    });
    return { record: { key, content, chapters: chaptersOf(read, contents) }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Why a book has no text. */
const describeEmptiness = ({ lists: { broken } }: BookProblems) =>
  broken.length ? `none of it can be read: ${broken[0]!.why}` : 'it has no text';

/** Facts with titles and names that fit; longer ones are shortened and reported. */
function shortenFacts(facts: BookHead['facts'], problems: BookProblems): BookHead['facts'] {
  const shorten = <Text extends string | null | undefined>(name: string, text: Text) => {
    if (!text || text.length <= bookLimits.titleLength) return text;
    problems.onBroken(name, `it has more than ${bookLimits.titleLength} letters and was shortened: ${text}`);
    return `${text.slice(0, bookLimits.titleLength - 1).toWellFormed()}…` as Text;
  };
  if (facts.bookAuthors.length > bookLimits.authors)
    problems.onBroken(
      'authors',
      `there are more than ${bookLimits.authors}: ${facts.bookAuthors
        .slice(bookLimits.authors)
        .map(({ name }) => name)
        .join('; ')}`,
    );
  return {
    ...facts,
    title: shorten('title', facts.title),
    subtitle: shorten('subtitle', facts.subtitle),
    publisher: shorten('publisher', facts.publisher),
    pubDate: shorten('date', facts.pubDate),
    translator: shorten('translator', facts.translator),
    classification: shorten('classification', facts.classification),
    bookAuthors: facts.bookAuthors
      .slice(0, bookLimits.authors)
      .map((author) => ({ ...author, name: shorten('author', author.name) })),
  };
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
  /** The same without numbers of paragraphs. */
  deepestDivision: number;
  /** The first number of its first piece. */
  firstNumber: string | undefined;
  /** How many of the largest divisions all pieces have in common and no edition numbers. */
  counted: number;
  /** Number of the largest divisions that all pieces share: they are in no number of a chapter. */
  lead: number;
}

async function readWitness(witness: Witness, pieces: WitnessText['pieces']): Promise<SpooledWitness> {
  const spool = await Spool.open<Piece>();
  try {
    return await spoolPieces(
      {
        witness,
        spool,
        count: 0,
        weight: 0,
        units: [],
        deepest: 0,
        deepestDivision: 0,
        firstNumber: undefined,
        counted: Infinity,
        lead: 0,
      },
      pieces,
    );
  } catch (error) {
    await spool.close(); // the caller has no reference to it yet
    throw error;
  }
}

/** Spools the pieces of a witness to disk, and counts its divisions. */
async function spoolPieces(read: SpooledWitness, pieces: WitnessText['pieces']): Promise<SpooledWitness> {
  let before: string[] = [];
  for await (const wholePiece of pieces)
    for (const piece of dividePiece(wholePiece)) {
      if (!hasWords(piece.html) && !piece.notes?.length && !piece.headings?.some(Boolean)) continue;
      if (!read.count++) [read.firstNumber] = piece.path;
      read.weight += weightOf(piece.html);
      read.deepest = Math.max(read.deepest, piece.path.length);
      read.deepestDivision = Math.max(read.deepestDivision, piece.path.length - (piece.endsInParagraph ? 1 : 0));
      read.counted = Math.min(read.counted, piece.counted ?? 0);
      for (let depth = 1; depth <= piece.path.length; depth++)
        if (piece.path.slice(0, depth).join('\n') !== before.slice(0, depth).join('\n'))
          read.units[depth] = (read.units[depth] ?? 0) + 1;
      before = piece.path;
      await read.spool.add(piece);
    }
  return read;
}

const hasWords = (html: string) => Boolean(html.replace(/<[^>]*(?:>|$)/g, '').trim());

function weightOf(html: string): number {
  const sample = html.slice(0, 100);
  return html.length * (isUnspaced(sample) ? lettersPerHan : 1);
}

/** Number of the largest divisions that enclose everything and that the edition does not number. */
function wrappersOf({ units, deepest, counted }: SpooledWitness): number {
  let wrappers = 0;
  while (wrappers < counted && wrappers + 1 < deepest && units[wrappers + 1] === 1) wrappers++;
  return wrappers;
}

/** How many numbers of a path are the same everywhere, and how many after them name the volume and the chapter. */
interface Depths {
  lead: number;
  chapter: number;
}

function depthsOf(read: SpooledWitness): Depths {
  const { weight, units, deepest, deepestDivision } = read;
  const wrappers = wrappersOf(read);
  const lead = wrappers || (deepest > 1 && units[1] === 1 ? 1 : 0);
  const [first = 1, second = 1] = units.slice(lead + 1);
  if (deepestDivision <= lead || first === 1 || weight / first < minChapterLength || first > bookLimits.chapters)
    return { lead, chapter: 0 };
  const hasVolumes =
    deepest - lead >= 3 &&
    weight / first > maxChapterLength &&
    weight / second >= minChapterLength &&
    second <= bookLimits.chapters;
  return { lead, chapter: hasVolumes ? 2 : 1 };
}

/** The shared numbers of a witness: those that enclose all of it, if the first witness has such numbers too. */
function leadOf(read: SpooledWitness, first: SpooledWitness, lead: number): number {
  if (read === first) return lead;
  const wrappers = wrappersOf(read);
  if (wrappers || lead <= wrappersOf(first) || read.units[1] !== 1) return wrappers;
  return read.deepest > 1 || read.firstNumber === first.firstNumber ? 1 : 0;
}

/** The chapters of one witness in the order of its pieces. */
class ChapterCursor {
  readonly #depth: number;
  readonly #lead: number;
  readonly #met = new Map<string, number>();
  #path: string | null = null;
  #segments = 0;

  constructor(depth: number, lead: number) {
    this.#depth = depth;
    this.#lead = lead;
  }

  /** The chapter of the next piece: another one where a number begins again, or a chapter would be too long. */
  next({ path, headings = [] }: Piece): { path: string[]; occurrence: number } {
    const chapter = path.slice(this.#lead, this.#lead + this.#depth),
      key = chapter.join('\n');
    const size = 1 + headings.length;
    if (key !== this.#path || this.#segments + size > bookLimits.segments) {
      this.#met.set(key, (this.#met.get(key) ?? 0) + 1);
      this.#path = key;
      this.#segments = 0;
    }
    this.#segments += size;
    return { path: chapter, occurrence: this.#met.get(key)! };
  }
}

interface ContentsChapter {
  key: string;
  title: string;
}
interface ContentsVolume {
  key: string;
  title: string;
  chapters: ContentsChapter[];
}

/** Divisions of a book in order, and the division of each piece. */
class BookContents {
  readonly depth: number;
  readonly #volumes = new Map<string, ContentsVolume>();
  /** The chapter and its volume by its numbers. */
  readonly #chapters = new Map<string, { chapter: ContentsChapter; volume: ContentsVolume }>();
  readonly #taken = new Set<string>();

  constructor(depth: number) {
    this.depth = depth;
  }

  /** Adds the chapters of a witness; those that earlier ones lack follow the chapter before them. */
  async addWitness({ spool, lead }: SpooledWitness): Promise<void> {
    const cursor = new ChapterCursor(this.depth, lead);
    let before: ContentsChapter | null = null;
    for await (const piece of spool.read()) {
      const { chapter } = this.#place(cursor.next(piece), piece, lead, before);
      before = chapter;
    }
  }

  #place(
    { path, occurrence }: ReturnType<ChapterCursor['next']>,
    { headings: allHeadings = [] }: Piece,
    lead: number,
    before: ContentsChapter | null,
  ) {
    const headings = allHeadings.slice(lead);
    const pathKey = pathKeyOf(path, occurrence);
    let entry = this.#chapters.get(pathKey);
    if (!entry) {
      const volume = this.#volumeOf(path);
      const chapter = { key: this.#newKey(path), title: '' };
      volume.chapters.splice(
        before ? volume.chapters.indexOf(before) + 1 || volume.chapters.length : volume.chapters.length,
        0,
        chapter,
      );
      entry = { chapter, volume };
      this.#chapters.set(pathKey, entry);
    }
    if (this.depth === 2) entry.volume.title ||= headings[0] ?? '';
    if (this.depth > 0) entry.chapter.title ||= headings[this.depth - 1] ?? '';
    return entry;
  }

  /** The volume of a chapter; beyond the limit of volumes, the last one. */
  #volumeOf([first = '1']: readonly string[]): ContentsVolume {
    const key = this.depth === 2 ? keyOf(first) : '1';
    const existing =
      this.#volumes.get(key) ??
      (this.#volumes.size >= bookLimits.volumes ? [...this.#volumes.values()].at(-1) : undefined);
    if (existing) return existing;
    const volume = { key, title: '', chapters: [] };
    this.#volumes.set(key, volume);
    return volume;
  }

  #newKey(path: readonly string[]): string {
    const preferredKey = keyOf(this.depth === 0 ? '1' : path.join('.'));
    let key = preferredKey;
    for (let more = 2; this.#taken.has(key); more++) key = `${preferredKey.slice(0, 34)}-${more}`;
    this.#taken.add(key);
    return key;
  }

  chapterOf({ path, occurrence }: ReturnType<ChapterCursor['next']>): { key: string; titles: (string | undefined)[] } {
    const { chapter, volume } = this.#chapters.get(pathKeyOf(path, occurrence))!;
    return {
      key: chapter.key,
      titles: [this.depth === 2 ? volume.title : undefined, this.depth > 0 ? chapter.title : undefined].filter(
        (title) => title !== undefined,
      ),
    };
  }

  /** `book` is the title of a book of one chapter. */
  volumes(book: string): Volume[] {
    return [...this.#volumes.values()].map(({ key, title, chapters }) => ({
      key,
      title: shortenTitle(title || (this.depth === 2 ? key : '')),
      chapters: chapters.map((chapter) => ({
        key: chapter.key,
        title: shortenTitle(
          chapter.title || (this.depth === 0 || /^(?:\d+\.)?0$/.test(chapter.key) ? book : chapter.key),
        ),
      })),
    }));
  }
}

const pathKeyOf = (path: readonly string[], occurrence: number) => `${path.join('\n')}\n\n${occurrence}`;

const shortenTitle = (title: string) =>
  title.length <= bookLimits.titleLength ? title : `${title.slice(0, bookLimits.titleLength - 1).toWellFormed()}…`;

/** Headings that start at a piece and are no title of its volume or chapter, with the numbers of their divisions. */
function headingsWithin(
  { path, headings = [] }: Piece,
  { lead, titles }: { lead: number; titles: readonly (string | undefined)[] },
): { html: string; path: string[] }[] {
  return headings.flatMap((heading, depth) => {
    const title = titles[depth - lead];
    const isTitle = heading === title && heading!.length <= bookLimits.titleLength;
    return heading && !isTitle
      ? [
          {
            html: escapeHtml(heading),
            path: path.slice(lead + titles.length, Math.max(depth + 1, lead + titles.length)),
          },
        ]
      : [];
  });
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
  const original = new Map<string, readonly PlacedSegment[]>();
  for (const [at, { witness, spool, lead }] of read.entries()) {
    const isOriginal = at === 0;
    const cursor = new ChapterCursor(contents.depth, lead);
    let chapter: string | null = null,
      segments = new Segments();
    const finished = (): ChapterRecord[] => {
      if (chapter === null || !segments.list.length) return [];
      if (isOriginal) original.set(chapter, segments.list);
      else alignSegments(segments.list, original.get(chapter) ?? []);
      const content = ChapterContent.parse({ segments: segments.list.map(({ segment }) => segment) });
      return [{ chapter, witness: witness.key, content }];
    };
    for await (const piece of spool.read()) {
      const { key, titles } = contents.chapterOf(cursor.next(piece));
      if (key !== chapter) {
        yield* finished();
        [chapter, segments] = [key, new Segments()];
      }
      for (const { html, path } of headingsWithin(piece, { lead, titles }))
        segments.add({ html, kind: 'heading', path }, `h${segments.list.length + 1}`);
      if (piece.html || piece.notes?.length) {
        const path = piece.path.slice(lead + contents.depth);
        segments.add({ ...piece, path }, path.map(keyOf).join('.').slice(0, 34) || '1');
      }
    }
    yield* finished();
  }
}

/** The segments of a chapter, each with a unique id: 12, or 12.2 if that is taken. */
class Segments {
  readonly list: PlacedSegment[] = [];
  readonly #taken = new Map<string, number>();

  add({ html, kind = 'paragraph', notes, path, speech, stanza }: Omit<Piece, 'headings'>, base: string): void {
    let more = this.#taken.get(base) ?? 0,
      id = base;
    while (this.#taken.has(id)) id = `${base}.${++more + 1}`;
    this.#taken.set(base, more);
    this.#taken.set(id, this.#taken.get(id) ?? 0);
    this.list.push({
      segment: { id, kind, html: html || '…', ...(notes?.length && { notes }) },
      path,
      ...(speech !== undefined && { speech }),
      ...(stanza !== undefined && { stanza }),
    });
  }
}
