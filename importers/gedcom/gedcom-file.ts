import { openGedcom } from './gedcom-encoding.ts';
import { linesOfPieces, type TextLine } from '../text-lines.ts';
import type { ReportLine } from '../record.ts';

/** A line of a GEDCOM file with its subordinate lines; CONC and CONT are joined to its value. */
export interface GedcomNode {
  tag: string;
  pointer: string | null;
  value: string;
  children: GedcomNode[];
  /** Line number in the file. */
  line: number;
  /** Whether an import uses the value; other lines are reported. */
  isUsed: boolean;
}

type LineReport = { line: number; why: string };
/** The content of a file: its records, and what its lines have that is no part of them. */
export interface GedcomRecords {
  records: GedcomNode[];
  /** Records that cannot be read, with their first line. */
  refused: LineReport[];
  /** Lines that cannot be read, and lines of the program that wrote the file. */
  omitted: LineReport[];
  /** Lines that are written oddly, and how they were read. */
  notices: LineReport[];
}

/** Maximum characters of a record; a note with the text of a book has some hundred thousand. */
const maxRecordLength = 4 * 1024 * 1024;
/** Maximum level of a line; the standard needs fewer than ten. */
const maxLevel = 50;
/** Non-empty lines without a single readable one after which a file is no GEDCOM. */
const maxUnreadableStart = 200;
/** Subordinate lines that stay in memory of a line that nothing reads. */
const maxUnreadChildren = 5;
/** Characters of a value that the report repeats. */
const maxExcerpt = 60;

const recordTags = new Set(['HEAD', 'INDI', 'FAM', 'SOUR', 'NOTE', 'SNOTE', 'OBJE']);
/** Lines whose subordinate lines are read. Of any other line only the first one stays in memory, for the report. */
const readTags = new Set(
  (
    'HEAD INDI FAM NAME NICK GIVN SURN SEX TITL BIRT CHR BAPM DEAT BURI DATE SOUR PAGE NOTE SNOTE FACT EVEN TYPE ' +
    'FAMC FAMS PEDI STAT ADOP HUSB WIFE CHIL MARR DIV ANUL ABBR AUTH PUBL LANG COPR GEDC VERS FORM CHAR FONE ROMN ' +
    'TRAN PHRASE _FREL _MREL OBJE FILE'
  ).split(' '),
);
/** Lines whose text may continue on the next line, also if the program forgot CONT. */
const textTags = new Set('NOTE SNOTE TEXT TITL AUTH PUBL PAGE ABBR COPR PHRASE'.split(' '));
/** Lines about the record, the program or the file, not about people: each is reported once with its number. */
const technicalTags = new Set('CHAN CREA RIN REFN RFN AFN UID EXID ANCI DESI SUBM SUBN'.split(' '));

const linePattern = /^(\d{1,6})([ \t\u00a0]+)(?:(@[^@\s][^@]{0,80}@)[ \t]+)?([\p{L}_][^\s@]{0,63})(?:[ \t](.*))?$/su;

/**
 * The records of a GEDCOM file, read line by line: a line that cannot be read costs itself only. Throws an `Error` with
 * one readable line if the file is not GEDCOM or too large.
 */
export async function gedcomRecords(path: string, encoding?: string): Promise<GedcomRecords> {
  const file = await openGedcom(path, encoding);
  try {
    const reader = new RecordReader();
    for await (const line of linesOfPieces(file.pieces)) reader.read(line);
    const result = reader.end();
    if (file.notice) result.notices.unshift({ line: 1, why: file.notice });
    return result;
  } finally {
    file.close();
  }
}

interface ReadLine {
  level: number;
  pointer: string | null;
  tag: string;
  value: string;
}

