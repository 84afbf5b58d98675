import { Readable } from 'node:stream';
import { parse, type CsvError } from 'csv-parse';
import { regionAt } from '../regions.ts';
import { bytesOf, readEach, sourceFiles, type SourceFile } from '../files.ts';
import { cleanNameOf, cleanSummaryOf, cleanText, distinctOtherNames, mapLanguages } from '../clean-text.ts';
import { isRefusedPlace, markPlace } from '../place.ts';
import { describeWords, isNotUnderstood, isStated, readLife, timeBetween } from '../written-times.ts';
import type { ImportedRelation, ImportedSubject, ReadResult, Source } from '../record.ts';
import type { InLanguages, Language } from '../../src/rules/languages.ts';
import type { Citation, Place } from '../../src/rules/schemas.ts';
import { originOf, type Listed, type Mapping, type TableMapping } from './mapping.ts';
import { findEdtfColumns } from './edtf-columns.ts';
import { relationWordsOf } from './words.ts';

/** Maximum length of a row in bytes. */
const maxRowBytes = 1024 * 1024;

/**
 * Subjects from a table with a header, CSV or TSV, plain or compressed, one per row, as a mapping describes. A folder's
 * tables are read in turn. Streams. Throws an `Error` with one readable line if there is nothing to read, or if a
 * column of the mapping is missing.
 */
export async function tableSource(path: string, mapping: Mapping | null): Promise<Source> {
  const table = mapping?.table;
  if (!mapping || !table)
    throw new Error('A table needs a mapping that says what its columns are: --mapping FILE, with a part "table".');
  const files = await sourceFiles(path, /\.(csv|tsv|txt)(\.gz|\.bz2)?$/i, '.csv or .tsv, plain or packed,');
  const read = createRowReader(mapping.name, table);
  for (const file of files) await checkColumns(file, table);
  return {
    origin: originOf(mapping),
    ...(table.scheme !== undefined && { scheme: table.scheme }),
    async *read() {
      yield* readEach(files, async function* (file): AsyncGenerator<ReadResult> {
        const years = await findEdtfColumns(rowsOf(file, table), timeColumnsOf(table));
        for await (const row of rowsOf(file, table)) {
          if (isRefusedPlace(row.where)) continue;
          markPlace(row.where);
          yield 'refused' in row ? row : read({ ...row, years });
        }
      });
    },
  };
}

/** A row by its columns; `where` is its place as `file:line`. */
interface Row {
  where: string;
  cell(column: string): string;
  /** The columns of the file whose cells are all EDTF. */
  years?: ReadonlyMap<string, 'edtf'>;
}

const separators = ['\t', ';', ','];

/** The columns of a file, and its separator: the most frequent candidate in the first line. */
async function readHead(file: SourceFile, table: TableMapping): Promise<{ columns: string[]; separator: string }> {
  const pieces: Buffer[] = [];
  for await (const bytes of bytesOf(file.path)) {
    pieces.push(bytes);
    if (bytes.includes(0x0a) || pieces.length > 8) break;
  }
  const [line = ''] = Buffer.concat(pieces)
    .toString()
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);
  const separator = table.separator ?? separators.toSorted((a, b) => line.split(b).length - line.split(a).length)[0]!;
  return { columns: line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')), separator };
}

async function checkColumns(file: SourceFile, table: TableMapping): Promise<void> {
  const { columns } = await readHead(file, table),
    missing = columnsIn(table).filter((column) => !columns.includes(column));
  if (missing.length)
    throw new Error(
      `${file.where} has no column ${missing.map((column) => `“${column}”`).join(', ')}. It has: ${columns.join(', ').slice(0, 1000)}.`,
    );
}

