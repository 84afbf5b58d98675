import { basename, dirname } from 'node:path';
import type { Tag } from 'sax';
import { sourceFiles, type SourceFile } from '../../files.ts';
import { readBook } from '../assemble.ts';
import { directionOf, genreOf, isModern, languageTagOf, noLanguage } from '../languages.ts';
import { authorsOf } from '../names.ts';
import { BookProblems, BookRefusal, type BookReadResult, type WitnessText } from '../record.ts';
import { markPlace } from '../../place.ts';
import { describeReadError } from '../../read-errors.ts';
import { maxDepth, teiParser, textChunksOf } from './parser.ts';
import { teiPieces } from './text.ts';

/** The header of a TEI file. */
interface TeiHead {
  title: string;
  subtitle: string | null;
  /** Further titles, which a book has no room for. */
  otherTitles: string[];
  authors: string[];
  translator: string | null;
  publisher: string | null;
  date: string | null;
  licence: string | null;
  language: string;
  isLanguageStated: boolean;
  isTranslation: boolean;
  urn: string | null;
}

/** A file with its header. */
interface TeiFile {
  file: SourceFile;
  head: TeiHead;
}

/** Options for what headers lack. */
export interface TeiOptions {
  licence: string;
  /** The language of texts that name none; null if that is not known either. */
  language: string | null;
}

/** Books of a TEI file or folder: files of one work are its editions and translations. */
export async function* teiBooks(path: string, options: TeiOptions): AsyncGenerator<BookReadResult> {
  const files = (await sourceFiles(path, /\.xml(?:\.gz)?$/i, 'TEI file')).filter(
    ({ path: filePath }) => !/__(?:cts|capitains)__\.xml$/.test(filePath),
  );
  const texts: TeiFile[] = [];
  for (const file of files) {
    markPlace(file.where);
    try {
      texts.push({ file, head: await readHead(file.path, options.language) });
    } catch (error) {
      yield { where: file.where, refused: describeReadError(error) };
    }
  }
  const urns = new Map(texts.map(({ file, head }) => [workOf(file.where), head.urn] as const).filter(([, urn]) => urn));
  for (const group of Map.groupBy(texts, ({ file }) => urns.get(workOf(file.where)) ?? workOf(file.where)).values())
    yield* bookOf(group, options);
}

/** `phi0448.phi001.perseus-lat2.xml` and `…-eng2.xml` are one work, and so are `hes.th_gk.xml` and `hes.th_eng.xml`. */
function workOf(where: string): string {
  const name = basename(where).replace(/\.xml(?:\.gz)?$/i, '');
  const language = /([._-])(?:lat|grc|gk|eng|fre|fra|ger|spa|ita|la|en|fr|es|de)\d{0,4}$/i.exec(name);
  if (!language) return `${dirname(where)}/${name}`;
  const work = name.slice(0, language.index);
  const project = language[1] === '-' ? work.lastIndexOf('.') : -1;
  return `${dirname(where)}/${project > 0 ? work.slice(0, project) : work}`;
}

async function* bookOf(files: TeiFile[], { licence }: TeiOptions): AsyncGenerator<BookReadResult> {
  files.sort((a, b) => Number(a.head.isTranslation) - Number(b.head.isTranslation));
  const [first] = files as [TeiFile, ...TeiFile[]];
  const { head } = first;
  const problems = new BookProblems(first.file.where);
  if (files.some((file) => !file.head.isLanguageStated)) problems.onLeftOut(noLanguage);
  for (const title of head.otherTitles) problems.onBroken('titleStmt', `a second title: ${title.slice(0, 200)}`);
  const keys = new Set<string>();
  const texts = files.map(({ file, head: witnessHead }, at): WitnessText => {
    const base = witnessHead.language.toLowerCase();
    let key = at === 0 && !witnessHead.isTranslation ? 'original' : base;
    for (let more = 2; keys.has(key); more++) key = `${base}-${more}`;
    keys.add(key);
    return {
      where: file.where,
      witness: {
        key,
        kind: witnessHead.isTranslation ? 'translation' : 'original',
        language: witnessHead.language,
        ...directionOf(witnessHead.language),
        translator: witnessHead.isTranslation ? witnessHead.translator : null,
        edition: [witnessHead.title, witnessHead.publisher, witnessHead.date].filter(Boolean).join(', '),
        licence: witnessHead.licence ?? licence,
        sourceUrl: null,
      },
      pieces: teiPieces(file, {
        language: witnessHead.language,
        problems: at ? new BookProblems(file.where, problems.lists) : problems,
      }),
    };
  });
  yield* readBook(first.file.where, problems, () => ({
    key: files.find((entry) => entry.head.urn)?.head.urn ?? workOf(first.file.where),
    head: {
      facts: {
        title: head.title,
        genre: genreOf(head.language),
        subtitle: head.subtitle,
        bookAuthors: authorsOf(head.authors),
        language: head.language,
        publisher: head.publisher,
        pubDate: head.date,
        translator: files.find((entry) => entry.head.translator)?.head.translator ?? null,
      },
    },
    texts,
  }));
}

