import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Failure, fail } from '../../rules/errors.ts';
import type { StoredFile } from './manifest.server.ts';
import type { BackupLocation } from './location.server.ts';
import { seal, unseal } from './sealed-stream.server.ts';

/**
 * Size of a piece, in bytes: it is held in memory, and an S3-compatible store accepts it in one request without knowing
 * the total length.
 */
const pieceBytes = 16 * 1024 * 1024;

const pieceOf = (name: string, number: number) => `${name}.${String(number).padStart(5, '0')}`;

/** Writes a file of a backup: compressed, encrypted if the place has a key, in pieces. */
export async function writeFile({ store, key }: BackupLocation, name: string, content: Readable): Promise<StoredFile> {
  const hash = createHash('sha256');
  const stored = { name, pieces: 0, bytes: 0, sha256: '' };
  async function put(piece: Buffer) {
    await store.put(pieceOf(name, stored.pieces++), piece);
    hash.update(piece);
    stored.bytes += piece.length;
  }
  await pipeline(
    content,
    createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
    (compressed: AsyncIterable<Buffer>) => (key ? seal(key, name, compressed) : compressed),
    async (sealed: AsyncIterable<Buffer>) => {
      let held: Buffer[] = [],
        bytes = 0;
      for await (const part of sealed) {
        held.push(part);
        bytes += part.length;
        if (bytes < pieceBytes) continue;
        await put(Buffer.concat(held));
        held = [];
        bytes = 0;
      }
      if (bytes || !stored.pieces) await put(Buffer.concat(held));
    },
  );
  return { ...stored, sha256: hash.digest('hex') };
}

/**
 * The original content. Fails, at its end at the latest, with `backupFileMissing` or `backupDamaged` if the stored file
 * has changed.
 */
export function readFile(place: BackupLocation, file: StoredFile): Readable {
  const { key } = place;
  const sealed = readVerifiedBytes(place, file);
  const content = Readable.from(key ? unseal(key, file.name, sealed) : sealed, { objectMode: false });
  return Readable.from(decompress(file.name, content), { objectMode: false });
}

async function* decompress(name: string, compressed: Readable): AsyncGenerator<Buffer> {
  const opening = createZstdDecompress();
  const done = pipeline(compressed, opening);
  done.catch(() => {}); // the loop throws the same error
  try {
    for await (const part of opening) yield part as Buffer;
    await done;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw Object.assign(new Failure('backupDamaged', { name }), { cause: error });
  }
}

async function* readVerifiedBytes(
  { store }: BackupLocation,
  { name, pieces, bytes, sha256 }: StoredFile,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let read = 0;
  for (let number = 0; number < pieces; number++) {
    const piece = await store.open(pieceOf(name, number));
    if (!piece) fail('backupFileMissing', { name: pieceOf(name, number) });
    for await (const part of piece.stream as AsyncIterable<Buffer>) {
      hash.update(part);
      read += part.length;
      yield part;
    }
  }
  if (read !== bytes || hash.digest('hex') !== sha256) fail('backupDamaged', { name });
}
