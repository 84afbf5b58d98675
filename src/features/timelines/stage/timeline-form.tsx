import { useReader } from '../../../kit/reader.tsx';
import { formatTime } from '../../../rules/time/historical-time.ts';
import type { TimeRefusal } from '../../../rules/time/historical-time-parsed.ts';
import { kinds, regions } from '../../../rules/kinds.ts';
import { readAddressTime } from '../../../rules/time/time-address.ts';
import { useCursor, type Cursor } from '../../../ui/cursor.ts';
import type { LaneChoice } from '../face/axis-items.ts';
import type { End } from './span-input.ts';

export interface FormProps {
  asked: Cursor;
  lanes: LaneChoice;
  /** The typed ends of the span, and the faults in them. */
  typed: Record<End, string>;
  wrong: Record<End, TimeRefusal | null>;
}

/** A form for a span in words, with filters; works without script. */
export function TimelineForm({ asked, lanes, typed, wrong }: FormProps) {
  const { language, say } = useReader();
  const { span: moved } = useCursor();
  const span = moved ?? asked.span;
  const said = (end: End) => {
    const time = readAddressTime(span?.[end] ?? typed[end]);
    return time ? formatTime(time, language) : typed[end];
  };
  const chosen = [
    ...asked.regions.map((one) => say(`region.${one}`)),
    ...asked.kinds.map((one) => say(`kinds.${one}`)),
  ];
  return (
    <form
      className="timeline-form ui"
      role="search"
      aria-label={say('timeline.filter')}
      action="/timeline"
      method="get"
    >
      {lanes !== 'region' && <input type="hidden" name="lanes" value={lanes} />}
      {(['from', 'until'] as const).map((end) => (
        <label key={`${end} ${said(end)}`} className="timeline-end">
          <span>{say(`timeline.${end}`)}</span>
          <input
            type="text"
            name={end}
            defaultValue={said(end)}
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
            aria-invalid={wrong[end] !== null || undefined}
            aria-describedby={wrong[end] ? `wrong-${end}` : 'timeline-hint'}
          />
          {wrong[end] && (
            <small id={`wrong-${end}`} className="timeline-wrong" role="alert">
              {say(`time.refused.${wrong[end]}`)}
            </small>
          )}
        </label>
      ))}
      <div className="timeline-acts">
        <button className="button first">{say('timeline.show')}</button>
        {(asked.span || chosen.length > 0 || typed.from || typed.until) && (
          <a className="button" href="/timeline">
            {say('timeline.everything')}
          </a>
        )}
      </div>
      <small id="timeline-hint" className="timeline-hint">
        {say('timeline.hint')}
      </small>
      <details className="timeline-filter">
        <summary>
          {say('timeline.regions')} · {say('timeline.kinds')}
          {chosen.length > 0 && <strong>{chosen.join(' · ')}</strong>}
        </summary>
        <fieldset>
          <legend>
            {say('timeline.regions')} <small>{say('timeline.noneIsAll')}</small>
          </legend>
          {regions.map((one) => (
            <label key={one} className="tick">
              <input type="checkbox" name="regions" value={one} defaultChecked={asked.regions.includes(one)} />
              {say(`region.${one}`)}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>
            {say('timeline.kinds')} <small>{say('timeline.noneIsAll')}</small>
          </legend>
          {kinds.map((one) => (
            <label key={one} className="tick">
              <input type="checkbox" name="kinds" value={one} defaultChecked={asked.kinds.includes(one)} />
              {say(`kinds.${one}`)}
            </label>
          ))}
        </fieldset>
      </details>
    </form>
  );
}
