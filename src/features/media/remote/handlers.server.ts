import { implement } from '../../../kit/calls/api.server.ts';
import { rateLimit } from '../../../kit/calls/rate-limit.server.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { pictureOf } from '../queries.server.ts';
import { copyCommonsPicture } from './commons-picture.server.ts';
import { importRemotePicture, loadRemoteContent } from './import-picture.server.ts';
import * as contract from './contract.ts';

export const remoteMedia = implement(contract, {
  async previewRemoteManifest({ url }, context) {
    const { db, member } = context;
    await rateLimit(db, { key: `abroad member ${member!.id}`, maxAttempts: limits.image.aDay, perMs: 86_400_000 });
    return loadRemoteContent(url, context);
  },

  async importRemoteImage({ url, picture: pictureUrl, itemId }, context) {
    // The manifest is fetched again: rights come from its publisher, not from the request.
    const remoteContent = await loadRemoteContent(url, context);
    const picture =
      remoteContent.pictures.find((remotePicture) => remotePicture.url === pictureUrl) ?? fail('imageNotFound');
    return pictureOf(await importRemotePicture(context, { url, remoteContent, picture, itemId }));
  },

  importCommonsPicture: async (request, context) => pictureOf(await copyCommonsPicture(context, request)),
});
