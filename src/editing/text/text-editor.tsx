import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState, type FunctionComponent } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { languageTag, type Language } from '../../rules/languages.ts';
import { countWords } from '../../rules/text-width.ts';
import * as limits from '../../rules/limits.ts';
import { notify } from '../../ui/notices.tsx';
import { PendingPicture } from './pending-picture.tsx';
import { acceptedTypes, findPictureFile } from '../../ui/form/picture-files.ts';
import { EntryMention, type MentionKeys } from './entry-mention.tsx';
import { FigureDialog } from './figure-dialog.tsx';
import { FigureUpload, type PictureDialogProps } from './figure-upload.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { matchTitles } from './paste/match-titles.ts';
import { withFreeNoteIds } from './paste/free-note-ids.ts';
import { hasRemotePictures, readPaste } from './paste/paste.ts';
import { pasteAddress } from './paste/paste-address.ts';
import { htmlOfMarkup } from './paste/plain-markup.ts';
import { describeDropped, type DroppedCounts } from './paste/dropped-counts.ts';
import { RubyDialog } from './ruby-dialog.tsx';
import { parseInert } from './schema/islands.ts';
import { textSchema, getSavedHtml } from './schema/schema.ts';
import { Toolbar } from './toolbar.tsx';
import { glyphs } from './toolbar-glyphs.tsx';
import { toolsOf } from './tools.ts';
import '../../styles/text.css';
import './text-editor.css';
import './text-figure.css';
import type { DialogRequest } from './dialog-request.ts';

export interface MainText {
  html(): string;
  /** Replaces the whole text. */
  set(html: string): void;
}

interface Props {
  /** Initial HTML; later changes go through `set`. */
  initial: string;
  language: Language;
  /** Id of the element that labels the field. */
  labelledBy: string;
  /** Uploads a picture for the text. */
  PictureDialog: FunctionComponent<PictureDialogProps>;
  /** Inserts a quotation of a book or painting; quoting is not offered without it. */
  QuoteDialog?: FunctionComponent<{ editor: Editor; onClose(): void }>;
  /** Shows the text as readers will see it, not editable. */
  isReadOnly?: boolean;
  onChange(): void;
  onReady(text: MainText): void;
}

