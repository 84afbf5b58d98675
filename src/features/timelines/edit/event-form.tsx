import { useEffect, useId, useRef } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { selectTranslation, languageName, languageTag } from '../../../rules/languages.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { EntryBox } from '../../../ui/entry-box/entry-box.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { CitationField } from '../../../editing/fields/citation-field.tsx';
import type { EventFault, EditableEvent } from './editable-event.ts';
import { PlaceField } from '../../../editing/fields/place-field.tsx';
import { TimeBox } from '../../../editing/fields/time-box.tsx';

interface Props {
  event: EditableEvent;
  faults: readonly EventFault[];
  /** Whether missing values are reported: only after the form was visited. */
  reportsMissing: boolean;
  /** The first field takes the focus at once. */
  isFresh: boolean;
  nameOf(id: string): string;
  onNamed(entry: LinkedEntry): void;
  /** Changes with the same `field` are undone as one step. */
  onEvent(change: (event: EditableEvent) => EditableEvent, field: string): void;
}

const weights = [1, 2, 3] as const;

/** The fields of an event. */
export function EventForm({ event, faults, reportsMissing, isFresh, nameOf, onNamed, onEvent }: Props) {
  const { language, t } = useReader(),
    id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFresh) first.current!.focus();
  }, [isFresh]);
  const set = <F extends keyof EditableEvent>(field: F, value: EditableEvent[F]) =>
    onEvent((now) => ({ ...now, [field]: value }), field);
  const { [language]: _own, ...others } = event.titles,
    elsewhere = selectTranslation<string>(others, language);
  return (
    <div className="stack event-form">
      <Field
        label={t('write.event.title')}
        fault={reportsMissing && faults.includes('title') ? t('finding.titleMissing') : undefined}
        hint={
          elsewhere ? (
            <>
              {languageName(elsewhere.language, language)} ·{' '}
              <span lang={languageTag(elsewhere.language)}>{elsewhere.value}</span>
            </>
          ) : undefined
        }
      >
        <TextField
          ref={first}
          type="text"
          autoComplete="off"
          lang={languageTag(language)}
          most={limits.defaultTextLength}
          value={event.title}
          onText={(title) => set('title', title)}
        />
      </Field>
      <TimeBox
        label={t('write.time')}
        value={event.time}
        onChange={(change) => onEvent((now) => ({ ...now, time: change(now.time) }), 'time')}
        hint={
          reportsMissing && faults.includes('time') && !event.time.typed.trim()
            ? t('time.wrong.startMissing')
            : undefined
        }
      />
      <fieldset className="event-weight">
        <legend>{t('write.event.weight')}</legend>
        {weights.map((weight) => (
          <label key={weight}>
            <input
              type="radio"
              name={`${id}-weight`}
              checked={event.weight === weight}
              onChange={() => set('weight', weight)}
            />
            {t(`write.event.weight.${weight}`)}
          </label>
        ))}
      </fieldset>
      <PlaceField
        label={t('write.event.place')}
        place={event.place}
        onPlace={(place) => set('place', place)}
        fault={reportsMissing}
      />
      <fieldset className="event-with">
        <legend>{t('write.event.with')}</legend>
        {event.with.length > 0 && (
          <ul className="bare">
            {event.with.map((subjectId) => (
              <li key={subjectId}>
                {nameOf(subjectId)}
                <button
                  type="button"
                  className="icon"
                  aria-label={t('write.event.with.remove', { name: nameOf(subjectId) })}
                  onClick={() =>
                    set(
                      'with',
                      event.with.filter((other) => other !== subjectId),
                    )
                  }
                >
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <EntryBox
          name="with"
          label={t('write.event.with.add')}
          value={null}
          onPick={(entry) => {
            if (!entry) return;
            onNamed(entry);
            if (!event.with.includes(entry.itemId)) set('with', [...event.with, entry.itemId]);
          }}
        />
      </fieldset>
      <CitationField
        citation={event.source}
        isRefused={reportsMissing}
        onCitation={(source) => set('source', source)}
      />
    </div>
  );
}
