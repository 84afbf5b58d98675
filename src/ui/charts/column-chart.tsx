import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import './column-chart.css';

interface Column {
  /** The label in words: a day, a month. */
  label: string;
  value: number;
  /** A part of the value, drawn darker at the bottom. */
  part?: number;
}

interface Props {
  title: string;
  /** What labels, values and parts of the columns mean. */
  of: { label: string; value: string };
  part?: string;
  columns: readonly Column[];
}

/**
 * Columns of numbers over time, as SVG, with the same numbers in a table below. Its labels are HTML, so that they keep
 * their size on a phone.
 */
export function ColumnChart({ title, of, part, columns }: Props) {
  const { language, t } = useReader();
  const top = niceTop(Math.max(...columns.map(({ value }) => value), 1));
  const number = new Intl.NumberFormat(languageTag(language));
  const short = new Intl.NumberFormat(languageTag(language), { notation: 'compact' });
  const [first, last] = [columns[0], columns.at(-1)];
  return (
    <figure className="stack close column-chart ui">
      <figcaption>{title}</figcaption>
      <div className="column-chart-drawing">
        <p className="tabular" aria-hidden="true">
          <span>{short.format(top)}</span>
          <span>{short.format(top / 2)}</span>
          <span>0</span>
        </p>
        <svg viewBox={`0 0 ${columns.length} 100`} preserveAspectRatio="none" role="img" aria-label={title}>
          <path className="grid" d={`M0 0.5H${columns.length}M0 50H${columns.length}M0 99.5H${columns.length}`} />
          {columns.map(({ label, value, part: inner }, place) => (
            <g key={label}>
              <title>{`${label}: ${number.format(value)}`}</title>
              {/* As high as the chart, so that the pointer finds low columns, too. */}
              <rect x={place} width="1" height="100" fill="transparent" />
              <rect className="column" x={place + 0.14} width="0.72" y={100 - (100 * value) / top} height="100" />
              {inner !== undefined && (
                <rect className="part" x={place + 0.14} width="0.72" y={100 - (100 * inner) / top} height="100" />
              )}
            </g>
          ))}
        </svg>
        <p className="ends tabular" aria-hidden="true">
          <span>{first?.label}</span>
          <span>{last !== first && last?.label}</span>
        </p>
      </div>
      {part && (
        <p className="row quiet legend">
          <span className="key-column">{of.value}</span> <span className="key-part">{part}</span>
        </p>
      )}
      <details>
        <summary className="touch quiet">{t('chart.table')}</summary>
        <table className="plain-table tabular">
          <thead>
            <tr>
              <th scope="col">{of.label}</th>
              <th scope="col">{of.value}</th>
              {part && <th scope="col">{part}</th>}
            </tr>
          </thead>
          <tbody>
            {columns.toReversed().map(({ label, value, part: inner }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{number.format(value)}</td>
                {part && <td>{number.format(inner ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** The next of 2, 4, 6, 8, 10 times a power of ten, so that half of it is even. */
function niceTop(maxValue: number): number {
  const power = 10 ** Math.floor(Math.log10(maxValue));
  return Math.max(2, [1, 2, 4, 6, 8, 10].find((factor) => factor * power >= maxValue)! * power);
}
