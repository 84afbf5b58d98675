import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { fail, Failure } from '../../rules/errors.ts';
import { isFileName, Manifest, manifestFile, packFormat, packVersion } from './format.ts';

/** Limits of a pack. Our text compresses to a twelfth at best; a bomb of one letter to a thousandth. */
export const packLimits = {
  files: 1_000_000,
  /** Bytes of all files unpacked, and of content read whole (the manifest, one line). */
  totalBytes: 500e9,
  wholeBytes: 64e6,
  /** How many times larger a file may be than in the archive, beyond the first `ratioFromBytes` bytes. */
  ratio: 100,
  ratioFromBytes: 1e6,
};
export type PackLimits = typeof packLimits;

export interface Pack {
  manifest: Manifest;
  /** Size of a file in bytes; null if it does not exist. */
  sizeOf(name: string): number | null;
  open(name: string): Promise<Readable>;
  /** Every line of a file as JSON, with its number; fails with `packDamaged`. */
  lines(name: string): AsyncGenerator<{ line: number; value: unknown }>;
  close(): void;
}

/**
 * Opens an untrusted pack, and verifies all of it before any of it is used: every name, size and checksum. Fails with
 * `packUnreadable`, `packPathWrong`, `packTooLarge`, `packNewer`, `packDamaged`, `packEntities`.
 */
export async function openPack(path: string, limits: PackLimits = packLimits): Promise<Pack> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    (error: Error) => fail('packUnreadable', { name: error.message }),
  );
  try {
    const entries = await entriesOf(zip, limits);
    const manifest = await manifestIn(zip, entries, limits);
    await checkFiles(zip, entries, manifest);
    const stream = (name: string) => openEntry(zip, entries.get(name) ?? fail('packDamaged', { name }));
    return {
      manifest,
      sizeOf: (name) => entries.get(name)?.uncompressedSize ?? null,
      open: stream,
      async *lines(name) {
        let line = 0;
        for await (const text of linesOf(await stream(name), name, limits)) {
          line++;
          if (text) yield { line, value: parseOrFail(text, `${name}:${line}`) };
        }
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const isLink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;

/** The archive's list of files; unpacks nothing. */
async function entriesOf(zip: ZipFile, limits: PackLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > limits.files) fail('packTooLarge', { name: `${zip.entryCount} files` });
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize: bytes, compressedSize: packed } = entry;
      if (!isFileName(name) || isLink(entry) || entries.has(name)) fail('packPathWrong', { name });
      if (!entry.canDecodeFileData()) fail('packUnreadable', { name });
      if (bytes > limits.ratioFromBytes && bytes > packed * limits.ratio) fail('packTooLarge', { name });
      if ((total += bytes) > limits.totalBytes) fail('packTooLarge', { name: `${total} bytes` });
      entries.set(name, entry);
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { message } = error as Error;
    fail(/path|fileName/.test(message) ? 'packPathWrong' : 'packUnreadable', { name: message });
  }
  return entries;
}

const openEntry = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  zip.openReadStreamPromise(entry).catch((error: Error) => fail('packDamaged', { name: error.message }));

/** Chunks of a stream; an early end counts as damage of the archive. A file is never longer than the archive says. */
async function* chunksOf(stream: Readable, name: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    fail('packDamaged', { name: `${name}: ${(error as Error).message}` });
  }
}

async function manifestIn(zip: ZipFile, entries: ReadonlyMap<string, Entry>, limits: PackLimits): Promise<Manifest> {
  const entry = entries.get(manifestFile) ?? fail('packUnreadable', { name: manifestFile });
  if (entry.uncompressedSize > limits.wholeBytes) fail('packTooLarge', { name: manifestFile });
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(await openEntry(zip, entry), manifestFile)) chunks.push(chunk);
  const content = parseOrFail(Buffer.concat(chunks).toString(), manifestFile);
  const header = z.object({ format: z.literal(packFormat), version: z.int() }).safeParse(content);
  if (!header.success) fail('packUnreadable', { name: manifestFile });
  if (header.data.version > packVersion) fail('packNewer', { name: `version ${header.data.version}` });
  const manifest = Manifest.safeParse(content);
  if (!manifest.success)
    fail('packUnreadable', { name: `${manifestFile}, ${manifest.error.issues[0]!.path.join('.')}` });
  return manifest.data;
}

/** Compares every file with the manifest: none may be missing, extra or different. */
async function checkFiles(zip: ZipFile, entries: ReadonlyMap<string, Entry>, { files }: Manifest): Promise<void> {
  const listedNames = new Set(files.map(({ name }) => name));
  for (const name of entries.keys()) if (name !== manifestFile && !listedNames.has(name)) fail('packDamaged', { name });
  if (listedNames.size !== files.length) fail('packDamaged', { name: manifestFile });
  for (const { name, bytes, sha256 } of files) {
    const entry = entries.get(name) ?? fail('packDamaged', { name });
    if (entry.uncompressedSize !== bytes) fail('packDamaged', { name });
    const hash = createHash('sha256'),
      mayDeclare = name.endsWith('.xml') ? createDeclarationCheck(name) : () => {};
    for await (const chunk of chunksOf(await openEntry(zip, entry), name)) {
      hash.update(chunk);
      mayDeclare(chunk);
    }
    if (hash.digest('hex') !== sha256) fail('packDamaged', { name });
  }
}

/** Fails with `packEntities` if XML declares a document type or an entity: ours never does, bombs must. */
function createDeclarationCheck(name: string): (chunk: Buffer) => void {
  let last = '';
  return (chunk) => {
    const text = last + chunk.toString('latin1').replaceAll('\0', ''); // UTF-16 has a zero in every ASCII letter
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) fail('packEntities', { name });
    last = text.slice(-10);
  };
}

/** Lines of a file; fails with `packTooLarge` if one is too long for memory. */
async function* linesOf(stream: Readable, name: string, { wholeBytes }: PackLimits): AsyncGenerator<string> {
  let open: Buffer[] = [],
    bytes = 0;
  for await (const chunk of chunksOf(stream, name)) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      open.push(chunk.subarray(from, end));
      yield Buffer.concat(open).toString();
      [open, bytes, from] = [[], 0, end + 1];
    }
    open.push(chunk.subarray(from));
    if ((bytes += chunk.length - from) > wholeBytes) fail('packTooLarge', { name });
  }
  if (bytes) yield Buffer.concat(open).toString();
}

function parseOrFail(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    fail(where === manifestFile ? 'packUnreadable' : 'packContentWrong', { name: where });
  }
}
