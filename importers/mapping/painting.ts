import type { Painting } from '../../src/features/paintings/rules.ts';
import { vocabulary, type Vocabulary } from '../../src/features/paintings/rules.ts';
import { languages, type Language } from '../../src/rules/languages.ts';
import * as limits from '../../src/rules/limits.ts';
import { ellipsize } from '../../src/rules/text-width.ts';
import type { Citation } from '../../src/rules/schemas.ts';
import { cleanNameOf, cleanSummaryOf, cleanText, mapLanguages } from '../clean-text.ts';
import { mediumOf } from '../tate.ts';
import { cellsOf, chooseValue, endOf, firstCell, itemsOf, type CellReport } from './cells.ts';
import type { Listed, PaintingColumns } from './mapping.ts';
import type { Row } from './rows/rows.ts';
import { hasFurtherSizes, readLength, readSize } from './size.ts';

/** Maximum number of artists, and of words of one kind, of a painting. */
const maxArtists = 20,
  maxWords = 30;

/** What a painting has besides the facts of every subject; `language` is that of its names. */
export function paintingOf(
  row: Row,
  columns: PaintingColumns,
  { report, source, language }: { report: CellReport; source: Citation; language: Language },
): Painting {
  const medium = readMedium(row, columns.medium, report);
  const { museum } = columns,
    museumCell = museum ? cleanNameOf(row.cell(museum.column)) : '';
  if (columns.picture !== undefined && row.cell(columns.picture))
    report.omit(
      columns.picture,
      `a picture is not fetched from ${row.cell(columns.picture).slice(0, 200)}; the kind “pictures” imports files by inventory number`,
    );
  return {
    artists: artistsOf(row, columns, { report, language }),
    styles: wordsOf(row, columns.styles, { list: 'styles', report }),
    themes: wordsOf(row, columns.themes, { list: 'themes', report }),
    materials: distinct([...medium.materials, ...wordsOf(row, columns.materials, { list: 'materials', report })]),
    supports: distinct([...medium.supports, ...wordsOf(row, columns.supports, { list: 'supports', report })]),
    size: sizeOf(row, columns.size, report),
    museum: museum && museumCell ? endOf(museumCell, museum.match) : null,
    inventory: shortText(row, columns.inventory, { length: limits.nameLength, report }),
    provenance: mapLanguages((textLanguage) => cleanSummaryOf(firstCell(row, columns.provenance?.[textLanguage]))),
    creditLine: shortText(row, columns.creditLine, { length: limits.citationFieldLength, report }),
    licence: licenceOf(row, columns.licence, report),
    images: [],
    source,
  };
}

/** All columns that the mapping of a painting names. */
export function paintingColumns(columns: PaintingColumns | undefined): string[] {
  if (!columns) return [];
  const { artists, medium, materials, supports, styles, themes, size, museum, inventory, creditLine, licence } =
    columns;
  const { provenance, picture } = columns;
  return [
    ...artists.map(({ column }) => column),
    ...[materials, supports, styles, themes].flatMap((listed) =>
      listed === undefined ? [] : typeof listed === 'string' ? listed : listed.column,
    ),
    ...(size ? ('column' in size ? [size.column] : [size.height, size.width, size.depth]) : []),
    ...(museum ? [museum.column] : []),
    ...(typeof licence === 'object' ? [licence.column] : []),
    ...[inventory, creditLine, ...languages.map((language) => provenance?.[language])].flat(),
    medium,
    picture,
  ].filter((column) => column !== undefined);
}

const distinct = (words: readonly string[]) => [...new Set(words)].slice(0, maxWords);

function artistsOf(
  row: Row,
  { artists }: PaintingColumns,
  { report, language }: { report: CellReport; language: Language },
): Painting['artists'] {
  const artistCells = artists.flatMap(({ column, separator, match, role }) =>
    itemsOf(row, { column, separator }).flatMap((cell) => {
      const name = cleanNameOf(cell);
      if (!name) report.leaveOut(column, `no name: ${cell.slice(0, 60)}`);
      return name ? [{ column, artist: { itemId: endOf(name, match), name: { [language]: name }, role } }] : [];
    }),
  );
  for (const { column, artist } of artistCells.slice(maxArtists))
    report.leaveOut(column, `more than ${maxArtists} artists: ${Object.values(artist.name)[0]}`);
  return artistCells.slice(0, maxArtists).map(({ artist }) => artist);
}

