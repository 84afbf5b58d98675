import { toJapanese, toSimplified } from './characters.ts';
import { chineseEras } from './chinese-eras.ts';
import type { Era, EraRegion } from './era.ts';
import { japaneseEras } from './japanese-eras.ts';
import { koreanEras, vietnameseEras } from './korean-vietnamese-eras.ts';

/** Years of the Republic, still used in places; parsed, but not shown next to years of ours. */
const republicEra: Era = {
  region: 'china',
  name: { zh: '民国', en: 'Minguo', fr: 'Minguo', es: 'Minguo', jp: '民国' },
  otherNames: ['中华民国', '中華民国'],
  dynasty: null,
  emperor: null,
  from: '1912-01-01',
  to: null,
  yearOne: 1912,
  yearLast: null,
  aside: true,
};

/** Eras since 1868, by day. */
const modernEras: readonly (readonly [name: string, reading: string, from: string, to: string | null])[] = [
  ['明治', 'Meiji', '1868-10-23', '1912-07-30'],
  ['大正', 'Taishō', '1912-07-30', '1926-12-25'],
  ['昭和', 'Shōwa', '1926-12-25', '1989-01-07'],
  ['平成', 'Heisei', '1989-01-08', '2019-04-30'],
  ['令和', 'Reiwa', '2019-05-01', null],
];

const inFiveLanguages = (zh: string, latin: string, jp: string) => ({ zh, en: latin, fr: latin, es: latin, jp });
const yearText = (year: number) => `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-00-00`;
/** A line of a table: `+ 西汉 Western_Han: 建元 Jianyuan -140 -135, …`. */
const groupForm = /^(?<court>[+-]) (?<dynasty>\S+) (?<reading>[^\s:]+):(?<eras>[^+:]+)$/gmu;
const eraForm = /^(?<names>\S+) (?<reading>\S+) (?<from>-?\d+)(?: (?<to>-?\d+))?(?: (?<used>\d+))?$/;
/** Still in use. */
const openEras = new Set(['主體']);

/** Reads a table of eras: names in Chinese or Japanese characters, the other forms follow from them. */
function readTable(table: string, region: EraRegion): Era[] {
  return [...table.matchAll(groupForm)].flatMap(({ groups }) => {
    const { court, dynasty, reading, eras } = groups as Record<string, string>;
    return eras!.split(',').map((written): Era => {
      const parts = eraForm.exec(written.trim().replace(/\s+/g, ' '))?.groups;
      if (!parts) throw new Error(`An era is not written as a name, a reading and years: ${written}`);
      const [name, ...otherNames] = parts.names!.split('/') as [string, ...string[]],
        [from, to] = [Number(parts.from), Number(parts.to ?? parts.from)],
        isOpen = openEras.has(name);
      return {
        region,
        name: inFiveLanguages(
          toSimplified(name),
          parts.reading!.replaceAll('_', ' '),
          region === 'japan' ? name : toJapanese(name),
        ),
        otherNames: [...otherNames, ...(hangul[name] ?? [])],
        dynasty:
          region === 'japan'
            ? null
            : inFiveLanguages(toSimplified(dynasty!), reading!.replaceAll('_', ' '), toJapanese(dynasty!)),
        emperor: null,
        from: yearText(Number(parts.used ?? from)),
        to: isOpen ? null : yearText(to),
        yearOne: from,
        yearLast: isOpen ? null : to,
        ...(court === '-' && { aside: true }),
      };
    });
  });
}

/** Korean spellings that are in use. */
const hangul: Record<string, string[]> = {
  永樂: ['영락'],
  開國: ['개국'],
  建陽: ['건양'],
  光武: ['광무'],
  隆熙: ['융희'],
  檀紀: ['단기'],
  主體: ['주체'],
};

/** Eras known without an import. `npm run import -- eras` adds days and rulers. */
export const builtInEras: readonly Era[] = [
  ...readTable(chineseEras, 'china'),
  republicEra,
  ...readTable(japaneseEras, 'japan'),
  ...modernEras.map(([name, latin, from, to]): Era => ({
    region: 'japan',
    name: inFiveLanguages(toSimplified(name), latin, name),
    otherNames: [],
    dynasty: null,
    emperor: null,
    from,
    to,
    yearOne: Number(from.slice(0, 4)),
    yearLast: to === null ? null : Number(to.slice(0, 4)),
  })),
  ...readTable(koreanEras, 'korea'),
  ...readTable(vietnameseEras, 'vietnam'),
];
