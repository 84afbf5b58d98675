import { Island } from '../../../kit/islands/island.tsx';
import { useReader } from '../../../kit/reader.tsx';
import { formatYear, yearOfSecond, recordBounds, type TimeRecord } from '../../../rules/time/historical-time.ts';
import { panelMap, panelTimeline, drawPlaces, drawTimes } from './panel-layout.ts';
import type { ChapterContext } from './contract.ts';
import { MentionHighlighter } from './mention-highlighter.tsx';
import './context-panel.css';

interface Props {
  context: ChapterContext;
  writing: TimeRecord | null;
}

/**
 * A map and a time axis next to the text: places and times of the entities mentioned in the chapter. All are drawn;
 * with script, those mentioned in the current segment are highlighted and labelled.
 */
export function ContextPanel({ context: { places, times }, writing }: Props) {
  const { t, language } = useReader();
  const bounds = writing && recordBounds(writing);
  const written = bounds && ([yearOfSecond(bounds.earliest), yearOfSecond(bounds.latest)] as const);
  const map = drawPlaces(places),
    time = drawTimes(times, written);
  if (!map && !time) return null;
  return (
    <details className="beside ui no-print">
      <summary className="button unmarked">{t('beside.title')}</summary>
      <div className="stack panel beside-panel" id="beside">
        {map && (
          <svg
            className="beside-map"
            viewBox={`0 0 ${panelMap.width} ${panelMap.height}`}
            role="group"
            aria-label={t('beside.map')}
          >
            <path className="beside-land" d={map.land} />
            <path className="beside-rivers" d={map.rivers} />
            {map.marks.map(({ href, name, lang, kind, x, y, isLeft }) => (
              <a key={href} href={href} data-kind={kind} data-beside={href} aria-label={name}>
                <title>{name}</title>
                <circle className="beside-reach" cx={x} cy={y} r="11" />
                <circle className="beside-mark" cx={x} cy={y} r="4" />
                <text lang={lang} x={isLeft ? x - 8 : x + 8} y={y + 4} textAnchor={isLeft ? 'end' : 'start'}>
                  {name}
                </text>
              </a>
            ))}
          </svg>
        )}
        {time && (
          <svg
            className="beside-time"
            viewBox={`0 0 ${panelTimeline.width} ${panelTimeline.top + time.lines * (panelTimeline.bar + panelTimeline.gap) + 2}`}
            role="group"
            aria-label={t('beside.time')}
          >
            {time.written && (
              <rect
                className="beside-written"
                x={time.written.x}
                y="0"
                width={time.written.wide}
                height={panelTimeline.top + time.lines * (panelTimeline.bar + panelTimeline.gap)}
              >
                <title>{t('beside.written')}</title>
              </rect>
            )}
            <text className="beside-year" x="0" y="11">
              {formatYear(time.span[0], language)}
            </text>
            <text className="beside-year" x={panelTimeline.width} y="11" textAnchor="end">
              {formatYear(time.span[1], language)}
            </text>
            {time.bars.map(({ href, name, kind, time: timeText, x, wide, line }) => (
              <a key={href} href={href} data-kind={kind} data-beside={href} aria-label={`${name}, ${timeText}`}>
                <title>{`${name}, ${timeText}`}</title>
                <rect
                  className="beside-mark"
                  x={x}
                  y={panelTimeline.top + line * (panelTimeline.bar + panelTimeline.gap)}
                  width={wide}
                  height={panelTimeline.bar}
                  rx="2"
                />
              </a>
            ))}
          </svg>
        )}
        <Island
          name="follow-text"
          of={MentionHighlighter}
          props={{
            entities: [
              ...new Map(
                [...places, ...times].map(({ href, name, lang, kind }) => [href, { href, name, lang, kind, time: '' }]),
              ).values(),
            ].map((entity) => ({ ...entity, time: times.find(({ href }) => href === entity.href)?.time ?? '' })),
          }}
        />
      </div>
    </details>
  );
}
