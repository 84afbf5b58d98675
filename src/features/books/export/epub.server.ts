import render from 'dom-serializer';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { parseDocument } from 'htmlparser2';
import { alignRows } from '../reader/align.ts';
import {
  escapeXml,
  type ExportedBook,
  type ExportedChapter,
  type ExportedSegment,
  type ExportedWitness,
} from './exported-book.server.ts';
import { provenanceOf } from './plain.server.ts';

/**
 * Exports a book as EPUB 3, by chapter: witnesses in aligned rows as in the reader, notes as footnotes, readings as
 * ruby. Omits chapters without a text.
 */
export async function* asEpub(
  book: ExportedBook,
  chapters: AsyncIterable<ExportedChapter>,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const put = (name: string, text: string, isStored = false) => {
    const file = isStored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = book.changedAt;
    zip.add(file);
    file.push(new TextEncoder().encode(text), true);
    const chunks = ready;
    ready = [];
    return chunks;
  };
  // The first file states the media type, uncompressed.
  yield* put('mimetype', 'application/epub+zip', true);
  yield* put('META-INF/container.xml', container);
  yield* put('OEBPS/book.css', style);
  yield* put('OEBPS/title.xhtml', renderTitlePage(book));
  const contents: { name: string; title: string; volume: string }[] = [];
  for await (const chapter of chapters) {
    const name = `chapter-${contents.length + 1}.xhtml`;
    contents.push({ name, title: chapter.title, volume: chapter.volume });
    yield* put(`OEBPS/${name}`, renderChapterPage(book, chapter));
  }
  yield* put('OEBPS/nav.xhtml', renderNavigation(book, contents));
  yield* put('OEBPS/package.opf', renderPackageFile(book, contents));
  zip.end();
  yield* ready;
}

const container =
  '<?xml version="1.0" encoding="UTF-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n';

const style = `.row { margin: 0 0 0.8em; }
.row p { margin: 0 0 0.2em; }
.translation { color: #444; font-size: 0.95em; }
.number { font-size: 0.7em; vertical-align: super; margin-right: 0.3em; }
small.note { font-size: 0.75em; }
h3 { font-size: 1.05em; }
`;

const renderPage = (title: string, language: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${escapeXml(language)}" lang="${escapeXml(language)}"><head><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head><body>${body}</body></html>\n`;

const languageOf = ({ witnesses, facts }: ExportedBook) => witnesses[0]?.language ?? facts.language;

const renderTitlePage = (book: ExportedBook) =>
  renderPage(
    book.facts.title,
    languageOf(book),
    `<section epub:type="titlepage"><h1>${escapeXml(book.facts.title)}</h1><p>${book.facts.bookAuthors.map(({ name }) => escapeXml(name)).join(', ')}</p>${provenanceOf(
      book,
    )
      .map((line) => `<p><small>${escapeXml(line)}</small></p>`)
      .join('')}</section>`,
  );

function renderChapterPage(book: ExportedBook, { title, texts }: ExportedChapter): string {
  const original = texts.find(({ witness }) => witness.kind === 'original') ?? texts[0]!;
  const spine = original.segments.map(({ id }) => id);
  const rows = alignRows(
    spine,
    texts.map(({ witness, segments }) => ({
      segments: segments.map((segment) => ({
        ...segment,
        aligned: witness === original.witness ? null : segment.aligned,
      })),
      pages: [],
    })),
  );
  const notes: string[] = [];
  const ids = new Set<string>();
  const body = rows
    .map(({ cells }) => {
      const words = cells.flatMap(({ segments }, at) =>
        segments.map((segment) => renderSegment(segment, texts[at]!.witness, { notes, ids })),
      );
      return `<div class="row">${words.join('')}</div>`;
    })
    .join('\n');
  const footnotes = notes.length ? `<section epub:type="footnotes">${notes.join('\n')}</section>` : '';
  return renderPage(
    title,
    languageOf(book),
    `<section epub:type="chapter"><h2>${escapeXml(title)}</h2>\n${body}\n${footnotes}</section>`,
  );
}

/** A segment; its notes are appended to the chapter. */
function renderSegment(
  { id, kind, html, notes: segmentNotes }: Pick<ExportedSegment, 'id' | 'kind' | 'html' | 'notes'>,
  { key, kind: witness, language, direction }: ExportedWitness,
  { notes, ids }: { notes: string[]; ids: Set<string> },
): string {
  const name = `${key}-${id}`.replace(/[^\w.-]/g, '-');
  const anchor = ids.has(name) ? '' : ` id="${name}"`;
  ids.add(name);
  const marks = new Map<string, string>();
  for (const note of segmentNotes) {
    const mark = `note-${name}-${note.id.replace(/[^\w.-]/g, '-')}`;
    marks.set(note.id, mark);
    notes.push(
      `<aside epub:type="footnote" id="${mark}" xml:lang="${escapeXml(language)}" lang="${escapeXml(language)}"><p>${asXhtml(note.html, new Map())}</p></aside>`,
    );
  }
  const attributes = `xml:lang="${escapeXml(language)}" lang="${escapeXml(language)}"${direction ? ' dir="rtl"' : ''}${witness === 'translation' ? ' class="translation"' : ''}${anchor}`;
  const words = asXhtml(html, marks);
  if (kind === 'heading') return `<h3 ${attributes}>${words}</h3>`;
  return `<p ${attributes}>${witness === 'original' ? `<span class="number">${escapeXml(id)}</span>` : ''}${words}</p>`;
}

/** Converts safe inline HTML to XHTML; note marks link to their notes. */
const asXhtml = (html: string, marks: ReadonlyMap<string, string>): string =>
  render(parseDocument(html), { xmlMode: true, encodeEntities: 'utf8' })
    .replace(/<\/?rb>/g, '')
    .replace(/<sup data-note="([^"]*)"(?:\/>|>[^<]*<\/sup>)/g, (_, id: string) => {
      const mark = marks.get(id);
      return mark ? `<sup><a epub:type="noteref" href="#${mark}">${escapeXml(id)}</a></sup>` : '';
    });

