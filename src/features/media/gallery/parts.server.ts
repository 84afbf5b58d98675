import { sql } from 'kysely';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import type { PassedRevision } from '../../../kit/revision.ts';
import { toPlainText } from '../../../rules/safe-html.ts';
import { compareFields } from '../../../editing/revisions/face/compare-items.server.ts';
import { compareLists, compareListsCoarsely, noDifference } from '../../../editing/revisions/face/compare.server.ts';
import { part } from '../../../kit/registry/part.server.ts';
import { sourcesOf, withSafeSource } from '../../../editing/revisions/face/safe-source.server.ts';
import { publishShownPictures } from '../face/publish-pictures.server.ts';
import { Gallery, PictureDetails, Regions } from '../face/gallery-rules.ts';
import { toPlainTexts } from '../plain-texts.ts';
import { countItems } from '../../../rules/revisions/summary.ts';

/** The pictures of an entry other than those in its text. */
export const galleryPart = part({
  name: 'gallery',
  of: 'subject',
  schema: Gallery,
  list: 'images',
  messageModule: 'gallery',
  summaryOf: ({ images }) => countItems('pictures', images),
  compare: (before, after) => compareLists(before?.images, after.images, ({ id }) => id, { isOrdered: true }),
  compareCoarsely: (before, after) => compareListsCoarsely(before?.images, after.images),
  async publish(db, revisions) {
    await publishShownPictures(
      db,
      'gallery',
      revisions.map(({ thingId: subjectId, content }) => ({ subjectId, urls: content.images.map(({ url }) => url) })),
    );
  },
});

/** The description and credit of a picture. */
export const picturePart = part({
  name: 'picture',
  of: 'image',
  schema: PictureDetails,
  messageModule: 'picture',
  searched: true,
  sanitize: (content) =>
    withSafeSource({
      ...content,
      title: toPlainTexts(content.title),
      description: toPlainTexts(content.description),
      tags: content.tags.map(toPlainText),
      author: content.author && toPlainText(content.author),
    }),
  compare: (before, after) => ({ ...noDifference, fields: compareFields(before, after) }),
  compareCoarsely: (before, after) => ({ ...noDifference, fields: compareFields(before, after), coarse: true }),
  listSources: (content) => sourcesOf([content]),
  async publish(db, revisions) {
    const rows = revisions.map(({ thingId, content }) => ({ id: thingId, ...content }));
    await sql`
      update image set title = r.title, description = r.description, tags = r.tags, author = r.author, licence = r.licence, source = r.source
      from jsonb_populate_recordset(null::image, ${asJson(rows)}) r where image.id = r.id`.execute(db);
    return loadShowingSubjects(db, revisions);
  },
});

/** The regions of a picture. */
export const regionsPart = part({
  name: 'regions',
  of: 'image',
  schema: Regions,
  list: 'regions',
  messageModule: 'picture',
  sanitize: ({ regions }) => ({
    regions: regions.map((region) => ({
      ...region,
      label: toPlainTexts(region.label),
      sentence: toPlainTexts(region.sentence),
    })),
  }),
  summaryOf: ({ regions }) =>
    countItems(
      'regions',
      regions,
      regions.flatMap(({ itemId }) => itemId ?? []),
    ),
  compare: (before, after) =>
    compareLists(before?.regions, after.regions, ({ points }) => JSON.stringify(points), { isOrdered: true }),
  compareCoarsely: (before, after) => compareListsCoarsely(before?.regions, after.regions),
  listMentions: ({ regions }) => regions.flatMap(({ itemId }) => itemId ?? []),
  async publish(db, revisions) {
    const rows = revisions.flatMap(({ thingId, content }) =>
      content.regions.map(({ itemId, ...region }, position) => ({
        image_id: thingId,
        position,
        item_id: itemId,
        ...region,
      })),
    );
    await sql`delete from image_region where image_id = any(${revisions.map(({ thingId }) => thingId)})`.execute(db);
    if (rows.length)
      await sql`
        insert into image_region (image_id, position, points, item_id, label, sentence)
        select image_id, position, points, item_id, label, sentence from jsonb_populate_recordset(null::image_region, ${asJson(rows)})`.execute(
        db,
      );
    return loadShowingSubjects(db, revisions);
  },
});

/** The subjects whose pages show these pictures. */
async function loadShowingSubjects(db: Database, revisions: readonly PassedRevision<unknown>[]): Promise<string[]> {
  const ids = revisions.map(({ thingId }) => thingId);
  const rows = await db.selectFrom('imageShown').where('imageId', 'in', ids).select('subjectId').distinct().execute();
  return rows.map(({ subjectId }) => subjectId);
}

declare module '../../../kit/registry/parts.server.ts' {
  interface PartsByName {
    gallery: typeof galleryPart;
    picture: typeof picturePart;
    regions: typeof regionsPart;
  }
}