/** All columns that a mapping names. */
function columnsIn({ key, kind, region, times, place, same, relations, address, ...texts }: TableMapping): string[] {
  const list = (columns: string | readonly string[] | undefined) => (columns === undefined ? [] : [columns].flat());
  const { names, otherNames, readings, disambiguation, summary } = texts;
  return [
    key,
    ...[kind, region].flatMap((choice) => (typeof choice === 'object' ? [choice.column] : [])),
    ...[names, readings, disambiguation, summary, place?.name].flatMap((by) => Object.values(by ?? {}).flatMap(list)),
    ...Object.values(otherNames ?? {}).map(columnOf),
    ...times.flatMap(({ from, until }) => [...list(from), ...list(until)]),
    ...(place ? [place.latitude, place.longitude] : []),
    ...Object.values(same),
    ...relations.map(({ column }) => column),
    ...[...(address?.matchAll(/\{([^{}]+)\}/g) ?? [])].map(([, column]) => column!),
  ];
}
/** The columns of times whose notation the mapping leaves open. */
const timeColumnsOf = ({ times }: TableMapping) =>
  times.flatMap(({ from, until, years }) => (years === undefined ? [from, until ?? []].flat(2) : []));
const columnOf = (listed: Listed) => (typeof listed === 'string' ? listed : listed.column);

/** The rows of a file; a malformed one is refused, and reading continues. */
async function* rowsOf(
  file: SourceFile,
  table: TableMapping,
): AsyncGenerator<Row | { where: string; refused: string }> {
  const { separator } = await readHead(file, table),
    broken: { where: string; refused: string }[] = [];
  const parser = Readable.from(bytesOf(file.path), { objectMode: false }).pipe(
    parse({
      columns: true,
      bom: true,
      info: true,
      trim: true,
      delimiter: separator,
      quote: separator === '\t' ? null : '"',
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: maxRowBytes,
      on_skip: (error: CsvError | undefined) => {
        broken.push({ where: `${file.where}:${error?.lines ?? '?'}`, refused: `a row that is none: ${error?.code}` });
        return undefined;
      },
    }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: Record<string, string>;
      info: { lines: number };
    }>) {
      yield* broken.splice(0);
      yield {
        where: `${file.where}:${info.lines}`,
        cell: (column) => (Object.hasOwn(record, column) ? record[column]! : ''),
      };
    }
  } catch (error) {
    yield { where: file.where, refused: `cannot be read on: ${(error as Error).message}` };
  }
  yield* broken;
}

type Columns = string | readonly string[];
const cellsOf = (row: Row, columns: Columns) => [columns].flat().flatMap((column) => row.cell(column) || []);
const firstCell = (row: Row, columns: Columns | undefined) =>
  columns === undefined ? '' : (cellsOf(row, columns)[0] ?? '');
const splitCell = (cell: string, separator: string | undefined) =>
  (separator === undefined ? [cell] : cell.split(separator)).map((part) => part.trim()).filter(Boolean);

/** Converts a row to a subject. */
function createRowReader(title: string, table: TableMapping): (row: Row) => ReadResult {
  const relations = table.relations.map(({ column, separator, bothTell, ...words }) => ({
    column,
    separator,
    bothTell,
    words: relationWordsOf(words),
  }));

  return (row) => {
    const refused = (why: string): ReadResult => ({ where: row.where, refused: why }),
      broken: { where: string; why: string }[] = [];
    const key = cleanNameOf(row.cell(table.key));
    if (!key) return refused(`no key (${table.key})`);
    const names = mapLanguages((language) => cleanNameOf(firstCell(row, table.names[language])));
    if (!Object.keys(names).length) return refused('no name');
    const kind = chooseValue(row, table.kind);
    if (!kind) return refused(`a kind that the mapping does not know: “${cellOf(row, table.kind).slice(0, 40)}”`);
    const leaveOut = (column: string, why: string) => void broken.push({ where: `${row.where} ${column}`, why });
    const source = citation(row, key, title, table);
    const place = placeOf(row, table, names, leaveOut);
    const unread: InLanguages<string[]> = {};
    const times = timesOf(row, table, source, leaveOut, unread);
    const text = (columns: InLanguages<Columns> | undefined, clean: (cell: string) => string) =>
      mapLanguages((language: Language) => columns && clean(firstCell(row, columns[language])));

    const record: ImportedSubject = {
      key,
      kind,
      region: (table.region && chooseValue(row, table.region)) ?? (place && regionAt(place.latitude, place.longitude)),
      names,
      otherNames: otherNamesOf(row, table, names),
      readings: text(table.readings, cleanNameOf),
      disambiguation: text(table.disambiguation, cleanNameOf),
      summary: mapLanguages((language) =>
        names[language]
          ? cleanSummaryOf(
              [firstCell(row, table.summary?.[language]), ...(unread[language] ?? [])].filter(Boolean).join(' — '),
            )
          : firstCell(row, table.summary?.[language]) && cleanSummaryOf(firstCell(row, table.summary?.[language])),
      ),
      times,
      place,
      same: Object.fromEntries(
        Object.entries(table.same).flatMap(([scheme, column]) => {
          const value = cleanNameOf(row.cell(column));
          return value ? [[scheme, value]] : [];
        }),
      ),
      relations: relations.flatMap(({ column, separator, bothTell, words }) =>
        splitCell(row.cell(column), separator).flatMap((to): ImportedRelation[] =>
          to === key || !cleanNameOf(to)
            ? []
            : [{ to: cleanNameOf(to), ...words, bothTell, time: null, place: null, description: null, source }],
        ),
      ),
    };
    return { where: row.where, record, ...(broken.length && { broken }) };
  };
}

