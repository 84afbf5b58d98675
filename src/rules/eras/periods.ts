import { toSimplified } from './characters.ts';
import type { EraRegion } from './era.ts';
import { foldWriting } from '../time/historical-time-numerals.ts';
import type { NameReader } from '../time/reading/one-time.ts';
import { readHistoricalTime, type HistoricalTime, type TimeRecord } from '../time/historical-time.ts';
import { languages, selectTranslation, type InLanguages, type Language } from '../languages.ts';

/** A dynasty or an age with its years. The first name in a language is the displayed one. */
interface Period {
  land: EraRegion;
  from: number;
  to: number;
  names: InLanguages<readonly string[]>;
}

/** Name, its reading, years. Chronologies often differ by a year or two; these are the usual ones. */
const dynasties: readonly (readonly [name: string, modern: string, reading: string, from: number, to: number])[] = [
  ['夏', '夏', 'Xia', -2070, -1600],
  ['商', '商', 'Shang', -1600, -1046],
  ['西周', '西周', 'Western Zhou', -1046, -771],
  ['东周', '東周', 'Eastern Zhou', -770, -256],
  ['周', '周', 'Zhou', -1046, -256],
  ['秦', '秦', 'Qin', -221, -207],
  ['西汉', '前漢', 'Western Han', -202, 8],
  ['东汉', '後漢', 'Eastern Han', 25, 220],
  ['汉', '漢', 'Han', -202, 220],
  ['西晋', '西晋', 'Western Jin', 265, 316],
  ['东晋', '東晋', 'Eastern Jin', 317, 420],
  ['隋', '隋', 'Sui', 581, 618],
  ['唐', '唐', 'Tang', 618, 907],
  ['辽', '遼', 'Liao', 916, 1125],
  ['北宋', '北宋', 'Northern Song', 960, 1127],
  ['南宋', '南宋', 'Southern Song', 1127, 1279],
  ['宋', '宋', 'Song', 960, 1279],
  ['元', '元', 'Yuan', 1271, 1368],
  ['明', '明', 'Ming', 1368, 1644],
  ['清', '清', 'Qing', 1644, 1912],
];

const french: Record<string, string> = {
  'Western Zhou': 'Zhou occidentaux',
  'Eastern Zhou': 'Zhou orientaux',
  'Western Han': 'Han occidentaux',
  'Eastern Han': 'Han orientaux',
  'Western Jin': 'Jin occidentaux',
  'Eastern Jin': 'Jin orientaux',
  'Northern Song': 'Song du Nord',
  'Southern Song': 'Song du Sud',
};
const spanish: Record<string, string> = {
  'Western Zhou': 'Zhou occidental',
  'Eastern Zhou': 'Zhou oriental',
  'Western Han': 'Han occidental',
  'Eastern Han': 'Han oriental',
  'Western Jin': 'Jin occidental',
  'Eastern Jin': 'Jin oriental',
  'Northern Song': 'Song del Norte',
  'Southern Song': 'Song del Sur',
};
/** Prefix: dynastie Tang, but dynastie des Song du Nord. */
const frenchDynasty = (name: string) => (/ /.test(name) ? `dynastie des ${name}` : `dynastie ${name}`);

