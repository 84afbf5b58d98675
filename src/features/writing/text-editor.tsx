import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { languageTag, type Language } from '../../rules/languages.ts';
import { countWords } from '../../rules/text-width.ts';
import { EntryMention, type MentionKeys } from './entry-mention.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { cleanPaste } from './paste.ts';
import { pasteAddress } from './paste-address.ts';
import { RubyDialog } from './ruby-dialog.tsx';
import { textSchema, writtenHtml } from './schema.ts';
import { Toolbar } from './toolbar.tsx';
import '../entries/entry.css';
import './text-editor.css';

/** A main text while it is written. */
export interface MainText {
  html(): string;
  /** Takes the place of all that is written. */
  set(html: string): void;
}
/** What is asked for in a dialog; of something that stands there already, where. */
export type Asking = { what: 'link' } | { what: 'note' | 'ruby'; at: number | null };

interface Props {
  /** What it begins with; later changes come by `set`. */
  initial: string;
  language: Language;
  /** What the field is called. */
  labelledBy: string;
  onChange(): void;
  onReady(text: MainText): void;
}

/** Writes a main text: what stands in the field looks as it will on the page. */
export function TextEditor({ initial, language, labelledBy, onChange, onReady }: Props) {
  const { say } = useReader();
  const place = useRef<HTMLDivElement>(null), mentionKeys = useRef<MentionKeys>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const changed = useEffectEvent(onChange);
  const ready = useEffectEvent(onReady);
  const beginning = useEffectEvent(() => ({ initial, tag: languageTag(language) }));

  useEffect(() => {
    const { initial: content, tag } = beginning();
    const made: Editor = new Editor({
      element: place.current,
      content,
      extensions: textSchema,
      // The style sheet is ours: the policy of our pages lets none be put in.
      injectCSS: false,
      editorProps: {
        attributes: { class: 'text', lang: tag, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
        transformPastedHTML: (html) => cleanPaste(html, location.origin),
        handlePaste: (_view, event) => pasteAddress(made, event.clipboardData?.getData('text/plain') ?? ''),
        handleKeyDown: (_view, event) => {
          if (event.isComposing) return false;
          if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return mentionKeys.current?.(event) ?? false;
          setAsking({ what: 'link' });
          return true;
        },
        handleDOMEvents: { click: (_view, event) => void openAt(made, event.target as Element, setAsking) },
      },
      onUpdate: () => changed(),
    });
    setEditor(made);
    ready({ html: () => writtenHtml(made), set: (html) => void made.commands.setContent(html, { emitUpdate: true }) });
    return () => made.destroy();
  }, [labelledBy]);

  const close = () => {
    setAsking(null);
    // Once the dialog is gone: what lies behind an open one takes no focus.
    requestAnimationFrame(() => editor?.commands.focus());
  };
  return (
    <div className="text-editor">
      {editor && <Toolbar editor={editor} onAsk={setAsking} />}
      <div ref={place} className="writing-field" />
      {editor && <EntryMention editor={editor} keys={mentionKeys} />}
      {editor && <WordCount editor={editor} />}
      {editor && asking?.what === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {editor && asking?.what === 'note' && <NoteDialog editor={editor} at={asking.at} lang={languageTag(language)} onClose={close} />}
      {editor && asking?.what === 'ruby' && <RubyDialog editor={editor} at={asking.at} onClose={close} />}
      <p className="hint writing-hint">{say('write.hint')}</p>
    </div>
  );
}

/** A press on a note or on ruby opens what it says. */
function openAt(editor: Editor, target: Element, ask: (asking: Asking) => void) {
  const element = target.closest('.note-mark, ruby');
  if (!element) return;
  const at = editor.view.posAtDOM(element, 0);
  for (const place of [at, at - 1]) {
    const name = editor.state.doc.nodeAt(place)?.type.name;
    if (name === 'note' || name === 'ruby') return ask({ what: name, at: place });
  }
}

/** How long a text rests before its words are counted, in milliseconds. */
const countRestMs = 300;

function WordCount({ editor }: { editor: Editor }) {
  const { say } = useReader();
  const [words, setWords] = useState(() => countWords(editor.getText()));
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const count = () => {
      clearTimeout(rest);
      rest = setTimeout(() => setWords(countWords(editor.getText())), countRestMs);
    };
    editor.on('update', count);
    return () => {
      clearTimeout(rest);
      editor.off('update', count);
    };
  }, [editor]);
  return <p className="word-count tabular">{say('write.words', { count: words })}</p>;
}
