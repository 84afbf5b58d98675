import type { Readable } from 'node:stream';
import { openPromise, type Entry } from 'yauzl';
import { UnreadableError } from './read-errors.ts';

/** Maximum number of files in an archive. */
const maxFiles = 100_000;
/** Maximum ratio of the size of a file, or of all files, to the compressed size, above a minimum size; texts reach 20. */
const maxRatio = 100,
  minRatioBytes = 1_000_000;

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
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError(`it is no ${kind}: ${(error as Error).message.slice(0, 100)}`, { cause: error });
  };
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(notAnArchive);
  try {
    const entries = new Map<string, Entry>();
    let total = 0,
      totalStored = 0;
    if (zip.entryCount > maxFiles) throw new UnreadableError(`it holds more than ${maxFiles} files`);
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize: bytes, compressedSize: stored } = entry;
      if (!isWanted(name)) continue;
      if (!entry.canDecodeFileData())
        throw new UnreadableError(`${name} is packed or locked in a way that is not known`);
      totalStored += stored;
      if ((total += bytes) > mostBytes) throw new UnreadableError(`unpacked it is larger than ${mostBytes / 1e6} MB`);
      if (bytes > minRatioBytes && bytes > stored * maxRatio)
        throw new UnreadableError(`${name} unpacks to more than ${maxRatio} times its size`);
      entries.set(name, entry);
    }
    if (total > minRatioBytes && total > totalStored * maxRatio)
      throw new UnreadableError(`it unpacks to more than ${maxRatio} times its size`);
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
