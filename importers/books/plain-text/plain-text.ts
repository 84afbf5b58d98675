import { basename, dirname } from 'node:path';
import { sourceFiles, type SourceFile } from '../../files.ts';
import { markPlace } from '../../place.ts';
import { describeReadError } from '../../read-errors.ts';
import { readBook } from '../assemble.ts';
import { directionOf, genreOf, noLanguage } from '../languages.ts';
import { authorsOf, withoutLife } from '../names.ts';
import { BookProblems, type BookReadResult, type Piece, type WitnessText } from '../record.ts';
import { ordinalIn, readVolume, sortByOrdinal } from '../volumes.ts';
import { maxHeadLines, readHead, type TextHead } from './head.ts';
import { encodingOf, linesOf } from './lines.ts';
import { piecesOfText } from './paragraphs.ts';

/** Details that a plain text lacks. */
export interface PlainTextOptions {
  licence: string;
  /** A BCP 47 tag; null to read it from the texts. */
  language: string | null;
  author: string | null;
  /** An encoding label of TextDecoder: utf-8, big5, gb18030, shift_jis, windows-1252; null to read it from the texts. */
  encoding: string | null;
  /** A matching line starts a chapter, and is its title. */
  heading: RegExp;
}

/** Default pattern of headings in plain texts: 第一回, CHAPTER I, Chapter the First, Livre II, CHAPITRE PREMIER, Erstes Kapitel. */
export const defaultHeading =
  /^(?:第[零〇一二三四五六七八九十百千\d]+[回章卷篇節节段].{0,40}|(?:CHAPTER|BOOK|PART|CANTO|Chapter|Book|Part|Canto|Livre|LIVRE|Chapitre|CHAPITRE|Chant|CHANT|Libro|LIBRO|Capítulo|CAPÍTULO|Capitolo|CAPITOLO|Kapitel|KAPITEL|Buch|BUCH)\s+(?:[IVXLCDM\d]+\b|(?:(?:THE|the) )?(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|LAST|First|Second|Third|Fourth|Fifth|Last|ONE|TWO|THREE|FOUR|FIVE|One|Two|Three|Four|Five|PREMIER|PREMIÈRE|Premier|Première|premier|DEUXIÈME|Deuxième|PRIMERO|PRIMERA|Primero|Primera|primero|PRIMO|Primo)(?!\p{L})).{0,80}|(?:Erstes|Zweites|Drittes|Viertes|Fünftes|Sechstes|Siebentes|Siebtes|Achtes|Neuntes|Zehntes|ERSTES|ZWEITES|DRITTES|\d{1,3}\.) (?:Kapitel|KAPITEL|Buch|BUCH).{0,80})$/u;

/** A file with what its head says. */
interface PlainText {
  file: SourceFile;
  head: TextHead;
  encoding: string;
  language: string;
  /** The title of the work, without the volume. */
  title: string;
  volume: number | null;
}

/** Plain texts of a path: each a book, or volumes and translations of one work together. */
export async function* plainTextBooks(path: string, options: PlainTextOptions): AsyncGenerator<BookReadResult> {
  const texts: PlainText[] = [];
  for (const file of await sourceFiles(path, /\.txt(?:\.gz)?$/i, 'text')) {
    markPlace(file.where);
    try {
      texts.push(await readText(file, options));
    } catch (error) {
      yield { where: file.where, refused: describeReadError(error) };
    }
  }
  for (const group of Map.groupBy(texts, workOf).values()) {
    const editions = editionsOf(group);
    if (editions.length === 1 || new Set(editions.map(([text]) => text!.head.translator)).size === editions.length)
      yield* bookOf(editions, options);
    else for (const edition of editions) yield* bookOf([edition], options);
  }
}