const namedAges: readonly (readonly [
  land: Period['land'],
  from: number,
  to: number,
  ...names: (readonly string[])[],
])[] = [
  [
    'china',
    -770,
    -476,
    ['春秋时期', '春秋'],
    ['Spring and Autumn period'],
    ['période des Printemps et Automnes'],
    ['período de las Primaveras y Otoños'],
    ['春秋時代', '春秋'],
  ],
  [
    'china',
    -475,
    -221,
    ['战国时期', '战国'],
    ['Warring States period'],
    ['période des Royaumes combattants'],
    ['período de los Reinos Combatientes'],
    ['中国の戦国時代'],
  ],
  [
    'china',
    220,
    280,
    ['三国时期', '三国'],
    ['Three Kingdoms period'],
    ['période des Trois Royaumes'],
    ['período de los Tres Reinos'],
    ['三国時代', '三国'],
  ],
  [
    'china',
    420,
    589,
    ['南北朝时期', '南北朝'],
    ['Northern and Southern Dynasties'],
    ['dynasties du Nord et du Sud'],
    ['dinastías del Norte y del Sur'],
    ['中国の南北朝時代'],
  ],
  [
    'china',
    907,
    979,
    ['五代十国时期', '五代十国'],
    ['Five Dynasties and Ten Kingdoms period'],
    ['période des Cinq Dynasties et des Dix Royaumes'],
    ['período de las Cinco Dinastías y los Diez Reinos'],
    ['五代十国時代', '五代十国'],
  ],
  ['japan', 592, 710, ['飞鸟时代'], ['Asuka period'], ['époque d’Asuka'], ['período Asuka'], ['飛鳥時代']],
  ['japan', 710, 794, ['奈良时代'], ['Nara period'], ['époque de Nara'], ['período Nara'], ['奈良時代']],
  ['japan', 794, 1185, ['平安时代'], ['Heian period'], ['époque de Heian'], ['período Heian'], ['平安時代']],
  ['japan', 1185, 1333, ['镰仓时代'], ['Kamakura period'], ['époque de Kamakura'], ['período Kamakura'], ['鎌倉時代']],
  [
    'japan',
    1336,
    1573,
    ['室町时代'],
    ['Muromachi period'],
    ['époque de Muromachi'],
    ['período Muromachi'],
    ['室町時代'],
  ],
  [
    'japan',
    1467,
    1590,
    ['日本战国时代'],
    ['Sengoku period'],
    ['époque Sengoku'],
    ['período Sengoku'],
    ['戦国時代', '戦国'],
  ],
  [
    'japan',
    1573,
    1603,
    ['安土桃山时代', '桃山时代'],
    ['Azuchi–Momoyama period', 'Momoyama period'],
    ['époque Azuchi Momoyama'],
    ['período Azuchi Momoyama'],
    ['安土桃山時代', '桃山時代'],
  ],
  ['japan', 1603, 1868, ['江户时代'], ['Edo period'], ['époque d’Edo'], ['período Edo'], ['江戸時代']],
];

/** More of them, which are read but not shown: they overlap those above, or are of other lands. */
const furtherAges: typeof namedAges = [
  [
    'china',
    1115,
    1234,
    ['金代', '金朝'],
    ['Jin dynasty'],
    ['dynastie Jin'],
    ['dinastía Jin'],
    ['金代', '金朝', '金時代'],
  ],
  ['china', 1038, 1227, ['西夏'], ['Western Xia'], ['Xia occidentaux'], ['Xia occidental'], ['西夏']],
  [
    'china',
    220,
    589,
    ['魏晋南北朝', '六朝'],
    ['Six Dynasties'],
    ['Six Dynasties'],
    ['Seis Dinastías'],
    ['魏晋南北朝', '六朝'],
  ],
  ['china', 907, 960, ['五代', '五代时期'], ['Five Dynasties'], ['Cinq Dynasties'], ['Cinco Dinastías'], ['五代']],
  [
    'china',
    1912,
    1949,
    ['民国时期', '民国', '中华民国时期'],
    ['Republican period'],
    ['période républicaine chinoise'],
    ['período republicano chino'],
    ['中華民国時代', '民国時代'],
  ],
  [
    'korea',
    -57,
    668,
    ['朝鲜三国时代'],
    ['Three Kingdoms of Korea'],
    ['Trois Royaumes de Corée'],
    ['Tres Reinos de Corea'],
    ['朝鮮三国時代'],
  ],
  [
    'korea',
    668,
    935,
    ['统一新罗'],
    ['Unified Silla', 'Unified Silla period'],
    ['Silla unifié'],
    ['Silla unificada'],
    ['統一新羅', '統一新羅時代'],
  ],
  [
    'korea',
    918,
    1392,
    ['高丽', '高丽时代', '高丽王朝'],
    ['Goryeo dynasty', 'Goryeo period', 'Goryeo', 'Koryo dynasty'],
    ['dynastie Goryeo', 'royaume de Goryeo'],
    ['dinastía Goryeo'],
    ['高麗時代', '高麗'],
  ],
  [
    'korea',
    1392,
    1910,
    ['朝鲜王朝', '朝鲜时代', '李氏朝鲜'],
    ['Joseon dynasty', 'Joseon period', 'Choson dynasty'],
    ['dynastie Joseon', 'époque de Joseon'],
    ['dinastía Joseon'],
    ['朝鮮時代', '李氏朝鮮', '朝鮮王朝'],
  ],
  [
    'japan',
    -14000,
    -300,
    ['绳文时代'],
    ['Jōmon period'],
    ['époque Jōmon', 'période Jōmon'],
    ['período Jōmon'],
    ['縄文時代'],
  ],
  [
    'japan',
    -300,
    250,
    ['弥生时代'],
    ['Yayoi period'],
    ['époque Yayoi', 'période Yayoi'],
    ['período Yayoi'],
    ['弥生時代'],
  ],
  [
    'japan',
    250,
    592,
    ['古坟时代'],
    ['Kofun period'],
    ['époque Kofun', 'période Kofun'],
    ['período Kofun'],
    ['古墳時代'],
  ],
  [
    'japan',
    1336,
    1392,
    ['日本南北朝时代'],
    ['Nanboku-chō period', 'Nanbokucho period'],
    ['époque Nanboku-chō'],
    ['período Nanboku-chō'],
    ['南北朝時代'],
  ],
];

