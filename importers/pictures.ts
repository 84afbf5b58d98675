import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { sql } from 'kysely';
import { Gallery } from '../src/features/media/face/gallery-rules.ts';
import { murmurHash } from '../src/features/media/murmur-hash.ts';
import { preparePicture, savePicture } from '../src/features/media/pictures.server.ts';
import { publishAtOnce } from '../src/editing/revisions/face/publish.server.ts';
import { latestPublished } from '../src/editing/revisions/face/submit.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import type { MediaStore } from '../src/kit/pictures/media-store.server.ts';
import { describeFailure } from '../scripts/describe-failure.ts';
import { Failure } from '../src/rules/errors.ts';
import { licences, type Licence } from '../src/rules/licences.ts';
import * as limits from '../src/rules/limits.ts';
import { pictureAddress } from '../src/rules/picture-address.ts';
import { withImportLock } from './import-lock.ts';
import { saveOriginWithMember } from './origin.ts';
import { addToReport, count, emptyReport, type Report, type Source } from './record.ts';
import { hashOf } from './record-hash.ts';

const picturePattern = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/** Files that programs leave in folders. */
const companionPattern = /^(?:\.|Thumbs\.db$|desktop\.ini$)/i;

/** Pictures of paintings in a folder, each named by the inventory number of its painting. */
export interface PictureFolder {
  origin: Source['origin'];
  path: string;
  /** Paths within the folder. */
  files: readonly string[];
  /** Files in other formats. */
  others: readonly string[];
  licence: Licence;
  author: string | null;
}

/** Opens a folder of pictures. Throws an `Error` with one readable line if it has none, or has no accepted licence. */
export async function pictureFolder(
  path: string,
  { name = basename(path), licence, author }: { name?: string; licence?: string; author?: string },
): Promise<PictureFolder> {
  const knownLicence = licences.find((candidate) => normalizeNumber(candidate) === normalizeNumber(licence ?? ''));
  if (!knownLicence)
    throw new Error(
      `${licence === undefined ? '--licence is needed for pictures' : `“${licence}” is no licence of pictures`}, one of ${licences.join(', ')}.`,
    );
  const entries = (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory() && !companionPattern.test(entry.name))
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .toSorted(new Intl.Collator('en', { numeric: true }).compare);
  const [files, others] = [true, false].map((isPicture) =>
    entries.filter((file) => picturePattern.test(file) === isPicture),
  ) as [string[], string[]];
  if (!files.length) throw new Error(`${path} has no pictures (.jpg, .png, .webp, .avif, .gif).`);
  const id = `pictures-${normalizeNumber(name) || 'folder'}`.slice(0, 60);
  return {
    origin: { id, name, licence: knownLicence, url: null },
    path,
    files,
    others,
    licence: knownLicence,
    author: author ?? null,
  };
}

/** An inventory number as in file names: letters and digits only. */
const normalizeNumber = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Inventory numbers that a file name may stand for, likeliest first: the whole, or without a trailing number. */
export function inventoryNumbersOf(file: string): string[] {
  const name = basename(file, extname(file));
  return [...new Set([name, name.replace(/[ _-](?:\d{1,2}|[a-z])$/i, '')].map(normalizeNumber))].filter(Boolean);
}

interface Options {
  dryRun?: boolean;
  onProgress?(done: number): void;
  /** Receives each line of the report at once, also those beyond the room of its lists. */
  onLine?: Report['onLine'];
  /** Checked between files; true stops. Finished files stay, and the next run continues. */
  stopped?(): boolean;
}

/**
 * Adds pictures to the galleries of the paintings with matching inventory numbers, after existing ones, each in its own
 * transaction. An unchanged file is skipped; one that cannot be decoded, or whose number matches no painting or
 * several, is refused and reported.
 */
