import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../src/rules/languages.ts';
import { recordBounds } from '../src/rules/time/historical-time.ts';
import { recordWithin } from '../src/rules/time/historical-time-precision.ts';
import { writeRecord } from '../src/rules/time/historical-time-writing.ts';
import { readLife, timeBetween, type LifeTime } from './written-times.ts';

/** A time as `start note .. end note`, or why it is refused. */
function readDate(text: string, language: Language, years?: 'edtf'): string {
  const time = timeBetween(text, undefined, { language, years });
  if (typeof time === 'string') return 'refused';
  const end = (at: string, note: string | null) =>
    [at.slice(0, -9).replace(/-00-00$/, ''), note].filter(Boolean).join(' ');
  return [end(time.startTime, time.startNote), time.endTime ? end(time.endTime, time.endNote) : time.endNote]
    .filter(Boolean)
    .join(' .. ');
}

/** A span of years, each approximate. */
const about = (from: string, to: string) => `${from} about .. ${to} about`;

describe('files-field 14, 11: phrases of museums', () => {
  test.each([
    ['(1746)', '1746'],
    ['[1746]', '1746'],
    ['[ca. 1746]', '1746 about'],
    ['published 1793', '1793'],
    ['dated 1652', '1652'],
    ['signed and dated 1652', '1652'],
    ['begun 1640', '1640 .. 1640 after'],
    ['1642 onwards', '1642 after'],
    ['by 1639', '1639 before'],
    ['not before 1520', '1520 after'],
    ['no later than 1520', '1520 before'],
    ['until 1642', '1642 before'],
    ['before c. 1650', '1650 before'],
    ['fl. 1642', '1642'],
    ['b. 1642', '1642'],
    ['active 1642-1650', '1642 .. 1650'],
    ['possibly c. 1642', '1642 about'],
    ['probably 1642', '1642 doubtful'],
    ['1642 ca', '1642 about'],
    ['CIR 1642', '1642 about'],
    ['1642.0', '1642'],
    ['C17th', about('1601', '1700')],
    ['early C18th', about('1701', '1733')],
    ['Dynasty 18, ca. 1353–1336 B.C.', '-1353 about .. -1336'],
    ['New Kingdom, Dynasty 18, ca. 1353–1336 B.C.', '-1353 about .. -1336'],
    ['19th Dynasty (1295–1186 BC)', '-1295 .. -1186'],
    ['Late 18th Dynasty', 'refused'],
    ['Anno 1642', '1642'],
    ['1642 or later', '1642 after'],
    ['1642 or before', '1642 before'],
    ['Ming dynasty (1368–1644)', about('1368', '1644')],
    ['Edo period, 18th century', about('1701', '1800')],
    ['Edo period (18th century)', about('1701', '1800')],
    ['Qianlong period (1736–95)', '1736 .. 1795'],
    ['Qing dynasty, Qianlong reign', '1736 .. 1795'],
    ['Joseon dynasty, 18th century', about('1701', '1800')],
    ['20th century (1942)', '1942'],
    ['A.D. 2nd–3rd century', about('0101', '0300')],
    ['2nd–3rd century A.D.', about('0101', '0300')],
    ['XVI century', about('1501', '1600')],
    ['16th cent.', about('1501', '1600')],
    ['seventeenth century', about('1601', '1700')],
    ['early 17th century', about('1601', '1633')],
    ['mid-15th century', about('1434', '1466')],
    ['mid- to late 18th century', about('1734', '1800')],
    ['first half 17th century', about('1601', '1650')],
    ['17th century, first half', about('1601', '1650')],
    ['second third of the 12th century', about('1134', '1166')],
    ['last decade of the 16th century', about('1591', '1600')],
    ['late 17th–early 18th century', about('1667', '1733')],
    ['c. 1642–43', about('1642', '1643')],
    ['ca. 1483–85', about('1483', '1485')],
    ['about 1939-45', about('1939', '1945')],
    ['before 1642–43', '1642 before .. 1643'],
    ['1642–3', '1642 .. 1643'],
    ['1939-45', '1939 .. 1945'],
    ['1642/43', about('1642', '1643')],
    ['1920s–30s', about('1920', '1939')],
    ['1647 or 1649', about('1647', '1649')],
    ['1642 and 1645', about('1642', '1645')],
    ['after 1642 and before 1650', about('1642', '1650')],
    ['between 1642 and 1650', about('1642', '1650')],
    ['11 February 1731/32', '1732-02-11'],
    ['11/22 February 1731/32', '1732-02-22'],
    ['25 December 1642 OS', '1642-12-25'],
    ['9.IV.1821', '1821-04-09'],
    ['25-Dec-1850', '1850-12-25'],
    ['1850 Dec 25', '1850-12-25'],
    ['MDCXLII', '1642'],
    ['Spring 1642', '1642 about'],
    ['Q1 1642', '1642-01-00 about .. 1642-03-00 about'],
    ['Michaelmas 1642', '1642 about'],
    ['5/7/1786', '1786 about'],
    ['1642–', '1642 .. 1642 after'],
    ['1932–present', '1932 .. to present'],
    ['16--', about('1600', '1699')],
    ['January 4–6, 1642', '1642-01-04 .. 1642-01-06'],
    ['before or in 1655', '1655 before'],
    ['in or after 1655', '1655 after'],
    ['mid-to-late 1760s', about('1763', '1769')],
    ['designed 1928, made 1930', about('1928', '1930')],
    ['1834–5, exhibited 1835', '1834 .. 1835'],
    ['?c.1835', '1835 about'],
    ['1734 or 5', about('1734', '1735')],
    ['late 18th C', about('1767', '1800')],
  ])('%s (en)', (text, expected) => expect(readDate(text, 'en')).toBe(expected));

  test.each([
    ['XVIIe', about('1601', '1700')],
    ['17e siècle', about('1601', '1700')],
    ['2e moitié 17e siècle', about('1651', '1700')],
    ['1er quart 17e siècle', about('1601', '1625')],
    ['1er quart du XVIIe siècle', about('1601', '1625')],
    ['17e siècle (2e moitié)', about('1651', '1700')],
    ['fin XVIIIe siècle', about('1767', '1800')],
    ['milieu 19e siècle', about('1834', '1866')],
    ['v. 1642', '1642 about'],
    ['vers 1483-85', about('1483', '1485')],
    ['avant 1642', '1642 before'],
    ['à partir de 1642', '1642 after'],
    ['né en 1642', '1642'],
    ['daté de 1642', '1642'],
    ['printemps 1642', '1642 about'],
    ['an VIII', '1799-09-00 .. 1800-09-00'],
    ['Ier siècle av. J.-C. – Ier siècle apr. J.-C.', about('-0100', '0100')],
    ['époque d’Edo, XVIIIe siècle', about('1701', '1800')],
    ['entre 1642 et 1650', about('1642', '1650')],
    ['1642 ou 1643', about('1642', '1643')],
  ])('%s (fr)', (text, expected) => expect(readDate(text, 'fr')).toBe(expected));

  test.each([
    ['h. 1483-85', about('1483', '1485')],
    ['hacia 1642', '1642 about'],
    ['segunda mitad del siglo XVII', about('1651', '1700')],
    ['siglo XVII (2ª mitad)', about('1651', '1700')],
    ['1ª mitad s. XVI', about('1501', '1550')],
    ['primer tercio del siglo XVII', about('1601', '1633')],
    ['antes de 1642', '1642 before'],
    ['a partir de 1642', '1642 after'],
    ['fechado en 1642', '1642'],
    ['nacido en 1642', '1642'],
    ['m. 1642', '1642'],
    ['primavera de 1642', '1642 about'],
    ['1642 o 1643', about('1642', '1643')],
  ])('%s (es)', (text, expected) => expect(readDate(text, 'es')).toBe(expected));

  test.each([
    ['um 1650', '1650 about'],
    ['ca. 1650/60', about('1650', '1660')],
    ['vor 1650', '1650 before'],
    ['nach 1650', '1650 after'],
    ['17. Jahrhundert', about('1601', '1700')],
    ['2. Hälfte 17. Jh.', about('1651', '1700')],
    ['Anfang 16. Jh.', about('1501', '1533')],
    ['12. März 1802', '1802-03-12'],
    ['5 Dez 1877', '1877-12-05'],
    ['zwischen 1642 und 1650', about('1642', '1650')],
    ['44 v. Chr.', '-0044'],
  ])('%s (German, in a file in any language)', (text, expected) => {
    for (const language of ['en', 'fr'] as const) expect(readDate(text, language)).toBe(expected);
  });
});

