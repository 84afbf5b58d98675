import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { readGedcom, type TreeNode } from 'read-gedcom';
import { openArchive } from '../archive.ts';
import { describeReadError } from '../read-errors.ts';
import { recordBytesOf, type RecordBytes } from './gedcom-records.ts';

/** A line of a GEDCOM file with its subordinate lines. */
export interface GedcomNode {
  tag: string;
  pointer: string | null;
  value: string;
  children: GedcomNode[];
  /** Line number in the file. */
  line: number;
}

/** The content of a file: its records, and those that cannot be read with their first line. */
export interface GedcomRecords {
  records: GedcomNode[];
  refused: { line: number; why: string }[];
  /** A fault of the encoding; null if there is none. */
  fault: string | null;
}

/** Maximum size of a file after unpacking, in bytes. */
const maxFileBytes = 128 * 1024 * 1024;
/** Maximum lines of a record to keep: a note may have a hundred thousand. */
const maxRecordLines = 5000;
/** Bytes of records parsed at once. */
const groupBytes = 256 * 1024;
/** Bytes of the header that the library examines for the encoding. */
const headBytes = 5000;

/** Records and lines that are used; all others are discarded, so that large trees fit into memory. */
const usedRecordTags = new Set(['HEAD', 'INDI', 'FAM', 'SOUR', 'NOTE', 'SNOTE']);
const usedTags = new Set(
  (
    'NAME NICK SEX TITL BIRT CHR BAPM DEAT BURI DATE SOUR PAGE NOTE SNOTE FACT EVEN TYPE FAMC FAMS PEDI STAT ADOP ' +
    'HUSB WIFE CHIL MARR DIV ANUL ABBR AUTH PUBL LANG COPR CONC CONT'
  ).split(' '),
);

/**
 * The records of a file: .ged in the encoding that it declares (ANSEL, UTF-8, UTF-16, ANSI), or the gedcom.ged of a
 * GEDZIP (.gdz, .zip). Streams; a record that cannot be read is refused, the others are read. Throws an `Error` with
 * one readable line if the file is not GEDCOM or too large.
 */
export async function gedcomRecords(path: string): Promise<GedcomRecords> {
  const file = await openGedcom(path);
  try {
    const letters = await lettersOf(file.chunks);
    const result: GedcomRecords = {
      records: [],
      refused: [],
      fault: letters.isMisnamed ? 'it says UTF-8 and is not: read as Windows-1252' : null,
    };
    const groups = new GroupReader(result);
    for await (const record of recordBytesOf(toUtf8(await file.chunks(), letters.encoding))) groups.add(record);
    groups.end();
    return result;
  } finally {
    file.close();
  }
}

/** Parses records in groups, each with the header of the file, which declares the encoding to the library. */
class GroupReader {
  readonly #found: GedcomRecords;
  #head: Buffer | null = null;
  #headLines = 0;
  #group: (RecordBytes & { bytes: Buffer })[] = [];
  #size = 0;

  constructor(result: GedcomRecords) {
    this.#found = result;
  }

