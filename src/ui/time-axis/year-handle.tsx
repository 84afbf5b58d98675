import { useRef, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { astronomicalYear, formatYear, historicalYear, shortYear } from '../../rules/time/historical-time.ts';

interface Props {
  year: number;
  onYear(year: number | null): void;
  /** The year at an x of the window. */
  yearUnder(clientX: number): number | null;
  ref: Ref<HTMLDivElement>;
}

const first = -13_800_000_000,
  last = 2100;

/** The handle of the year line: dragged along the axis or moved by keys. */
export function YearHandle({ year, onYear, yearUnder, ref }: Props) {
  const { language, t } = useReader();
  const drags = useRef(false);

  function press(event: KeyboardEvent) {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return onYear(null);
    }
    const years = event.shiftKey ? 10 : 1;
    const move: Record<string, number> = {
      ArrowLeft: -years,
      ArrowDown: -years,
      ArrowRight: years,
      ArrowUp: years,
      PageDown: -100,
      PageUp: 100,
    };
    const by = move[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onYear(Math.min(last, Math.max(first, historicalYear(astronomicalYear(year) + by))));
  }
  function follow(event: PointerEvent) {
    const under = drags.current ? yearUnder(event.clientX) : null;
    if (under !== null && under !== year) onYear(Math.min(last, Math.max(first, under)));
  }

  return (
    <div
      ref={ref}
      className="axis-year"
      role="slider"
      tabIndex={0}
      aria-label={t('axis.year')}
      aria-valuenow={year}
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuetext={formatYear(year, language)}
      onKeyDown={press}
      onPointerMove={follow}
      onLostPointerCapture={() => {
        drags.current = false;
      }}
      onPointerDown={(event) => {
        drags.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
    >
      <span>{shortYear(year, language)}</span>
    </div>
  );
}