describe('files-field 7, 22: eras and periods in imports', () => {
  test.each([
    ['康熙二十一年', 'zh', '1682'],
    ['康煕廿一年', 'zh', '1682'],
    ['光緖三十年', 'zh', '1904'],
    ['光绪三十年正月', 'zh', '1904-01-00 about .. 1904-03-00 about'],
    ['隆庆六年六月初十日', 'zh', '1572 about'],
    ['元禄十五年十二月十四日', 'jp', '1702 about'],
    ['乾隆卅年', 'zh', '1765'],
    ['民国26年', 'zh', '1937'],
    ['民國廿六年', 'zh', '1937'],
    ['建安廿四年（219年）', 'zh', '0219'],
    ['北宋景祐三年', 'zh', '1036'],
    ['显德三年', 'zh', '0956'],
    ['神爵元年', 'zh', '-0061'],
    ['咸淳十年', 'zh', '1274'],
    ['明万历四十八年', 'zh', '1620'],
    ['乾隆二十年至四十年', 'zh', '1755 .. 1775'],
    ['清康熙年间', 'zh', '1662 .. 1722'],
    ['清乾隆', 'zh', '1736 .. 1795'],
    ['大清乾隆年制', 'zh', '1736 .. 1795'],
    ['唐代', 'zh', about('0618', '0907')],
    ['战国晚期', 'zh', about('-0305', '-0221')],
    ['公元前3世纪末', 'zh', about('-0234', '-0201')],
    ['1483—85年', 'zh', '1483 .. 1485'],
    ['约1483—85年', 'zh', about('1483', '1485')],
    ['一九三七年', 'zh', '1937'],
    ['1037－1101', 'zh', '1037 .. 1101'],
    ['生于1893年', 'zh', '1893'],
    ['1642年或1643年', 'zh', about('1642', '1643')],
    ['昭和12年', 'jp', '1937'],
    ['明治元年', 'jp', '1868'],
    ['明治20年代', 'jp', about('1887', '1896')],
    ['宝暦・明和頃', 'jp', about('1751', '1772')],
    ['大正', 'jp', '1912 .. 1926'],
    ['桃山時代', 'jp', about('1573', '1603')],
    ['元', 'zh', about('1271', '1368')],
    ['明清', 'zh', about('1368', '1912')],
    ['宋元时期', 'zh', about('0960', '1368')],
    ['明末清初', 'zh', about('1552', '1732')],
    ['天保２年', 'jp', '1831'],
    ['応徳3年', 'jp', '1086'],
    ['寛永年間', 'jp', '1624 .. 1644'],
    ['寬永元年', 'jp', '1624'],
    ['慶應三年', 'jp', '1867'],
    ['元文二年', 'jp', '1737'],
    ['宝暦四年', 'jp', '1754'],
    ['朱鳥元年', 'jp', '0686'],
    ['江戸時代', 'jp', about('1603', '1868')],
    ['江戸時代後期', 'jp', about('1780', '1868')],
    ['江戸時代 18世紀', 'jp', about('1701', '1800')],
    ['鎌倉時代・13世紀', 'jp', about('1201', '1300')],
    ['平安時代（12世紀）', 'jp', about('1101', '1200')],
    ['文化・文政期', 'jp', about('1804', '1830')],
    ['唐時代', 'jp', about('0618', '0907')],
    ['光武三年', 'zh', '1899'],
    ['隆熙二年', 'zh', '1908'],
    ['광무 3년', 'en', '1899'],
    ['嗣德十年', 'zh', '1857'],
    ['Minh Mạng 17', 'en', '1836'],
  ] as const)('%s (%s)', (text, language, expected) => expect(readDate(text, language)).toBe(expected));
});

