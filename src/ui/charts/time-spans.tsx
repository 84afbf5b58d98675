import { scaleLinear } from 'd3-scale';
import { useReader } from '../../kit/reader.tsx';
import type { Kind } from '../../rules/kinds.ts';
import { formatYears } from '../../rules/time/historical-time-format.ts';
import { bounds, recordBounds, shortYear, yearOfSecond, type TimeRecord } from '../../rules/time/historical-time.ts';
import { stripExtent } from '../../rules/time/strip-extent.ts';
import './time-spans.css';

/** Seconds per mean year. */
const yearSeconds = 365.2425 * 86_400;
/** The axis covers at least so many years, so that a year is a short bar. */
const leastYears = 120;

export interface Span {
  name: string;
  kind: Kind;
  time: TimeRecord;
}

/** Spans of time as bars below each other on one axis, each with its name and years; `bare` ones only as bars. */
export function TimeSpans({ spans, label, bare = false }: { spans: readonly Span[]; label: string; bare?: boolean }) {
  const { language } = useReader();
  const extent = stripExtent(spans.map(({ time }) => time));
  if (!extent) return null;
  const widening = Math.max(0, (leastYears * yearSeconds - (extent.until - extent.from)) / 2);
  const [from, until] = [extent.from - widening, extent.until + widening];
  const percent = (second: number) => ((second - from) / (until - from)) * 100;
  // The year 0 does not exist: 1 replaces it.
  const ticks = scaleLinear([yearOfSecond(from), yearOfSecond(until)], [0, 1])
    .ticks(bare ? 3 : 4)
    .map((year) => year || 1)
    .map((year) => ({ year, at: percent(bounds({ year, month: 0, day: 0, seconds: 0 }).earliest) }))
    .filter(({ at }) => at > 3 && at < 92);
  return (
    <figure className="time-spans ui" aria-label={label} data-bare={bare || undefined}>
      <ul className="bare">
        {spans.map(({ name, kind, time }, at) => {
          const { earliest, latest } = recordBounds(time)!;
          const [left, right] = [percent(earliest), percent(latest)];
          return (
            <li key={at} data-kind={kind} data-late={left > 55 || undefined}>
              <span
                style={
                  left > 55
                    ? { marginInlineEnd: `${(100 - right).toFixed(1)}%` }
                    : { marginInlineStart: `${left.toFixed(1)}%` }
                }
              >
                {name} <small className="tabular">{formatYears(time, language)}</small>
              </span>
              <i style={{ left: `${left.toFixed(2)}%`, width: `${(right - left).toFixed(2)}%` }} />
            </li>
          );
        })}
      </ul>
      <p className="tabular" aria-hidden="true">
        {ticks.map(({ year, at }) => (
          <span key={year} style={{ left: `${at.toFixed(2)}%` }}>
            {shortYear(year, language)}
          </span>
        ))}
      </p>
    </figure>
  );
}
