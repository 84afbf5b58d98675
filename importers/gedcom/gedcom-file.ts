import { readFile, stat } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { readGedcom, type TreeNode } from 'read-gedcom';

/** A line of a GEDCOM file with those below it. */
export interface GedcomNode {
  tag: string;
  pointer: string | null;
  value: string;
  children: GedcomNode[];
  /** Where it stands. */
  line: number;
}

/** The largest file, packed or not, in bytes: it is read at once. */
const mostBytes = 256 * 1024 * 1024;
/** Lines of one record that are kept: a note may have a hundred thousand. */
const mostLines = 5000;

/**
 * The records of a file: .ged in whatever letters it says (ANSEL, UTF-8, UTF-16, ANSI), or the gedcom.ged of a GEDZIP
 * (.gdz, .zip). `fault` is what is wrong with its letters; null: nothing. Throws an `Error` with one readable line.
 */
export async function gedcomRecords(path: string): Promise<{ records: GedcomNode[]; fault: string | null }> {
  const { size } = await stat(path);
  if (size > mostBytes) throw new Error(`It is larger than ${mostBytes / 1024 / 1024} MB.`);
  const file = await readFile(path);
  const isPacked = file[0] === 0x50 && file[1] === 0x4b;
  const whole = isPacked ? fromGedzip(file) : file,
    isMisnamed = saysUtf8(whole) && !isUtf8(whole);
  const bytes = isMisnamed ? Buffer.from(new TextDecoder('windows-1252').decode(whole)) : whole;
  try {
    const [root] = Array.from(readGedcom(Uint8Array.from(bytes).buffer, { noIndex: true }));
    return {
      records: (root?.children ?? []).map(plain),
      fault: isMisnamed ? 'it says UTF-8 and is not: read as Windows-1252' : null,
    };
  } catch (error) {
    throw new Error(`It is no GEDCOM: ${(error as Error).message}`, { cause: error });
  }
}

/** Bytes in which a file says what letters it has. */
const headBytes = 2000;
const saysUtf8 = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1');
  const [, charset] = /^\s*1 CHAR +(\S+)/m.exec(head) ?? [];
  return charset === undefined ? /^\s*2 VERS 7/m.test(head) : /^UTF-?8$/i.test(charset);
};
/** Read as what they are not, letters would turn into others that nobody wrote. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function fromGedzip(file: Uint8Array): Uint8Array {
  let tooLarge = false;
  const files = unzipSync(file, {
    filter({ name, originalSize }) {
      const isWanted = /(?:^|\/)gedcom\.ged$/i.test(name);
      if (isWanted && originalSize > mostBytes) tooLarge = true;
      return isWanted && originalSize <= mostBytes;
    },
  });
  if (tooLarge) throw new Error(`Unpacked it is larger than ${mostBytes / 1024 / 1024} MB.`);
  const [gedcom] = Object.values(files);
  if (!gedcom) throw new Error('There is no gedcom.ged in this GEDZIP.');
  return gedcom;
}

const plain = ({ tag, pointer, value, children, indexSource }: TreeNode): GedcomNode => ({
  tag: tag ?? '',
  pointer,
  value: value ?? '',
  children: children.slice(0, mostLines).map(plain),
  line: (indexSource ?? 0) + 1,
});

/** The first line of a tag below another. */
export const below = (node: GedcomNode | undefined, tag: string): GedcomNode | undefined =>
  node?.children.find((one) => one.tag === tag);
export const allBelow = (node: GedcomNode, tag: string): GedcomNode[] => node.children.filter((one) => one.tag === tag);
/** A text with what goes on below it: CONC at once, CONT on a line of its own. */
export const textOf = (node: GedcomNode | undefined): string =>
  node
    ? node.children.reduce(
        (text, { tag, value }) => (tag === 'CONC' ? text + value : tag === 'CONT' ? `${text}\n${value}` : text),
        node.value,
      )
    : '';
