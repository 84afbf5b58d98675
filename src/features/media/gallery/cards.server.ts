import type { Database } from '../../../kit/database/database.server.ts';
import type { CardDetails } from '../../../kit/registry/thing-type.server.ts';
import { selectTranslation, type InLanguages, type Language } from '../../../rules/languages.ts';
import { pictureAddress } from '../../../rules/picture-address.ts';

export async function loadImageCards(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<[string, CardDetails][]> {
  const rows = await db
    .selectFrom('image')
    .where('id', 'in', [...ids])
    .select(['id', 'hash', 'width', 'height', 'description'])
    .execute();
  return rows.map(({ id, description, ...picture }) => [
    id,
    {
      summary: selectTranslation(description as InLanguages, language)?.value ?? '',
      time: null,
      picture: pictureAddress(picture),
    },
  ]);
}
