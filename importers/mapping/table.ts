import { regionAt } from '../regions.ts';
import { readEach, sourceFiles, type SourceFile } from '../files.ts';
import {
  cleanNameOf,
  cleanSummaryOf,
  cleanText,
  distinctOtherNames,
  htmlWithinLimit,
  mapLanguages,
  paragraphsOf,
  shortenName,
} from '../clean-text.ts';
import { isRefusedPlace, markPlace } from '../place.ts';
import { describeWords, isNotUnderstood, isStated, readLife, timeBetween } from '../written-times.ts';
import type { ImportedRelation, ImportedSubject, ReadResult, ReportLine, Source } from '../record.ts';
import { languages, type InLanguages, type Language } from '../../src/rules/languages.ts';
import * as limits from '../../src/rules/limits.ts';
import type { Citation, Place } from '../../src/rules/schemas.ts';
import {
  cellsOf,
  chooseValue,
  chosenCell,
  endOf,
  firstCell,
  identifierOf,
  itemsOf,
  type CellReport,
  type ColumnNames,
} from './cells.ts';
import { assertEncoding } from '../text-encoding.ts';
import { originOf, type Listed, type Mapping, type TableMapping } from './mapping.ts';
import { findEdtfColumns } from './edtf-columns.ts';
import { paintingColumns, paintingOf } from './painting.ts';
import { rowsOf, tableFilePattern, TableError, type Row, type TableOptions } from './rows/rows.ts';
import { relationWordsOf } from './words.ts';

/**
 * Subjects from a table, one per row, as a mapping describes: text with separators, JSON or XLSX. A folder's tables are
 * read in turn. Throws an `Error` with one readable line if there is nothing to read, if a column of the mapping is
 * missing, or if the encoding is not clear.
 */
export async function tableSource(
  path: string,
  mapping: Mapping | null,
  { encoding }: { encoding?: string | undefined } = {},
): Promise<Source> {
  const table = mapping?.table;
  if (!mapping || !table)
    throw new Error(
      'A table needs a mapping that says what its columns are: --mapping FILE, with a part "table". --propose prints one that fits the headers.',
    );
  const files = await sourceFiles(path, tableFilePattern, 'table (.csv, .tsv, .json, .jsonl, .xlsx)');
  const read = createRowReader(mapping.name, table);
  const statedEncoding = encoding ?? table.encoding;
  const options: TableOptions = {
    columns: columnsIn(table),
    separator: table.separator,
    encoding: statedEncoding === undefined ? undefined : assertEncoding(statedEncoding),
    sheet: table.sheet,
    languages: languages.filter((language) => table.names[language] !== undefined),
  };
  for (const file of files) await assertReadable(file, options);
  return {
    origin: originOf(mapping),
    ...(table.scheme !== undefined && { scheme: table.scheme }),
    async *read() {
      yield* readEach(files, async function* (file): AsyncGenerator<ReadResult> {
        const years = await findEdtfColumns(rowsOf(file, options), timeColumnsOf(table));
        for await (const item of rowsOf(file, options)) {
          if (!('row' in item)) {
            yield item;
            continue;
          }
          const { row } = item;
          if (isRefusedPlace(row.where)) continue;
          markPlace(row.where);
          yield read(row, years);
        }
      });
    },
  };
}

/** Reads a file up to its first row. Throws the `TableError` of a file that cannot be read at all. */
async function assertReadable(file: SourceFile, options: TableOptions): Promise<void> {
  try {
    for await (const item of rowsOf(file, options)) if ('row' in item) return;
  } catch (error) {
    if (error instanceof TableError) throw error;
    // Any other failure is reported when the file is read, and the other files are imported.
  }
}

/** All columns that a mapping names. */
function columnsIn(table: TableMapping): string[] {
  const { key, kind, region, gender, times, place, same, relations, address, painting, ...texts } = table;
  const list = (columns: ColumnNames | undefined) => (columns === undefined ? [] : [columns].flat());
  const { names, otherNames, readings, disambiguation, summary, body } = texts;
  const columns = [
    key,
    ...[kind, region, gender].flatMap((choice) => (typeof choice === 'object' ? [choice.column] : [])),
    ...[names, readings, disambiguation, summary, body, place?.name].flatMap((by) =>
      Object.values(by ?? {}).flatMap(list),
    ),
    ...Object.values(otherNames ?? {}).map(columnOf),
    ...times.flatMap(({ from, until }) => [...list(from), ...list(until)]),
    ...(place ? [place.latitude, place.longitude] : []),
    ...Object.values(same),
    ...relations.map(({ column }) => column),
    ...paintingColumns(painting),
    ...(typeof address === 'object'
      ? [address.column]
      : [...(address?.matchAll(/\{([^{}]+)\}/g) ?? [])].map(([, column]) => column!)),
  ];
  return [...new Set(columns)];
}
/** The columns of times whose notation the mapping leaves open. */
const timeColumnsOf = ({ times }: TableMapping) =>
  times.flatMap(({ from, until, years }) => (years === undefined ? [from, until ?? []].flat(2) : []));
