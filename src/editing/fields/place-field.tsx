import { useId, useState, type ClipboardEvent } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { readCoordinates, type Axis } from '../../rules/place/coordinates-reading.ts';
import { textLength } from '../../rules/text-width.ts';
import { notify } from '../../ui/notices.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { MapPicker } from './map-picker.tsx';
import './place-field.css';
import { type EditablePlace, placeFaultOf } from './editable-place.ts';
import { Button } from '../../ui/form/button.tsx';

interface Props {
  label: string;
  place: EditablePlace;
  onPlace(place: EditablePlace): void;
  /** Whether missing values are reported, after the first attempt to continue. */
  fault?: boolean;
  /** Longest name in characters; a counter is shown below the field. */
  maxLength?: number;
}

/** A place: its name and coordinates in any common notation, typed, pasted or chosen on a map. */
export function PlaceField({ label, place, onPlace, fault = false, maxLength }: Props) {
  const { t } = useReader(),
    id = useId();
  const [picker, setPicker] = useState<{ View: typeof MapPicker } | null>(null);
  const openPicker = () =>
    void import('./map-picker.tsx').then(
      ({ MapPicker: View }) => setPicker({ View }),
      () => notify(t('timemap.failed')),
    );
  const lack = placeFaultOf(place);
  /** Invalid coordinates are reported while typing, missing values only at the end. */
  const reportedLack = lack && (fault || lack === 'latitude' || lack === 'longitude') ? lack : null;

  function part(text: string): boolean {
    const both = readCoordinates(text);
    if (both) onPlace({ ...place, latitude: String(both.latitude), longitude: String(both.longitude) });
    return both !== null;
  }
  const pasted = (event: ClipboardEvent) => part(event.clipboardData.getData('text')) && event.preventDefault();
  const coordinate = (axis: Axis, example: string) => (
    <Field label={t(`write.place.${axis}`)}>
      {(described) => (
        <input
          {...described}
          type="text"
          autoComplete="off"
          placeholder={example}
          value={place[axis]}
          aria-invalid={reportedLack === axis || reportedLack === 'position'}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => onPlace({ ...place, [axis]: target.value })}
          onBlur={() => part(place[axis])}
          onPaste={pasted}
        />
      )}
    </Field>
  );
  return (
    <fieldset className="stack place-field">
      <legend>{label}</legend>
      <div className="place-fields">
        <Field
          label={t('write.place.name')}
          hint={
            maxLength && (
              <span className="tabular">
                {textLength(place.name.trim())} / {maxLength}
              </span>
            )
          }
        >
          {(described) => (
            <input
              {...described}
              type="text"
              value={place.name}
              aria-invalid={reportedLack === 'name'}
              aria-describedby={`${id}-said`}
              onChange={({ target }) => onPlace({ ...place, name: target.value })}
            />
          )}
        </Field>
        {coordinate('latitude', '41.89')}
        {coordinate('longitude', '12.49')}
      </div>
      <p id={`${id}-said`} className={reportedLack ? 'fault' : 'hint'} aria-live="polite">
        {t(reportedLack ? `write.place.lack.${reportedLack}` : 'write.place.hint')}
      </p>
      <Button onClick={openPicker}>{t('write.place.map')}</Button>
      {picker && (
        <picker.View
          place={place}
          onClose={() => setPicker(null)}
          onTake={(taken) => {
            setPicker(null);
            onPlace(taken);
          }}
        />
      )}
    </fieldset>
  );
}