  add(record: RecordBytes): void {
    if (!this.#head) this.#readHead(record);
    else if (record.bytes === null) {
      this.#flush(); // line numbers are relative to a group
      this.#found.refused.push({ line: record.line, why: record.why });
    } else {
      this.#group.push(record);
      this.#size += record.bytes.length;
      if (this.#size >= groupBytes) this.#flush();
    }
  }

  end(): void {
    if (!this.#head) throw new Error('It is no GEDCOM: it is empty.');
    this.#flush();
  }

  #readHead({ bytes, why }: RecordBytes): void {
    try {
      if (bytes === null) throw new Error(why);
      const [head] = treeOf([bytes]);
      this.#found.records.push(...(head ? [toGedcomNode(head, 0)] : []));
      const end =
        bytes.length > headBytes
          ? Math.max(bytes.lastIndexOf(0x0a, headBytes), bytes.lastIndexOf(0x0d, headBytes)) + 1
          : bytes.length;
      this.#head = bytes.subarray(0, end);
      this.#headLines = linesIn(this.#head);
    } catch (error) {
      throw new Error(`It is no GEDCOM: ${(error as Error).message}`, { cause: error });
    }
  }

  #flush(): void {
    const group = this.#group;
    [this.#group, this.#size] = [[], 0];
    if (group.length && !this.#read(group)) for (const record of group) this.#read([record], true);
  }

  /** Whether the records could be parsed; a single one that cannot be is refused. */
  #read(group: readonly { line: number; bytes: Buffer }[], isLast = false): boolean {
    const { line } = group[0]!;
    try {
      for (const node of treeOf([this.#head!, ...group.map(({ bytes }) => bytes)]).slice(1))
        if (usedRecordTags.has(node.tag ?? ''))
          this.#found.records.push(toGedcomNode(node, line - 1 - this.#headLines));
    } catch (error) {
      // The library counts lines from the header that it received.
      if (isLast) this.#found.refused.push({ line, why: describeReadError(error).replace(/ (?:at|for) line \d+/, '') });
      return false;
    }
    return true;
  }
}

const linesIn = (bytes: Buffer): number => {
  const end = bytes.includes(0x0a) ? 0x0a : 0x0d;
  let lines = 0;
  for (let at = bytes.indexOf(end); at >= 0; at = bytes.indexOf(end, at + 1)) lines++;
  return lines;
};

/** The final line that the library requires. */
const trailer = Buffer.from('\n0 TRLR\n');

/** The records of parts of a file; the first part is its header. */
const treeOf = (pieces: readonly Buffer[]): TreeNode[] => {
  const bytes = Buffer.concat(pieces),
    isEnded = bytes.at(-1) === 0x0a || bytes.at(-1) === 0x0d;
  const completeBytes = Buffer.concat([bytes, isEnded ? trailer.subarray(1) : trailer]);
  const [root] = Array.from(readGedcom(Uint8Array.from(completeBytes).buffer, { noIndex: true }));
  return root?.children ?? [];
};

/** Converts a node of the library; `lines` is the number of lines before the parsed part. */
const toGedcomNode = ({ tag, pointer, value, children, indexSource }: TreeNode, lines: number): GedcomNode => ({
  tag: tag ?? '',
  pointer,
  value: value ?? '',
  children: children
    .filter((child) => usedTags.has(child.tag ?? ''))
    .slice(0, maxRecordLines)
    .map((child) => toGedcomNode(child, lines)),
  line: (indexSource ?? 0) + 1 + lines,
});

interface GedcomFile {
  /** Restarts from the beginning on each call. */
  chunks(): Promise<AsyncIterable<Buffer>>;
  close(): void;
}

async function openGedcom(path: string): Promise<GedcomFile> {
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

/** The encoding of a file if the library would decode it wrongly: it supports all except UTF-16. */
async function lettersOf(chunks: GedcomFile['chunks']): Promise<{ encoding: string | null; isMisnamed: boolean }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of await chunks()) {
      if (isFirst) {
        const encoding = detectUtf16(chunk);
        if (encoding || !declaresUtf8(chunk)) return { encoding, isMisnamed: false };
        isFirst = false;
      }
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { encoding: 'windows-1252', isMisnamed: true }; // otherwise letters would silently change
  }
  return { encoding: null, isMisnamed: false };
}

const detectUtf16 = ([first, second]: Uint8Array): string | null =>
  (first === 0xff && second === 0xfe) || (first === 0x30 && second === 0)
    ? 'utf-16le'
    : (first === 0xfe && second === 0xff) || (first === 0 && second === 0x30)
      ? 'utf-16be'
      : null;

/** Bytes that are searched for the declared encoding. */
const charsetBytes = 2000;
const declaresUtf8 = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, charsetBytes)).toString('latin1');
  const [, charset] = /^[ \t]*1 CHAR +(\S+)/m.exec(head) ?? [];
  return charset === undefined ? /^[ \t]*2 VERS 7/m.test(head) : /^UTF-?8$/i.test(charset);
};

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);

/** The bytes unchanged, or converted to UTF-8 with the mark that the library recognizes. */
async function* toUtf8(chunks: AsyncIterable<Buffer>, encoding: string | null): AsyncGenerator<Buffer> {
  if (encoding === null) return yield* chunks;
  const decoder = new TextDecoder(encoding);
  yield utf8Mark;
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}

/** The first subordinate line with a tag. */
export const findChild = (node: GedcomNode | undefined, tag: string): GedcomNode | undefined =>
  node?.children.find((child) => child.tag === tag);
export const findChildren = (node: GedcomNode, tag: string): GedcomNode[] =>
  node.children.filter((child) => child.tag === tag);
/** A text with its continuation lines: CONC joins directly, CONT starts a new line. */
export const textOf = (node: GedcomNode | undefined): string =>
  node
    ? node.children.reduce(
        (text, { tag, value }) => (tag === 'CONC' ? text + value : tag === 'CONT' ? `${text}\n${value}` : text),
        node.value,
      )
    : '';
