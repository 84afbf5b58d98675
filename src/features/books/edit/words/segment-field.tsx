import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import '../../face/segment-words.css';
import { getCaretOffset, offsetFromPoint, findAtoms } from './caret-offset.ts';
import type { LiveFieldProps } from './live-field.tsx';
import { sanitizeSegment } from './segment-doc.ts';

interface Props extends Omit<LiveFieldProps, 'caret'> {
  /** Null while the text is only shown. */
  caret: number | null;
  /** Loaded when the first chapter is opened. */
  Live: ComponentType<LiveFieldProps> | null;
  onEnter(caret: number): void;
}

/**
 * A segment's text as readers see it, until it gets the focus and becomes an editor. While the editor is loading, the
 * browser handles typing and then passes the text and caret on.
 */
export function SegmentField({ caret, Live, onEnter, ...field }: Props) {
  const [isComposing, setComposing] = useState(false);
  // An unfinished IME composition would be lost if the field were replaced.
  const isLive = caret !== null && Live !== null && !isComposing;
  return (
    <div className="segment-field" data-live={isLive ? '' : undefined}>
      {isLive ? (
        <Live {...field} caret={caret} />
      ) : (
        <StaticText
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

interface StaticTextProps extends Omit<Props, 'caret' | 'Live'> {
  isLoaded: boolean;
  isEntered: boolean;
  onComposing(isComposing: boolean): void;
}

function StaticText(props: StaticTextProps) {
  const { html, label, lang, dir, isVertical, isLoaded, isEntered, onEnter, onHtml, onComposing } = props;
  const place = useRef<HTMLDivElement>(null),
    /** Text that was typed here and is already in the DOM. */
    typed = useRef<string>(null);
  useLayoutEffect(() => {
    if (html === typed.current) return;
    place.current!.innerHTML = sanitizeSegment(html);
    for (const letter of findAtoms(place.current!)) letter.contentEditable = 'false';
  }, [html]);

  const isWaiting = !isLoaded && isEntered;
  useEffect(() => {
    if (!isWaiting) return;
    const follow = () => {
      const caret = getCaretOffset(place.current!);
      if (caret !== null) onEnter(caret);
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  });

  function write() {
    typed.current = sanitizeSegment(place.current!.innerHTML.replaceAll(trailingBreak, ''));
    onHtml(typed.current);
    onEnter(getCaretOffset(place.current!) ?? 0);
  }
  function press(event: MouseEvent<HTMLElement>) {
    if (event.button !== 0 || !isLoaded) return;
    // The editor that replaces this field takes the focus at the pointer.
    event.preventDefault();
    onEnter(offsetFromPoint(event.currentTarget, event.clientX, event.clientY));
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
        // The browser would insert a newline character, which readers would not see as a line break.
        event.preventDefault();
        insertLineBreak(event.currentTarget);
        write();
      }}
    />
  );
}

/** Follows a line break at the end, because no caret could be placed there otherwise; not part of the text. */
const trailingBreak = '<br data-behind="">';

/** Inserts a line break at the caret. */
function insertLineBreak(words: Element) {
  const range = getSelection()!.getRangeAt(0),
    lineEnd = document.createElement('br');
  range.deleteContents();
  range.insertNode(lineEnd);
  range.setStartAfter(lineEnd);
  const rest = range.cloneRange();
  rest.setEndAfter(words.lastChild!);
  if (!rest.toString()) lineEnd.insertAdjacentHTML('afterend', trailingBreak);
}