describe('files-field 6: EDTF', () => {
  test.each([
    ['1642~', '1642 about'],
    ['1642?', '1642 doubtful'],
    ['1642%', '1642 about'],
    ['164X', about('1640', '1649')],
    ['16XX', about('1600', '1699')],
    ['../1642', '1642 before'],
    ['1642/..', '1642 .. 1642 after'],
    ['[1640..1650]', about('1640', '1650')],
    ['1642~/1645', '1642 about .. 1645'],
    ['1642-21', '1642 about'],
    ['1900-21', '1900 .. 1921'],
  ])('%s has its marks read in any column', (text, expected) => expect(readDate(text, 'en')).toBe(expected));

  test.each([
    ['1642-21', '1642 about'],
    ['-0043', '-0044'],
    ['0000', '-0001'],
    ['1642-05-14', '1642-05-14'],
    ['1642-05', '1642-05-00'],
    ['1642/..', '1642 .. 1642 after'],
    ['[..1642]', '1642 before'],
    ['Y-10000', '-10001'],
  ])('%s in a column of EDTF', (text, expected) => expect(readDate(text, 'en', 'edtf')).toBe(expected));
});

describe('reigns, double dates and short forms of further countries', () => {
  test.each<[string, Language, string]>([
    ['règne de Louis XIV', 'fr', about('1643', '1715')],
    ['époque Louis XV', 'fr', about('1715', '1774')],
    ['reign of George III (1760–1820)', 'en', about('1760', '1820')],
    ['reign of Philip II of Spain', 'en', about('1556', '1598')],
    ['reinado de Felipe II', 'es', about('1556', '1598')],
    ['ルイ14世の治世', 'jp', about('1643', '1715')],
    ['维多利亚时代', 'zh', about('1837', '1901')],
    ['大理盛明二年', 'zh', '1163'],
    ['大理国时期', 'zh', about('0937', '1254')],
    ['A.H. 1207/A.D. 1792', 'en', '1792'],
    ['AH 1207 / AD 1792–93', 'en', about('1792', '1793')],
    ['1207 AH/1792 CE', 'en', '1792'],
    ['from 1642', 'en', '1642 after'],
    ['西汉·公元前113年', 'zh', '-0113'],
    ['桃山～江戸時代', 'jp', about('1573', '1868')],
    ['from 1642 to 1650', 'en', '1642 .. 1650'],
    ['ss. XVI-XVII', 'es', about('1501', '1700')],
    ['1. pol. 17. stol.', 'en', about('1601', '1650')],
    ['kolem r. 1642', 'en', '1642 about'],
    ['40. léta 17. stol.', 'en', about('1640', '1649')],
    ['lata 40. XVII w.', 'en', about('1640', '1649')],
    ['MÖ 3. yy.', 'en', about('-0300', '-0201')],
    ['MS 2. yy.', 'en', about('0101', '0200')],
    ['17. yüzyılın ilk yarısı', 'en', about('1601', '1650')],
    ['prima metà del XVII secolo', 'en', about('1601', '1650')],
    ['1ª metade do século XVIII', 'en', about('1701', '1750')],
    ['eerste helft 17e eeuw', 'en', about('1601', '1650')],
    ['первая половина XVIII в.', 'en', about('1701', '1750')],
    ['III в. до н. э.', 'en', about('-0300', '-0201')],
    ['около 1642 г.', 'en', '1642 about'],
  ])('%s', (text, language, expected) => expect(readDate(text, language)).toBe(expected));
});

