import { Editor, type JSONContent } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { RubyDialog } from '../../../../editing/text/ruby-dialog.tsx';
import { Toolbar } from '../../../../editing/text/toolbar.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import { convertPastedHtml, convertPastedText } from './paste.ts';
import { segmentSchema } from './schema.ts';
import { docOf, htmlOf, type SegmentDoc } from './segment-doc.ts';
import { segmentTools, type DialogRequest } from './tools.tsx';
import '../../../../editing/text/text-editor.css';

/** What other components can read from the editor. */
export interface LiveFieldHandle {
  caret(): number;
  /** The text before the caret, and the text after it. */
  splitAtCaret(): [string, string];
}
export interface LiveFieldProps {
  html: string;
  label: string;
  lang: string;
  dir: 'rtl' | undefined;
  isVertical: boolean;
  /** Initial caret offset in characters; clamped to the end of the text. */
  caret: number;
  /** Gives access to the editor; null while it is not mounted. */
  words?: RefObject<LiveFieldHandle | null>;
  onHtml(html: string): void;
  /** For text with notes in the margin. */
  notes?: SegmentNotes;
}
export interface SegmentNotes {
  has(id: string): boolean;
  /** Adds a note and returns its number. */
  add(): string;
  /** Moves the focus to the note's text. */
  open(id: string): void;
}

const docIn = (editor: Editor): SegmentDoc => editor.getJSON() as unknown as SegmentDoc;

/** The rich text editor of a segment or a note; only one is mounted at a time. */
export function LiveField(props: LiveFieldProps) {
  const { html } = props;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [asking, setAsking] = useState<DialogRequest | null>(null);
  /** Values that the editor emitted and has not received back. Any other value is external and restarts it. */
  const sent = useRef([html]);
  const [turn, setTurn] = useState(0);
  const refocus = useRef(true);
  const now = useEffectEvent(() => props);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    const at = sent.current.indexOf(html);
    sent.current = at < 0 ? [html] : sent.current.slice(at);
    if (at < 0) setTurn((before) => before + 1);
  }, [html]);

  useLayoutEffect(() => {
    const { html: content, label, lang, dir, caret } = now();
    const newEditor: Editor = new Editor({
      element: place.current,
      content: docOf(content) as JSONContent,
      extensions: segmentSchema,
      injectCSS: false,
      editorProps: {
        attributes: {
          class: 'segment-words',
          lang,
          ...(dir && { dir }),
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
        },
        transformPastedHTML: (pasted) =>
          convertPastedHtml(pasted, location.origin, (note) => now().notes?.has(note) ?? false),
        clipboardTextParser: (text) =>
          new Slice(newEditor.schema.nodeFromJSON(convertPastedText(text) as JSONContent).content, 0, 0),
        handleDOMEvents: { click: (_view, event) => press(newEditor, event.target as Element) },
      },
      onUpdate() {
        const written = htmlOf(docIn(newEditor));
        sent.current.push(written);
        now().onHtml(written);
      },
    });
    const press = (of: Editor, target: Element) => {
      const mark = target.closest<HTMLElement>('sup[data-note]'),
        ruby = target.closest('ruby');
      if (mark) now().notes?.open(mark.dataset.note!);
      else if (ruby)
        setAsking({
          what: 'ruby',
          at: of.view.posAtDOM(ruby.parentNode!, [...ruby.parentNode!.childNodes].indexOf(ruby)),
        });
    };
    const { view, state } = newEditor;
    view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, Math.min(caret, state.doc.content.size))));
    if (refocus.current) view.focus();
    const { words: wordsRef } = now();
    if (wordsRef)
      wordsRef.current = {
        caret: () => newEditor.state.selection.from,
        splitAtCaret: () => {
          const { doc, selection } = newEditor.state;
          return [doc.cut(0, selection.from), doc.cut(selection.from)].map((half) =>
            htmlOf(half.toJSON() as SegmentDoc),
          ) as [string, string];
        },
      };
    setEditor(newEditor);
    return () => {
      refocus.current = view.hasFocus();
      if (wordsRef) wordsRef.current = null;
      newEditor.destroy();
    };
  }, [turn]);

  const [tools] = useState(() =>
    segmentTools(
      setAsking,
      props.notes
        ? ({ state, view }) => {
            const { notes } = latest.current,
              id = notes!.add();
            const { $to } = state.selection;
            // At the edge of an emphasis, the mark is placed outside it.
            const marks = ($to.nodeBefore?.marks ?? []).filter((mark) => mark.isInSet($to.nodeAfter?.marks ?? []));
            const mark = state.schema.nodes.noteMark!.create({ note: id, html: id }, null, marks);
            view.dispatch(state.tr.insert($to.pos, mark));
            notes!.open(id);
          }
        : null,
    ),
  );
  const close = () => {
    setAsking(null);
    // Wait for the dialog to close: elements behind an open dialog cannot take the focus.
    requestAnimationFrame(() => editor?.isDestroyed === false && editor.view.focus());
  };
  return (
    <>
      {editor && <Toolbar editor={editor} tools={tools} />}
      <div ref={place} data-vertical={props.isVertical ? '' : undefined} className="segment-live" />
      {editor && asking?.what === 'ruby' && <RubyDialog editor={editor} at={asking.at} onClose={close} />}
      {editor && asking?.what === 'language' && <LanguageDialog editor={editor} onClose={close} />}
    </>
  );
}
