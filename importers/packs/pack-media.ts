import { describeFailure } from '../../scripts/describe-failure.ts';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { PictureDetails } from '../../src/features/media/face/gallery-rules.ts';
import { murmurHash } from '../../src/features/media/murmur-hash.ts';
import { preparePicture, savePicture } from '../../src/features/media/pictures.server.ts';
import { recordingAddress } from '../../src/features/media/face/recordings/formats.ts';
import { receiveRecording } from '../../src/features/media/recordings/store.server.ts';
import { withSafeSource } from '../../src/editing/revisions/face/safe-source.server.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import type { MediaLine } from '../../src/kit/packs/format.ts';
import type { Pack } from '../../src/kit/packs/read-pack.server.ts';
import type { MediaStore } from '../../src/kit/pictures/media-store.server.ts';
import { fail, Failure } from '../../src/rules/errors.ts';
import * as limits from '../../src/rules/limits.ts';
import { pictureAddress } from '../../src/rules/picture-address.ts';
import { addToReport, type Report } from '../record.ts';
import { mediaOf } from './pack-content.ts';

/** Id and address here of another site's file. */
interface LocalFile {
  id: string;
  url: string;
}
/** Local files by the address, and pictures also by the id, that a pack's contents use. */
export interface LocalMedia {
  byAddress: ReadonlyMap<string, LocalFile>;
  pictures: ReadonlyMap<string, LocalFile>;
}

const SavedPicture = PictureDetails.extend({ id: z.string().max(120), name: z.string().max(limits.nameLength) });
const SavedRecording = z.object({ name: z.string().max(limits.nameLength) });

interface ImportRun {
  /** The media store, and the folder in which sounds and films are inspected on arrival. */
  store: { media: MediaStore; folder: string };
  /** The member who proposes the whole pack. */
  authorId: string;
  dryRun: boolean;
  report: Report;
  stopped(): boolean;
}

/**
 * Imports the files of a pack, decoded like any upload; existing ones are skipped. They become public with the content
 * that shows them. A file that cannot be decoded is refused and reported, and its content is imported without it.
 */
export async function importMedia(db: Database, pack: Pack, run: ImportRun): Promise<LocalMedia> {
  const byAddress = new Map<string, LocalFile>(),
    pictures = new Map<string, LocalFile>();
  for await (const line of mediaOf(pack)) {
    if (run.stopped()) break;
    const isPicture = line.kind === 'picture';
    if (pack.sizeOf(line.file)! > (isPicture ? limits.image.bytes : limits.recording.bytes))
      fail('packTooLarge', { name: line.file });
    try {
      const local = isPicture ? await importPicture(db, pack, line, run) : await importRecording(db, pack, line, run);
      if (!local) continue;
      byAddress.set(line.address, local);
      if (isPicture) pictures.set((line.details as { id: string }).id, local);
    } catch (error) {
      // A store that is unavailable ends the run; the next run continues.
      if (!(error instanceof Failure) || !/^(?:picture|recording)/.test(error.errorName)) throw error;
      addToReport(run.report, 'refused', [{ where: line.file, why: describeFailure(error).words }]);
    }
  }
  return { byAddress, pictures };
}

/** Null for a picture that a dry run would import. */
async function importPicture(
  db: Database,
  pack: Pack,
  { file, details }: MediaLine,
  { store, authorId, dryRun }: ImportRun,
): Promise<LocalFile | null> {
  const parsedDetails = SavedPicture.safeParse(details);
  if (!parsedDetails.success) fail('packContentWrong', { name: file });
  const sent = await buffer(await pack.open(file));
  const { id: _theirs, ...rights } = withSafeSource(parsedDetails.data);
  const hash = murmurHash(sent);
  const existingImage = await db
    .selectFrom('image')
    .where('uploaderId', '=', authorId)
    .where('murmurHash', '=', hash)
    .where('size', '=', sent.length)
    .select(['id', 'hash', 'width', 'height'])
    .executeTakeFirst();
  if (existingImage) return { id: existingImage.id, url: pictureAddress(existingImage) };
  if (dryRun) return null;
  const picture = await preparePicture(sent);
  const image = await savePicture(
    db,
    store.media,
    authorId,
    picture,
    { ...rights, thingId: null, size: sent.length, format: picture.format, murmurHash: hash },
    sent,
  );
  return { id: image.id, url: pictureAddress(image) };
}

async function importRecording(
  db: Database,
  pack: Pack,
  { file, details }: MediaLine,
  { store, authorId, dryRun }: ImportRun,
): Promise<LocalFile | null> {
  if (dryRun) return null;
  const { name } = SavedRecording.parse(details);
  const row = await receiveRecording(db, store, (await pack.open(file)) as AsyncIterable<Uint8Array>, {
    memberId: authorId,
    thingId: null,
    name,
  });
  return { id: row.id, url: recordingAddress(row.hash, row.format) };
}

const mediaAddressPattern = /\/media\/(?:image|recording)\/[\w.-]+/g;

/** A content with local files: replaces each address, and the id next to it. */
export function withLocalMedia<T>(content: T, media: LocalMedia['byAddress']): T {
  if (!media.size) return content;
  return inside(content) as T;

  function inside(value: unknown): unknown {
    if (typeof value === 'string')
      return value.includes('/media/')
        ? value.replace(mediaAddressPattern, (address) => media.get(address)?.url ?? address)
        : value;
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    const { url, id } = value as { url?: unknown; id?: unknown };
    const local = typeof url === 'string' && typeof id === 'string' ? media.get(url) : undefined;
    const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, inside(field)]));
    return local ? { ...fields, id: local.id } : fields;
  }
}
