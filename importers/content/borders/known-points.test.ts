import { expect, test } from 'vitest';
import { extentIn, isWithin } from './check.ts';
import { builtInBorders } from './load.ts';

/** Years and the states that held a point in them, from the history of the place; of two, one lies within the other. */
type Known = Record<number, string | string[]>;
const nobody: string[] = [];

/** Longitude before latitude. Each line has a year before and a year after a change of hands. */
const points: Record<string, [longitude: number, latitude: number, known: Known]> = {
  // America
  'Cap-Français': [-72.2, 19.6, { 1690: 'spanish-empire', 1700: 'france', 1803: 'france', 1804: 'haiti' }],
  'Santo Domingo': [
    -69.9,
    18.6,
    {
      1790: 'spanish-empire',
      1805: 'france',
      1815: 'spanish-empire',
      1830: 'haiti',
      1850: 'dominican-republic',
      1863: 'spanish-empire',
      1870: 'dominican-republic',
    },
  ],
  'Spanish Town': [
    -76.95,
    18.05,
    { 1600: 'spanish-empire', 1660: 'english-colonies-in-america', 1700: 'english-colonies-in-america' },
  ],
  'Rio Branco': [-67.8, -10, { 1853: 'bolivia', 1902: 'bolivia', 1905: 'brazil' }],
  Honolulu: [
    -157.9,
    21.4,
    { 1800: 'kingdom-of-hawaii', 1893: 'kingdom-of-hawaii', 1895: 'republic-of-hawaii', 1898: 'united-states' },
  ],
  // Asia
  Goa: [74, 15.4, { 1520: 'portugal', 1700: 'portugal', 1851: 'portugal', 1950: 'portugal', 1965: 'india-since-1947' }],
  Colombo: [
    80,
    6.9,
    {
      1550: 'sinhalese-kingdoms',
      1630: 'portugal',
      1700: 'netherlands',
      1797: 'british-india',
      1805: 'british-empire',
      1851: 'british-empire',
      1940: 'british-empire',
      1950: 'sri-lanka',
    },
  ],
  Jaffna: [80.1, 9.6, { 1600: 'jaffna', 1640: 'portugal', 1700: 'netherlands' }],
  Kandy: [80.65, 7.3, { 1700: 'kandy', 1814: 'kandy', 1816: 'british-empire' }],
  Nagpur: [79.1, 21.15, { 1800: 'marathas', 1851: 'nagpur', 1855: 'british-india' }],
  'Hyderabad, India': [78.5, 17.4, { 1700: 'mughal-empire', 1851: 'hyderabad' }],
  Warangal: [79.6, 18, { 1330: 'delhi-sultanate', 1397: nobody, 1430: 'bahmanis-and-deccan-sultanates' }],
  Chanderi: [78.1, 24.7, { 1457: 'malwa-sultanate' }],
  'Kuching, Sarawak': [
    110.4,
    1.5,
    {
      1700: 'brunei-sultanate',
      1850: 'sarawak',
      1900: 'british-empire',
      1960: 'british-empire',
      1962: 'british-empire',
      1963: 'malaysia',
    },
  ],
  'Sandakan, Sabah': [
    117.5,
    5.6,
    {
      1600: 'brunei-sultanate',
      1800: 'sulu-sultanate',
      1890: 'british-empire',
      1960: 'british-empire',
      1970: 'malaysia',
    },
  ],
  'Kuala Lumpur': [101.7, 3.15, { 1950: 'british-empire', 1960: 'malaysia' }],
  Battambang: [103.2, 13.1, { 1700: 'cambodia', 1850: 'siam', 1906: 'siam', 1908: 'france-since-1871' }],
  Kedah: [100.6, 6, { 1850: 'siam', 1908: 'siam', 1910: 'british-empire' }],
  Batavia: [106.8, -6.3, { 1650: 'netherlands', 1812: 'british-empire', 1820: 'netherlands' }],
  Yogyakarta: [
    110.4,
    -7.7,
    { 1350: 'majapahit', 1550: 'demak-and-pajang', 1650: 'mataram', 1750: 'mataram', 1760: 'netherlands' },
  ],
  Banten: [106.2, -6.2, { 1600: 'banten', 1700: 'netherlands' }],
  Lhasa: [
    91.1,
    29.65,
    {
      1300: 'yuan-dynasty',
      1400: 'tibet-before-the-qing',
      1650: 'tibet-before-the-qing',
      1750: 'qing-dynasty',
      1930: 'tibet-1912-1950',
      1960: 'peoples-republic-of-china',
    },
  ],
  Liaoyang: [123.2, 41.2, { 1379: 'ming-dynasty', 1600: 'ming-dynasty', 1625: 'later-jin', 1640: 'qing-dynasty' }],
  Ningguta: [129.5, 44.3, { 1400: 'jurchens', 1550: 'jurchens', 1620: 'later-jin', 1640: 'qing-dynasty' }],
  'Naha, Ryukyu': [127.8, 26.4, { 1450: 'ryukyu-kingdom', 1850: 'ryukyu-kingdom', 1880: 'japan', 1902: 'japan' }],
  Iturup: [147.9, 45.1, { 1860: 'tokugawa-shogunate', 1902: 'japan', 1946: 'soviet-russia-and-the-soviet-union' }],
  'Paramushir, northern Kurils': [155.7, 50.2, { 1860: 'russian-empire', 1902: 'japan' }],
  'Southern Sakhalin': [
    142.7,
    47,
    { 1880: 'russian-empire', 1908: 'japan', 1950: 'soviet-russia-and-the-soviet-union' },
  ],
  Omsk: [73.4, 55, { 1656: nobody, 1720: 'russian-empire' }],
  Muscat: [58.4, 23.45, { 1600: 'portugal', 1700: 'yarubid-oman', 1800: 'oman', 1900: 'oman' }],
  'Sana‘a': [
    44.2,
    15.35,
    {
      1300: 'yemeni-dynasties',
      1600: 'ottoman-empire',
      1720: 'yemeni-dynasties',
      1850: 'yemeni-dynasties',
      1900: 'ottoman-empire',
    },
  ],
  Nicosia: [
    33.3,
    35.1,
    {
      1180: 'byzantine-empire',
      1300: 'kingdom-of-cyprus',
      1400: 'kingdom-of-cyprus',
      1500: 'republic-of-venice',
      1600: 'ottoman-empire',
      1900: 'british-empire',
      1930: 'british-empire',
    },
  ],
  Theodosiopolis: [41.3, 39.9, { 930: nobody, 953: 'byzantine-empire' }],
  Carchemish: [38, 36.8, { [-724]: nobody, [-710]: 'assyrian-empire' }],
  'Jerusalem under Judah': [35.2, 31.8, { [-724]: 'kingdom-of-judah', [-700]: 'kingdom-of-judah' }],
  // Africa
  'Zanzibar Town': [
    39.3,
    -6.1,
    { 1600: 'portugal', 1700: 'yarubid-oman', 1800: 'oman', 1870: 'zanzibar', 1895: 'british-empire' },
  ],
  Antananarivo: [47.5, -18.9, { 1810: 'merina-kingdom', 1890: 'merina-kingdom', 1900: 'france-since-1871' }],
  Mengo: [32.5, 0.3, { 1850: 'buganda', 1900: 'british-empire' }],
  Ulundi: [31.4, -28.3, { 1830: 'zulu-kingdom', 1870: 'zulu-kingdom', 1890: 'british-empire' }],
  Pretoria: [28.2, -25.7, { 1860: 'transvaal', 1879: 'british-empire', 1890: 'transvaal', 1905: 'british-empire' }],
  Bloemfontein: [26.2, -29.1, { 1850: 'british-empire', 1880: 'orange-free-state', 1905: 'british-empire' }],
  'Cape Town': [
    18.6,
    -33.85,
    { 1650: nobody, 1700: 'netherlands', 1800: 'british-empire', 1804: 'netherlands', 1810: 'british-empire' },
  ],
  Timbuktu: [
    -3,
    16.8,
    { 1550: 'songhai-empire', 1650: 'arma-of-timbuktu', 1850: 'massina-empire', 1900: 'france-since-1871' },
  ],
  // Oceania
  'Waitangi, New Zealand': [174, -35.4, { 1700: 'maori', 1830: 'maori', 1850: 'british-empire' }],
  // Europe
  Rhodes: [
    28,
    36.2,
    {
      1300: 'byzantine-empire',
      1400: 'order-of-saint-john',
      1530: 'ottoman-empire',
      1900: 'ottoman-empire',
      1913: 'italy',
    },
  ],
  Malta: [14.4, 35.9, { 1600: 'order-of-saint-john', 1850: 'british-empire' }],
  Ravenna: [12.2, 44.4, { 1400: 'papal-states', 1452: 'republic-of-venice', 1520: 'papal-states' }],
  Bergamo: [
    9.7,
    45.75,
    {
      1400: ['duchy-of-milan', 'holy-roman-empire'],
      1452: ['holy-roman-empire', 'republic-of-venice'],
      1600: 'republic-of-venice',
    },
  ],
  Corfu: [
    19.8,
    39.6,
    { 1452: 'republic-of-venice', 1750: 'republic-of-venice', 1850: 'british-empire', 1880: 'greece' },
  ],
  Kotor: [18.75, 42.45, { 1350: 'serbia', 1452: 'republic-of-venice', 1700: 'republic-of-venice' }],
  Negroponte: [23.7, 38.5, { 1452: 'republic-of-venice', 1480: 'ottoman-empire' }],
  'Córdoba in the Reconquest': [-4.78, 37.88, { 1220: 'almohads', 1230: nobody, 1238: 'leon-and-castile' }],
  Évora: [-7.9, 38.57, { 1160: 'almohads', 1180: 'portugal', 1207: 'portugal' }],
  Calatrava: [-3.8, 39, { 1180: 'leon-and-castile', 1207: 'almohads', 1220: 'leon-and-castile' }],
  Valencia: [-0.4, 39.5, { 1207: 'almohads', 1230: nobody, 1240: 'aragon' }],
  Majorca: [2.9, 39.6, { 1207: 'almohads', 1240: 'aragon' }],
  Carlisle: [-2.9, 54.9, { 1100: 'england', 1152: 'scotland', 1160: 'england' }],
  Newcastle: [-1.6, 55, { 1100: 'england', 1152: 'scotland', 1160: 'england' }],
  Bryansk: [34.4, 53.25, { 1467: 'lithuania', 1502: 'russian-empire' }],
  Smolensk: [32, 54.8, { 1500: 'lithuania', 1550: 'russian-empire', 1630: 'poland', 1656: 'russian-empire' }],
  Nyenskans: [30.3, 59.9, { 1600: 'russian-empire', 1650: 'sweden', 1710: 'russian-empire' }],
  Kexholm: [30.1, 61.05, { 1600: 'russian-empire', 1650: 'sweden', 1730: 'russian-empire' }],
  Rennes: [-1.7, 48.1, { 860: 'kingdom-of-brittany', 922: nobody, 950: 'france' }],
  Serres: [23.5, 41.1, { 1340: 'byzantine-empire', 1352: 'serbia' }],
  // Drawn by the samples of 30 November 2026
  Nice: [7.25, 43.75, { 1700: nobody, 1849: 'savoy-sardinia', 1865: 'france' }],
  Mantua: [10.8, 45.15, { 1453: 'holy-roman-empire' }],
  Baghdad: [44.4, 33.3, { 1600: 'ottoman-empire', 1630: 'safavid-iran', 1650: 'ottoman-empire' }],
  Tabriz: [46.3, 38.1, { 1580: 'safavid-iran', 1600: 'ottoman-empire', 1610: 'safavid-iran' }],
  'Lviv under Poland': [24, 49.8, { 1330: 'rus-principalities-and-novgorod', 1360: 'poland' }],
  Breslau: [
    17,
    51.1,
    { 1720: ['habsburg-austria', 'holy-roman-empire'], 1750: ['holy-roman-empire', 'prussia-and-germany'] },
  ],
  Kandahar: [65.7, 31.6, { 1580: 'safavid-iran', 1610: 'mughal-empire', 1641: 'mughal-empire', 1660: 'safavid-iran' }],
  'Kutaraja, Aceh': [95.4, 5.4, { 1866: nobody, 1900: 'netherlands' }],
  'Chiang Mai': [99, 18.8, { 1578: 'burma-taungoo-konbaung', 1650: 'burma-taungoo-konbaung' }],
  Hue: [107.5, 16.4, { 1250: 'champa', 1324: 'vietnam-dai-viet', 1460: 'vietnam-dai-viet' }],
  'Preslav in the tenth century': [26.8, 43.15, { 980: 'byzantine-empire', 994: 'bulgaria', 1015: 'byzantine-empire' }],
  Perth: [116, -32, { 1820: nobody, 1864: 'british-empire' }],
  'Port of Spain': [-61.4, 10.5, { 1790: 'spanish-empire', 1804: 'british-empire' }],
  'Saint Augustine': [-81.5, 29.9, { 1790: 'spanish-empire', 1803: 'spanish-empire' }],
  Harare: [31, -17.8, { 1885: nobody, 1893: 'british-empire', 1900: 'british-empire' }],
  Blantyre: [35, -15.8, { 1893: 'british-empire', 1910: 'british-empire' }],
  Chengdu: [104.1, 30.7, { 962: 'ten-kingdoms', 967: 'song-dynasty' }],
  'Guangzhou under the Song': [113.3, 23.2, { 962: 'ten-kingdoms', 972: 'song-dynasty', 976: 'song-dynasty' }],
  'Warangal and Delhi': [79.6, 18, { 1307: nobody, 1325: 'delhi-sultanate' }],
  Lucca: [10.5, 43.87, { 1565: nobody, 1815: nobody, 1850: 'florence-and-tuscany' }],
  // Overseas lands, by year
  'Bari under the Normans': [16.7, 41, { 1060: 'byzantine-empire', 1087: 'sicily-and-naples' }],
  Belém: [-48.4, -1.5, { 1620: 'portugal', 1700: 'portugal', 1830: 'brazil' }],
  'Buenos Aires': [-58.6, -34.7, { 1800: 'spanish-empire', 1813: nobody, 1818: 'argentina' }],
  Cayenne: [-52.5, 4.7, { 1700: 'france', 1812: 'portugal', 1850: 'france', 1900: 'france-since-1871' }],
  Diu: [71, 20.8, { 1530: 'gujarat-sultanate', 1600: 'portugal', 1900: 'portugal' }],
  'Guam, Marianas': [144.8, 13.45, { 1700: 'spanish-empire', 1900: 'united-states' }],
  Hanoi: [105.8, 21, { 1880: 'vietnam-dai-viet', 1890: 'france-since-1871' }],
  Malacca: [102.3, 2.3, { 1600: 'portugal', 1700: 'netherlands', 1850: 'british-empire' }],
  Petropavlovsk: [158.4, 53.2, { 1690: nobody, 1715: 'russian-empire' }],
  Saigon: [106.6, 10.9, { 1850: 'vietnam-dai-viet', 1865: 'france', 1880: 'france-since-1871' }],
  'Saint Louis': [-90.3, 38.6, { 1750: 'new-france', 1790: 'spanish-empire', 1810: 'united-states' }],
  Vitoria: [-2.67, 42.85, { 1100: 'leon-and-castile', 1174: 'navarre', 1210: 'leon-and-castile' }],
  Vladivostok: [132, 43.4, { 1857: 'qing-dynasty', 1859: 'qing-dynasty', 1862: 'russian-empire' }],
  // Gone through by state and year
  'Ancyra under Alexander': [32.9, 39.9, { [-340]: 'achaemenid-empire', [-330]: 'macedon' }],
  Smyrna: [27.1, 38.4, { 1050: 'byzantine-empire', 1091: nobody, 1280: 'byzantine-empire' }],
  Buda: [19.05, 47.5, { 1535: nobody, 1600: 'ottoman-empire', 1690: 'habsburg-austria' }],
  Cairo: [31.2, 30.05, { 1799: 'france', 1881: 'ottoman-empire', 1890: 'british-empire' }],
  'Carthago Nova': [-0.98, 37.6, { [-225]: 'carthage', [-205]: 'roman-republic' }],
  Damascus: [36.3, 33.5, { 600: 'byzantine-empire', 620: 'sasanian-empire', 650: 'rashidun-caliphate' }],
  Edessa: [38.8, 37.15, { 100: nobody, 220: 'roman-empire' }],
  Herat: [62.2, 34.35, { 1720: nobody, 1830: 'durrani-empire-afghanistan' }],
  Kyiv: [30.5, 50.45, { 1650: 'poland', 1700: 'russian-empire', 1780: 'russian-empire' }],
  'Lugano in the Ticino': [8.95, 46.05, { 1480: ['duchy-of-milan', 'holy-roman-empire'], 1600: 'switzerland' }],
  Naples: [14.25, 40.85, { 1498: 'sicily-and-naples', 1510: 'spanish-empire' }],
  Paris: [2.35, 48.86, { 1410: 'france', 1425: 'england', 1440: 'france' }],
  Philippopolis: [24.75, 42.15, { 1880: 'ottoman-empire', 1890: 'bulgaria' }],
  Ragusa: [18.1, 42.65, { 1300: 'republic-of-venice', 1600: nobody, 1750: nobody }],
  'Santiago de Chile': [-70.65, -33.45, { 1536: nobody, 1545: 'spanish-empire' }],
  'Umba on the White Sea': [34.3, 66.75, { 1650: 'russian-empire', 1800: 'russian-empire' }],
  Tunis: [10.2, 36.8, { 1550: 'hafsids', 1600: 'ottoman-empire' }],
};

test.each(Object.entries(points))('R22 %s is held by those who are known to have held it', (_, [x, y, known]) => {
  const held = Object.keys(known).map(Number);
  const states = Object.fromEntries(
    held.map((year) => {
      const here = builtInBorders().filter((state) => {
        const extent = extentIn(state, year);
        return extent && isWithin(extent, [x, y]);
      });
      return [year, here.map(({ id }) => id).sort()];
    }),
  );
  expect(states).toEqual(Object.fromEntries(held.map((year) => [year, [known[year]!].flat()])));
});
