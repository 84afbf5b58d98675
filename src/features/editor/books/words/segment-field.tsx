import { useMemo, type ComponentType, type MouseEvent } from 'react';
import '../../../books/face/segment-words.css';
import { letterAt } from './letter-at.ts';
import type { LiveFieldProps } from './live-field.tsx';
import { shownHtml } from './segment-doc.ts';

interface Props extends Omit<LiveFieldProps, 'caret'> {
  /** Null while the words are only shown. */
  caret: number | null;
  /** Loaded with the first chapter that is opened. */
  Live: ComponentType<LiveFieldProps> | null;
  onEnter(caret: number): void;
}

/** The words of a segment as readers see them, until somebody goes into them: then they are written. */
export function SegmentField({ caret, Live, onEnter, ...field }: Props) {
  const { html, label, lang, dir, isVertical } = field;
  const shown = useMemo(() => ({ __html: shownHtml(html) }), [html]);
  const isLive = caret !== null && Live !== null;
  function press(event: MouseEvent<HTMLElement>) {
    if (event.button !== 0 || !Live) return;
    // The field that comes takes the focus, where the pointer was.
    event.preventDefault();
    onEnter(letterAt(event.currentTarget, event.clientX, event.clientY));
  }
  return (
    <div className="segment-field" data-live={isLive ? '' : undefined}>
      {isLive ? (
        <Live {...field} caret={caret} />
      ) : (
        <div
          className="segment-words"
          role="textbox"
          aria-multiline="true"
          aria-label={label}
          tabIndex={0}
          lang={lang}
          dir={dir}
          data-vertical={isVertical ? '' : undefined}
          dangerouslySetInnerHTML={shown}
          onMouseDown={press}
          onFocus={() => onEnter(0)}
        />
      )}
    </div>
  );
}
