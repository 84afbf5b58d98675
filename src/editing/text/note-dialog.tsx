import { Editor, Node } from '@tiptap/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { placeOnContent, useSavedInput } from '../../kit/saved-input/use-saved-input.ts';
import type { Citation } from '../../rules/schemas.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CitationField } from '../fields/citation-field.tsx';
import { useSourceLookup } from '../fields/use-source-lookup.ts';
import { isIncompleteCitation } from '../fields/editable-citation.ts';
import { citeInNote, sourceAt } from './note-source.ts';
import { noteIdsOf } from './paste/free-note-ids.ts';
import { cleanPaste } from './paste/paste.ts';
import { pasteAddress } from './paste/paste-address.ts';
import { InlineIsland, Ruby } from './schema/islands.ts';
import { preserveAttributes } from './schema/preserved-attributes.ts';
import { wordsKit } from './schema/words-kit.ts';
import { marks } from './schema/marks.ts';
import { Button } from '../../ui/form/button.tsx';

/** A note is a single line of text. */
const OneLine = Node.create({ name: 'doc', topNode: true, content: 'inline*' });
const noteSchema = [wordsKit, OneLine, Ruby, InlineIsland, ...marks, preserveAttributes(marks.map(({ name }) => name))];

/** The input of the dialog; `source` is null while its box is closed. */
interface NoteInput {
  html: string;
  source: { citation: Citation | null } | null;
}

interface Props {
  editor: Editor;
  at: number | null;
  lang: string;
  onClose(): void;
}

/** Edits the text of a note; its citations are stored in the text as data attributes. */
export function NoteDialog({ editor, at, lang, onClose }: Props) {
  const { t: text, language } = useReader(),
    id = useId();
  const place = useRef<HTMLDivElement>(null),
    canLookUp = useSourceLookup();
  const [note, setNote] = useState<Editor | null>(null);
  const [before] = useState(() => (at === null ? null : editor.state.doc.nodeAt(at)));
  const [initial] = useState((): NoteInput => ({ html: String(before?.attrs.html ?? ''), source: null }));
  const noteId = (before?.attrs.kept as Record<string, string> | undefined)?.['note-id'] ?? 'new';
  const input = useSavedInput(placeOnContent(`note ${noteId} ${lang}`, initial), initial);
  const { html: words, source } = input.value;
  const setSource = (next: NoteInput['source']) => input.set((now) => ({ ...now, source: next }));
  const [isRefused, setRefused] = useState(false);
  const type = useEffectEvent((html: string) => input.set((now) => ({ ...now, html })));

  useEffect(() => {
    const newEditor: Editor = new Editor({
      element: place.current,
      injectCSS: false,
      autofocus: 'end',
      extensions: noteSchema,
      content: initial.html,
      onUpdate: () => type(newEditor.getHTML()),
      editorProps: {
        attributes: { class: 'text', lang, role: 'textbox', 'aria-labelledby': id },
        transformPastedHTML: (html) =>
          cleanPaste(html, location.origin).replace(/<\/?(?:p|h\d|ul|ol|li|blockquote)>/g, ' '),
        handlePaste: (_view, event) => pasteAddress(newEditor, event.clipboardData?.getData('text/plain') ?? ''),
      },
    });
    setNote(newEditor);
    return () => newEditor.destroy();
  }, [initial, id, lang]);
  // Restores or clears the saved input in the editor.
  useEffect(() => {
    if (!note || note.getHTML() === words) return;
    note.commands.setContent(words, { emitUpdate: false });
    note.commands.focus('end');
  }, [note, words]);

  function close() {
    input.set(initial); // `cite` has changed the text since this render
    onClose();
  }
  /** Adds the citation to the note; returns false if it is incomplete. */
  function cite(): boolean {
    const isHalf = isIncompleteCitation(source?.citation ?? null);
    setRefused(isHalf);
    if (!isHalf && source?.citation) citeInNote(note!, source.citation, language);
    return !isHalf;
  }
  function insert() {
    if (!cite()) return;
    const html = note!.getHTML().trim();
    if (!html) return at === null ? close() : remove();
    const content = {
      type: 'note',
      attrs: { html, kept: before ? (before.attrs.kept as Record<string, string>) : { 'note-id': freshId(editor) } },
    };
    // Inserts after the selection, because a note replaces no text.
    editor
      .chain()
      .focus()
      .insertContentAt(at === null ? editor.state.selection.to : { from: at, to: at + 1 }, content)
      .run();
    close();
  }
  function remove() {
    editor
      .chain()
      .focus()
      .deleteRange({ from: at!, to: at! + 1 })
      .run();
    close();
  }
  return (
    <Dialog
      title={text('write.tool.note')}
      onClose={onClose}
      input={input}
      actions={at !== null && <Button onClick={remove}>{text('write.note.remove')}</Button>}
      submit={
        <Button look="first" onClick={insert}>
          {text('write.insert')}
        </Button>
      }
    >
      <div className="stack writing-dialog">
        <p id={id} className="label">
          {text('write.note.words')}
        </p>
        <div ref={place} className="writing-field of-note" />
        <p className="row">
          <Button
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => note?.chain().focus().toggleMark('italic').run()}
          >
            {text('write.tool.italic')}
          </Button>
          <Button
            onMouseDown={(event) => event.preventDefault()}
            aria-expanded={source !== null}
            onClick={() => {
              // With a source in the box, adds it to the note and starts the next one.
              if (!note || !cite()) return;
              const isEmpty = source && !source.citation;
              setSource(isEmpty ? null : { citation: source ? null : sourceAt(note) });
            }}
          >
            {text('write.source')}…
          </Button>
        </p>
        {source && (
          <div className="stack panel note-source">
            <CitationField
              autoFocus
              isRefused={isRefused}
              citation={source.citation}
              onCitation={(citation) => setSource({ citation })}
            />
          </div>
        )}
        <p className="hint">{text(canLookUp ? 'write.note.hint' : 'write.note.hint.cited')}</p>
      </div>
    </Dialog>
  );
}

/** The next unused note number of the text. */
function freshId(editor: Editor): string {
  const numbers = [...noteIdsOf(editor.state.doc)].map((id) => Number.parseInt(id, 10) || 0);
  return String(Math.max(0, ...numbers) + 1);
}
