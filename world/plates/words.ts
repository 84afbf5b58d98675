import { timeOfSpan } from '../../importers/content/times.ts';
import { formatRecord } from '../../src/rules/time/historical-time-format.ts';
import { languages } from '../../src/rules/languages.ts';
import type { Citation } from '../../src/rules/schemas.ts';
import { builtInContent } from '../../importers/content/load.ts';
import { formsOf } from '../../importers/content/sources/forms.ts';
import type { Cited, Five, Span, When } from '../../importers/content/content.ts';

/** Five columns, each made from its number. */
export const five = (make: (column: number) => string): Five => [make(0), make(1), make(2), make(3), make(4)];

/** A template in each language: `{name}` stands for what is given under that name, its column of it. */
export const filledIn = (template: Five, values: Record<string, Five | string | number>): Five =>
  five((column) =>
    template[column]!.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]!;
      return typeof value === 'object' ? value[column]! : String(value);
    }),
  );

/** A date or span as readers of each language write it. */
export const dateIn = (when: When | Span): Five => five((column) => formatRecord(timeOfSpan(when), languages[column]!));

const separators: Five = ['；', '; ', ' ; ', '; ', '；'];
const commas: Five = ['、', ', ', ', ', ', ', '、'];
/** What is told in a row, parted by semicolons, or by commas. */
export const listed = (all: readonly Five[], { by = 'semicolon' as 'semicolon' | 'comma' } = {}): Five =>
  five((column) => all.map((one) => one[column]!).join((by === 'comma' ? commas : separators)[column]!));

/** Works, each with its author: Talbert, Barrington Atlas. */
const workIn = (cited: Cited): Five => {
  const { title, author } = formsOf(builtInContent().catalogue, cited);
  return five((column) => {
    const by = author?.[column];
    if (!by) return title[column]!;
    return column === 0 || column === 4
      ? `${by}${/^[《『]/.test(title[column]!) ? '' : '，'}${title[column]!}`
      : `${by}, ${title[column]!}`;
  });
};

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
export function drawnBy(cited: readonly Cited[], others: readonly Five[] = []): Citation {
  const works = [...new Map(cited.map((one) => [one[0], workIn([one[0]])])).values()].slice(0, mostWorks);
  return asSource(filledIn(drawnFrom, { works: listed([...works, ...others]) }));
}

/** A source that is said in other words. */
export function asSource(title: Five): Citation {
  const form = (column: number) => ({ title: title[column]!, author: null, year: null, where: null });
  return {
    ...form(1),
    url: null,
    forms: { zh: form(0), fr: form(2), es: form(3), jp: form(4) },
  };
}

export const naturalEarth: Five = ['Natural Earth', 'Natural Earth', 'Natural Earth', 'Natural Earth', 'Natural Earth'];