type Choice<V extends string> = V | { column: string; values: Record<string, V>; otherwise?: V | undefined };
const cellOf = (row: Row, choice: Choice<string>) => (typeof choice === 'string' ? choice : row.cell(choice.column));
function chooseValue<V extends string>(row: Row, choice: Choice<V>): V | undefined {
  if (typeof choice === 'string') return choice;
  const cell = row.cell(choice.column);
  return Object.hasOwn(choice.values, cell) ? choice.values[cell] : choice.otherwise;
}

function otherNamesOf(row: Row, table: TableMapping, names: InLanguages): InLanguages<string[]> {
  return mapLanguages((language) => {
    const name = names[language],
      listed = table.otherNames?.[language];
    if (!name) return null;
    const [, ...more] = table.names[language] === undefined ? [] : cellsOf(row, table.names[language]);
    const others = distinctOtherNames(name, [
      ...more,
      ...(listed === undefined
        ? []
        : splitCell(row.cell(columnOf(listed)), typeof listed === 'string' ? undefined : listed.separator)),
    ]);
    return others.length ? others : null;
  });
}

function timesOf(
  row: Row,
  { times }: TableMapping,
  source: Citation,
  leaveOut: (column: string, why: string) => void,
  unread: InLanguages<string[]>,
): ImportedSubject['times'] {
  const refuse = (column: string, why: string, language: Language, words: readonly string[]) => {
    leaveOut(column, why);
    if (isNotUnderstood(why))
      (unread[language] ??= []).push(describeWords(words.filter(Boolean).join(' – '), language));
  };
  return times.flatMap(({ role, from, until, years, language }) => {
    const start = firstCell(row, from),
      end = firstCell(row, until),
      column = [from].flat()[0]!;
    const notation = { years: years ?? row.years?.get(column), language };
    if (!isStated(start) && (role !== 'life' || !isStated(end))) {
      if (isStated(end)) leaveOut(column, 'an end without a beginning');
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

function placeOf(
  row: Row,
  { place }: TableMapping,
  names: InLanguages,
  leaveOut: (column: string, why: string) => void,
): Place | null {
  if (!place) return null;
  const cells = [row.cell(place.latitude), row.cell(place.longitude)],
    [latitude, longitude] = cells.map((cell) => Number(cell.replace(',', '.'))) as [number, number];
  if (cells.every((cell) => cell === '')) return null;
  if (cells.includes('') || !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    leaveOut(place.latitude, `no place on earth: ${cells.join(', ').slice(0, 40)}`);
    return null;
  }
  const called = mapLanguages((language) => cleanNameOf(firstCell(row, place.name?.[language])));
  return { latitude, longitude, name: Object.keys(called).length ? called : names };
}

const citation = (row: Row, key: string, title: string, { address }: TableMapping): Citation => ({
  title,
  author: null,
  year: null,
  where: key,
  url: address
    ? address.replace(/\{([^{}]+)\}/g, (_, column: string) => encodeURIComponent(cleanText(row.cell(column))))
    : null,
});