/** The columns of a file whose cells are all EDTF. */
type EdtfColumns = ReadonlyMap<string, 'edtf'>;
const columnOf = (listed: Listed) => (typeof listed === 'string' ? listed : listed.column);

/** The report of a row, and its lines. */
class RowReport implements CellReport {
  readonly broken: ReportLine[] = [];
  readonly omitted: ReportLine[] = [];
  readonly notices: ReportLine[] = [];
  readonly #where: string;

  constructor({ where, problems }: Row) {
    this.#where = where;
    this.broken.push(...problems);
  }
  leaveOut(column: string, why: string): void {
    this.broken.push({ where: `${this.#where} ${column}`, why });
  }
  omit(column: string, why: string): void {
    this.omitted.push({ where: `${this.#where} ${column}`, why });
  }
  note(column: string, why: string): void {
    this.notices.push({ where: `${this.#where} ${column}`, why });
  }
}

/** Converts a row to a subject. */
function createRowReader(title: string, table: TableMapping): (row: Row, years: EdtfColumns) => ReadResult {
  const relations = table.relations.map(({ column, separator, bothTell, match, ...words }) => ({
    column,
    separator,
    bothTell,
    match,
    words: relationWordsOf(words),
  }));
  const [nameLanguage = 'en'] = languages.filter((language) => table.names[language] !== undefined);

  return (row, years) => {
    const refused = (why: string): ReadResult => ({ where: row.where, refused: why });
    const report = new RowReport(row);
    const key = cleanNameOf(row.cell(table.key));
    if (!key) return refused(`no key (${table.key})`);
    const names = namesOf(row, table.names, report);
    if (!Object.keys(names).length) return refused('no name');
    const kind = chooseValue(row, table.kind);
    if (!kind) return refused(`a kind that the mapping does not know: “${chosenCell(row, table.kind).slice(0, 40)}”`);
    const source = citation(row, { key, title, table, report });
    const place = placeOf(row, table, names, report);
    const unread: InLanguages<string[]> = {};
    const times = timesOf(row, { times: table.times, years, source, report, unread });
    const text = (columns: InLanguages<ColumnNames> | undefined, clean: (cell: string, column: string) => string) =>
      mapLanguages((language: Language) => {
        const ownColumns = columns?.[language];
        if (ownColumns === undefined) return null;
        for (const other of cellsOf(row, ownColumns).slice(1))
          report.leaveOut([ownColumns].flat()[0]!, `a second value: ${other.slice(0, 200)}`);
        return clean(firstCell(row, ownColumns), [ownColumns].flat()[0]!);
      });
    const shorten = (cell: string, column: string) => {
      const { name, isCut } = shortenName(cell);
      if (isCut) report.note(column, `longer than ${limits.nameLength} letters, cut at a word: ${cleanText(cell)}`);
      return name;
    };
    const summarize = (cell: string, column: string) => {
      const summary = cleanSummaryOf(cell);
      if (summary !== cleanText(cell)) report.note(column, `too long for a summary, cut: ${cleanText(cell)}`);
      return summary;
    };

    const record: ImportedSubject = {
      key,
      kind,
      region:
        valueOf(row, table.region, { column: 'region', report }) ??
        (place && regionAt(place.latitude, place.longitude)),
      names,
      otherNames: otherNamesOf(row, { table, names, report }),
      readings: text(table.readings, shorten),
      disambiguation: text(table.disambiguation, shorten),
      summary: withUnreadWords(text(table.summary, summarize), { names, unread }),
      ...(table.body && {
        bodies: text(table.body, (cell, column) => {
          const { html, leftOut } = htmlWithinLimit(paragraphsOf(cell));
          for (const paragraph of leftOut) report.leaveOut(column, `no room in the text: ${paragraph.slice(0, 300)}`);
          return html;
        }),
      }),
      ...(table.gender && { gender: valueOf(row, table.gender, { column: 'gender', report }) ?? null }),
      times,
      place,
      same: sameOf(row, table, report),
      relations: relations.flatMap(({ column, separator, match, bothTell, words }) =>
        itemsOf(row, { column, separator }).flatMap((cell): ImportedRelation[] => {
          const end = cleanNameOf(cell);
          if (!end) report.leaveOut(column, `no end of a relation: ${cell.slice(0, 60)}`);
          else if (match === 'key' && end === key) report.leaveOut(column, 'a relation to itself');
          else
            return [{ to: endOf(end, match), ...words, bothTell, time: null, place: null, description: null, source }];
          return [];
        }),
      ),
    };
    if (table.painting && kind === 'painting')
      record.painting = paintingOf(row, table.painting, { report, source, language: nameLanguage });
    else
      for (const column of new Set(paintingColumns(table.painting)))
        if (row.cell(column))
          report.omit(column, `a field of paintings, and this is a ${kind}: ${row.cell(column).slice(0, 60)}`);
    const { broken, omitted, notices } = report;
    return {
      where: row.where,
      record,
      ...(broken.length && { broken }),
      ...(omitted.length && { omitted }),
      ...(notices.length && { notices }),
    };
  };
}