/** Words of a list; those of the vocabulary in any case of letters. */
function wordsOf(
  row: Row,
  listed: Listed | undefined,
  { list, report }: { list: Vocabulary; report: CellReport },
): string[] {
  if (listed === undefined) return [];
  const { column, separator } = typeof listed === 'string' ? { column: listed, separator: undefined } : listed;
  const words = itemsOf(row, { column, separator }).flatMap((cell) => {
    const word = cleanText(cell),
      vocabularyWord = vocabulary[list].find((candidate) => candidate === word.toLowerCase().replaceAll(' ', '-'));
    if (word.length <= limits.tagNameLength) return [vocabularyWord ?? word];
    report.leaveOut(column, `a word of more than ${limits.tagNameLength} letters: ${word.slice(0, 60)}`);
    return [];
  });
  for (const word of words.slice(maxWords)) report.leaveOut(column, `more than ${maxWords} words: ${word}`);
  return words.slice(0, maxWords);
}

/** `Oil on canvas` in words of the vocabulary; without any, the text itself is the material. */
function readMedium(row: Row, column: string | undefined, report: CellReport) {
  const text = column === undefined ? '' : cleanText(row.cell(column));
  if (column === undefined || !text) return { materials: [], supports: [] };
  const { materials, supports } = mediumOf(text);
  if (!materials.length && text.length <= limits.tagNameLength) return { materials: [text], supports };
  const words = [...materials, ...supports].join(', ');
  if (!words) report.leaveOut(column, `a material of more than ${limits.tagNameLength} letters: ${text.slice(0, 200)}`);
  else report.note(column, `read as ${words}: ${text.slice(0, 200)}`);
  return { materials, supports };
}

function sizeOf(row: Row, size: PaintingColumns['size'], report: CellReport): Painting['size'] {
  const none = { height: null, width: null, depth: null };
  if (!size) return none;
  if ('column' in size) {
    const cell = row.cell(size.column),
      read = readSize(cell, size.unit);
    if (cell && !read) report.leaveOut(size.column, `a size that is none: ${cell.slice(0, 100)}`);
    else if (hasFurtherSizes(cell, size.unit))
      report.omit(size.column, `there is room for one size: ${cell.slice(0, 200)}`);
    return read ?? none;
  }
  const lengthIn = (column: string | undefined) => {
    const cell = column === undefined ? '' : row.cell(column);
    if (column === undefined || !cell) return null;
    const length = readLength(cell, size.unit);
    if (length === null) report.leaveOut(column, `a length that is none: ${cell.slice(0, 60)}`);
    return length;
  };
  return { height: lengthIn(size.height), width: lengthIn(size.width), depth: lengthIn(size.depth) };
}

function shortText(
  row: Row,
  columns: string | readonly string[] | undefined,
  { length, report }: { length: number; report: CellReport },
): string {
  if (columns === undefined) return '';
  const text = cleanText(firstCell(row, columns)),
    short = ellipsize(text, length);
  if (short !== text) report.note([columns].flat()[0]!, `longer than ${length} letters, cut: ${text.slice(0, 500)}`);
  for (const other of cellsOf(row, columns).slice(1))
    report.leaveOut([columns].flat()[0]!, `a second value: ${other.slice(0, 100)}`);
  return short;
}

function licenceOf(row: Row, licence: PaintingColumns['licence'], report: CellReport): Painting['licence'] {
  if (licence === undefined) return null;
  const value = chooseValue(row, licence) ?? null;
  if (value === null && typeof licence === 'object' && row.cell(licence.column))
    report.leaveOut(
      licence.column,
      `a licence that the mapping does not know: ${row.cell(licence.column).slice(0, 60)}`,
    );
  return value;
}
