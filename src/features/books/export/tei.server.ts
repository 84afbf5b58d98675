import type { ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import {
  escapeXml,
  type ExportedBook,
  type ExportedChapter,
  type ExportedSegment,
  type ExportedWitness,
} from './exported-book.server.ts';

/** A value for `xml:id`, which must not contain a colon. */
const idOf = (...parts: string[]) => `s.${parts.join('.').replaceAll(':', '·')}`;

/**
 * Exports a book as TEI P5: a division per chapter, with one per witness; translations refer to their originals. An excerpt
 * is marked as Distributed Text Services 1.0 wants it.
 */
export async function* asTei(
  book: ExportedBook,
  chapters: AsyncIterable<ExportedChapter>,
  { isExcerpt = false } = {},
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<TEI xmlns="http://www.tei-c.org/ns/1.0">\n${renderHeader(book)}\n<text>\n<body>\n`;
  if (isExcerpt) yield '<dts:wrapper xmlns:dts="https://w3id.org/api/dts#">\n';
  if (!book.chapters.length) yield '<p/>\n'; // a body must not be empty
  for await (const chapter of chapters) {
    yield `<div type="textpart" subtype="chapter" n="${escapeXml(chapter.key)}">\n`;
    if (!chapter.isPart) yield `<head>${escapeXml(chapter.title)}</head>\n`;
    for (const { witness, segments } of chapter.texts) {
      yield `<div type="${witness.kind === 'original' ? 'edition' : 'translation'}" xml:lang="${escapeXml(witness.language)}" n="${escapeXml(witness.key)}">\n`;
      for (const segment of segments) yield renderSegment(chapter.key, witness, segment);
      yield '</div>\n';
    }
    yield '</div>\n';
  }
  if (isExcerpt) yield '</dts:wrapper>\n';
  yield '</body>\n</text>\n</TEI>\n';
}

function renderHeader({ facts, witnesses, url, changedAt }: ExportedBook): string {
  const translators = [...new Set(witnesses.flatMap(({ translator }) => translator ?? []))];
  const licences = [...new Set(witnesses.map(({ licence }) => licence).filter(Boolean))];
  return `<teiHeader>
<fileDesc>
<titleStmt><title>${escapeXml(facts.title)}</title>${facts.bookAuthors.map(({ name }) => `<author>${escapeXml(name)}</author>`).join('')}${translators.map((name) => `<editor role="translator">${escapeXml(name)}</editor>`).join('')}</titleStmt>
<publicationStmt><publisher>Stele</publisher><date when="${changedAt.toISOString().slice(0, 10)}"/><availability>${licences.map((licence) => `<licence${/^https?:\S+$/.test(licence) ? ` target="${escapeXml(licence)}"` : ''}>${escapeXml(licence)}</licence>`).join('') || '<p/>'}</availability><ptr target="${escapeXml(url)}"/></publicationStmt>
<sourceDesc>${witnesses.map(({ key, edition, sourceUrl }) => `<bibl n="${escapeXml(key)}">${escapeXml(edition || facts.title)}${sourceUrl ? ` <ref target="${escapeXml(sourceUrl)}"/>` : ''}</bibl>`).join('') || '<p/>'}</sourceDesc>
</fileDesc>
<profileDesc><langUsage>${[...new Set(witnesses.map(({ language }) => language))].map((language) => `<language ident="${escapeXml(language)}"/>`).join('')}</langUsage></profileDesc>
</teiHeader>`;
}

function renderSegment(
  chapter: string,
  witness: ExportedWitness,
  { id, kind, html, notes, aligned }: ExportedSegment,
): string {
  const about = `xml:id="${idOf(chapter, witness.key, id)}" n="${escapeXml(id)}"`;
  const renders =
    witness.kind === 'translation' && aligned?.length !== 0
      ? ` corresp="${(aligned ?? [id]).map((originalId) => `#${idOf(chapter, 'original', originalId)}`).join(' ')}"`
      : '';
  const notesById = new Map(notes.map((note) => [note.id, note]));
  const words = toTei(parseDocument(html).children, notesById);
  // Notes without a mark in the text.
  const rest = [...notesById.values()].map((note) => renderNote(note)).join('');
  if (kind === 'verse') return `<l ${about}${renders}>${words}${rest}</l>\n`;
  return `<ab ${about}${renders}${kind === 'heading' ? ' type="heading"' : ''}>${words}${rest}</ab>\n`;
}

type Notes = Map<string, ExportedSegment['notes'][number]>;

const renderNote = ({ html, kind }: ExportedSegment['notes'][number]): string =>
  `<note place="margin"${kind === 'apparatus' ? ' type="apparatus"' : ''}>${toTei(parseDocument(html).children, new Map())}</note>`;

const elements: Record<string, [string, string]> = {
  em: ['<hi rend="italic">', '</hi>'],
  strong: ['<hi rend="bold">', '</hi>'],
  ruby: ['<ruby>', '</ruby>'],
  rb: ['', ''],
  q: ['<q>', '</q>'],
};

/** Converts safe inline HTML to TEI. Moves each note from `notes` to its mark. */
function toTei(nodes: readonly ChildNode[], notes: Notes): string {
  let text = '';
  for (const node of nodes) {
    if (node.type === 'text') text += escapeXml(node.data);
    if (node.type !== 'tag') continue;
    const { name, attribs, children } = node;
    const within = () => toTei(children, notes);
    if (name === 'br') text += '<lb/>';
    else if (name === 'small') text += `<note place="inline">${within()}</note>`;
    else if (name === 'sup' && attribs['data-note'] !== undefined) {
      const note = notes.get(attribs['data-note']);
      notes.delete(attribs['data-note']);
      text += note ? renderNote(note) : '';
    } else if (name === 'span' && attribs.lang)
      text += `<foreign xml:lang="${escapeXml(attribs.lang)}">${within()}</foreign>`;
    else if (name === 'ruby') text += renderRuby(children, notes);
    else if (name !== 'rp' && name !== 'rt') {
      const [begins, ends] = elements[name] ?? ['', ''];
      text += begins + within() + ends;
    }
  }
  return text;
}

/** Pairs each reading with its base. */
function renderRuby(children: readonly ChildNode[], notes: Notes): string {
  let base = '',
    text = '';
  for (const child of children) {
    if (child.type === 'tag' && child.name === 'rt') {
      text += `<ruby><rb>${base}</rb><rt>${toTei(child.children, notes)}</rt></ruby>`;
      base = '';
    } else if (!(child.type === 'tag' && child.name === 'rp')) base += toTei([child], notes);
  }
  return text + base;
}