/** A value of a choice; a cell that the mapping does not know is reported. */
function valueOf<V extends string>(
  row: Row,
  choice: Parameters<typeof chooseValue<V>>[1] | undefined,
  { column, report }: { column: string; report: CellReport },
): V | undefined {
  if (choice === undefined) return undefined;
  const value = chooseValue(row, choice),
    cell = chosenCell(row, choice);
  if (value === undefined && cell)
    report.leaveOut(
      typeof choice === 'object' ? choice.column : column,
      `a ${column} that the mapping does not know: ${cell.slice(0, 60)}`,
    );
  return value;
}

function namesOf(row: Row, columns: TableMapping['names'], report: CellReport): InLanguages {
  return mapLanguages((language) => {
    const ownColumns = columns[language];
    if (ownColumns === undefined) return null;
    const [first] = [ownColumns].flat().flatMap((column) => {
      const written = row.list(column)?.[0] ?? row.cell(column);
      const { name, isCut } = shortenName(written);
      if (isCut)
        report.note(column, `a name longer than ${limits.nameLength} letters, cut at a word: ${cleanText(written)}`);
      return name ? [name] : [];
    });
    return first;
  });
}

function otherNamesOf(
  row: Row,
  { table, names, report }: { table: TableMapping; names: InLanguages; report: CellReport },
): InLanguages<string[]> {
  return mapLanguages((language) => {
    const name = names[language],
      listed = table.otherNames?.[language],
      ownColumns = table.names[language];
    const candidates = [
      ...(ownColumns === undefined
        ? []
        : [ownColumns].flat().flatMap((column) => (row.list(column) ?? []).slice(1).map((cell) => ({ column, cell })))),
      ...(ownColumns === undefined
        ? []
        : [ownColumns]
            .flat()
            .flatMap((column) => (row.list(column) ? [] : row.cell(column)) || [])
            .slice(1)
      ).map((cell) => ({ column: [ownColumns!].flat()[0]!, cell })),
      ...(listed === undefined
        ? []
        : itemsOf(row, typeof listed === 'string' ? { column: listed } : listed).map((cell) => ({
            column: columnOf(listed),
            cell,
          }))),
    ];
    if (!name) {
      for (const { column, cell } of candidates)
        report.leaveOut(column, `another name without a first one: ${cell.slice(0, 60)}`);
      return null;
    }
    const others = distinctOtherNames(
      name,
      candidates.map(({ cell }) => cell),
    );
    for (const { column, cell } of candidates)
      if (cleanText(cell) !== name && !others.includes(cleanText(cell)))
        report.leaveOut(column, `too long or too many names: ${cell.slice(0, 300)}`);
    return others.length ? others : null;
  });
}

