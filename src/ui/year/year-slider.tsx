import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useReader } from '../../kit/reader.tsx';
import { formatYear, shortYear, yearsBetween } from '../../rules/time/historical-time.ts';
import { YearBox } from './year-box.tsx';
import { formatYears, yearScale, addYears, yearTicks, type Years, type YearScale } from './year-scale.ts';
import { IconButton } from '../icon-button.tsx';
import './year-slider.css';

interface Props {
  /** First and last year of the slider. */
  first: number;
  last: number;
  /** A year, or both ends of a span; clamped to the slider. */
  value: number | Years;
  onValue(value: number | Years): void;
  /** The next year during playback, for prefetching; null: paused. */
  onNextYear?(year: number | null): void;
  /** Further controls next to the buttons. */
  children?: ReactNode;
}

const steps = [1, 10, 25, 100],
  speeds = [1, 2, 4];
/** Milliseconds per step at normal speed. */
const stepMs = 1200;
/** Fraction of the slider that a tick label takes, on a wide and on a narrow one. */
const labelRoom = { wide: 0.075, narrow: 0.19 };

/** Selects a year or a span: by dragging, keys, typing, or playback. */
export function YearSlider({ first, last, value, onValue, onNextYear, children }: Props) {
  const { language, t } = useReader();
  const scale = useMemo(() => yearScale(first, last), [first, last]);
  const [step, setStep] = useState(() => fittingStep(first, last));
  const [speed, setSpeed] = useState(1);
  const { playing, toggle, stop } = usePlay({ value, first, last, step, speed, onValue, onNextYear });
  const span = typeof value === 'number' ? null : value;
  const by = (years: number) => onValue(shiftYears(value, years, scale));

  return (
    <div className="year-slider ui" data-playing={playing || undefined}>
      <div className="year-track">
        <Ticks scale={scale} />
        {span ? (
          <>
            <span
              className="year-between"
              style={{ '--from': scale.at(span.from), '--until': scale.at(span.until) } as CSSProperties}
            />
            <Thumb
              label={t('year.from')}
              scale={scale}
              step={step}
              year={span.from}
              onYear={(from) => onValue({ from: Math.min(from, span.until), until: span.until })}
            />
            <Thumb
              label={t('year.until')}
              scale={scale}
              step={step}
              year={span.until}
              onYear={(until) => onValue({ from: span.from, until: Math.max(span.from, until) })}
            />
          </>
        ) : (
          <Thumb
            label={t('year.year')}
            scale={scale}
            step={step}
            year={value as number}
            onYear={(year) => onValue(year)}
          />
        )}
      </div>
      <div className="row year-line">
        <div className="year-buttons">
          <IconButton name={t('year.earlier')} path="M10 3 5 8l5 5" onClick={() => (stop(), by(-step))} />
          <IconButton
            name={t(playing ? 'year.pause' : 'year.play')}
            path={playing ? 'M5.5 3v10M10.5 3v10' : 'M5 3l8 5-8 5z'}
            onClick={toggle}
            filled={!playing}
          />
          <IconButton name={t('year.later')} path="M6 3l5 5-5 5" onClick={() => (stop(), by(step))} />
        </div>
        <YearBox value={value} onValue={onValue} />
        <label className="year-check">
          <input
            type="checkbox"
            checked={span !== null}
            onChange={({ target }) => (
              stop(),
              onValue(target.checked ? spanAround(value as number, scale) : span!.until)
            )}
          />
          <span>{t('year.span')}</span>
        </label>
        {children}
        <Choice
          name={t('year.step')}
          value={step}
          onChange={setStep}
          options={steps.map((years) => [years, t('year.years', { count: years })])}
        />
        <Choice
          name={t('year.speed')}
          value={speed}
          onChange={setSpeed}
          options={speeds.map((factor) => [factor, t('year.times', { n: factor })])}
        />
      </div>
      <p className="unseen" role="status">
        {playing ? '' : span ? formatYears(span, language) : ''}
      </p>
    </div>
  );
}