describe('lives beside places, and activity before a death', () => {
  const life = (text: string, language: Language = 'en') => {
    const times = readLife(text, undefined, { language });
    return typeof times === 'string'
      ? times
      : times.map(({ role, startTime, endTime, startNote, endNote }) =>
          [role, startTime.slice(0, 4), startNote, endTime?.slice(0, 4), endNote].filter(Boolean).join(' '),
        );
  };
  test.each<[string, string[]]>([
    ['Leiden 1606 – Amsterdam 1669', ['life 1606 1669']],
    ['Leiden 1606–1669 Amsterdam', ['life 1606 1669']],
    ['(Fuendetodos, 1746 - Burdeos, 1828)', ['life 1746 1828']],
    ['Paris, vers 1642 - Rome, 1701', ['life 1642 about 1701']],
    ['active 1642, died before 1700', ['death 1700 before']],
    ['American, 1923–2013', ['life 1923 2013']],
  ])('%s', (text, expected) => expect(life(text)).toEqual(expected));
  test('a baptism and a burial are about the birth and the death', () =>
    expect(life('baptised 1642, buried 1701')).toEqual(['life 1642 about 1701 about']));
  test('born before a year and dead after an earlier one is no contradiction', () =>
    expect(
      (readLife('before 1700', 'after 1690') as LifeTime[]).map(({ role, startTime, startNote }) => [
        role,
        startTime.slice(0, 4),
        startNote,
      ]),
    ).toEqual([
      ['birth', '1700', 'before'],
      ['death', '1690', 'after'],
    ]));
  test('what happened at two years is no life', () => {
    for (const text of ['Active 1642 – London 1650', 'Married 1642 – Paris 1650', 'Paris 1642'])
      expect(typeof life(text), text).toBe('string');
  });
});

