import { readCoordinate, readCoordinates, type Axis } from '../../rules/place/coordinates-reading.ts';
import { selectTranslation, type InLanguages, type Language } from '../../rules/languages.ts';
import type { Place } from '../../rules/schemas.ts';

/** A place while it is edited. */
export interface EditablePlace {
  /** In the language of the page. */
  name: string;
  latitude: string;
  longitude: string;
  /** Its names in all languages, if it had any. */
  names: InLanguages;
  /** It was loaded without a name, and may stay without one. */
  isNameless?: true;
}

export function toEditablePlace(place: Place | null, language: Language): EditablePlace {
  if (!place) return { name: '', latitude: '', longitude: '', names: {} };
  const name = selectTranslation(place.name, language)?.value ?? '';
  return {
    name,
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    names: place.name,
    ...(!name && { isNameless: true }),
  };
}

/** Rounds to about ten metres, the precision of a click on a world map. */
const formatDegrees = (degrees: number) => String(Number(degrees.toFixed(4)));

/** Moves the place to a position on the map. */
export const movePlaceTo = (
  place: EditablePlace,
  { latitude, longitude }: { latitude: number; longitude: number },
): EditablePlace => ({ ...place, latitude: formatDegrees(latitude), longitude: formatDegrees(longitude) });

/** The position; one field may contain both coordinates. */
function parsePosition({ latitude, longitude }: EditablePlace): {
  latitude: number | null;
  longitude: number | null;
} {
  const both =
    (longitude.trim() ? null : readCoordinates(latitude)) ?? (latitude.trim() ? null : readCoordinates(longitude));
  return both ?? { latitude: readCoordinate(latitude, 'latitude'), longitude: readCoordinate(longitude, 'longitude') };
}

/**
 * The missing or invalid value; null if the place is complete or empty. Source: spec §5 "Map picker needs a marked
 * position and a name".
 */
export function placeFaultOf(place: EditablePlace): 'name' | 'position' | Axis | null {
  const { name, latitude, longitude, isNameless } = place,
    at = parsePosition(place);
  const isPlaced = Boolean(latitude.trim() || longitude.trim());
  if (!isPlaced) return name.trim() ? 'position' : null;
  if (at.latitude === null) return latitude.trim() ? 'latitude' : 'position';
  if (at.longitude === null) return longitude.trim() ? 'longitude' : 'position';
  return name.trim() || isNameless ? null : 'name';
}

/** Null for an empty place. */
export function readPlace(place: EditablePlace, language: Language): Place | null | 'fault' {
  const { latitude, longitude } = parsePosition(place),
    name = place.name.trim();
  if (placeFaultOf(place)) return 'fault';
  if (latitude === null || longitude === null) return null;
  return {
    latitude,
    longitude,
    name:
      (selectTranslation(place.names, language)?.value ?? '') === name
        ? place.names
        : { ...place.names, [language]: name },
  };
}