class RecordReader {
  readonly #result: GedcomRecords = { records: [], refused: [], omitted: [], notices: [] };
  /** The current record and its last lines, by level; empty before the first and after one that is refused. */
  #path: GedcomNode[] = [];
  /** The line that a text without a level continues. */
  #last: GedcomNode | null = null;
  #length = 0;
  #tooLarge = false;
  #lastLine = 0;
  #hasEnd = false;
  #isSecondFile = false;
  #isSeven = false;
  #readable = 0;
  #unreadable: LineReport[] = [];
  /** Oddities of many lines, with the first line and how many there are. */
  readonly #repeated = new Map<string, { list: 'omitted' | 'notices'; line: number; count: number }>();
  /** Lines nested too deeply, by their record. */
  readonly #tooDeep = new Map<GedcomNode, { line: number; count: number }>();

  read({ number, text, isCut, isDoubled }: TextLine): void {
    this.#lastLine = number;
    if (isDoubled) this.#repeat('notices', 'a line that ends with CR CR LF', number);
    const written = number === 1 ? text.replace(/^\ufeff/, '') : text;
    const trimmed = written.replace(/^[\s\u00a0\0]+/, '');
    if (trimmed === '' || trimmed === '\u001a') return this.#repeat('notices', 'an empty line', number);
    if (trimmed.includes('\ufffd')) this.#note('notices', number, 'letters that cannot be read are replaced by “?”');
    const line = readLine(trimmed.replaceAll('\ufffd', '?'), this.#isSeven);
    this.#length += written.length;
    if (!line || this.#isWrappedText(line)) return this.#continueText(written, number);
    if (trimmed.length < written.length || /^\d+(?: {2,}|[ ]*[\t\u00a0])/.test(trimmed))
      this.#repeat('notices', 'spaces or tabs around the level of a line', number);
    this.#readable++;
    if (line.level === 0) this.#beginRecord(line, number);
    else this.#addLine(line, number);
    if (isCut || this.#length > maxRecordLength) this.#tooLarge = true;
  }

  end(): GedcomRecords {
    this.#finishRecord();
    if (!this.#readable)
      throw new Error(
        this.#unreadable.length
          ? `It is no GEDCOM: no line begins with a level and a tag; the first is “${this.#unreadable[0]!.why}”.`
          : 'It is no GEDCOM: it is empty.',
      );
    const { records, omitted, notices } = this.#result;
    for (const { line, why } of this.#unreadable) omitted.push({ line, why: `no GEDCOM line: ${why}` });
    for (const [why, { list, line, count }] of this.#repeated)
      this.#result[list].push({ line, why: count > 1 ? `${why} (${count} in the file, this is the first)` : why });
    for (const { line, count } of this.#tooDeep.values())
      omitted.push({ line, why: `nested deeper than ${maxLevel} levels: ${count} lines` });
    if (!records.some(({ tag }) => tag === 'HEAD')) notices.push({ line: 1, why: 'it has no header (HEAD)' });
    if (!this.#hasEnd) notices.push({ line: this.#lastLine, why: 'it has no end (TRLR): it may be cut off' });
    for (const list of [omitted, notices]) list.sort((a, b) => a.line - b.line);
    return this.#result;
  }

  #note(list: 'omitted' | 'notices' | 'refused', line: number, why: string): void {
    this.#result[list].push({ line, why });
  }

  #repeat(list: 'omitted' | 'notices', why: string, line: number): void {
    const repeated = this.#repeated.get(why);
    if (repeated) repeated.count++;
    else this.#repeated.set(why, { list, line, count: 1 });
  }

  /** Whether a line that begins with a number is the rest of a text, as in “12 children were born”. */
  #isWrappedText({ level, tag }: ReadLine): boolean {
    if (
      (level < 100 && /^[A-Z_][A-Z0-9_.-]*$/.test(tag)) ||
      readTags.has(tag.toUpperCase()) ||
      recordTags.has(tag.toUpperCase())
    )
      return false;
    return level > this.#path.length || this.#isText();
  }

  #isText(): boolean {
    return this.#last !== null && textTags.has(this.#last.tag);
  }

  #continueText(text: string, number: number): void {
    const last = this.#last;
    if (last && this.#isText()) {
      last.value += `\n${text.trim()}`;
      this.#note(
        'notices',
        number,
        `a line without a level: read as the continuation of ${last.tag} in line ${last.line}`,
      );
    } else {
      this.#unreadable.push({ line: number, why: excerpt(text) });
      if (!this.#readable && this.#unreadable.length >= maxUnreadableStart) this.end();
    }
  }

  #beginRecord(line: ReadLine, number: number): void {
    this.#finishRecord();
    if (line.tag === 'TRLR') {
      this.#hasEnd = true;
      return;
    }
    if (line.tag === 'HEAD' && this.#readable > 1) {
      this.#isSecondFile = true;
      return this.#note(
        'refused',
        number,
        'a second header (HEAD): another file begins here, and its records are left out',
      );
    }
    if (this.#isSecondFile)
      return this.#note('refused', number, `a record of a second file in this one: ${describe(line)}`);
    if (this.#hasEnd) this.#repeat('notices', 'a record after the end of the file (TRLR)', number);
    if (line.tag.startsWith('_')) return this.#addTechnical(line, number);
    if (recordTags.has(line.tag)) this.#path = [nodeOf(line, number)];
    else if (technicalTags.has(line.tag)) this.#addTechnical(line, number);
    else this.#note('omitted', number, `${describe(line)}: there is no room for such a record`);
    this.#last = this.#path[0] ?? null;
  }

  #finishRecord(): void {
    const [record] = this.#path;
    if (record && this.#tooLarge)
      this.#note('refused', record.line, `a record larger than ${maxRecordLength / 1024 / 1024} MB`);
    else if (record) this.#result.records.push(record);
    [this.#path, this.#last, this.#length, this.#tooLarge] = [[], null, 0, false];
  }

  #addLine(line: ReadLine, number: number): void {
    if (line.tag === 'CONC' || line.tag === 'CONT') return this.#join(line, number);
    const [record] = this.#path;
    if (!record) return; // within a record that is left out
    const level = Math.min(line.level, this.#path.length);
    if (level > maxLevel) {
      const deep = this.#tooDeep.get(record);
      if (deep) deep.count++;
      else this.#tooDeep.set(record, { line: number, count: 1 });
      return;
    }
    const parent = this.#path[level - 1]!;
    if (line.level > level && (parent.isUsed || readTags.has(parent.tag)))
      this.#note(
        'notices',
        number,
        `a line of level ${line.level} after level ${this.#path.length - 1}: read as level ${level}`,
      );
    this.#path.length = level;
    const node = nodeOf(line, number);
    this.#path.push(node);
    this.#last = node;
    if (isWithinUnread(this.#path)) {
      // The report repeats the first omitted line, with a few of its subordinate lines.
      if (parent.children.length < maxUnreadChildren) parent.children.push(node);
      return;
    }
    if (line.tag === 'VERS' && this.#path.at(-2)?.tag === 'GEDC') this.#isSeven = line.value.startsWith('7');
    if (line.tag.startsWith('_') && !readTags.has(line.tag)) this.#addTechnical(line, number);
    else if (technicalTags.has(line.tag)) this.#addTechnical(line, number);
    else parent.children.push(node);
  }

  /** Joins a continuation to the line that it continues; one level deeper, but some programs use the same level. */
  #join({ level, tag, value }: ReadLine, number: number): void {
    const parent = this.#path[Math.min(level, this.#path.length) - 1];
    if (!parent) return;
    const isOfRecord = parent === this.#path[0] && !textTags.has(parent.tag);
    const target = isOfRecord && this.#isText() ? this.#last! : parent;
    if (isOfRecord && target === parent)
      return this.#note('omitted', number, `${tag} continues no text: ${excerpt(value)}`);
    this.#last = target;
    target.value += tag === 'CONT' ? `\n${value}` : value;
  }

  #addTechnical(line: ReadLine, number: number): void {
    if (this.#path[0]?.tag === 'HEAD') return; // about the file only
    const what = line.tag.startsWith('_') ? 'a line of the program that wrote the file' : 'a line about the record';
    this.#repeat('omitted', `${line.tag}: ${what}`, number);
  }
}

/** Whether the last line is subordinate to a line that nothing reads. */
const isWithinUnread = (path: readonly GedcomNode[]): boolean =>
  path.slice(1, -1).some(({ tag }) => !readTags.has(tag));

function readLine(text: string, isSeven: boolean): ReadLine | null {
  const parts = linePattern.exec(text);
  if (!parts) return null;
  const [, level, , pointer = null, writtenTag, rest = ''] = parts;
  const upper = writtenTag!.toUpperCase(),
    tag = readTags.has(upper) || recordTags.has(upper) || upper === 'CONC' || upper === 'CONT' ? upper : writtenTag!;
  // 5.5.1 doubles every @ of a text, 7.0 only the first character.
  const value = isSeven ? rest.replace(/^@@/, '@') : rest.replaceAll('@@', '@');
  // `0 INDI @I1@`, as some programs write it.
  const isSwapped = level === '0' && pointer === null && recordTags.has(tag) && /^@[^@\s]{1,80}@\s*$/.test(value);
  return { level: Number(level), pointer: isSwapped ? value.trim() : pointer, tag, value: isSwapped ? '' : value };
}

const nodeOf = ({ tag, pointer, value }: ReadLine, line: number): GedcomNode => ({
  tag,
  pointer,
  value,
  children: [],
  line,
  isUsed: false,
});

const excerpt = (text: string) => {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > maxExcerpt ? `${words.slice(0, maxExcerpt)}…` : words;
};
const describe = ({ tag, pointer, value }: ReadLine) => [pointer, tag, excerpt(value)].filter(Boolean).join(' ');

/** The first subordinate line with a tag. */
export const findChild = (node: GedcomNode | undefined, tag: string): GedcomNode | undefined =>
  node?.children.find((child) => child.tag === tag);
export const findChildren = (node: GedcomNode | undefined, tag: string): GedcomNode[] =>
  node?.children.filter((child) => child.tag === tag) ?? [];
export const textOf = (node: GedcomNode | undefined): string => node?.value ?? '';
/** The value of a line that is imported, which is then not reported as left out. */
export function useText(node: GedcomNode | undefined): string {
  if (node) node.isUsed = true;
  return textOf(node);
}

/** Lines of a record that nothing used, each with its path of tags; subordinate lines are reported with the first. */
export function unusedLines(
  record: GedcomNode,
  file: string,
  describeLine: (node: GedcomNode) => string | null,
): ReportLine[] {
  const lines: ReportLine[] = [];
  const walk = (node: GedcomNode, path: string) => {
    for (const child of node.children) {
      const childPath = `${path}.${child.tag}`;
      // A container such as BIRT has no value of its own, or says only that it happened.
      const isContainer = hasUsedLine(child) && /^y?$/i.test(child.value.trim());
      if (child.isUsed || isContainer) walk(child, childPath);
      else {
        const why = describeLine(child) ?? describeContent(child);
        lines.push({ where: `${file}:${child.line} ${childPath}`, why: `no room for it: ${why}` });
        if (hasUsedLine(child)) walk(child, childPath);
      }
    }
  };
  walk(record, record.tag);
  return lines;
}
const hasUsedLine = (node: GedcomNode): boolean => node.children.some((child) => child.isUsed || hasUsedLine(child));

/** The value of a line, or the values of its subordinate lines if it has none. */
const describeContent = (node: GedcomNode): string =>
  [
    excerpt(node.value.trim().toUpperCase() === 'Y' ? '' : node.value),
    ...node.children.flatMap((child) => (child.isUsed || hasUsedLine(child) ? [] : describeLine(child))),
  ]
    .filter(Boolean)
    .join(', ') || 'stated without more';
/** A line with those below it: DATE 1830, NOTE moved house. */
function describeLine(node: GedcomNode): string {
  const words = describeContent(node);
  return words === 'stated without more' ? node.tag : `${node.tag} ${words}`;
}