describe('nothing is invented', () => {
  test.each([
    ['l860s ?'],
    ['n.d.'],
    ['undated'],
    ['31 February 1801'],
    ['1801-02-31'],
    ['29 February 1901'],
    ['31 September 1966'],
    ['1901-02-29'],
    ['9999'],
    ['10 June 9999'],
    ['reign of Philip II'],
    ['MS. 1642'],
    ['part 3 w. cover'],
    ['before the great fire, 1666'],
    ['copy of 1642'],
    ['inv. 1642'],
    ['1642-13-01'],
  ])('%s is refused', (text) => expect(readDate(text, 'en')).toBe('refused'));

  test('files-field 3: an impossible day is refused in every language and form', () => {
    for (const [text, language] of [
      ['31 février 1801', 'fr'],
      ['31 de febrero de 1801', 'es'],
      ['1801年2月31日', 'zh'],
      ['1801年2月31日', 'jp'],
      ['31. Februar 1801', 'en'],
      ['31/02/1801', 'fr'],
      ['明治33年2月30日', 'jp'],
    ] as const)
      expect(readDate(text, language), text).toBe('refused');
  });

  const years = fc.integer({ min: 1000, max: 1990 });

  test('a vague birth has no death, and a vague death no birth, in five languages', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.constantFrom('decade' as const, 'century' as const, 'millennium' as const),
        years,
        (language, precision, year) => {
          const text = writeRecord(recordWithin(year, precision), language);
          const [birth, death] = [readLife(text, '', { language }), readLife('', text, { language })];
          expect(birth).toMatchObject([{ role: 'birth' }]);
          expect(death).toMatchObject([{ role: 'death' }]);
        },
      ),
    );
  });

  test('bounds are never narrower than the words', () => {
    const inside = (text: string, language: Language, year: number) => {
      const time = timeBetween(text, undefined, { language });
      if (typeof time === 'string') throw new Error(`${text}: ${time}`);
      const [bounds, wanted] = [
        recordBounds(time)!,
        recordBounds({ ...time, startTime: `${year}-00-00 00:00:00`, endTime: null, endNote: null })!,
      ];
      const isOpen = time.startNote === 'before' || time.startNote === 'after' || time.endNote === 'after';
      expect(
        isOpen || (bounds.earliest <= wanted.earliest && bounds.latest >= wanted.latest),
        `${text} ${language}`,
      ).toBe(true);
    };
    fc.assert(
      fc.property(years, fc.integer({ min: 1, max: 9 }), fc.constantFrom(...languages), (year, more, language) => {
        const later = year + more;
        for (const text of [
          `c. ${year}–${later}`,
          `(${year}–${later})`,
          `between ${year} and ${later}`,
          `${year} or ${later}`,
          `${year}/${later}`,
          `active ${year}-${later}`,
          ...(later % 100 > year % 100
            ? [`${year}–${String(later).slice(-2)}`, `ca. ${year}/${String(later).slice(-2)}`]
            : []),
        ])
          for (const at of [year, later]) inside(text, language, at);
        for (const text of [`by ${year}`, `not before ${year}`, `${year} onwards`, `begun ${year}`])
          inside(text, language, year);
      }),
    );
  });
});

