import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { shortYear, type TimeRecord } from '../../../rules/time/historical-time.ts';
import { languageTag } from '../../../rules/languages.ts';
import { uncertaintyClasses } from '../../../rules/time/uncertainty.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import type { PathTimes as Layout } from './path-times-layout.ts';

/** The entries of a path as bars on one time line, a row each, with the hops between them. */
export function PathTimes({ layout: { rows, hops, ticks } }: { layout: Layout }) {
  const { language, t } = useReader();
  return (
    <figure className="path-times ui" aria-label={t('path.times')} style={{ '--rows': rows.length }}>
      <div className="path-ticks tabular" aria-hidden="true">
        {ticks.map(({ year, at }) => (
          <span key={year} data-side={at > 90 ? 'end' : undefined} style={{ left: `${at.toFixed(2)}%` }}>
            {shortYear(year, language)}
          </span>
        ))}
      </div>
      <svg className="path-leaps" viewBox={`0 0 100 ${rows.length}`} preserveAspectRatio="none" aria-hidden="true">
        {hops.map(({ row, from, to, leap }) => (
          <line
            key={row}
            className={leap ? 'leap' : undefined}
            x1={from.toFixed(2)}
            x2={to.toFixed(2)}
            y1={row + 0.76}
            y2={row + 1.64}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <ol className="bare">
        {rows.map(({ node, bar }, row) => (
          <li key={row} data-kind={node.kind}>
            {bar && (
              <span
                className={`path-bar ${uncertaintyClasses(node.time!)}`}
                style={{ left: `${bar.left.toFixed(2)}%`, width: `${bar.width.toFixed(2)}%` }}
              />
            )}
            <a
              href={entryAddress(node.id)}
              style={
                !bar
                  ? undefined
                  : bar.side === 'end'
                    ? { right: `${(100 - bar.left - bar.width).toFixed(2)}%` }
                    : { left: `${bar.left.toFixed(2)}%`, maxWidth: `${(100 - bar.left).toFixed(2)}%` }
              }
              lang={node.language === language ? undefined : languageTag(node.language)}
            >
              <b>{node.name}</b>{' '}
              <small className="tabular">
                {node.time ? formatRecord(truncateToYears(node.time), language) : t('path.noTime')}
              </small>
            </a>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Removes months and days, for which the line has no room. */
const truncateToYears = (time: TimeRecord): TimeRecord => ({
  ...time,
  startTime: yearOf(time.startTime),
  endTime: time.endTime && yearOf(time.endTime),
});
const yearOf = (text: string) => text.replace(/-\d\d-\d\d(?: .*)?$/s, '-00-00 00:00:00');