function sameOf(row: Row, { same }: TableMapping, report: CellReport): Record<string, string> {
  return Object.fromEntries(
    Object.entries(same).flatMap(([scheme, column]) => {
      const cell = row.cell(column),
        value = cleanNameOf(identifierOf(scheme, cell));
      const isRight = value !== '' && (identifierForms[scheme]?.test(value) ?? true);
      if (cell && !isRight) report.leaveOut(column, `no identifier: ${cell.slice(0, 60)}`);
      return isRight ? [[scheme, value]] : [];
    }),
  );
}
/** What identifiers of well-known collections look like. */
const identifierForms: Record<string, RegExp> = {
  wikidata: /^Q[1-9]\d{0,11}$/,
  viaf: /^\d{1,22}$/,
  ulan: /^\d{6,10}$/,
  aat: /^\d{6,10}$/,
  tgn: /^\d{6,10}$/,
  geonames: /^\d{1,10}$/,
  gnd: /^\d[\d-]*[\dX]$/,
  pleiades: /^\d{1,12}$/,
};

/** Summaries with the words of times that cannot be read, in the languages that have a name. */
const withUnreadWords = (
  summary: InLanguages,
  { names, unread }: { names: InLanguages; unread: InLanguages<string[]> },
): InLanguages =>
  mapLanguages((language) =>
    names[language] && unread[language]
      ? cleanSummaryOf([summary[language], ...unread[language]].filter(Boolean).join(' — '))
      : summary[language],
  );

function timesOf(
  row: Row,
  {
    times,
    years: edtfColumns,
    source,
    report,
    unread,
  }: {
    times: TableMapping['times'];
    years: EdtfColumns;
    source: Citation;
    report: CellReport;
    /** Gets the words of times that cannot be read. */
    unread: InLanguages<string[]>;
  },
): ImportedSubject['times'] {
  const refuse = (column: string, why: string, language: Language, words: readonly string[]) => {
    report.leaveOut(column, why);
    if (isNotUnderstood(why))
      (unread[language] ??= []).push(describeWords(words.filter(Boolean).join(' – '), language));
  };
  return times.flatMap(({ role, from, until, years, language }) => {
    const start = firstCell(row, from),
      end = firstCell(row, until),
      column = [from].flat()[0]!;
    const notation = {
      years: years ?? edtfColumns.get(column),
      language,
      onLongWords: (words: string) =>
        report.omit(column, `words too long for the description of a time: ${words.slice(0, 300)}`),
    };
    if (!isStated(start) && (role !== 'life' || !isStated(end))) {
      if (isStated(end)) report.leaveOut(column, `an end without a beginning: ${end.slice(0, 60)}`);
      return [];
    }
    if (role === 'life') {
      const life = readLife(start, until === undefined ? undefined : end, notation);
      if (typeof life !== 'string') return life.map((time) => ({ ...time, source }));
      refuse(column, life, language, [start, end]);
      return [];
    }
    const time = timeBetween(start, end, notation);
    if (typeof time !== 'string') return [{ ...time, role, source }];
    refuse(column, time, language, [start, end]);
    return [];
  });
}

function placeOf(row: Row, { place }: TableMapping, names: InLanguages, report: CellReport): Place | null {
  if (!place) return null;
  const cells = [row.cell(place.latitude), row.cell(place.longitude)],
    [latitude, longitude] = cells.map((cell) => Number(cell.replace(',', '.'))) as [number, number];
  const placeNames = mapLanguages((language) => cleanNameOf(firstCell(row, place.name?.[language])));
  if (cells.every((cell) => cell === '')) {
    const [name] = Object.values(placeNames);
    if (name) report.omit(place.latitude, `a place without coordinates: ${name}`);
    return null;
  }
  if (cells.includes('') || !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    report.leaveOut(place.latitude, `no place on earth: ${cells.join(', ').slice(0, 40)}`);
    return null;
  }
  return { latitude, longitude, name: Object.keys(placeNames).length ? placeNames : names };
}

function citation(
  row: Row,
  { key, title, table: { address }, report }: { key: string; title: string; table: TableMapping; report: CellReport },
): Citation {
  let url: string | null = null;
  if (typeof address === 'string')
    url = address.replace(/\{([^{}]+)\}/g, (_, column: string) => encodeURIComponent(cleanText(row.cell(column))));
  else if (address) {
    const cell = cleanText(row.cell(address.column));
    if (/^https?:\/\/\S+$/.test(cell) && cell.length <= limits.addressLength) url = cell;
    else if (cell) report.leaveOut(address.column, `no address: ${cell.slice(0, 200)}`);
  }
  return { title, author: null, year: null, where: key, url };
}
