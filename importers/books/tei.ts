import { basename, dirname } from 'node:path';
import type { Tag } from 'sax';
import { sourceFiles, type SourceFile } from '../files.ts';
import { assembleBook } from './assemble.ts';
import { genreOf, isModern, languageTagOf } from './languages.ts';
import { BookRefusal, type BookReadResult, type WitnessText } from './record.ts';
import { markPlace } from '../place.ts';
import { describeReadError } from '../read-errors.ts';
import { maxDepth, textChunksOf, teiParser, teiPieces } from './tei-text.ts';

/** The header of a TEI file. */
interface TeiHead {
  title: string;
  author: string;
  translator: string | null;
  publisher: string | null;
  date: string | null;
  licence: string | null;
  language: string;
  isTranslation: boolean;
  urn: string | null;
}

/** Books of a TEI file or folder: files of one work in several languages are one book. */
export async function* teiBooks(path: string, { licence }: { licence: string }): AsyncGenerator<BookReadResult> {
  const files = (await sourceFiles(path, /\.xml(?:\.gz)?$/i, 'TEI file')).filter(
    ({ path: filePath }) => !/__(?:cts|capitains)__\.xml$/.test(filePath),
  );
  for (const group of Map.groupBy(files, ({ where }) => workOf(where)).values()) yield* bookOf(group, licence);
}

/** `phi0448.phi001.perseus-lat2.xml` and `…-eng2.xml` are one work, and so are `hes.th_gk.xml` and `hes.th_eng.xml`. */
const workOf = (where: string) =>
  `${dirname(where)}/${basename(where)
    .replace(/\.xml(?:\.gz)?$/i, '')
    .replace(/[._-](?:[a-z]+-)?(?:lat|grc|gk|eng|fre|fra|ger|spa|ita|la|en|fr|es|de)\d*$/i, '')}`;

async function* bookOf(files: readonly SourceFile[], licence: string): AsyncGenerator<BookReadResult> {
  const heads: { file: SourceFile; head: TeiHead }[] = [];
  const without: string[] = [];
  for (const file of files) {
    markPlace(file.where);
    try {
      heads.push({ file, head: await readHead(file.path) });
    } catch (error) {
      yield { where: file.where, refused: describeReadError(error) };
    }
  }
  heads.sort((a, b) => Number(a.head.isTranslation) - Number(b.head.isTranslation));
  const [first] = heads;
  if (!first) return;
  const { head } = first;
  const keys = new Set<string>();
  const texts = heads.map(({ file, head: witnessHead }, at): WitnessText => {
    let key = at === 0 && !witnessHead.isTranslation ? 'original' : witnessHead.language.toLowerCase();
    for (let more = 2; keys.has(key); more++) key = `${witnessHead.language.toLowerCase()}-${more}`;
    keys.add(key);
    return {
      witness: {
        key,
        kind: witnessHead.isTranslation ? 'translation' : 'original',
        language: witnessHead.language,
        ...(/^(?:ar|he|fa)/.test(witnessHead.language) && { direction: 'rtl' as const }),
        translator: witnessHead.isTranslation ? witnessHead.translator : null,
        edition: [witnessHead.title, witnessHead.publisher, witnessHead.date].filter(Boolean).join(', '),
        licence: witnessHead.licence ?? licence,
        sourceUrl: null,
      },
      pieces: teiPieces(file, { language: witnessHead.language, onLeftOut: (why) => void without.push(why) }),
    };
  });
  let assembled: Awaited<ReturnType<typeof assembleBook>> | null = null;
  try {
    assembled = await assembleBook(
      head.urn ?? workOf(first.file.where),
      {
        facts: {
          title: head.title,
          genre: genreOf(head.language),
          bookAuthors: [{ name: head.author || '—' }],
          language: head.language,
          publisher: head.publisher,
          pubDate: head.date,
          translator: heads.find((entry) => entry.head.translator)?.head.translator ?? null,
        },
      },
      texts,
    );
    yield { where: first.file.where, record: assembled.record, without };
  } catch (error) {
    yield { where: first.file.where, refused: describeReadError(error) };
  } finally {
    await assembled?.close();
  }
}

/** Reads the header, and the text's attributes up to its first division. */
async function readHead(path: string): Promise<TeiHead> {
  const fields = new Map<string, string>();
  const open: string[] = [];
  let licence: string | null = null,
    edition: Tag['attributes'] | null = null,
    textLanguage: string | null = null,
    role = '',
    isRead = false,
    isTei = false;
  const parser = teiParser(() => {});
  const addField = (name: string, text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words && !fields.has(name)) fields.set(name, words);
  };
  let gathered = '';
  parser.onopentag = (tag) => {
    if (open.length >= maxDepth) throw new BookRefusal('its elements lie too deep within one another');
    const name = tag.name.replace(/^.*:/, ''),
      attributes = tag.attributes as Tag['attributes'];
    open.push(name);
    gathered = '';
    isTei ||= /^(?:TEI|TEI\.2|teiCorpus)$/.test(name);
    if (name === 'licence') licence = attributes.target ?? null;
    if (name === 'editor') role = attributes.role ?? '';
    if (name === 'language') addField('language', attributes.ident ?? attributes.id ?? '');
    if (name === 'text') textLanguage = attributes['xml:lang'] ?? attributes.lang ?? null;
    if (name.startsWith('div')) {
      if (/^(?:edition|translation)$/.test(attributes.type ?? '')) edition = attributes;
      isRead = true;
    }
  };
  parser.ontext = (text) => {
    gathered += text;
  };
  parser.onclosetag = () => {
    const name = open.pop()!;
    const place = open.join(' ');
    if (name === 'title' && place.endsWith('titleStmt')) addField('title', gathered);
    if (name === 'author') addField('author', gathered);
    if (name === 'editor' && /translat/i.test(role)) addField('translator', gathered);
    if (name === 'publisher' && /sourceDesc/.test(place)) addField('publisher', gathered);
    if (name === 'date' && /sourceDesc/.test(place)) addField('date', gathered);
    if (name !== 'hi') gathered = '';
  };
  for await (const letters of textChunksOf(path)) {
    parser.write(letters);
    if (isRead) break;
  }
  if (!isTei) throw new BookRefusal('it is no TEI');
  const ofEdition = edition as Tag['attributes'] | null;
  const fileLanguage = /[._-](?:[a-z]+-)?(lat|grc|gk|eng|fre|fra|ger|spa|ita)\d*\.xml/i.exec(path)?.[1];
  const language =
    languageTagOf(ofEdition?.['xml:lang'] ?? textLanguage ?? fileLanguage ?? fields.get('language')) ?? 'en';
  const urn = ofEdition?.n ? /^(urn:cts:\w+:\w+\.\w+)/.exec(ofEdition.n)?.[1] : undefined;
  return {
    title: (fields.get('title') ?? basename(path)).replace(
      /(?<!\s)\s*\((?:Greek|Latin|English)\)?.*|\.? Machine readable text.*/is,
      '',
    ),
    author: fields.get('author') ?? '',
    translator: fields.get('translator') ?? null,
    publisher: fields.get('publisher') ?? null,
    date: fields.get('date') ?? null,
    licence,
    language,
    isTranslation: ofEdition ? ofEdition.type === 'translation' : Boolean(fileLanguage) && isModern(language),
    urn: urn ?? null,
  };
}
