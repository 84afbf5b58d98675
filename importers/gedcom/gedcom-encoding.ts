import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { decodeAnsel, decodeCp850 } from 'read-gedcom/dist/cjs/parse/decoding/index.js';
import { openArchive } from '../archive.ts';
import { assertEncoding, guessEncoding, inspectBytes, looksWritten } from '../text-encoding.ts';

/** Maximum size of a file after unpacking, in bytes. */
const maxFileBytes = 128 * 1024 * 1024;
/** Bytes that are searched for the declared encoding. */
const headBytes = 5000;

/** The text of a file in pieces, and how its encoding was determined if that is not what the file declares. */
export interface DecodedFile {
  pieces: AsyncIterable<string>;
  notice: string | null;
  close(): void;
}

/**
 * Opens a .ged, or the gedcom.ged of a GEDZIP (.gdz, .zip), in the given encoding, or in the one that its bytes show:
 * a mark, UTF-16, UTF-8 if all bytes are valid, else what it declares, else Windows-1252.
 *
 * Throws an `Error` with one readable line if the file is too large, packed wrongly, or the encoding is unknown.
 */
export async function openGedcom(path: string, encoding?: string): Promise<DecodedFile> {
  const file = await openBytes(path);
  try {
    const { name, notice } =
      encoding === undefined
        ? await detectEncoding(file.chunks)
        : { name: /^(?:ansel|cp850)$/i.test(encoding) ? encoding : assertEncoding(encoding), notice: null };
    return { pieces: decode(await file.chunks(), name), notice, close: file.close };
  } catch (error) {
    file.close();
    throw error;
  }
}

interface ByteFile {
  /** Restarts from the beginning on each call. */
  chunks(): Promise<AsyncIterable<Buffer>>;
  close(): void;
}

async function openBytes(path: string): Promise<ByteFile> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close());
  if (buffer.toString('latin1') !== 'PK') {
    if ((await stat(path)).size > maxFileBytes) throw new Error(`It is larger than ${maxFileBytes / 1024 / 1024} MB.`);
    return { chunks: async () => createReadStream(path) as AsyncIterable<Buffer>, close() {} };
  }
  const archive = await openArchive(path, {
    kind: 'GEDZIP',
    isWanted: (name) => /(?:^|\/)gedcom\.ged$/i.test(name),
    mostBytes: maxFileBytes,
  });
  const [name] = archive.names;
  if (name === undefined) {
    archive.close();
    throw new Error('There is no gedcom.ged in this GEDZIP.');
  }
  return { chunks: () => archive.stream(name), close: archive.close };
}

interface Encoding {
  name: string;
  notice: string | null;
}

async function detectEncoding(chunks: ByteFile['chunks']): Promise<Encoding> {
  const head: Buffer[] = [];
  const traits = await inspectBytes(withHead(await chunks(), head));
  if (traits.utf16) return { name: traits.utf16, notice: null };
  const declared = declaredCharset(Buffer.concat(head));
  const isDeclaredUtf8 = /^UTF-?8$/i.test(declared);
  if (traits.isAscii) return { name: 'utf-8', notice: null };
  if (traits.isUtf8)
    return {
      name: 'utf-8',
      notice: isDeclaredUtf8 || declared === '' ? null : `it says ${declared} and is UTF-8: read as UTF-8`,
    };
  if (traits.isDamagedUtf8) return { name: 'utf-8', notice: 'it is UTF-8 with damaged letters' };
  const name = encodingOf(declared);
  // ANSI is the code page of the computer on which the file was written.
  if (name && (name !== 'windows-1252' || looksWritten(new TextDecoder(name).decode(traits.sample))))
    return { name, notice: null };
  const claim = isDeclaredUtf8 ? 'it says UTF-8 and is not' : declared ? `it says ${declared}` : 'it names no encoding';
  const guess = guessEncoding(traits.sample).encoding ?? 'windows-1252';
  return { name: guess, notice: `${claim}: read as ${guess.replace('windows', 'Windows')}` };
}

/** Passes chunks on, and keeps the beginning. */
async function* withHead(chunks: AsyncIterable<Buffer>, head: Buffer[]): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of chunks) {
    if (length < headBytes) head.push(Buffer.from(chunk.subarray(0, headBytes - length)));
    length += chunk.length;
    yield chunk;
  }
}

/** The value of `CHAR`; UTF-8 for GEDCOM 7, and empty if there is none. */
function declaredCharset(head: Buffer): string {
  const text = head.toString('latin1');
  const charset = /^[ \t]*1[ \t]+CHAR(?:ACTER)?[ \t]+(\S.{0,40})$/m.exec(text)?.[1]?.trim();
  return charset ?? (/^[ \t]*2[ \t]+VERS[ \t]+7/m.test(text) ? 'UTF-8' : '');
}

/** Encodings that files declare, by the names that `decode` knows; null if the name says nothing. */
function encodingOf(declared: string): string | null {
  if (/^ANSEL$/i.test(declared)) return 'ansel';
  if (/^(?:IBMPC|MSDOS|IBM DOS)$/i.test(declared)) return 'cp850';
  if (/^(?:ANSI|WINDOWS|IBM WINDOWS|UNIX)$/i.test(declared)) return 'windows-1252';
  if (/^UTF-?8$|^UNICODE$/i.test(declared)) return null;
  const label = declared.replace(/^CP-?(?=\d)/i, 'windows-');
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

const lineFeed = 0x0a,
  carriageReturn = 0x0d;

/** Decodes a file. ANSEL and code page 850 are decoded in whole lines, because letters never span two of them. */
async function* decode(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decodeBytes =
    encoding.toLowerCase() === 'ansel' ? decodeAnsel : encoding.toLowerCase() === 'cp850' ? decodeCp850 : null;
  if (!decodeBytes) {
    const decoder = new TextDecoder(encoding);
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
    return;
  }
  let pending: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = pending.length ? Buffer.concat([pending, chunk]) : chunk;
    const end = Math.max(bytes.lastIndexOf(lineFeed), bytes.lastIndexOf(carriageReturn)) + 1;
    if (end) yield decodeBytes(Uint8Array.from(bytes.subarray(0, end)).buffer);
    pending = Buffer.from(bytes.subarray(end));
  }
  if (pending.length) yield decodeBytes(Uint8Array.from(pending).buffer);
}
