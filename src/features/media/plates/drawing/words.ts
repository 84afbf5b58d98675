import { formatRecord } from '../../../../rules/time/historical-time-format.ts';
import type { TimeRecord } from '../../../../rules/time/historical-time.ts';
import { fromColumns, languages, type ColumnLanguage } from '../../../../rules/languages.ts';
import type { Five, Work } from './figure.ts';

/** Five columns, each made from its number. */
export const five = (make: (column: number) => string): Five => [make(0), make(1), make(2), make(3), make(4)];

/** A template in each language: `{name}` is replaced by the value of that name, in the same language. */
export const filledIn = (template: Five, values: Record<string, Five | string | number>): Five =>
  five((column) =>
    template[column]!.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]!;
      return typeof value === 'object' ? value[column]! : String(value);
    }),
  );

/** A date or span as readers of each language write it. */
export const dateIn = (time: TimeRecord): Five => five((column) => formatRecord(time, languages[column]!));

const separators: Five = ['；', '; ', ' ; ', '; ', '；'];
const commas: Five = ['、', ', ', ', ', ', ', '、'];
/** A list in one line, separated by semicolons or commas. */
export const listed = (texts: readonly Five[], { by = 'semicolon' as 'semicolon' | 'comma' } = {}): Five =>
  five((column) => texts.map((text) => text[column]!).join((by === 'comma' ? commas : separators)[column]!));

/** More works than these are not named in a credit. */
const mostWorks = 4;
const drawnFrom: Five = [
  '石渠据{works}绘制',
  'drawn by Stele from {works}',
  'dessiné par Stèle d’après {works}',
  'dibujado por Estela según {works}',
  '{works}に基づき石渠が作図',
];

/** "Drawn by Stele from …", with the works named once each. */
export function drawnBy(works: readonly Work[], others: readonly Five[] = []): Record<ColumnLanguage, string> {
  const names = [...new Map(works.map(({ key, name }) => [key, name])).values()].slice(0, mostWorks);
  return inFive(filledIn(drawnFrom, { works: listed([...names, ...others]) }));
}

export const inFive = (texts: Five): Record<ColumnLanguage, string> =>
  fromColumns(texts as [string, string, string, string, string]);

export const naturalEarth: Five = ['Natural Earth', 'Natural Earth', 'Natural Earth', 'Natural Earth', 'Natural Earth'];
