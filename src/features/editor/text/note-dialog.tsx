import { Editor, Node } from '@tiptap/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { citationIn } from '../../../rules/citations.ts';
import type { Citation } from '../../../rules/schemas.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { CitationField } from '../fields/citation-field.tsx';
import { sourceAt, sourceWords } from './note-source.ts';
import { cleanPaste } from './paste/paste.ts';
import { pasteAddress } from './paste/paste-address.ts';
import { InlineIsland, Ruby } from './schema/islands.ts';
import { keeping } from './schema/kept.ts';
import { wordsKit } from './schema/words-kit.ts';
import { marks } from './schema/marks.ts';

/** A note is one run of words. */
const OneLine = Node.create({ name: 'doc', topNode: true, content: 'inline*' });
const noteSchema = [wordsKit, OneLine, Ruby, InlineIsland, ...marks, keeping(marks.map(({ name }) => name))];

/** The words of a note; its sources are cited in them as data. */
export function NoteDialog({
  editor,
  at,
  lang,
  onClose,
}: {
  editor: Editor;
  at: number | null;
  lang: string;
  onClose(): void;
}) {
  const { say: text, language } = useReader(),
    id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState<Editor | null>(null);
  const [source, setSource] = useState<{ citation: Citation | null } | null>(null);
  const [before] = useState(() => (at === null ? null : editor.state.doc.nodeAt(at)));

  useEffect(() => {
    const made: Editor = new Editor({
      element: place.current,
      injectCSS: false,
      autofocus: 'end',
      extensions: noteSchema,
      content: String(before?.attrs.html ?? ''),
      editorProps: {
        attributes: { class: 'text', lang, role: 'textbox', 'aria-labelledby': id },
        transformPastedHTML: (html) =>
          cleanPaste(html, location.origin).replace(/<\/?(?:p|h\d|ul|ol|li|blockquote)>/g, ' '),
        handlePaste: (_view, event) => pasteAddress(made, event.clipboardData?.getData('text/plain') ?? ''),
      },
    });
    setNote(made);
    return () => made.destroy();
  }, [before, id, lang]);

  function set() {
    const html = note!.getHTML().trim();
    if (!html) return at === null ? onClose() : remove();
    const content = {
      type: 'note',
      attrs: { html, kept: before ? (before.attrs.kept as Record<string, string>) : { 'note-id': freshId(editor) } },
    };
    // Behind what is chosen: a note takes no words away.
    editor
      .chain()
      .focus()
      .insertContentAt(at === null ? editor.state.selection.to : { from: at, to: at + 1 }, content)
      .run();
    onClose();
  }
  function citeSource() {
    if (source?.citation)
      note!
        .chain()
        .focus()
        .insertContent(sourceWords(citationIn(source.citation, language), note!.isActive('source')))
        .run();
    setSource(null);
  }
  function remove() {
    editor
      .chain()
      .focus()
      .deleteRange({ from: at!, to: at! + 1 })
      .run();
    onClose();
  }
  return (
    <Dialog
      title={text('write.tool.note')}
      onClose={onClose}
      actions={
        <>
          {at !== null && (
            <button type="button" className="button" onClick={remove}>
              {text('write.note.remove')}
            </button>
          )}
          <button type="button" className="button" onClick={onClose}>
            {text('dialog.cancel')}
          </button>
          <button type="button" className="button first" onClick={set}>
            {text('write.insert')}
          </button>
        </>
      }
    >
      <div className="writing-dialog">
        <p id={id} className="label">
          {text('write.note.words')}
        </p>
        <div ref={place} className="writing-field of-note" />
        <p className="note-tools">
          <button
            type="button"
            className="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => note?.chain().focus().toggleMark('italic').run()}
          >
            {text('write.tool.italic')}
          </button>
          <button
            type="button"
            className="button"
            onMouseDown={(event) => event.preventDefault()}
            aria-expanded={source !== null}
            onClick={() => setSource(source || !note ? null : { citation: sourceAt(note) })}
          >
            {text('write.source')}…
          </button>
        </p>
        {source && (
          <div className="note-source">
            <CitationField autoFocus citation={source.citation} onCitation={(citation) => setSource({ citation })} />
            <p>
              <button type="button" className="button" disabled={!source.citation} onClick={citeSource}>
                {text('write.source.into')}
              </button>
            </p>
          </div>
        )}
        <p className="hint">{text('write.note.hint')}</p>
      </div>
    </Dialog>
  );
}

/** The next number that no note of the text has. */
function freshId(editor: Editor): string {
  let most = 0;
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'note')
      most = Math.max(most, Number.parseInt((node.attrs.kept as Record<string, string>)['note-id'] ?? '', 10) || 0);
  });
  return String(most + 1);
}
