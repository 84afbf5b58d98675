import type { Kind } from '../src/rules/kinds.ts';
import type { InLanguages } from '../src/rules/languages.ts';
import type { TimeRecord } from '../src/rules/time/historical-time.ts';
import type { Citation } from '../src/rules/schemas.ts';
import { mapLanguages } from './clean-text.ts';
import type { ImportedSubject } from './record.ts';
import { itemIn, itemsIn, statementsOf, timeIn } from './wikidata-claims.ts';
import { labelIn, subjectOf } from './wikidata-entity.ts';
import { kindOf } from './wikidata-kinds.ts';
import { pictureNameOf } from './wikidata-pictures.ts';
import { recordOf } from './wikidata-times.ts';

/** What an item of Wikidata states about a subject, for an author who writes its entry. */
export interface ItemReading {
  record: ImportedSubject;
  /** The kinds that its classes name, the likeliest first: an item may be two things. */
  kinds: Kind[];
  /** The file of its picture on Commons, if it has one. */
  picture: string | null;
  /** Dated events (P793), whose names are those of other items. */
  events: { item: string; time: TimeRecord; source: Citation }[];
}

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
  return {
    record,
    kinds: [...new Set([record.kind, ...stated])],
    picture: 'name' in picture ? picture.name : null,
    events: (statements.get('P793') ?? []).slice(0, maxEvents).flatMap(({ main, qualifiers }) => {
      const item = itemIn(main),
        [at, start, end] = ['P585', 'P580', 'P582'].map((property) =>
          timeIn(qualifiers.get(property)?.[0], qualifiers),
        );
      const momentOf = (time: typeof at) => (typeof time === 'object' && time ? time : null);
      const time = recordOf({ start: momentOf(at) ?? momentOf(start), end: momentOf(at) ? null : momentOf(end) });
      if (!item || !time) return [];
      return [{ item, time, source: eventSource(record.key) }];
    }),
  };
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
