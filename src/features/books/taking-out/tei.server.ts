import type { ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { xml, type BookOut, type ChapterOut, type SegmentOut, type WitnessOut } from './book-out.server.ts';

/** A value for `xml:id`, which must not contain a colon. */
const idOf = (...parts: string[]) => `s.${parts.join('.').replaceAll(':', '·')}`;

/** Exports a book as TEI P5: a division per chapter, with one per witness; translations refer to their originals. */
export async function* asTei(book: BookOut, chapters: AsyncIterable<ChapterOut>): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<TEI xmlns="http://www.tei-c.org/ns/1.0">\n${header(book)}\n<text>\n<body>\n`;
  if (!book.chapters.length) yield '<p/>\n'; // a body must not be empty
  for await (const chapter of chapters) {
    yield `<div type="textpart" subtype="chapter" n="${xml(chapter.key)}">\n<head>${xml(chapter.title)}</head>\n`;
    for (const { witness, segments } of chapter.texts) {
      yield `<div type="${witness.kind === 'original' ? 'edition' : 'translation'}" xml:lang="${xml(witness.language)}" n="${xml(witness.key)}">\n`;
      for (const segment of segments) yield segmentIn(chapter.key, witness, segment);
      yield '</div>\n';
    }
    yield '</div>\n';
  }
  yield '</body>\n</text>\n</TEI>\n';
}

function header({ facts, witnesses, url, changedAt }: BookOut): string {
  const translators = [...new Set(witnesses.flatMap(({ translator }) => translator ?? []))];
  const licences = [...new Set(witnesses.map(({ licence }) => licence).filter(Boolean))];
  return `<teiHeader>
<fileDesc>
<titleStmt><title>${xml(facts.title)}</title>${facts.bookAuthors.map(({ name }) => `<author>${xml(name)}</author>`).join('')}${translators.map((name) => `<editor role="translator">${xml(name)}</editor>`).join('')}</titleStmt>
<publicationStmt><publisher>Stele</publisher><date when="${changedAt.toISOString().slice(0, 10)}"/><availability>${licences.map((licence) => `<licence${/^https?:\S+$/.test(licence) ? ` target="${xml(licence)}"` : ''}>${xml(licence)}</licence>`).join('') || '<p/>'}</availability><ptr target="${xml(url)}"/></publicationStmt>
<sourceDesc>${witnesses.map(({ key, edition, sourceUrl }) => `<bibl n="${xml(key)}">${xml(edition || facts.title)}${sourceUrl ? ` <ref target="${xml(sourceUrl)}"/>` : ''}</bibl>`).join('') || '<p/>'}</sourceDesc>
</fileDesc>
<profileDesc><langUsage>${[...new Set(witnesses.map(({ language }) => language))].map((language) => `<language ident="${xml(language)}"/>`).join('')}</langUsage></profileDesc>
</teiHeader>`;
}

function segmentIn(chapter: string, witness: WitnessOut, { id, kind, html, notes, aligned }: SegmentOut): string {
  const about = `xml:id="${idOf(chapter, witness.key, id)}" n="${xml(id)}"`;
  const renders =
    witness.kind === 'translation'
      ? ` corresp="${(aligned ?? [id]).map((originalId) => `#${idOf(chapter, 'original', originalId)}`).join(' ')}"`
      : '';
  const notesById = new Map(notes.map((note) => [note.id, note]));
  const words = inTei(parseDocument(html).children, notesById);
  // Notes without a mark in the text.
  const rest = [...notesById.values()].map((note) => noteIn(note)).join('');
  if (kind === 'verse') return `<l ${about}${renders}>${words}${rest}</l>\n`;
  return `<ab ${about}${renders}${kind === 'heading' ? ' type="heading"' : ''}>${words}${rest}</ab>\n`;
}

type Notes = Map<string, SegmentOut['notes'][number]>;

const noteIn = ({ html, kind }: SegmentOut['notes'][number]): string =>
  `<note place="margin"${kind === 'apparatus' ? ' type="apparatus"' : ''}>${inTei(parseDocument(html).children, new Map())}</note>`;

const elements: Record<string, [string, string]> = {
  em: ['<hi rend="italic">', '</hi>'],
  strong: ['<hi rend="bold">', '</hi>'],
  ruby: ['<ruby>', '</ruby>'],
  rb: ['', ''],
  q: ['<q>', '</q>'],
};

/** Converts safe inline HTML to TEI. Moves each note from `notes` to its mark. */
function inTei(nodes: readonly ChildNode[], notes: Notes): string {
  let text = '';
  for (const node of nodes) {
    if (node.type === 'text') text += xml(node.data);
    if (node.type !== 'tag') continue;
    const { name, attribs, children } = node;
    const within = () => inTei(children, notes);
    if (name === 'br') text += '<lb/>';
    else if (name === 'small') text += `<note place="inline">${within()}</note>`;
    else if (name === 'sup' && attribs['data-note'] !== undefined) {
      const note = notes.get(attribs['data-note']);
      notes.delete(attribs['data-note']);
      text += note ? noteIn(note) : '';
    } else if (name === 'span' && attribs.lang)
      text += `<foreign xml:lang="${xml(attribs.lang)}">${within()}</foreign>`;
    else if (name === 'ruby') text += rubyIn(children, notes);
    else if (name !== 'rp' && name !== 'rt') {
      const [begins, ends] = elements[name] ?? ['', ''];
      text += begins + within() + ends;
    }
  }
  return text;
}

/** Pairs each reading with its base. */
function rubyIn(children: readonly ChildNode[], notes: Notes): string {
  let base = '',
    text = '';
  for (const child of children) {
    if (child.type === 'tag' && child.name === 'rt') {
      text += `<ruby><rb>${base}</rb><rt>${inTei(child.children, notes)}</rt></ruby>`;
      base = '';
    } else if (!(child.type === 'tag' && child.name === 'rp')) base += inTei([child], notes);
  }
  return text + base;
}
