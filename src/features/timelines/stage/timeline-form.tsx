import { useReader } from '../../../kit/reader.tsx';
import { formatTime } from '../../../rules/time/historical-time.ts';
import type { TimeRefusal } from '../../../rules/time/historical-time-parsed.ts';
import { kinds, regions } from '../../../rules/kinds.ts';
import { readAddressTime } from '../../../rules/time/time-address.ts';
import { useCursor, type Cursor } from '../../../ui/cursor.ts';
import type { LaneChoice } from '../face/axis-items.ts';
import type { KnownSpans } from '../face/axis-span.ts';
import type { End } from './span-input.ts';
import { timelineAddress } from './timeline-address.ts';

export interface FormProps {
  cursor: Cursor;
  lanes: LaneChoice;
  spans: KnownSpans | null;
  /** The typed ends of the span, and the faults in them. */
  typed: Record<End, string>;
  wrong: Record<End, TimeRefusal | null>;
}

/** A form for a span in words, with filters; works without script. */
export function TimelineForm({ cursor, lanes, spans, typed, wrong }: FormProps) {
  const { language, t } = useReader();
  const { span: moved } = useCursor();
  const span = moved ?? cursor.span;
  const formatEnd = (end: End) => {
    const text = span?.[end] ?? (typed[end] || (wrong.from || wrong.until ? '' : (spans?.opening[end] ?? ''))),
      time = readAddressTime(text);
    return time ? formatTime(time, language) : text;
  };
  const filterNames = [
    ...cursor.regions.map((region) => t(`region.${region}`)),
    ...cursor.kinds.map((kind) => t(`kinds.${kind}`)),
  ];
  return (
    <form
      className="row timeline-form ui"
      role="search"
      aria-label={t('timeline.filter')}
      action="/timeline"
      method="get"
    >
      {lanes !== 'region' && <input type="hidden" name="lanes" value={lanes} />}
      {(['from', 'until'] as const).map((end) => (
        <label key={`${end} ${formatEnd(end)}`} className="timeline-end">
          <span>{t(`timeline.${end}`)}</span>
          <input
            type="text"
            name={end}
            defaultValue={formatEnd(end)}
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
            aria-invalid={wrong[end] !== null || undefined}
            aria-describedby={wrong[end] ? `wrong-${end}` : 'timeline-hint'}
          />
          {wrong[end] && (
            <small id={`wrong-${end}`} className="timeline-wrong" role="alert">
              {t(`time.refused.${wrong[end]}`)}
            </small>
          )}
        </label>
      ))}
      <div className="row timeline-acts">
        <button className="button first">{t('timeline.show')}</button>
        {spans && (
          <a className="button" href={timelineAddress({ ...cursor, span: spans.allOfTime }, lanes)}>
            {t('timeline.everything')}
          </a>
        )}
      </div>
      <small id="timeline-hint" className="timeline-hint">
        {t('timeline.hint')}
      </small>
      <details className="filter-drawer timeline-filter">
        <summary>
          {t('timeline.regions')} · {t('timeline.kinds')}
          {filterNames.length > 0 && <strong>{filterNames.join(' · ')}</strong>}
        </summary>
        <fieldset>
          <legend>
            {t('timeline.regions')} <small>{t('timeline.noneIsAll')}</small>
          </legend>
          {regions.map((region) => (
            <label key={region} className="tick">
              <input type="checkbox" name="regions" value={region} defaultChecked={cursor.regions.includes(region)} />
              {t(`region.${region}`)}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>
            {t('timeline.kinds')} <small>{t('timeline.noneIsAll')}</small>
          </legend>
          {kinds.map((kind) => (
            <label key={kind} className="tick">
              <input type="checkbox" name="kinds" value={kind} defaultChecked={cursor.kinds.includes(kind)} />
              {t(`kinds.${kind}`)}
            </label>
          ))}
        </fieldset>
      </details>
    </form>
  );
}
