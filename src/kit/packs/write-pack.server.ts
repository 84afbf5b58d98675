import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { manifestFile, type Manifest, type PackedFile } from './format.ts';
import type { PackFile } from './pack-form.server.ts';

/**
 * Streams a pack: file by file, none of them whole in memory, as fast as it is consumed. The manifest with all
 * checksums comes last. An error breaks the stream, so that truncation is noticed.
 */
export function packStream(
  files: AsyncIterable<PackFile>,
  manifest: (files: PackedFile[]) => Manifest,
  madeAt: Date,
): Readable {
  const zip = new ZipFile(),
    out = new PassThrough();
  const closed = new AbortController();
  out.once('close', () => closed.abort());
  zip.on('error', (error: Error) => out.destroy(error));
  zip.outputStream.pipe(out);
  fill(zip, files, manifest, { madeAt, signal: closed.signal }).catch((error: Error) => out.destroy(error));
  return out;
}

async function fill(
  zip: ZipFile,
  files: AsyncIterable<PackFile>,
  manifest: (files: PackedFile[]) => Manifest,
  { madeAt, signal }: { madeAt: Date; signal: AbortSignal },
): Promise<void> {
  const packed: PackedFile[] = [];
  for await (const file of files) {
    packed.push(await put(zip, file, madeAt, signal));
    if (signal.aborted) return;
  }
  const written = `${JSON.stringify(manifest(packed), null, 1)}\n`;
  zip.addBuffer(Buffer.from(written), manifestFile, { mtime: madeAt });
  zip.end();
}

/** Adds a file, and waits until all of it has been read. */
const put = (zip: ZipFile, file: PackFile, mtime: Date, signal: AbortSignal): Promise<PackedFile> =>
  new Promise((done, failed) => {
    const hash = createHash('sha256');
    let bytes = 0;
    async function* counted() {
      for await (const chunk of file.content()) {
        const piece = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
      done({ name: file.name, type: file.type, bytes, sha256: hash.digest('hex') });
    }
    const stream = Readable.from(counted(), { objectMode: false, signal });
    stream.once('error', failed);
    zip.addReadStream(stream, file.name, { compress: file.isText, mtime });
  });