/** The editor of a main text; it looks like the published page. */
export function TextEditor({
  initial,
  language,
  labelledBy,
  PictureDialog,
  QuoteDialog,
  isReadOnly = false,
  onChange,
  onReady,
}: Props) {
  const { t, language: uiLanguage } = useReader();
  const place = useRef<HTMLDivElement>(null),
    mentionKeys = useRef<MentionKeys>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [asking, setAsking] = useState<DialogRequest | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const ask = (next: DialogRequest) =>
    next.what === 'picture' && !next.file ? files.current!.click() : setAsking(next);
  const [tools] = useState(() =>
    toolsOf(ask, QuoteDialog !== undefined).map((tool) => ({
      ...tool,
      label: `write.tool.${tool.name}` as const,
      glyph: glyphs[tool.name],
    })),
  );
  const changed = useEffectEvent(onChange);
  const ready = useEffectEvent(onReady);
  const sayPicturesStay = useEffectEvent(() => notify(t('write.figure.elsewhere'), { ms: limits.toastMs.long }));
  const sayLeftOut = useEffectEvent((counts: DroppedCounts) => {
    for (const sentence of describeDropped(counts, uiLanguage, t)) notify(sentence, { ms: limits.toastMs.long });
  });
  const beginning = useEffectEvent(() => ({ initial, tag: languageTag(language) }));

  useEffect(() => {
    const { initial: content, tag } = beginning();
    const newEditor: Editor = new Editor({
      element: place.current,
      content,
      extensions: textSchema,
      // We provide the style sheet, because our content security policy forbids injected styles.
      injectCSS: false,
      editorProps: {
        attributes: {
          class: 'text',
          lang: tag,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
        },
        transformPastedHTML: (html) => {
          const pasted = readPaste(html, location.origin);
          if (hasRemotePictures(html, location.origin)) sayPicturesStay();
          void matchTitles(newEditor, pasted.titles).then((links) => sayLeftOut({ ...pasted, links }));
          return pasted.html;
        },
        // Moved content keeps its ids.
        transformPasted: (slice, view) => (view.dragging?.move ? slice : withFreeNoteIds(slice, view.state.doc)),
        handlePaste: (_view, event) => {
          const file = findLonePicture(event.clipboardData);
          if (file) setAsking({ what: 'picture', file, at: null });
          return (
            file !== undefined ||
            pasteAddress(newEditor, event.clipboardData?.getData('text/plain') ?? '') ||
            pasteMarkup(newEditor, event)
          );
        },
        handleDrop: (view, event, _slice, moved) => {
          const file = moved ? undefined : findPictureFile(event.dataTransfer);
          if (file)
            setAsking({
              what: 'picture',
              file,
              at: view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null,
            });
          return file !== undefined;
        },
        handleKeyDown: (_view, event) => {
          if (event.isComposing) return false;
          if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey))
            return mentionKeys.current?.(event) ?? false;
          setAsking({ what: 'link' });
          return true;
        },
        handleDOMEvents: {
          click: (view, event) => void (view.editable && openAt(newEditor, event.target as Element, setAsking)),
        },
      },
      onUpdate: () => changed(),
    });
    setEditor(newEditor);
    /** The text when the field was removed, because the surrounding form may still read it. */
    let left: string | null = null;
    ready({
      html: () => left ?? getSavedHtml(newEditor),
      set: (html) => void newEditor.commands.setContent(html, { emitUpdate: true }),
    });
    return () => {
      left = getSavedHtml(newEditor);
      newEditor.destroy();
    };
  }, [labelledBy]);

  useEffect(() => {
    editor?.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);

  const close = () => {
    setAsking(null);
    // Wait for the dialog to close: elements behind an open dialog cannot take the focus.
    requestAnimationFrame(() => editor?.commands.focus());
  };
  return (
    <div className="text-editor" data-read-only={isReadOnly || undefined}>
      {editor && !isReadOnly && <Toolbar editor={editor} tools={tools} />}
      <div ref={place} className="writing-field" style={{ '--caption': JSON.stringify(t('write.figure.caption')) }} />
      <input
        ref={files}
        type="file"
        hidden
        accept={acceptedTypes}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) setAsking({ what: 'picture', file, at: null });
        }}
      />
      {editor && !isReadOnly && <PendingPicture onFile={(file) => setAsking({ what: 'picture', file, at: null })} />}
      {editor && !isReadOnly && <EntryMention editor={editor} keys={mentionKeys} />}
      {editor && <WordCount editor={editor} />}
      {editor && asking?.what === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {editor && asking?.what === 'note' && (
        <NoteDialog editor={editor} at={asking.at} lang={languageTag(language)} onClose={close} />
      )}
      {editor && asking?.what === 'ruby' && <RubyDialog editor={editor} at={asking.at} onClose={close} />}
      {editor && asking?.what === 'quote' && QuoteDialog && <QuoteDialog editor={editor} onClose={close} />}
      {editor && asking?.what === 'figure' && <FigureDialog editor={editor} onClose={close} />}
      {editor && asking?.what === 'picture' && asking.file && (
        <FigureUpload PictureDialog={PictureDialog} editor={editor} file={asking.file} at={asking.at} onClose={close} />
      )}
      {!isReadOnly && <p className="hint writing-hint">{t('write.hint')}</p>}
    </div>
  );
}

/** A picture that was copied alone. With text it is ignored, because Word copies a picture of the text, too. */
function findLonePicture(given: DataTransfer | null): File | undefined {
  const html = given?.getData('text/html') ?? '';
  return html.includes('data-pm-slice') || parseInert(html).textContent.trim() ? undefined : findPictureFile(given);
}

/** Pastes tables and footnotes in wiki or Markdown markup, which code editors copy as HTML without tables. */
function pasteMarkup(editor: Editor, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (/<(?:table|sup)\b|data-pm-slice/i.test(html)) return false;
  const markup = htmlOfMarkup(event.clipboardData?.getData('text/plain') ?? '');
  return markup !== null && editor.view.pasteHTML(markup);
}

/** A click on a note or ruby opens its dialog. */
function openAt(editor: Editor, target: Element, ask: (asking: DialogRequest) => void) {
  const element = target.closest('.note-mark, ruby');
  if (!element) return;
  const at = editor.view.posAtDOM(element, 0);
  for (const place of [at, at - 1]) {
    const name = editor.state.doc.nodeAt(place)?.type.name;
    if (name === 'note' || name === 'ruby') return ask({ what: name, at: place });
  }
}

/** Delay between typing and counting words, in milliseconds. */
const countDebounceMs = 300;

function WordCount({ editor }: { editor: Editor }) {
  const { t } = useReader();
  const [words, setWords] = useState(() => countWords(editor.getText()));
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const count = () => {
      clearTimeout(rest);
      rest = setTimeout(() => setWords(countWords(editor.getText())), countDebounceMs);
    };
    editor.on('update', count);
    return () => {
      clearTimeout(rest);
      editor.off('update', count);
    };
  }, [editor]);
  return <p className="word-count tabular">{t('write.words', { count: words })}</p>;
}
