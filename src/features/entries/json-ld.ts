import { readHistoricalTime, type TimeRecord } from '../../rules/time/historical-time.ts';
import { endsOfLife, isSingleTime } from '../../rules/time/life.ts';
import { selectTranslation } from '../../rules/languages.ts';
import type { EntryDetail } from './contract.ts';
import { schemaTypes } from './face/schema-types.ts';
import type { FormattedPortrait } from './portrait/format-portrait.ts';

/** ISO 8601 for schema.org: astronomical years, so that 221 BC is −0220. */
function iso(text: string | null): string | undefined {
  const time = text ? readHistoricalTime(text) : null;
  if (!time) return undefined;
  const year = time.year < 0 ? time.year + 1 : time.year;
  const written = `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`;
  const two = (value: number) => String(value).padStart(2, '0');
  return time.month ? `${written}-${two(time.month)}${time.day ? `-${two(time.day)}` : ''}` : written;
}

/** A birth or death as one date; schema.org has no form for a range, nor for before and after. */
const singleDate = (time: TimeRecord | null) => (time && isSingleTime(time) ? iso(time.startTime) : undefined);

/** The fields of an entry that JSON-LD uses. */
export type JsonLdEntry = Pick<
  EntryDetail,
  'name' | 'otherNames' | 'summary' | 'kind' | 'language' | 'times' | 'place' | 'same'
>;

export function jsonLdOf(entry: JsonLdEntry, url: string, portrait: FormattedPortrait | null): object {
  const time = (role: string): TimeRecord | undefined => entry.times.find((record) => record.role === role);
  const { birth, death } = endsOfLife(entry.times),
    span = time('span'),
    creation = time('made');
  const type = schemaTypes[entry.kind];
  const place = entry.place && {
    '@type': 'Place',
    name: selectTranslation(entry.place.name, entry.language)?.value,
    geo: { '@type': 'GeoCoordinates', latitude: entry.place.latitude, longitude: entry.place.longitude },
  };
  return {
    '@type': type,
    name: entry.name,
    alternateName: entry.otherNames.length ? entry.otherNames : undefined,
    description: entry.summary || undefined,
    url,
    image: portrait && {
      '@type': 'ImageObject',
      url: new URL(portrait.url, url).href,
      width: portrait.width,
      height: portrait.height,
      caption: portrait.caption?.text,
      license: portrait.licenceUrl ?? undefined,
      creditText: portrait.credit[0]?.text,
    },
    sameAs: entry.same.wikidata ? [`https://www.wikidata.org/entity/${entry.same.wikidata}`] : undefined,
    ...(type === 'Person' && {
      birthDate: singleDate(birth),
      deathDate: singleDate(death),
    }),
    ...(type === 'Event' && {
      startDate: iso(span?.startTime ?? null),
      endDate: iso(span?.endTime ?? null),
      location: place ?? undefined,
    }),
    ...((type === 'Book' || type === 'VisualArtwork') && { dateCreated: iso(creation?.startTime ?? null) }),
    ...(['Place', 'LandmarksOrHistoricalBuildings', 'AdministrativeArea'].includes(type) && place
      ? { geo: place.geo }
      : {}),
  };
}
