import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { readHistoricalTime } from '../../rules/time/historical-time.ts';
import { formatRecord } from '../../rules/time/historical-time-format.ts';
import { isTimeDescShort } from '../../rules/time/historical-time-checks.ts';
import type { TimeRefusal } from '../../rules/time/historical-time-parsed.ts';
import { useEraSuffix } from '../../ui/year/use-era-suffix.ts';
import './time-box.css';
import { TimePicker } from './time-picker.tsx';
import { applyDescription, descriptionOf, readTyped, type EditableTime } from './editable-time.ts';
import { Button } from '../../ui/form/button.tsx';

interface Props {
  label: string;
  value: EditableTime;
  /** Takes a function, because a time is parsed asynchronously. */
  onChange(change: (now: EditableTime) => EditableTime): void;
  hint?: string;
}

/** A time as free text with its parsed meaning (V17), and date fields for users who prefer to choose. */
export function TimeBox({ label, value, onChange, hint }: Props) {
  const { language, t } = useReader(),
    id = useId();
  const { typed, record } = value,
    description = descriptionOf(value);
  const [refused, setRefused] = useState<{ typed: string; why: TimeRefusal } | null>(null);
  const [isPicking, setIsPicking] = useState(false);
  const isRead = record !== null || !typed.trim();
  const isTooLong = !isTimeDescShort(description.trim());

  const understand = useEffectEvent((parsedRecord: EditableTime['record'], why: TimeRefusal | null) => {
    setRefused(why && { typed, why });
    const understood = applyDescription(parsedRecord, description);
    if (understood) onChange((now) => (now.typed === typed ? { ...now, record: understood } : now));
  });
  useEffect(() => {
    if (isRead) return;
    let over = false;
    void readTyped(typed, language).then((read) => over || understand(read.record, read.refused));
    return () => {
      over = true;
    };
  }, [typed, description, language, isRead]);

  const write = (next: string) =>
    onChange((now) => (now.typed === next ? now : { typed: next, record: null, description: descriptionOf(now) }));
  const describe = (next: string) => onChange((now) => ({ ...now, description: next, record: null }));
  const why = !isRead && refused?.typed === typed ? refused.why : null;
  const formatEraSuffix = useEraSuffix(language);
  const understood = record && formatRecord(record, language);
  const start = record && record.endTime === null && record.endNote === null && readHistoricalTime(record.startTime);
  const meaning = [understood, start && formatEraSuffix?.(start, language)]
    .filter((part) => part && part !== typed.trim())
    .join(' · ');
  const message = why
    ? t(`time.refused.${why}`)
    : isTooLong
      ? t('time.wrong.descTooLong')
      : meaning
        ? `= ${meaning}`
        : (hint ?? '');
  return (
    <div className="field time-box">
      <label htmlFor={id}>{label}</label>
      <div className="together time-line">
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('write.time.example')}
          value={typed}
          aria-invalid={why !== null || isTooLong}
          aria-busy={!isRead && why === null && !isTooLong}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => write(target.value)}
        />
        <Button
          aria-expanded={isPicking}
          aria-controls={isPicking ? `${id}-pick` : undefined}
          aria-label={t('write.time.pick.date')}
          onClick={() => setIsPicking(!isPicking)}
        >
          {t('write.time.pick')}
        </Button>
      </div>
      <p
        id={`${id}-said`}
        className={why || isTooLong ? 'fault' : understood ? 'hint good' : 'hint'}
        aria-live="polite"
      >
        {message}
      </p>
      {isPicking && (
        <TimePicker
          id={`${id}-pick`}
          record={record}
          typed={typed}
          description={description}
          onTyped={write}
          onDescription={describe}
        />
      )}
    </div>
  );
}