export async function importPictures(
  db: Database,
  media: MediaStore,
  folder: PictureFolder,
  { dryRun = false, onProgress, onLine, stopped = () => false }: Options = {},
): Promise<Report> {
  const report = { ...emptyReport(), onLine },
    authorId = `import-${folder.origin.id}`;
  const byNumber = await paintingsByNumber(db);
  if (!dryRun) await saveOriginWithMember(db, folder.origin, authorId);
  addToReport(
    report,
    'refused',
    folder.others.map((where) => ({
      where,
      why: `no picture of a format that is taken (${extname(where) || 'no ending'})`,
    })),
  );
  for (const [at, file] of folder.files.entries()) {
    if (stopped()) break;
    report.read++;
    const refuse = (why: string) => addToReport(report, 'refused', [{ where: file, why }]);
    const subjectIds = inventoryNumbersOf(file)
      .map((form) => byNumber.get(form))
      .find((ids) => ids !== undefined);
    if (!subjectIds) refuse('no painting has this inventory number');
    else if (subjectIds.length > 1) refuse(`${subjectIds.length} paintings have this inventory number`);
    else if ((await stat(join(folder.path, file))).size > limits.image.bytes)
      refuse(`it has more than ${limits.image.bytes >> 20} MB`);
    else
      try {
        const outcome = await importPicture(db, media, folder, { file, subjectId: subjectIds[0]!, authorId, dryRun });
        if (outcome === 'full') refuse(`${limits.galleryPictures} pictures hang there already`);
        else report[outcome]++;
      } catch (error) {
        // A file that is not a picture is refused; an unavailable store ends the run, and the next run continues.
        if (!(error instanceof Failure) || !error.errorName.startsWith('picture')) throw error;
        refuse(describeFailure(error).words);
      }
    onProgress?.(at + 1);
  }
  if (!byNumber.size) count(report.passedOver, 'no painting here has an inventory number');
  return report;
}

async function paintingsByNumber(db: Database): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('painting')
    .where('inventory', '<>', '')
    .select(['subjectId', 'inventory'])
    .execute();
  const byForm = Map.groupBy(rows, ({ inventory }) => normalizeNumber(inventory));
  return new Map([...byForm].map(([form, paintings]) => [form, paintings.map(({ subjectId }) => subjectId)]));
}

const isFull = ({ images }: Gallery) => images.length >= limits.galleryPictures;

async function importPicture(
  db: Database,
  media: MediaStore,
  { origin, path, licence, author }: PictureFolder,
  { file, subjectId, authorId, dryRun }: { file: string; subjectId: string; authorId: string; dryRun: boolean },
): Promise<'taken' | 'unchanged' | 'changed' | 'full'> {
  const sent = await readFile(join(path, file)),
    key = file,
    name = basename(file).slice(0, limits.nameLength);
  const hash = hashOf({ murmur: murmurHash(sent), size: sent.length, licence, author });
  const before = await db
    .selectFrom('importRecord')
    .where('originId', '=', origin.id)
    .where('key', '=', key)
    .select('hash')
    .executeTakeFirst();
  if (before?.hash === hash) return 'unchanged';
  const picture = await preparePicture(sent);
  const outcome = before ? 'changed' : 'taken';
  if (dryRun) {
    const newest = await latestPublished(db, { thingId: subjectId, module: 'gallery', language: null, key: '' });
    return isFull(Gallery.parse(newest?.content ?? { images: [] })) ? 'full' : outcome;
  }
  const image = await savePicture(
    db,
    media,
    authorId,
    picture,
    {
      thingId: subjectId,
      title: {},
      description: {},
      tags: [],
      author,
      licence,
      source: { title: origin.name, author: null, year: null, where: name, url: null },
      name,
      size: sent.length,
      format: picture.format,
      murmurHash: murmurHash(sent),
    },
    sent,
  );
  return withImportLock(db, async (tx) => {
    const newest = await latestPublished(tx, { thingId: subjectId, module: 'gallery', language: null, key: '' });
    const { images } = Gallery.parse(newest?.content ?? { images: [] });
    if (!images.some(({ id }) => id === image.id)) {
      if (isFull({ images })) return 'full';
      const content = { images: [...images, { id: image.id, url: pictureAddress(image), caption: null }] };
      await publishAtOnce(tx, [{ module: 'gallery', thingId: subjectId, language: null, content }], {
        authorId,
        originId: origin.id,
      });
    }
    await sql`
      insert into import_record (origin_id, key, thing_id, hash, linked_hash) values (${origin.id}, ${key}, ${subjectId}, ${hash}, ${hash})
      on conflict (origin_id, key) do update set hash = excluded.hash, thing_id = excluded.thing_id`.execute(tx);
    return outcome;
  });
}
