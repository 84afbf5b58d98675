import type { Context } from '../../../kit/calls/api.server.ts';
import { rateLimit } from '../../../kit/calls/rate-limit.server.ts';
import { fileDetails, isPictureFile, rightsOf } from '../../../kit/wikimedia/file-licence.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { murmurHash } from '../murmur-hash.ts';
import { preparePicture, savePicture } from '../pictures.server.ts';
import type { ImageRow } from '../queries.server.ts';
import { findUploadEntry } from '../upload-entry.server.ts';

/** Width at which a member's picture is fetched, in pixels: what pages show. */
const widthPx = 1920;

/** Copies a file of Commons as an upload of the member. Fails with `rightsForbid`, and as uploads and Wikimedia do. */
export async function copyCommonsPicture(
  { db, drivers, member }: Context,
  { file: name, itemId }: { file: string; itemId: string | null },
): Promise<ImageRow> {
  const wikimedia = drivers.wikimedia ?? fail('wikimediaOff');
  await rateLimit(db, { key: `image member ${member!.id}`, maxAttempts: limits.image.aDay, perMs: 86_400_000 });
  const file = (await wikimedia.files([name], widthPx, { isInteractive: true })).get(name) ?? fail('imageNotFound');
  if (!isPictureFile(file)) fail('pictureUnreadable');
  const rights = rightsOf(file.metadata);
  if ('refused' in rights) return fail('rightsForbid', { rights: rights.stated || '—' });
  const sent = await wikimedia.download(file, { isInteractive: true });
  if ('refused' in sent) return fail('addressAway');
  const picture = await preparePicture(sent);
  return savePicture(
    db,
    drivers.media,
    member!.id,
    picture,
    {
      thingId: itemId ? await findUploadEntry(db, itemId) : null,
      title: {},
      description: {},
      tags: [],
      ...fileDetails(file, rights),
      size: sent.length,
      format: picture.format,
      murmurHash: murmurHash(sent),
    },
    sent,
  );
}
