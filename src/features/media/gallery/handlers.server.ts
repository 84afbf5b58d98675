import { implement, type Context } from '../../../kit/calls/api.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { requireSubject } from '../../../kit/find-subject.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { fail } from '../../../rules/errors.ts';
import { pictureAddress } from '../../../rules/picture-address.ts';
import { contentStateOf } from '../../../editing/revisions/face/content-state.server.ts';
import { toPartRef } from '../../../editing/revisions/face/part-ref.server.ts';
import { latestPublished, save, submit } from '../../../editing/revisions/face/submit.server.ts';
import { findSimilarImages, isPixels } from '../face/similar-images.server.ts';
import { viewsById, viewsOf } from '../face/views.server.ts';
import { importAllRemotePictures } from '../remote/import-picture.server.ts';
import { recordingsOf } from '../recordings/queries.server.ts';
import { proposeRemoval } from '../recordings/propose-removal.server.ts';
import { findImage, localizePicture, pictureOf, type ImageRow } from '../queries.server.ts';
import * as contract from './contract.ts';
import { loadGalleryIds, picturesById, picturesOf, loadShowingEntries } from './queries.server.ts';
import type { Gallery, PictureDetails, Regions } from '../face/gallery-rules.ts';
import { images } from './thing.server.ts';

const detailsOf = ({ title, description, tags, author, licence, source }: ImageRow): PictureDetails => ({
  title,
  description,
  tags,
  author,
  licence,
  source,
});
const requirePublishedImage = async (db: Database, id: string): Promise<ImageRow> =>
  (await db
    .selectFrom('image')
    .where('id', '=', id)
    .where('publishedAt', 'is not', null)
    .selectAll()
    .executeTakeFirst()) ?? fail('imageNotFound');

/** The published gallery of a subject, and the revision it comes from. */
async function galleryOf(db: Database, subjectId: string, context: Context) {
  const part = toPartRef(subjectId, 'gallery', context.language);
  const newest = await latestPublished(db, part);
  return { part, baseId: newest?.id ?? null, content: (newest?.content as Gallery | undefined) ?? { images: [] } };
}

/** Maximum number of similar pictures that an uploader is shown. */
const maxSimilar = 6;

