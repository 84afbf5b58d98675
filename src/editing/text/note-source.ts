import type { Editor, JSONContent } from '@tiptap/core';
import { localizeCitation, sourceIdOf } from '../../rules/citations.ts';
import type { Language } from '../../rules/languages.ts';
import type { Citation } from '../../rules/schemas.ts';

/**
 * The source at the cursor of a note, with all of its text selected; without one, the selected text becomes the title.
 * Null for none. The other fields of a citation are stored as data attributes (features/sources/README.md).
 */
export function sourceAt(note: Editor): Citation | null {
  if (note.isActive('source')) note.commands.extendMarkRange('source');
  const { from, to } = note.state.selection,
    title = note.state.doc.textBetween(from, to, ' ').trim();
  const attributes = (note.getAttributes('source').kept ?? {}) as Record<string, string>;
  const readField = (field: string) => attributes[`data-${field}`] || null;
  return title
    ? { title, author: readField('author'), year: readField('year'), where: readField('where'), url: readField('url') }
    : null;
}

/**
 * A citation as written in a note: Sima Qian, Shiji, ch. 6. Its title is marked as the source and links to it. `again`
 * replaces only the title, not the text around it.
 */
function sourceWords({ title, author, year, where, url }: Citation, again: boolean): JSONContent[] {
  const data = Object.entries({ author, year, where, url }).flatMap(([field, value]) =>
    value ? [[`data-${field}`, value]] : [],
  );
  const source = {
    type: 'source',
    attrs: { kept: { 'cite-id': sourceIdOf(title), ...(Object.fromEntries(data) as Record<string, string>) } },
  };
  return [
    ...(author && !again ? [{ type: 'text', text: `${author}, ` }] : []),
    { type: 'text', text: title, marks: [source, ...(url ? [{ type: 'link', attrs: { tag: 'a', href: url } }] : [])] },
    ...(where && !again ? [{ type: 'text', text: `, ${where}` }] : []),
  ];
}

/** Inserts a citation at the cursor of a note, with a space before it where needed. */
export function citeInNote(note: Editor, citation: Citation, language: Language): void {
  const { from } = note.state.selection,
    before = note.state.doc.textBetween(Math.max(0, from - 1), from),
    again = note.isActive('source');
  const space =
    again || !before || /[\s(（“‘「『\p{Script=Han}，。；：、]/u.test(before) ? [] : [{ type: 'text', text: ' ' }];
  note
    .chain()
    .focus()
    .insertContent([...space, ...sourceWords(localizeCitation(citation, language), again)])
    .run();
}
