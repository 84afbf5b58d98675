import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import type { SearchDocument } from '../../../kit/search-document.ts';
import type { ThingType } from '../../../kit/registry/thing-type.server.ts';
import { picturePath } from '../face/picture-path.ts';
import { entryId } from '../../../rules/entry-ids.ts';
import { selectTranslation, languages, type InLanguages, type Language } from '../../../rules/languages.ts';
import { loadImageCards } from './cards.server.ts';

interface Row {
  id: string;
  name: string;
  title: InLanguages;
  description: InLanguages;
  tags: string[];
  /** The subject that showed it first. */
  subjectId: string | null;
}

const rowsOf = async (db: Database, ids: readonly string[]): Promise<Row[]> =>
  (
    await sql<Row>`
      select i.id, i.name, i.title, i.description, i.tags,
        (select s.subject_id from image_shown s where s.image_id = i.id order by s.part, s.position, s.subject_id limit 1) as subject_id
      from image i where i.id = any(${[...ids]}) and i.published_at is not null`.execute(db)
  ).rows;

/** Published pictures: each has a page in the gallery of the subject that showed it first. */
export const images: ThingType = {
  type: 'image',
  loadCards: loadImageCards,
  find: async (db, id) => (await rowsOf(db, [id]))[0]?.id ?? null,
  addressId: (id) => id,
  loadPublished: async (db, ids, language) =>
    new Map(
      (await rowsOf(db, ids)).map(({ id, title, name, subjectId }) => {
        const localizedTitle = selectTranslation(title, language);
        return [
          id,
          {
            thingId: id,
            id,
            name: localizedTitle?.value ?? name,
            disambiguation: null,
            language: localizedTitle?.language ?? language,
            kind: null,
            href: subjectId ? picturePath(entryId(subjectId, language), id) : `/user/picture?id=${id}`,
          },
        ];
      }),
    ),
  loadSearchDocuments: async (db, ids) =>
    (await rowsOf(db, ids)).flatMap((row) => languages.flatMap((language) => documentIn(row, language) ?? [])),
};

/** Search document of a picture in a language; null if it has no title in that language. */
function documentIn({ id, title, description, tags }: Row, language: Language): SearchDocument | null {
  const name = title[language];
  return name
    ? {
        type: 'images',
        ref: `${id}-${language}`,
        thingId: id,
        language,
        name,
        otherNames: tags,
        pronunciation: null,
        disambiguation: null,
        summary: description[language] ?? '',
        html: '',
      }
    : null;
}
