import { basename, dirname } from 'node:path';
import type { Tag } from 'sax';
import { sourceFiles, type SourceFile } from '../files.ts';
import { assemble } from './assemble.ts';
import { genreOf, isModern, languageTagOf } from './languages.ts';
import { BookRefusal, type BookRead, type WitnessText } from './record.ts';
import { markPlace } from '../place.ts';
import { whyUnreadable } from '../unreadable.ts';
import { deepest, lettersOf, teiParser, teiPieces } from './tei-text.ts';

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
export async function* teiBooks(path: string, { licence }: { licence: string }): AsyncGenerator<BookRead> {
  const files = (await sourceFiles(path, /\.xml(?:\.gz)?$/i, 'TEI file')).filter(
    ({ path: one }) => !/__(?:cts|capitains)__\.xml$/.test(one),
  );
  for (const group of Map.groupBy(files, ({ where }) => workOf(where)).values()) yield* bookOf(group, licence);
}

/** `phi0448.phi001.perseus-lat2.xml` and `…-eng2.xml` are one work, and so are `hes.th_gk.xml` and `hes.th_eng.xml`. */
const workOf = (where: string) =>
  `${dirname(where)}/${basename(where)
    .replace(/\.xml(?:\.gz)?$/i, '')
    .replace(/[._-](?:[a-z]+-)?(?:lat|grc|gk|eng|fre|fra|ger|spa|ita|la|en|fr|es|de)\d*$/i, '')}`;

async function* bookOf(files: readonly SourceFile[], licence: string): AsyncGenerator<BookRead> {
  const heads: { file: SourceFile; head: TeiHead }[] = [];
  const without: string[] = [];
  for (const file of files) {
    markPlace(file.where);
    try {
      heads.push({ file, head: await readHead(file.path) });
    } catch (error) {
      yield { where: file.where, refused: whyUnreadable(error) };
    }
  }
  heads.sort((a, b) => Number(a.head.isTranslation) - Number(b.head.isTranslation));
  const [first] = heads;
  if (!first) return;
  const { head } = first;
  const keys = new Set<string>();
  const texts = heads.map(({ file, head: its }, at): WitnessText => {
    let key = at === 0 && !its.isTranslation ? 'original' : its.language.toLowerCase();
    for (let more = 2; keys.has(key); more++) key = `${its.language.toLowerCase()}-${more}`;
    keys.add(key);
    return {
      witness: {
        key,
        kind: its.isTranslation ? 'translation' : 'original',
        language: its.language,
        ...(/^(?:ar|he|fa)/.test(its.language) && { direction: 'rtl' as const }),
        translator: its.isTranslation ? its.translator : null,
        edition: [its.title, its.publisher, its.date].filter(Boolean).join(', '),
        licence: its.licence ?? licence,
        sourceUrl: null,
      },
      pieces: teiPieces(file, { language: its.language, onLeftOut: (why) => void without.push(why) }),
    };
  });
  let assembled: Awaited<ReturnType<typeof assemble>> | null = null;
  try {
    assembled = await assemble(
      head.urn ?? workOf(first.file.where),
      {
        facts: {
          title: head.title,
          genre: genreOf(head.language),
          bookAuthors: [{ name: head.author || '—' }],
          language: head.language,
          publisher: head.publisher,
          pubDate: head.date,
          translator: heads.find((one) => one.head.translator)?.head.translator ?? null,
        },
      },
      texts,
    );
    yield { where: first.file.where, record: assembled.record, without };
  } catch (error) {
    yield { where: first.file.where, refused: whyUnreadable(error) };
  } finally {
    await assembled?.close();
  }
}

/** Reads the header, and the text's attributes up to its first division. */
async function readHead(path: string): Promise<TeiHead> {
  const said = new Map<string, string>();
  const open: string[] = [];
  let licence: string | null = null,
    edition: Tag['attributes'] | null = null,
    textLanguage: string | null = null,
    role = '',
    isRead = false,
    isTei = false;
  const parser = teiParser(() => {});
  const tell = (name: string, text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words && !said.has(name)) said.set(name, words);
  };
  let gathered = '';
  parser.onopentag = (tag) => {
    if (open.length >= deepest) throw new BookRefusal('its elements lie too deep within one another');
    const name = tag.name.replace(/^.*:/, ''),
      attributes = tag.attributes as Tag['attributes'];
    open.push(name);
    gathered = '';
    isTei ||= /^(?:TEI|TEI\.2|teiCorpus)$/.test(name);
    if (name === 'licence') licence = attributes.target ?? null;
    if (name === 'editor') role = attributes.role ?? '';
    if (name === 'language') tell('language', attributes.ident ?? attributes.id ?? '');
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
    if (name === 'title' && place.endsWith('titleStmt')) tell('title', gathered);
    if (name === 'author') tell('author', gathered);
    if (name === 'editor' && /translat/i.test(role)) tell('translator', gathered);
    if (name === 'publisher' && /sourceDesc/.test(place)) tell('publisher', gathered);
    if (name === 'date' && /sourceDesc/.test(place)) tell('date', gathered);
    if (name !== 'hi') gathered = '';
  };
  for await (const letters of lettersOf(path)) {
    parser.write(letters);
    if (isRead) break;
  }
  if (!isTei) throw new BookRefusal('it is no TEI');
  const ofEdition = edition as Tag['attributes'] | null;
  const named = /[._-](?:[a-z]+-)?(lat|grc|gk|eng|fre|fra|ger|spa|ita)\d*\.xml/i.exec(path)?.[1];
  const language = languageTagOf(ofEdition?.['xml:lang'] ?? textLanguage ?? named ?? said.get('language')) ?? 'en';
  const urn = ofEdition?.n ? /^(urn:cts:\w+:\w+\.\w+)/.exec(ofEdition.n)?.[1] : undefined;
  return {
    title: (said.get('title') ?? basename(path)).replace(
      /(?<!\s)\s*\((?:Greek|Latin|English)\)?.*|\.? Machine readable text.*/is,
      '',
    ),
    author: said.get('author') ?? '',
    translator: said.get('translator') ?? null,
    publisher: said.get('publisher') ?? null,
    date: said.get('date') ?? null,
    licence,
    language,
    isTranslation: ofEdition ? ofEdition.type === 'translation' : Boolean(named) && isModern(language),
    urn: urn ?? null,
  };
}
