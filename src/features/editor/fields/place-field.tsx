import { useId, useState, type ClipboardEvent } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { readCoordinate, readCoordinates, type Axis } from '../../../rules/place/coordinates-reading.ts';
import { inLanguage, type InLanguages, type Language } from '../../../rules/languages.ts';
import type { Place } from '../../../rules/schemas.ts';
import { textLength } from '../../../rules/text-width.ts';
import { notify } from '../../../ui/notices.tsx';
import { Field } from '../../../ui/form/field.tsx';
import type { MapPicker } from './map-picker.tsx';
import './place-field.css';

/** A place while it is written. */
export interface WrittenPlace {
  /** In the language of the page. */
  name: string;
  latitude: string;
  longitude: string;
  /** What it is called in every language, where it had names. */
  names: InLanguages;
  /** It came without a name, and may go without one. */
  isNameless?: true;
}

export function writePlace(place: Place | null, language: Language): WrittenPlace {
  if (!place) return { name: '', latitude: '', longitude: '', names: {} };
  const name = inLanguage(place.name, language)?.value ?? '';
  return {
    name,
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    names: place.name,
    ...(!name && { isNameless: true }),
  };
}

/** About ten metres: nobody points more exactly on a map of the world. */
const pointed = (degrees: number) => String(Number(degrees.toFixed(4)));
/** The place moved to where a map was pointed at. */
export const placedAt = (
  place: WrittenPlace,
  { latitude, longitude }: { latitude: number; longitude: number },
): WrittenPlace => ({ ...place, latitude: pointed(latitude), longitude: pointed(longitude) });

/** Where it lies; both coordinates may stand in the field of one. */
function positionOf({ latitude, longitude }: WrittenPlace): { latitude: number | null; longitude: number | null } {
  const both =
    (longitude.trim() ? null : readCoordinates(latitude)) ?? (latitude.trim() ? null : readCoordinates(longitude));
  return both ?? { latitude: readCoordinate(latitude, 'latitude'), longitude: readCoordinate(longitude, 'longitude') };
}

/**
 * What a place lacks: nothing (null) where it is whole, or where nothing is written at all. Source: spec §5 "Map picker
 * needs a marked position and a name".
 */
export function placeFaultOf(place: WrittenPlace): 'name' | 'position' | Axis | null {
  const { name, latitude, longitude, isNameless } = place,
    at = positionOf(place);
  const isPlaced = Boolean(latitude.trim() || longitude.trim());
  if (!isPlaced) return name.trim() ? 'position' : null;
  if (at.latitude === null) return latitude.trim() ? 'latitude' : 'position';
  if (at.longitude === null) return longitude.trim() ? 'longitude' : 'position';
  return name.trim() || isNameless ? null : 'name';
}

/** Null for nothing written. */
export function readPlace(place: WrittenPlace, language: Language): Place | null | 'fault' {
  const { latitude, longitude } = positionOf(place),
    name = place.name.trim();
  if (placeFaultOf(place)) return 'fault';
  if (latitude === null || longitude === null) return null;
  return {
    latitude,
    longitude,
    name:
      (inLanguage(place.names, language)?.value ?? '') === name ? place.names : { ...place.names, [language]: name },
  };
}

interface Props {
  label: string;
  place: WrittenPlace;
  onPlace(place: WrittenPlace): void;
  /** Whether it is said what the place lacks: not before somebody wants to go on. */
  fault?: boolean;
  /** Longest name, in letters; counted below it. */
  most?: number;
}

/**
 * A place: its name and coordinates, as people write them or as they were copied from somewhere; or it is marked on a
 * map.
 */
export function PlaceField({ label, place, onPlace, fault = false, most }: Props) {
  const { say } = useReader(),
    id = useId();
  const [picker, setPicker] = useState<{ View: typeof MapPicker } | null>(null);
  const openPicker = () =>
    void import('./map-picker.tsx').then(
      ({ MapPicker: View }) => setPicker({ View }),
      () => notify(say('timemap.failed')),
    );
  const lack = placeFaultOf(place);
  /** A coordinate that cannot be read is told while it is typed, what is missing only in the end. */
  const told = lack && (fault || lack === 'latitude' || lack === 'longitude') ? lack : null;

  function part(text: string): boolean {
    const both = readCoordinates(text);
    if (both) onPlace({ ...place, latitude: String(both.latitude), longitude: String(both.longitude) });
    return both !== null;
  }
  const pasted = (event: ClipboardEvent) => part(event.clipboardData.getData('text')) && event.preventDefault();
  const coordinate = (axis: Axis, example: string) => (
    <Field label={say(`write.place.${axis}`)}>
      {(described) => (
        <input
          {...described}
          type="text"
          autoComplete="off"
          placeholder={example}
          value={place[axis]}
          aria-invalid={told === axis || told === 'position'}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => onPlace({ ...place, [axis]: target.value })}
          onBlur={() => part(place[axis])}
          onPaste={pasted}
        />
      )}
    </Field>
  );
  return (
    <fieldset className="place-field">
      <legend>{label}</legend>
      <div className="place-fields">
        <Field
          label={say('write.place.name')}
          hint={
            most && (
              <span className="tabular">
                {textLength(place.name.trim())} / {most}
              </span>
            )
          }
        >
          {(described) => (
            <input
              {...described}
              type="text"
              value={place.name}
              aria-invalid={told === 'name'}
              aria-describedby={`${id}-said`}
              onChange={({ target }) => onPlace({ ...place, name: target.value })}
            />
          )}
        </Field>
        {coordinate('latitude', '41.89')}
        {coordinate('longitude', '12.49')}
      </div>
      <p id={`${id}-said`} className={told ? 'fault' : 'hint'} aria-live="polite">
        {say(told ? `write.place.lack.${told}` : 'write.place.hint')}
      </p>
      <button type="button" className="button" onClick={openPicker}>
        {say('write.place.map')}
      </button>
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
