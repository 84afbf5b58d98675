import { copyRemotePicture, loadRemoteContent } from '../src/features/media/remote/import-picture.server.ts';
import type { ImageRow } from '../src/features/media/queries.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { isPrivateHost } from '../src/kit/external-fetch.server.ts';
import type { MediaStore } from '../src/kit/pictures/media-store.server.ts';
import type { Settings } from '../src/kit/settings.server.ts';
import { Failure } from '../src/rules/errors.ts';
import { describeFailure } from '../scripts/describe-failure.ts';

/** Why a museum's picture is not copied, and whether its manifest may be linked instead. */
interface NoCopy {
  none: string;
  isLinkable: boolean;
}

/**
 * Copies the first picture of a museum's IIIF manifest, if `PICTURE_HOSTS` lists its host and the manifest states a free
 * licence. The image is null in a trial.
 */
export async function copyMuseumPicture(
  {
    db,
    media,
    settings,
    stop,
    dryRun,
  }: { db: Database; media: MediaStore; settings: Settings; stop: AbortSignal; dryRun: boolean },
  { manifest, authorId, thingId }: { manifest: string; authorId: string; thingId: string },
): Promise<{ image: ImageRow | null } | NoCopy> {
  try {
    const remoteContent = await loadRemoteContent(manifest, { settings, stop }),
      [picture] = remoteContent.pictures;
    if (!picture) return { none: 'it has no picture', isLinkable: false };
    const { licence, rights } = picture;
    if (!licence) return { none: `its rights are not free (${rights ?? 'none are stated'})`, isLinkable: true };
    if (licence.startsWith('CC-BY') && !remoteContent.attribution)
      return { none: `${licence} demands an attribution, and none is stated`, isLinkable: true };
    if (dryRun) return { image: null };
    const options = { url: manifest, remoteContent, picture, licence, uploaderId: authorId, thingId };
    return { image: await copyRemotePicture(db, media, { ...options, language: 'en', settings, stop }) };
  } catch (error) {
    if (!(error instanceof Failure) || !/^(?:picture|host|address|manifest|tooLarge)/.test(error.errorName))
      throw error;
    if (error.errorName !== 'hostNotAllowed') return { none: describeFailure(error).words, isLinkable: false };
    return {
      none: `PICTURE_HOSTS does not list ${String(error.details.host)}`,
      isLinkable: !(await isPrivateHost(new URL(manifest).hostname)),
    };
  }
}
