import type { ItemReading } from '../src/kit/wikimedia/item-reader.server.ts';
import type { InLanguages } from '../src/rules/languages.ts';
import type { Citation } from '../src/rules/schemas.ts';
import { mapLanguages } from './clean-text.ts';
import { itemIn, itemsIn, statementsOf, timeIn, type Statement } from './wikidata-claims.ts';
import { labelIn, subjectOf } from './wikidata-entity.ts';
import { kindOf } from './wikidata-kinds.ts';
import { pictureNameOf } from './wikidata-pictures.ts';
import { recordOf } from './wikidata-times.ts';

/** Most events of an item that are proposed. */
const maxEvents = 30;

/** Reads an item for an entry; null if it describes no subject of history. */
export function readItem(entity: Record<string, unknown>): ItemReading | null {
  const result = subjectOf(entity);
  if (!('record' in result)) return null;
  const { record } = result,
    statements = statementsOf(entity),
    picture = pictureNameOf(entity);
  const classes = [...itemsIn(statements.get('P31')), ...itemsIn(statements.get('P279'))];
  const stated = classes.flatMap((id) => {
    const what = kindOf([id], () => false);
    // A class that is not known counts as an idea: it says nothing.
    return 'kind' in what && what.kind !== 'idea' ? [what.kind] : [];
  });
  const events = eventsOf(record.key, statements.get('P793') ?? []);
  return {
    item: record.key,
    kinds: [...new Set([record.kind, ...stated])],
    region: record.region,
    names: record.names,
    otherNames: record.otherNames ?? {},
    readings: record.readings ?? {},
    summary: record.summary ?? {},
    distinction: record.distinction ?? {},
    times: record.times,
    place: record.place,
    same: record.same,
    // What is an event is not a relation too.
    relations: (record.relations ?? []).filter(
      ({ to, source }) => source?.where !== `${record.key}, P793` || !events.some(({ item }) => item === to),
    ),
    picture: 'name' in picture ? picture.name : null,
    events,
  };
}

function eventsOf(id: string, statements: readonly Statement[]): ItemReading['events'] {
  return statements.slice(0, maxEvents).flatMap(({ main, qualifiers }) => {
    const item = itemIn(main);
    const [at, start, end] = ['P585', 'P580', 'P582'].map((property) => {
      const time = timeIn(qualifiers.get(property)?.[0], qualifiers);
      return typeof time === 'object' && time ? time : null;
    });
    const time = recordOf({ start: at ?? start ?? null, end: at ? null : (end ?? null) });
    return item && time ? [{ item, time, source: eventSource(id) }] : [];
  });
}

/** Names of an item in the languages that it has. */
export const namesOf = (entity: Record<string, unknown>): InLanguages =>
  mapLanguages((language) => labelIn(entity, language));

const eventSource = (id: string): Citation => ({
  title: 'Wikidata',
  author: null,
  year: null,
  where: `${id}, P793`,
  url: `https://www.wikidata.org/wiki/${id}#P793`,
});
