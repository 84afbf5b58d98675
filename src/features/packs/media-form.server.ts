import type { Database } from '../../kit/database/database.server.ts';
import { mediaFile, type MediaLine } from '../../kit/packs/format.ts';
import { splitIntoPages, type PackFile, type PackInput } from '../../kit/packs/pack-form.server.ts';
import { mediaAddress, type MediaStore } from '../../kit/pictures/media-store.server.ts';
import { findPictures, pictureAddress, readPictureAddress } from '../../rules/picture-address.ts';
import { readRecordingAddress, recordingsIn, recordingTypes } from '../media/face/recordings/formats.ts';

/** Collects the pictures, sounds and films in contents, while those are written. */
export class MediaCollector {
  readonly #pictures = new Set<string>();
  readonly #recordings = new Set<string>();

  collect(text: string): void {
    for (const address of findPictures(text)) this.#pictures.add(address);
    for (const address of recordingsIn(text)) this.#recordings.add(address);
  }

  /** Ids of the collected pictures that are published here. */
  async pictureIds(db: Database): Promise<string[]> {
    const ids: string[] = [];
    for await (const rows of loadCollectedPictures(db, this.#pictures)) ids.push(...rows.map(({ id }) => id));
    return ids;
  }

  /** The files with their details: first the lines, then each file. */
  async *files({ db, media }: PackInput): AsyncGenerator<PackFile> {
    const lines = await this.#lines(db, media);
    if (!lines.length) return;
    yield {
      name: mediaFile,
      type: 'application/x-ndjson',
      isText: true,
      content: () => lines.map(({ stored: _stored, type: _type, ...line }) => `${JSON.stringify(line)}\n`),
    };
    for (const { file: name, stored, type } of lines)
      yield {
        name,
        type,
        isText: false,
        content: async function* () {
          const opened = await media.open(stored);
          if (!opened) throw new Error(`${stored} is no longer in the store of media`);
          yield* opened.stream as AsyncIterable<Uint8Array>;
        },
      };
  }

  /** Omits a file that is missing in the store: its page shows nothing of it either. */
  async #lines(db: Database, media: MediaStore): Promise<(MediaLine & { stored: string; type: string })[]> {
    const lines: (MediaLine & { stored: string; type: string })[] = [];
    for await (const rows of loadCollectedPictures(db, this.#pictures))
      for (const { id, hash, width, height, original, name, format, ...rights } of rows) {
        const address = pictureAddress({ hash, width, height });
        // Tiles are cut from the original file, which is larger.
        const stored = original ? `original/${hash}.bin` : address.replace('/media/', '');
        if ((await media.sizeOf(stored)) === null) continue;
        const ending = original ? 'bin' : 'webp';
        lines.push({
          kind: 'picture',
          file: `media/${hash}.${ending}`,
          address,
          details: { id, name, ...rights },
          stored,
          type: original ? `image/${format}` : 'image/webp',
        });
      }
    for (const address of this.#recordings) {
      const { hash, format } = readRecordingAddress(address)!;
      const stored = `recording/${hash}.${format}`;
      if (mediaAddress(stored) !== address || (await media.sizeOf(stored)) === null) continue;
      const row = await db.selectFrom('recording').where('hash', '=', hash).select('name').executeTakeFirst();
      lines.push({
        kind: 'recording',
        file: `media/${hash}.${format}`,
        address,
        details: { name: row?.name ?? '' },
        stored,
        type: recordingTypes[format],
      });
    }
    return lines;
  }
}

async function* loadCollectedPictures(db: Database, addresses: ReadonlySet<string>) {
  for (const page of splitIntoPages([...addresses]))
    yield await db
      .selectFrom('image')
      .where(
        'hash',
        'in',
        page.map((address) => readPictureAddress(address)!.hash),
      )
      .where('publishedAt', 'is not', null)
      .orderBy('id')
      .select([
        'id',
        'hash',
        'width',
        'height',
        'original',
        'name',
        'format',
        'title',
        'description',
        'tags',
        'author',
        'licence',
        'source',
      ])
      .execute();
}
