import { toJapanese, toSimplified } from './characters.ts';
import type { Era, EraRegion } from './era.ts';
import tables from './eras.json' with { type: 'json' };

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
/**
 * Courts with their eras, in `eras.json`: name (and other spelling), reading, the year counted 1, the year in which the
 * era ended if it is another, and the first year of use if counted from an earlier event. Chinese names are in
 * simplified, Japanese ones in modern characters. Japan has only years before 1868 (months and days of changes would be
 * those of the lunar calendar); between 1331 and 1392 the southern court leads. From general knowledge; a test compares
 * the Chinese ones with the DILA Time Authority.
 */
interface Court {
  dynasty: string;
  reading: string;
  /** Beside a leading court. */
  minor?: boolean;
  eras: string[];
}
const eraForm = /^(?<names>\S+) (?<reading>\S+) (?<from>-?\d+)(?: (?<to>-?\d+))?(?: (?<used>\d+))?$/;
/** Still in use. */
const openEras = new Set(['主體']);

/** The eras of courts; from names in Chinese or Japanese characters, the other forms follow. */
const readTable = (courts: readonly Court[], region: EraRegion): Era[] =>
  courts.flatMap(({ dynasty, reading, minor, eras }) =>
    eras.map((written): Era => {
      const parts = eraForm.exec(written)?.groups;
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
        dynasty: region === 'japan' ? null : inFiveLanguages(toSimplified(dynasty), reading, toJapanese(dynasty)),
        emperor: null,
        from: yearText(Number(parts.used ?? from)),
        to: isOpen ? null : yearText(to),
        yearOne: from,
        yearLast: isOpen ? null : to,
        ...(minor && { aside: true }),
      };
    }),
  );

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
  ...readTable(tables.china, 'china'),
  republicEra,
  ...readTable(tables.japan, 'japan'),
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
  ...readTable(tables.korea, 'korea'),
  ...readTable(tables.vietnam, 'vietnam'),
];
