import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import '../../../books/face/segment-words.css';
import { caretIn, letterAt, lettersIn } from './letter-at.ts';
import type { LiveFieldProps } from './live-field.tsx';
import { shownHtml } from './segment-doc.ts';

interface Props extends Omit<LiveFieldProps, 'caret'> {
  /** Null while the words are only shown. */
  caret: number | null;
  /** Loaded with the first chapter that is opened. */
  Live: ComponentType<LiveFieldProps> | null;
  onEnter(caret: number): void;
}

/**
 * The words of a segment as readers see them, until somebody goes into them: then they are written. Until the editor
 * has loaded the browser itself takes what is typed, and hands it over with the caret.
 */
export function SegmentField({ caret, Live, onEnter, ...field }: Props) {
  const [isComposing, setComposing] = useState(false);
  // A word that is being composed would be lost with its field.
  const isLive = caret !== null && Live !== null && !isComposing;
  return (
    <div className="segment-field" data-live={isLive ? '' : undefined}>
      {isLive ? (
        <Live {...field} caret={caret} />
      ) : (
        <ShownWords
          {...field}
          isLoaded={Live !== null && !isComposing}
          isEntered={caret !== null}
          onEnter={onEnter}
          onComposing={setComposing}
        />
      )}
    </div>
  );
}

interface ShownProps extends Omit<Props, 'caret' | 'Live'> {
  isLoaded: boolean;
  isEntered: boolean;
  onComposing(isComposing: boolean): void;
}

function ShownWords(props: ShownProps) {
  const { html, label, lang, dir, isVertical, isLoaded, isEntered, onEnter, onHtml, onComposing } = props;
  const place = useRef<HTMLDivElement>(null),
    /** What was typed into it already stands there. */
    typed = useRef<string>(null);
  useLayoutEffect(() => {
    if (html === typed.current) return;
    place.current!.innerHTML = shownHtml(html);
    for (const letter of lettersIn(place.current!)) letter.contentEditable = 'false';
  }, [html]);

  const isWaiting = !isLoaded && isEntered;
  useEffect(() => {
    if (!isWaiting) return;
    const follow = () => {
      const caret = caretIn(place.current!);
      if (caret !== null) onEnter(caret);
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  });

  function write() {
    typed.current = shownHtml(place.current!.innerHTML.replaceAll(behindLineEnd, ''));
    onHtml(typed.current);
    onEnter(caretIn(place.current!) ?? 0);
  }
  function press(event: MouseEvent<HTMLElement>) {
    if (event.button !== 0 || !isLoaded) return;
    // The field that comes takes the focus, where the pointer was.
    event.preventDefault();
    onEnter(letterAt(event.currentTarget, event.clientX, event.clientY));
  }
  return (
    <div
      ref={place}
      className="segment-words"
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      tabIndex={0}
      lang={lang}
      dir={dir}
      data-vertical={isVertical ? '' : undefined}
      contentEditable={isLoaded ? undefined : 'plaintext-only'}
      suppressContentEditableWarning
      onMouseDown={press}
      onFocus={() => onEnter(0)}
      onInput={write}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.altKey || event.nativeEvent.isComposing || isLoaded) return;
        // A line end of the source, which the browser would set, is none to readers.
        event.preventDefault();
        endLine(event.currentTarget);
        write();
      }}
    />
  );
}

/** Stands behind a line end at the end of the words, where else no caret could; it is none of them. */
const behindLineEnd = '<br data-behind="">';

/** Begins a new line at the caret. */
function endLine(words: Element) {
  const range = getSelection()!.getRangeAt(0),
    lineEnd = document.createElement('br');
  range.deleteContents();
  range.insertNode(lineEnd);
  range.setStartAfter(lineEnd);
  const rest = range.cloneRange();
  rest.setEndAfter(words.lastChild!);
  if (!rest.toString()) lineEnd.insertAdjacentHTML('afterend', behindLineEnd);
}