async function readText(file: SourceFile, options: PlainTextOptions): Promise<PlainText> {
  const encoding = options.encoding ?? (await encodingOf(file));
  const lines: string[] = [];
  for await (const line of linesOf(file, encoding)) if (lines.push(line) >= maxHeadLines) break;
  const head = readHead(lines);
  const title = head.title ?? basename(file.path).replace(/\.txt(?:\.gz)?$/i, '');
  const volume = readVolume(title);
  return {
    file,
    head,
    encoding,
    language: options.language ?? head.language ?? 'en',
    title: volume?.title || title,
    volume: volume?.title ? volume.ordinal : null,
  };
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** Texts of one work: by title and author, in one folder; without a head by the title before the volume. */
const workOf = ({ file, head, title, volume }: PlainText): string =>
  head.title !== null || volume !== null
    ? [dirname(file.where), fold(title), fold(head.authors.map(withoutLife).join(' '))].join('\n')
    : file.where;

/** The volumes of each translation, in their order; a text that is no volume is an edition of its own. */
const editionsOf = (texts: readonly PlainText[]): PlainText[][] =>
  [...Map.groupBy(texts, ({ head, language }) => [head.translator, language].join('\n')).values()].flatMap(
    (volumes) => {
      const sorted = sortByOrdinal(volumes, ({ volume }) => volume);
      const areVolumes =
        volumes.every(({ volume }) => volume !== null) &&
        new Set(volumes.map(({ volume }) => volume)).size === volumes.length;
      return areVolumes ? [sorted] : sorted.map((text) => [text]);
    },
  );

async function* bookOf(editions: PlainText[][], options: PlainTextOptions): AsyncGenerator<BookReadResult> {
  const [first] = editions[0] as [PlainText, ...PlainText[]];
  const { file, head, language } = first;
  const isAlone = editions.length === 1,
    isOneFile = isAlone && editions[0]!.length === 1;
  const problems = new BookProblems(file.where);
  if (options.language === null && head.language === null) problems.onLeftOut(noLanguage);
  const authors = options.author === null ? head.authors : [options.author];
  const keys = new Set<string>();
  yield* readBook(file.where, problems, () => ({
    key: isOneFile ? file.where : `${dirname(file.where)}/${first.title}`,
    head: {
      facts: {
        title: isOneFile ? (head.title ?? basename(file.path).replace(/\.txt(?:\.gz)?$/i, '')) : first.title,
        genre: genreOf(language),
        bookAuthors: authorsOf(authors),
        language,
        translator: isAlone && head.translator ? withoutLife(head.translator) : null,
      },
    },
    texts: editions.map((volumes): WitnessText => {
      const [text] = volumes as [PlainText, ...PlainText[]];
      let key = isAlone ? 'original' : text.language.toLowerCase();
      for (let more = 2; keys.has(key); more++) key = `${text.language.toLowerCase()}-${more}`;
      keys.add(key);
      return {
        witness: {
          key,
          kind: isAlone ? 'original' : 'translation',
          language: text.language,
          ...directionOf(text.language),
          translator: text.head.translator ? withoutLife(text.head.translator) : null,
          edition: volumes
            .map(({ file: { where }, head: { number } }) => (number ? `Project Gutenberg ${number}, ${where}` : where))
            .join('; ')
            .slice(0, 4000),
          licence: options.licence,
          sourceUrl: text.head.number ? `https://www.gutenberg.org/ebooks/${text.head.number}` : null,
        },
        pieces: piecesOfVolumes(volumes, options.heading, problems),
      };
    }),
  }));
}

async function* piecesOfVolumes(
  volumes: readonly PlainText[],
  heading: RegExp,
  problems: BookProblems,
): AsyncGenerator<Piece> {
  for (const [at, { file, encoding, head, volume, title }] of volumes.entries()) {
    markPlace(file.where);
    const volumeTitle = head.title ?? basename(file.path).replace(/\.txt(?:\.gz)?$/i, '');
    let isFirst = true;
    for await (const piece of piecesOfText(linesOf(file, encoding), {
      headLines: head.lines,
      isGutenberg: head.number !== null || head.lines > 0,
      heading,
      problems: new BookProblems(file.where, problems.lists),
    })) {
      if (volumes.length === 1) {
        yield piece;
        continue;
      }
      const headings =
        isFirst || piece.headings ? [isFirst ? volumeTitle : undefined, ...(piece.headings ?? [])] : null;
      isFirst = false;
      yield {
        ...piece,
        path: [String(volume ?? ordinalIn(title) ?? at + 1), ...piece.path],
        ...(headings && { headings }),
      };
    }
  }
}