const periodOfAge = ([
  land,
  from,
  to,
  zh = [],
  en = [],
  fr = [],
  es = [],
  jp = [],
]: (typeof namedAges)[number]): Period => ({
  land,
  from,
  to,
  names: { zh, en, fr, es, jp },
});

/** Dynasties and ages that texts often give as a time. */
export const periods: readonly Period[] = [
  ...dynasties.map(([name, modern, reading, from, to]): Period => ({
    land: 'china',
    from,
    to,
    names: {
      zh: [`${name}代`, `${name}朝`, `${name}时期`, `${name}时代`, ...(name.length > 1 ? [name] : []), `大${name}`],
      en: [`${reading} dynasty`],
      fr: [frenchDynasty(french[reading] ?? reading), `dynastie des ${french[reading] ?? reading}`],
      es: [`dinastía ${spanish[reading] ?? reading}`],
      jp: [
        `${modern}代`,
        `${modern}朝`,
        `${modern}王朝`,
        `${modern}の時代`,
        `${modern}時代`,
        ...(modern.length > 1 ? [modern] : []),
      ],
    },
  })),
  ...namedAges.map(periodOfAge),
];

const keyOfFolded = (name: string) => toSimplified(name).replace(/[ '–-]/g, '');
const keyOf = (name: string) => keyOfFolded(foldWriting(name));
/** Characters of the longest name, plus a few words. */
const maxNameLength = 70;
const index = new Map<string, Period>();
for (const language of languages)
  for (const period of [...furtherAges.map(periodOfAge), ...periods])
    for (const name of period.names[language] ?? []) index.set(`${language} ${keyOf(name)}`, period);

const yearTime = (year: number): HistoricalTime => ({ year, month: 0, day: 0, seconds: 0 });

/** For `readTime`: 唐代, Tang dynasty, époque de Heian. The result is some time within it, approximate at both ends. */
export const readPeriodNames: NameReader = (text, language) => {
  if (text.length > maxNameLength) return null;
  const plain = text.replace(/^(?:the |la |el |l'|periode: )/, '').replace(/^(?:periode|ere) (?=d|[a-z])/, 'epoque ');
  const period =
    index.get(`${language} ${keyOfFolded(plain)}`) ??
    index.get(`${language} ${keyOfFolded(plain.replace(/^epoque (?!d)/, 'epoque de '))}`) ??
    index.get(`${language} ${keyOfFolded(text)}`);
  return period ? { from: yearTime(period.from), to: yearTime(period.to), note: 'about' } : null;
};

/** For `writeRecord`: the name of the dynasty or age with a record's years, if both are approximate; else null. */
export function periodName(record: TimeRecord, language: Language): string | null {
  if (record.startNote !== 'about' || record.endNote !== 'about' || !record.endTime) return null;
  const start = readHistoricalTime(record.startTime),
    end = readHistoricalTime(record.endTime);
  if (!start || !end || start.month || end.month) return null;
  const period = periods.find(({ from, to }) => from === start.year && to === end.year);
  return selectTranslation(period?.names, language)?.value[0] ?? null;
}

/**
 * Combines parsers of names: the first that parses a text wins; a text that one refuses may still be parsed by a later
 * one.
 */
export function combineNameReaders(...readers: readonly NameReader[]): NameReader {
  return (text, language) => {
    let refused: ReturnType<NameReader> = null;
    for (const names of readers) {
      const result = names(text, language);
      if (result && typeof result === 'object') return result;
      refused ??= result;
    }
    return refused;
  };
}