/** Fields of a header that are read. */
const headFields = new Set(['title', 'author', 'editor', 'publisher', 'date', 'resp']);
/** Parts of a name, which may stand without a space between them. */
const nameParts = new Set(['forename', 'surname', 'nameLink', 'roleName', 'addName', 'genName']);

/** Reads the header, and the text's attributes up to its first division. */
async function readHead(path: string, ownLanguage: string | null): Promise<TeiHead> {
  const fields = new Map<string, string>();
  const open: string[] = [];
  let licence: string | null = null,
    edition: Tag['attributes'] | null = null,
    textLanguage: string | null = null,
    isRead = false,
    isTei = false;
  const parser = teiParser(() => {});
  const addField = (name: string, text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words && !fields.has(name)) fields.set(name, words);
  };
  const authors: string[] = [],
    otherAuthors: string[] = [],
    translators: string[] = [],
    otherTitles: string[] = [];
  let responsibility = '';
  /** The field that is being read, with its own text: names may have parts. */
  let field: { name: string; depth: number; place: string; attributes: Tag['attributes']; text: string } | null = null;
  const finishField = ({ name, place, attributes, text }: NonNullable<typeof field>) => {
    const words = text
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;])/g, '$1')
      .trim();
    if (!words) return;
    if (name === 'title' && place.endsWith('titleStmt')) {
      const called = (attributes.type ?? '').startsWith('sub') ? 'subtitle' : 'title';
      if (fields.has(called) && fields.get(called) !== words) otherTitles.push(words);
      addField(called, words);
    }
    if (name === 'author') (place.endsWith('titleStmt') ? authors : otherAuthors).push(words);
    if (name === 'editor' && /translat|^trl$/i.test(attributes.role ?? '')) translators.push(words);
    if (name === 'resp') responsibility = words;
    if (/^(?:name|persName)$/.test(name) && /translat|tradui|traduc|übers|译|訳/i.test(responsibility))
      translators.push(words);
    if (name === 'publisher' && /sourceDesc/.test(place)) addField('publisher', words);
    if (name === 'date' && /sourceDesc/.test(place)) addField('date', words);
  };
  parser.onopentag = (tag) => {
    if (open.length >= maxDepth) throw new BookRefusal('its elements lie too deep within one another');
    const name = tag.name.replace(/^.*:/, ''),
      attributes = tag.attributes as Tag['attributes'];
    if (field && nameParts.has(name)) field.text += ' ';
    // The text itself names authors of other works.
    const isInHeader = open.includes('teiHeader');
    if (
      !field &&
      isInHeader &&
      (headFields.has(name) || (open.at(-1) === 'respStmt' && /^(?:name|persName)$/.test(name)))
    )
      field = { name, depth: open.length, place: open.join(' '), attributes, text: '' };
    if (name === 'respStmt') responsibility = '';
    open.push(name);
    isTei ||= /^(?:TEI|TEI\.2|teiCorpus)$/.test(name);
    if (name === 'licence' && isInHeader) licence ??= attributes.target ?? null;
    if (name === 'language' && isInHeader) addField('language', attributes.ident ?? attributes.id ?? '');
    if (name === 'text') textLanguage ??= attributes['xml:lang'] ?? attributes.lang ?? null;
    if (name.startsWith('div')) {
      if (/^(?:edition|translation)$/.test(attributes.type ?? '')) edition = attributes;
      isRead = true;
    }
  };
  parser.ontext = (text) => {
    if (field && open.at(-1) !== 'idno') field.text += text;
  };
  parser.onclosetag = () => {
    open.pop();
    if (!field || field.depth !== open.length) return;
    finishField(field);
    field = null;
  };
  for await (const letters of textChunksOf(path)) {
    parser.write(letters);
    if (isRead) break;
  }
  if (!isTei) throw new BookRefusal('it is no TEI');
  const ofEdition = edition as Tag['attributes'] | null;
  const fileLanguage = /[._-](?:[a-z]+-)?(lat|grc|gk|eng|fre|fra|ger|spa|ita)\d*\.xml/i.exec(path)?.[1];
  const statedLanguage =
      languageTagOf(ofEdition?.['xml:lang'] ?? textLanguage ?? fileLanguage) ??
      languageTagOf(fields.get('language')) ??
      ownLanguage,
    language = statedLanguage ?? 'en';
  const urn = ofEdition?.n ? /^(urn:cts:\w+:\w+\.\w+)/.exec(ofEdition.n)?.[1] : undefined;
  return {
    title: (fields.get('title') ?? basename(path)).replace(
      /(?<!\s)\s*\((?:Greek|Latin|English)\)?.*|\.? Machine readable text.*/is,
      '',
    ),
    subtitle: fields.get('subtitle') ?? null,
    otherTitles,
    authors: authors.length ? authors : otherAuthors.slice(0, 1),
    translator: [...new Set(translators)].join(', ') || null,
    publisher: fields.get('publisher') ?? null,
    date: fields.get('date') ?? null,
    licence,
    language,
    isLanguageStated: statedLanguage !== null,
    isTranslation: ofEdition ? ofEdition.type === 'translation' : Boolean(fileLanguage) && isModern(language),
    urn: urn ?? null,
  };
}
