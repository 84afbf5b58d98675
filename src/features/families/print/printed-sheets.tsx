import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../../kit/reader.tsx';
import type { Sheet } from './pages.ts';
import './print.css';

/** A sheet and its picture, an SVG file. */
export interface PrintedSheet {
  sheet: Sheet;
  picture: string;
}

interface Props {
  sheets: readonly PrintedSheet[];
  caption: string;
  orientation: 'portrait' | 'landscape';
  onDone(): void;
}

/**
 * Sheets as pages for the printer, each with its own mark and those of its neighbours. They are rendered outside the
 * page, which is hidden in print; `onDone` is called when the browser's dialog closes.
 */
export function PrintedSheets({ sheets, caption, orientation, onDone }: Props) {
  const t = useText();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    const pictures = [...container.current!.querySelectorAll('img')];
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (isGone) return;
      window.print();
      onDone();
    });
    return () => void (isGone = true);
  }, [onDone]);
  return createPortal(
    <div ref={container} className="tree-sheets">
      <style>{`@page { size: A4 ${orientation}; margin: 10mm; }`}</style>
      {sheets.map(({ sheet: { mark, neighbours, view }, picture }, at) => (
        <section key={mark} className="tree-sheet">
          <img
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`}
            alt={t('family.print.sheet', { mark })}
            width={view.width}
            height={view.height}
          />
          <p>
            <span>{caption}</span>
            {sheets.length > 1 && (
              <span className="tabular">
                {neighbours.left && `← ${neighbours.left}  `}
                {neighbours.above && `↑ ${neighbours.above}  `}
                <b>{mark}</b> · {at + 1}/{sheets.length}
                {neighbours.below && `  ${neighbours.below} ↓`}
                {neighbours.right && `  ${neighbours.right} →`}
              </span>
            )}
          </p>
        </section>
      ))}
    </div>,
    document.body,
  );
}