export const galleries = implement(contract, {
  async imageList({ itemId, ...request }, { db, language, cacheTags }) {
    const subject = await requireSubject(db, itemId);
    cacheTags(subject);
    const { total, images } = await picturesOf(db, subject, request, language);
    return { total, images: images.map((picture) => localizePicture(picture, language)) };
  },

  async searchMedia({ itemId, mediaType, ...request }, { db, language }) {
    const subject = await requireSubject(db, itemId),
      inOrder = { ...request, sort: 'position' } as const;
    if (mediaType === 'image') {
      const { total, images } = await picturesOf(db, subject, inOrder, language);
      return { total, images: images.map((picture) => localizePicture(picture, language)), recordings: [] };
    }
    return { ...(await recordingsOf(db, subject, mediaType, inOrder, language)), images: [] };
  },

  mediaByIds: async ({ ids, needAuthor }, { db, member }) =>
    (await picturesById(db, ids, member)).map((picture) => ({
      ...picture,
      uploader: needAuthor ? picture.uploader : null,
    })),

  async galleryPage({ itemId, imageId }, { db, language, cacheTags }) {
    const subject = await requireSubject(db, itemId);
    cacheTags(subject, imageId);
    const [[picture], ids, entries, row, also] = await Promise.all([
      viewsOf(db, subject, language, imageId),
      loadGalleryIds(db, subject),
      loadLinkedEntries(db, [subject], language),
      findImage(db, imageId, null),
      loadShowingEntries(db, [imageId], language),
    ]);
    const entry = entries.get(subject),
      place = ids.indexOf(imageId);
    if (!picture || !row || !entry) return fail('imageNotFound');
    return {
      entry,
      picture,
      details: pictureOf(row),
      previous: ids[place - 1] ?? null,
      next: ids[place + 1] ?? null,
      place: place + 1,
      total: ids.length,
      also: (also.get(imageId) ?? []).filter((otherEntry) => otherEntry.itemId !== subject),
    };
  },

  async updateImage({ ids, change, addTags, note }, context) {
    const { db, member } = context;
    const counts = { changed: 0, proposed: 0 };
    for (const id of ids) {
      const row = (await findImage(db, id, member)) ?? fail('imageNotFound');
      const changedFields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const details: PictureDetails = {
        ...detailsOf(row),
        ...changedFields,
        ...(addTags && change.tags && { tags: [...new Set([...row.tags, ...change.tags])] }),
      };
      if (row.publishedAt) {
        const part = toPartRef(id, 'picture', context.language);
        const baseId = (await latestPublished(db, part))?.id ?? null;
        await submit(db, context, { part, content: details, baseId, note, onVersion: 'any' }, { isNew: true });
        counts.proposed++;
      } else {
        if (row.uploaderId !== member!.id) fail('imageNotFound');
        await db
          .updateTable('image')
          .set({ ...details, source: details.source })
          .where('id', '=', id)
          .execute();
        counts.changed++;
      }
    }
    return counts;
  },

  async saveGallery({ itemId, gallery, draft, ...saving }, context) {
    const part = toPartRef(await requireSubject(context.db, itemId), 'gallery', context.language);
    return save(context, draft, { ...saving, part, content: gallery });
  },

  async importImages({ itemId, ids, url }, context) {
    const { db, member } = context;
    const { part, baseId, content } = await galleryOf(db, await requireSubject(db, itemId), context);
    const rows = [
      ...(await Promise.all(ids.map(async (id) => (await findImage(db, id, member)) ?? fail('imageNotFound')))),
      ...(url === undefined ? [] : await importAllRemotePictures(context, url, itemId)),
    ];
    const fresh = rows
      .filter(({ id }) => !content.images.some((image) => image.id === id))
      .map((row) => ({ id: row.id, url: pictureAddress(row), caption: null }));
    return db
      .transaction()
      .execute((tx) =>
        submit(
          tx,
          { ...context, db: tx },
          { part, baseId, note: '', onVersion: 'any', content: { images: [...content.images, ...fresh] } },
          { isNew: true },
        ),
      );
  },

  async removeMedium({ id, itemId, mediaType }, context) {
    const { db } = context;
    if (mediaType !== 'image') return proposeRemoval(context, itemId, { id, kind: mediaType });
    const { part, baseId, content } = await galleryOf(db, await requireSubject(db, itemId), context);
    if (!content.images.some((image) => image.id === id)) fail('imageNotFound');
    const left = content.images.filter((image) => image.id !== id);
    return submit(
      db,
      context,
      { part, baseId, note: '', onVersion: 'any', content: { images: left } },
      { isNew: true },
    );
  },

  async myUploads({ page, size }, { db, member, language }) {
    const ownImages = db.selectFrom('image').where('uploaderId', '=', member!.id);
    const [{ total }, rows] = await Promise.all([
      ownImages.select((from) => from.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ownImages
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(size)
        .offset((page - 1) * size)
        .selectAll()
        .execute(),
    ]);
    const entriesByImage = await loadShowingEntries(
      db,
      rows.map(({ id }) => id),
      language,
    );
    return {
      total: Number(total),
      items: rows.map((row) => ({
        ...pictureOf(row),
        isPublished: row.publishedAt !== null,
        shownBy: entriesByImage.get(row.id) ?? [],
      })),
    };
  },

  async openPicture({ id }, { db, member, language }) {
    const row = await requirePublishedImage(db, id);
    const [details, regions] = (['picture', 'regions'] as const).map((module) => toPartRef(id, module, language));
    const [[picture], summaries, newest, drawn, ofDetails, ofRegions] = await Promise.all([
      viewsById(db, [id], language),
      images.loadPublished(db, [id], language),
      latestPublished(db, details!),
      latestPublished(db, regions!),
      contentStateOf(db, details!, member!),
      contentStateOf(db, regions!, member!),
    ]);
    const { name, href } = summaries.get(id)!;
    return {
      picture: picture!,
      name,
      href,
      details: { baseId: newest?.id ?? null, content: detailsOf(row), state: ofDetails },
      regions: {
        baseId: drawn?.id ?? null,
        content: (drawn?.content as Regions | undefined) ?? { regions: [] },
        state: ofRegions,
      },
    };
  },

  async saveRegions({ id, regions, draft, ...saving }, context) {
    await requirePublishedImage(context.db, id);
    return save(context, draft, { ...saving, part: toPartRef(id, 'regions', context.language), content: { regions } });
  },

  async savePictureDetails({ id, details, draft, ...saving }, context) {
    await requirePublishedImage(context.db, id);
    return save(context, draft, { ...saving, part: toPartRef(id, 'picture', context.language), content: details });
  },

  async similarUploads({ murmurHash, pixels }, { db, member }) {
    const requestedPixels = pixels === null ? null : Buffer.from(pixels, 'base64');
    if (requestedPixels && !isPixels(requestedPixels)) fail('badInput', { field: 'pixels' });
    const same = await db
      .selectFrom('image')
      .where('murmurHash', '=', murmurHash)
      .select('id')
      .limit(maxSimilar)
      .execute();
    const alike = requestedPixels ? await findSimilarImages(db, requestedPixels, maxSimilar) : null;
    const files = new Set(same.map(({ id }) => id));
    const ids = [...files, ...(alike?.by === 'hash' ? alike.images.filter(isCopy).map(({ id }) => id) : [])];
    return (await picturesById(db, [...new Set(ids)], member)).map((picture) => ({
      ...picture,
      sameFile: files.has(picture.id),
    }));
  },
});

/** Likeness from which a picture counts as a copy by its hash. */
const isCopy = ({ likeness }: { likeness: number }) => likeness >= 0.87;