describe('files-field 1: birth and death are two times', () => {
  const lives = (start: string, end?: string, language: Language = 'en') => {
    const life = readLife(start, end, { language });
    return typeof life === 'string'
      ? 'refused'
      : life.map(
          ({ role, startTime, endTime }) =>
            `${role} ${startTime.slice(0, -15)}${endTime ? `..${endTime.slice(0, -15)}` : ''}`,
        );
  };
  test.each([
    ['1642–1701', ['life 1642..1701']],
    ['born 1932', ['life 1932']],
    ['born 1930s', ['birth 1930..1939']],
    ['d. 1580', ['death 1580']],
    ['died 2018', ['death 2018']],
    ['died 16th century', ['death 1501..1600']],
    ['born 15th century, died 1580', ['birth 1401..1500', 'death 1580']],
    ['born 1450, died 16th century', ['birth 1450', 'death 1501..1600']],
    ['1450 – 16th century', ['birth 1450', 'death 1501..1600']],
    ['1474/1475 – 1552', ['birth 1474..1475', 'death 1552']],
    ['1808 – 1866 or after', ['life 1808..1866']],
    ['(American, 1923 – 2013)', ['life 1923..2013']],
    ['American, born 1951', ['life 1951']],
    ['active c. 1780', ['active 1780']],
    ['active 1531–1570', ['active 1531..1570']],
    ['15th century', ['active 1401..1500']],
    ['1932–', ['life 1932']],
    ['1893年生，1976年卒', ['life 1893..1976']],
    ['né en 1642, mort en 1701', ['life 1642..1701']],
    ['nacido en 1642, muerto en 1701', ['life 1642..1701']],
    ['* 1642, † 1701', ['life 1642..1701']],
    ['born 1701, died 1642', 'refused'],
  ])('%s', (text, expected) => expect(lives(text)).toEqual(expected));

  test('in two cells', () => {
    expect(lives('1930s', '')).toEqual(['birth 1930..1939']);
    expect(lives('15th century', '1580')).toEqual(['birth 1401..1500', 'death 1580']);
    expect(lives('', '1580')).toEqual(['death 1580']);
    expect(lives('1933', '')).toEqual(['life 1933']);
    expect(lives('1642', '1701')).toEqual(['life 1642..1701']);
    expect(lives('1701', '1642')).toBe('refused');
  });
});

test('the words of a source stay with its date unless the date says the same', () => {
  const words = (text: string, language: Language) => {
    const time = timeBetween(text, undefined, { language });
    return typeof time === 'string' ? time : time.timeDesc;
  };
  expect(words('1642', 'en')).toBeNull();
  expect(words('c. 1642', 'en')).toBeNull();
  expect(words('前221年', 'zh')).toBeNull();
  expect(words('published 1793', 'en')).toBe('published 1793');
  expect(words('清康熙年间', 'zh')).toBe('清康熙年间');
  expect(words('11 February 1731/32', 'en')).toBe('11 February 1731/32');
});

describe('no birth, death or making is read from words about something else', () => {
  test.each([
    ['purchased 1924', 'en'],
    ['Purchased, 1924', 'en'],
    ['Gift of the artist, 1924', 'en'],
    ['destroyed 1944', 'en'],
    ['Room 1642', 'en'],
    ['acquis en 1924', 'fr'],
    ['comprado 1924', 'es'],
    ['erworben 1924', 'en'],
    ['5–15 October 1582', 'en'],
  ] as const)('%s is no date of a work', (text, language) => expect(readDate(text, language)).toBe('refused'));

  const life = (start: string, end?: string, language: Language = 'en') => {
    const times = readLife(start, end, { language });
    return typeof times === 'string'
      ? 'refused'
      : times.map(({ role, startTime, endTime }) =>
          [role, startTime.slice(0, 4), endTime?.slice(0, 4)].filter(Boolean).join(' '),
        );
  };
  test.each([
    ['died Amsterdam 1669', ['death 1669']],
    ['d. London, 1669', ['death 1669']],
    ['executed 1649', ['death 1649']],
    ['d. after 1669', ['death 1669']],
    ['?–1701', ['death 1701']],
    ['1642–?', ['life 1642']],
    ['？～1849', ['death 1849']],
    ['生年不詳 - 1849年', ['death 1849']],
    ['reigned 1642–1651', ['reign 1642 1651']],
    ['Active in Rome, 1600', ['active 1600']],
    ['born Leiden 1606', ['life 1606']],
    ['married 1642', 'refused'],
    ['last mentioned, 1649', 'refused'],
    ['until 1649', 'refused'],
  ])('%s alone is %j', (text, expected) => expect(life(text)).toEqual(expected));

  test('an end that is unknown does not cost the other one', () => {
    expect(life('1606', 'unknown')).toEqual(['life 1606']);
    expect(life('?', '1669')).toEqual(['death 1669']);
    expect(life('unknown', '?')).toBe('refused');
  });

  test('a part of an age of thousands of years is the whole age', () =>
    expect(readDate('縄文時代中期', 'jp')).toBe(about('-14000', '-0300')));

  test('words that are too long for a description are reported', () => {
    const lost: string[] = [];
    timeBetween('after 1642 (copy after a lost original of 1600)', undefined, {
      language: 'en',
      onLongWords: (words) => lost.push(words),
    });
    expect(lost).toEqual(['after 1642 (copy after a lost original of 1600)']);
  });
});
