import type { Readable } from 'node:stream';
import { openPromise, type Entry } from 'yauzl';
import { Unreadable } from './unreadable.ts';

/** What an archive of a source may hold. */
const mostFiles = 100_000;
/** How many times larger a file may be than what is stored of it, beyond the first so many bytes; texts reach 20. */
const mostRatio = 100,
  ratioFromBytes = 1_000_000;

/** A ZIP archive of a source; nothing is unpacked before it is read. */
export interface Archive {
  names: readonly string[];
  /** A file as a stream: it is never longer than the archive's directory says. */
  stream(name: string): Promise<Readable>;
  /** A file as a whole; null for one that is not there. */
  read(name: string): Promise<Buffer | null>;
  close(): void;
}

/**
 * Opens a ZIP archive, called by its `kind` in the report, with those of its files that are wanted. Throws an
 * `Unreadable` where it is none, where it holds more than `mostBytes` unpacked, or unpacks to far more than it is.
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