interface ContentsEntry {
  name: string;
  title: string;
  volume: string;
}

function renderNavigation(book: ExportedBook, contents: readonly ContentsEntry[]): string {
  const item = ({ name, title }: ContentsEntry) => `<li><a href="${name}">${escapeXml(title || name)}</a></li>`;
  const volumes = [...Map.groupBy(contents, ({ volume }) => volume)];
  const list = volumes
    .map(([volume, chapters]) =>
      volume && volumes.length > 1
        ? `<li><span>${escapeXml(volume)}</span><ol>${chapters.map(item).join('')}</ol></li>`
        : chapters.map(item).join(''),
    )
    .join('\n');
  return renderPage(
    book.facts.title,
    languageOf(book),
    `<nav epub:type="toc"><h1>${escapeXml(book.facts.title)}</h1><ol><li><a href="title.xhtml">${escapeXml(book.facts.title)}</a></li>${list}</ol></nav>`,
  );
}

function renderPackageFile(book: ExportedBook, contents: readonly ContentsEntry[]): string {
  const { facts, witnesses, changedAt, url } = book;
  const languages = [...new Set(witnesses.map(({ language }) => language))];
  const rights = [...new Set(witnesses.map(({ licence }) => licence).filter(Boolean))].join('; ');
  const isRtl = witnesses[0]?.direction === 'rtl';
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeXml(url)}</dc:identifier>
<dc:title>${escapeXml(facts.title)}</dc:title>
${(languages.length ? languages : [facts.language]).map((language) => `<dc:language>${escapeXml(language)}</dc:language>`).join('\n')}
${facts.bookAuthors.map(({ name }) => `<dc:creator>${escapeXml(name)}</dc:creator>`).join('\n')}
<dc:source>${escapeXml(url)}</dc:source>
${rights ? `<dc:rights>${escapeXml(rights)}</dc:rights>\n` : ''}<meta property="dcterms:modified">${changedAt.toISOString().slice(0, 19)}Z</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="css" href="book.css" media-type="text/css"/>
<item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>
${contents.map(({ name }, at) => `<item id="c${at + 1}" href="${name}" media-type="application/xhtml+xml"/>`).join('\n')}
</manifest>
<spine${isRtl ? ' page-progression-direction="rtl"' : ''}>
<itemref idref="title"/>
${contents.map((_, at) => `<itemref idref="c${at + 1}"/>`).join('\n')}
</spine>
</package>
`;
}
