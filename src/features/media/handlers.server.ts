import { implement } from '../../kit/calls/api.server.ts';
import { rateLimit } from '../../kit/calls/rate-limit.server.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { toPlainText } from '../../rules/safe-html.ts';
import { findUploadEntry } from './upload-entry.server.ts';
import * as contract from './contract.ts';
import { murmurHash } from './murmur-hash.ts';
import { toPlainTexts } from './plain-texts.ts';
import { savePicture, preparePicture, removePicture } from './pictures.server.ts';
import { findImage, localizePicture, pictureOf } from './queries.server.ts';

export const media = implement(contract, {
  async uploadImage({ itemId, name, title, desc, tags, author, licence, source }, { db, member, drivers, file }) {
    if (!licence || !source?.title.trim()) fail('creditMissing');
    await rateLimit(db, { key: `image member ${member!.id}`, maxAttempts: limits.image.aDay, perMs: 86_400_000 });
    const sent = (await file?.()) ?? fail('pictureUnreadable');
    const prepared = await preparePicture(sent);
    const details = {
      thingId: itemId ? await findUploadEntry(db, itemId) : null,
      title: toPlainTexts(title),
      description: toPlainTexts(desc),
      tags: tags.map(toPlainText),
      author: author && toPlainText(author),
      licence,
      source,
      name: toPlainText(name),
      size: sent.length,
      format: prepared.format,
      murmurHash: murmurHash(sent),
    };
    return pictureOf(await savePicture(db, drivers.media, member!.id, prepared, details, sent));
  },

  async deleteImage({ id }, { db, member, drivers }) {
    await removePicture(db, drivers.media, member!.id, id);
    return null;
  },

  async ownImages(_, { db, member }) {
    const rows = await db
      .selectFrom('image')
      .where('uploaderId', '=', member!.id)
      .where('publishedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .selectAll()
      .execute();
    return { pictures: rows.map(pictureOf), bytes: rows.reduce((sum, { keptBytes }) => sum + keptBytes, 0) };
  },

  imageDetail: async ({ id }, { db, member, language }) =>
    localizePicture(pictureOf((await findImage(db, id, member)) ?? fail('imageNotFound')), language),

  imageItem: async ({ id }, { db, member }) => ({
    itemId: (await findImage(db, id, member))?.thingId ?? fail('imageNotFound'),
  }),
});
