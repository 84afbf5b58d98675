import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** JIS X 0213 by plane and row: the characters of the cells 1 to 94. */
let table: ReadonlyMap<string, readonly string[]> | null = null;

function readTable(): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(join(import.meta.dirname, 'jis-x-0213.txt'), 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [row, ...cells] = line.split('\t');
      return row && !row.startsWith('#') ? [[row, cells] as const] : [];
    }),
  );
}

/** The character with a code of JIS X 0213: plane, row and cell; null if there is none. */
export function characterOfJis(plane: number, row: number, cell: number): string | null {
  table ??= readTable();
  return table.get(`${plane}-${row}`)?.[cell - 1] || null;
}

/**
 * The character that a typist's note names by its code, U+5A7F or 1-90-54; null if it has none. Two numbers are a page
 * and a line of the printed edition.
 */
export function characterOfNote(note: string): string | null {
  const plain = note.normalize('NFKC').replace(/[‐-―−]/g, '-');
  const code = Number.parseInt(/U\+([0-9A-F]{4,6})(?![0-9A-F])/i.exec(plain)?.[1] ?? '', 16);
  if (code >= 0x20 && code < 0x110000 && (code < 0xd800 || code > 0xdfff)) return String.fromCodePoint(code);
  for (const [, plane, row, cell] of plain.matchAll(/(?<![\d-])([12])-(\d{1,2})-(\d{1,2})(?![\d-])/g)) {
    const character = characterOfJis(Number(plane), Number(row), Number(cell));
    if (character) return character;
  }
  return null;
}

/** The description of a character without a code, as the typist wrote it, without level, page and line. */
export function describeCharacter(note: string): string {
  const parts = note.split('、');
  const place = parts.findIndex(
    (part, at) => at > 0 && /^(?:第[34３４]水準|ページ数|[\d０-９]{1,4}[-－‐])/u.test(part),
  );
  return (
    parts
      .slice(0, place < 0 ? parts.length : place)
      .join('、')
      .trim() || note
  );
}

/** Letters with an accent, as Aozora Bunko writes them with two signs of ASCII. */
const accents: Record<string, string> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  ':': '\u0308',
  _: '\u0304',
  ',': '\u0327',
};
const ligatures: Record<string, string> = {
  'ae&': 'æ',
  'AE&': 'Æ',
  'oe&': 'œ',
  'OE&': 'Œ',
  's&': 'ß',
  'a&': 'å',
  'A&': 'Å',
  'o/': 'ø',
  'O/': 'Ø',
  '!@': '¡',
  '?@': '¿',
};

/** `〔e'tiquette〕` becomes `étiquette`; other brackets of this form stay. */
export const composeAccents = (line: string): string =>
  line.replace(/〔([^〔〕]+)〕/g, (whole, words: string) => {
    if (!/[A-Za-z][`'^~:_,&/]|[!?]@/.test(words) || /[\p{sc=Han}\p{sc=Hiragana}]/u.test(words)) return whole;
    return words
      .replace(/(?:ae|AE|oe|OE|[saA])&|[oO]\/|[!?]@/g, (signs) => ligatures[signs]!)
      .replace(/([aeiouyAEIOUY])([`'^:_])|([anoANO])(~)|([cC])(,)/g, (signs) =>
        (signs[0]! + accents[signs[1]!]!).normalize('NFC'),
      );
  });