/** Steps of one year for a life, ten for the whole of history. */
const fittingStep = (first: number, last: number) => (last - first <= 150 ? 1 : 10);

/** Shifts a year or span, within the slider. */
function shiftYears(value: number | Years, years: number, { first, last }: YearScale): number | Years {
  const by = (year: number) => Math.min(last, Math.max(first, addYears(year, years)));
  if (typeof value === 'number') return by(value);
  const [from, until] = [by(value.from), by(value.until)];
  return (years > 0 ? until === value.until : from === value.from) ? value : { from, until };
}

/** A span of a tenth of the slider around a year. */
const spanAround = (year: number, scale: YearScale): Years => ({
  from: scale.yearAt(scale.at(year) - 0.05),
  until: scale.yearAt(scale.at(year) + 0.05),
});

/** Where playback starts: at the current year, or at the first if that is the last or everything is shown. */
function playStartOf(value: number | Years, first: number, last: number): number | Years {
  if (typeof value === 'number') return value >= last ? first : value;
  if (value.until < last) return value;
  return value.from <= first ? first : { from: first, until: addYears(first, yearsBetween(value.from, value.until)) };
}

/** Plays back the years. */
function usePlay({
  value,
  first,
  last,
  step,
  speed,
  onValue,
  onNextYear,
}: Pick<Props, 'value' | 'first' | 'last' | 'onValue' | 'onNextYear'> & { step: number; speed: number }) {
  const [playing, setPlaying] = useState(false);
  const now = useRef({ value, onValue, onNextYear });
  useEffect(() => void (now.current = { value, onValue, onNextYear }));
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const { value: at, onValue: show, onNextYear: notifyAhead } = now.current;
      const scale = { first: -Infinity, last } as YearScale;
      const next = shiftYears(at, step, scale);
      show(next);
      const end = typeof next === 'number' ? next : next.until;
      if (end >= last) setPlaying(false);
      else notifyAhead?.(Math.min(last, addYears(end, step)));
    }, stepMs / speed);
    return () => {
      clearInterval(timer);
      now.current.onNextYear?.(null);
    };
  }, [playing, last, step, speed]);
  function toggle() {
    if (!playing) onValue(playStartOf(value, first, last));
    setPlaying(!playing);
  }
  return { playing, toggle, stop: () => setPlaying(false) };
}

interface ThumbProps {
  label: string;
  scale: YearScale;
  step: number;
  year: number;
  onYear(year: number): void;
}

/** One handle: arrow keys move by steps, page keys by ten, dragging freely. */
function Thumb({ label, scale, step, year, onYear }: ThumbProps) {
  const { language } = useReader();
  const keys: Record<string, number> = {
    ArrowLeft: -step,
    ArrowDown: -step,
    ArrowRight: step,
    ArrowUp: step,
    PageDown: -10 * step,
    PageUp: 10 * step,
  };
  function press(event: KeyboardEvent) {
    const by = keys[event.key];
    const to =
      by !== undefined
        ? (shiftYears(year, by, scale) as number)
        : event.key === 'Home'
          ? scale.first
          : event.key === 'End'
            ? scale.last
            : null;
    if (to === null) return;
    event.preventDefault();
    onYear(to);
  }
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatYear(year, language)}
      min={0}
      max={1}
      step="any"
      value={scale.at(year)}
      onChange={({ target }) => onYear(scale.yearAt(target.valueAsNumber))}
      onKeyDown={press}
    />
  );
}

function Ticks({ scale }: { scale: YearScale }) {
  const { language } = useReader();
  const narrow = new Set(yearTicks(scale, labelRoom.narrow));
  return (
    <div className="year-ticks tabular" aria-hidden="true">
      {yearTicks(scale, labelRoom.wide).map((year) => (
        <span key={year} data-also={narrow.has(year) || undefined} style={{ '--at': scale.at(year) } as CSSProperties}>
          <b>{shortYear(year, language)}</b>
        </span>
      ))}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  value: number;
  options: [number, string][];
  onChange(value: number): void;
}

function Choice({ name, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <span className="row year-choice">
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {options.map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
