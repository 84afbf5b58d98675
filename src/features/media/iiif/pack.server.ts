import { fileNameOf, splitIntoPages, type PackForm } from '../../../kit/packs/pack-form.server.ts';
import type { Language } from '../../../rules/languages.ts';
import { manifestOf } from './manifests.server.ts';

/** Language of manifest texts that exist in a single language. */
const language: Language = 'en';

/** A IIIF manifest for the pictures of each entry that has any; its services are those of the exporting site. */
export const iiifForm: PackForm = async function* ({ db, site, subjects }) {
  for (const ids of splitIntoPages(subjects)) {
    const rows = await db
      .selectFrom('imageShown')
      .where('subjectId', 'in', ids)
      .select('subjectId')
      .distinct()
      .orderBy('subjectId')
      .execute();
    for (const { subjectId } of rows) {
      const manifest = await manifestOf(db, { of: 'gallery', subjectId, id: subjectId }, site, language);
      if (manifest)
        yield {
          name: `iiif/${fileNameOf(subjectId)}.json`,
          type: 'application/ld+json',
          isText: true,
          content: () => [JSON.stringify(manifest)],
        };
    }
  }
};
