import { useId, useState } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { monthName, type TimeRecord } from '../../rules/time/historical-time.ts';
import { timeDescWidth } from '../../rules/time/historical-time-checks.ts';
import { textWidth } from '../../rules/text-width.ts';
import { emptyEnd, pickTime, typedOf, type PickedEnd, type PickedTime } from './editable-time.ts';
import { Options } from '../../ui/form/options.tsx';

interface Props {
  id: string;
  /** The parsed record; null if there is none. */
  record: TimeRecord | null;
  typed: string;
  description: string;
  onTyped(typed: string): void;
  onDescription(description: string): void;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1),
  days = Array.from({ length: 31 }, (_, index) => index + 1);
const notes = ['about', 'doubtful', 'before', 'after'] as const;

/** The fields of a date. Choosing writes the equivalent text; typing updates the fields. */
export function TimePicker({ id, record, typed, description, onTyped, onDescription }: Props) {
  const { language, t } = useReader(),
    groupId = useId();
  const [lastPick, setMine] = useState<{ picked: PickedTime; typed: string } | null>(null);
  const picked = lastPick && lastPick.typed === typed ? lastPick.picked : pickTime(record);
  const { start, end } = picked;

  function set(next: PickedTime) {
    const words = typedOf(next, language);
    setMine({ picked: next, typed: words });
    onTyped(words);
  }
  const setEnd = (change: Partial<PickedEnd>) => set({ start, end: { ...(end as PickedEnd), ...change } });
  const lasts = end === null ? 'no' : end === 'to present' ? 'present' : 'until';
  return (
    <div id={id} className="stack panel time-picker" role="group" aria-label={t('write.time.pick.date')}>
      <EndFields
        name={t('write.time.start')}
        end={start}
        onEnd={(change) => set({ start: { ...start, ...change }, end })}
      />
      <fieldset className="time-lasts">
        <legend className="unseen">{t('write.time.lasts')}</legend>
        {(['no', 'until', 'present'] as const).map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={`${groupId}-lasts`}
              checked={lasts === choice}
              onChange={() =>
                set({
                  start,
                  end:
                    choice === 'no'
                      ? null
                      : choice === 'present'
                        ? 'to present'
                        : { ...emptyEnd, isBefore: start.isBefore },
                })
              }
            />
            {t(`write.time.lasts.${choice}`)}
          </label>
        ))}
      </fieldset>
      {end !== null && end !== 'to present' && <EndFields name={t('write.time.end')} end={end} onEnd={setEnd} />}
      <div className="field">
        <label htmlFor={`${groupId}-said`}>
          {t('write.time.description')}{' '}
          <small className="tabular">
            {textWidth(description.trim())} / {timeDescWidth - 1}
          </small>
        </label>
        <input
          id={`${groupId}-said`}
          type="text"
          autoComplete="off"
          placeholder={t('write.time.description.example')}
          value={description}
          onChange={({ target }) => onDescription(target.value)}
        />
      </div>
    </div>
  );
}

function EndFields({ name, end, onEnd }: { name: string; end: PickedEnd; onEnd(change: Partial<PickedEnd>): void }) {
  const { language, t } = useReader();
  const label = (field: string) => `${name}: ${field}`;
  return (
    <fieldset className="time-end">
      <legend>{name}</legend>
      <select
        aria-label={label(t('write.time.era'))}
        value={end.isBefore ? 'before' : 'after'}
        onChange={({ target }) => onEnd({ isBefore: target.value === 'before' })}
      >
        <option value="before">{t('write.time.era.before')}</option>
        <option value="after">{t('write.time.era.after')}</option>
      </select>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        aria-label={label(t('write.time.year'))}
        placeholder={t('write.time.year')}
        value={end.year}
        onChange={({ target }) => onEnd({ year: target.value.replace(/\D/g, '') })}
      />
      <select
        aria-label={label(t('write.time.month'))}
        value={end.month}
        onChange={({ target }) => onEnd(Number(target.value) ? { month: Number(target.value) } : { month: 0, day: 0 })}
      >
        <option value={0}>{t('write.time.month.none')}</option>
        <Options of={months} name={(month) => monthName(month, language)} />
      </select>
      <select
        aria-label={label(t('write.time.day'))}
        disabled={!end.month}
        value={end.day}
        onChange={({ target }) => onEnd({ day: Number(target.value) })}
      >
        <option value={0}>{t('write.time.day.none')}</option>
        <Options of={days} name={(day) => day} />
      </select>
      <select
        aria-label={label(t('write.time.note'))}
        value={end.note ?? ''}
        onChange={({ target }) => onEnd({ note: notes.find((note) => note === target.value) ?? null })}
      >
        <option value="">{t('write.time.note.none')}</option>
        <Options of={notes} name={(note) => t(`write.time.note.${note}`)} />
      </select>
    </fieldset>
  );
}
