import type { Readable } from 'node:stream';
import { openPromise, type Entry } from 'yauzl';
import { Unreadable } from './unreadable.ts';

/** Maximum number of files in an archive. */
const mostFiles = 100_000;
/** Maximum ratio of a file's size to its compressed size, for files above a minimum size; texts reach 20. */
const mostRatio = 100,
  ratioFromBytes = 1_000_000;

/** A ZIP archive of a source; files are unpacked only when read. */
export interface Archive {
  names: readonly string[];
  /** A file as a stream, which is never longer than the archive's directory states. */
  stream(name: string): Promise<Readable>;
  /** A whole file; null if it does not exist. */
  read(name: string): Promise<Buffer | null>;
  close(): void;
}

/**
 * Opens a ZIP archive, which reports call by its `kind`, with those files for which `isWanted` is true. Throws an
 * `Unreadable` if it is no archive, unpacks to more than `mostBytes`, or exceeds the compression ratio.
 */
export async function openArchive(
  path: string,
  { kind, isWanted, mostBytes }: { kind: string; isWanted(name: string): boolean; mostBytes: number },
): Promise<Archive> {
  const notAnArchive = (error: unknown): never => {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(`it is no ${kind}: ${(error as Error).message.slice(0, 100)}`, { cause: error });
  };
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(notAnArchive);
  try {
    const entries = new Map<string, Entry>();
    let total = 0;
    if (zip.entryCount > mostFiles) throw new Unreadable(`it holds more than ${mostFiles} files`);
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize: bytes, compressedSize: stored } = entry;
      if (!isWanted(name)) continue;
      if (!entry.canDecodeFileData()) throw new Unreadable(`${name} is packed or locked in a way that is not known`);
      if ((total += bytes) > mostBytes) throw new Unreadable(`unpacked it is larger than ${mostBytes / 1e6} MB`);
      if (bytes > ratioFromBytes && bytes > stored * mostRatio)
        throw new Unreadable(`${name} unpacks to more than ${mostRatio} times its size`);
      entries.set(name, entry);
    }
    const stream = (name: string) => zip.openReadStreamPromise(entries.get(name)!).catch(notAnArchive);
    return {
      names: [...entries.keys()],
      stream,
      async read(name) {
        if (!entries.has(name)) return null;
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of await stream(name)) chunks.push(chunk as Buffer);
        } catch (error) {
          notAnArchive(error);
        }
        return Buffer.concat(chunks);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    return notAnArchive(error);
  }
}
