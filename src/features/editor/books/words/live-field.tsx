import { Editor, type JSONContent } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { RubyDialog } from '../../text/ruby-dialog.tsx';
import { Toolbar } from '../../text/toolbar.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import { pastedWords, plainWords } from './paste.ts';
import { segmentSchema } from './schema.ts';
import { docOf, htmlOf, type SegmentDoc } from './segment-doc.ts';
import { segmentTools, type Asking } from './tools.tsx';
import '../../text/text-editor.css';

/** What others ask of the words while they are written. */
export interface LiveWords {
  caret(): number;
  /** What stands before the caret, and behind it. */
  halves(): [string, string];
}
export interface LiveFieldProps {
  html: string;
  label: string;
  lang: string;
  dir: 'rtl' | undefined;
  isVertical: boolean;
  /** Where the caret stands when it begins, in letters; beyond the end, at the end. */
  caret: number;
  /** What is asked of it; null while it is not there. */
  words?: RefObject<LiveWords | null>;
  onHtml(html: string): void;
  /** Of words with notes in the margin. */
  notes?: SegmentNotes;
}
export interface SegmentNotes {
  has(id: string): boolean;
  /** A new one, and its number. */
  add(): string;
  /** Goes to its words. */
  open(id: string): void;
}

const docIn = (editor: Editor): SegmentDoc => editor.getJSON() as unknown as SegmentDoc;

/** The words of a segment, or of a note, while they are written: one at a time is alive. */
export function LiveField(props: LiveFieldProps) {
  const { html } = props;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  /** What it gave away and has not seen come back: anything else comes from outside, and begins anew. */
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
    const made: Editor = new Editor({
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
          pastedWords(pasted, location.origin, (note) => now().notes?.has(note) ?? false),
        clipboardTextParser: (text) =>
          new Slice(made.schema.nodeFromJSON(plainWords(text) as JSONContent).content, 0, 0),
        handleDOMEvents: { click: (_view, event) => press(made, event.target as Element) },
      },
      onUpdate() {
        const written = htmlOf(docIn(made));
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
    const { view, state } = made;
    view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, Math.min(caret, state.doc.content.size))));
    if (refocus.current) view.focus();
    const { words: asked } = now();
    if (asked)
      asked.current = {
        caret: () => made.state.selection.from,
        halves: () => {
          const { doc, selection } = made.state;
          return [doc.cut(0, selection.from), doc.cut(selection.from)].map((half) =>
            htmlOf(half.toJSON() as SegmentDoc),
          ) as [string, string];
        },
      };
    setEditor(made);
    return () => {
      refocus.current = view.hasFocus();
      if (asked) asked.current = null;
      made.destroy();
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
            // At the edge of emphasis it stands outside.
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
    // Once the dialog is gone: what lies behind an open one takes no focus.
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
