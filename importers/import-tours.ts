import { publishAtOnce } from '../src/editing/revisions/face/publish.server.ts';
import { Tour } from '../src/features/tours/rules.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import type { Tour as WrittenTour } from './content/load.ts';
import { importOnce, type ImportRun } from './import-once.ts';

/** A tour of a content folder in the form for publication. */
export interface ImportedTour {
  key: string;
  id: string;
  content: Tour;
}

export function asTour({ id, title: { en, ...titles }, description, stops }: WrittenTour): ImportedTour {
  return {
    key: `tour ${id}`,
    id: `tour-${id}`,
    content: Tour.parse({
      name: en,
      language: 'en',
      titles,
      descriptions: description,
      stops: stops.map(({ view, title, text }) => ({ address: view, titles: title, texts: text })),
    }),
  };
}

export const importTours = (db: Database, tours: readonly ImportedTour[], run: ImportRun): Promise<void> =>
  importOnce(db, tours, run, (tx, { id: thingId, content }) =>
    publishAtOnce(tx, [{ module: 'tour', thingId, language: null, content }], {
      authorId: run.authorId,
      originId: run.origin,
    }),
  );
