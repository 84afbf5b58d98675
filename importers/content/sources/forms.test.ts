import { expect, test } from 'vitest';
import { formatCitation } from '../../../src/rules/citations.ts';
import type { Cited } from '../content.ts';
import { builtInFolder, readCatalogue } from '../load.ts';
import { problemsOfCitation } from './check-sources.ts';
import { yearIn } from './dates.ts';
import { formsOf } from './forms.ts';
import { contentLanguages } from '../../../src/rules/languages.ts';

const catalogue = readCatalogue(builtInFolder);

const cite = (...cited: Cited) => {
  const { title, author, where } = formsOf(catalogue, cited);
  return contentLanguages.map((language) =>
    formatCitation({ title: title[language], author: author?.[language] ?? null, where: where?.[language] ?? null }),
  );
};

test.each<[Cited, string[]]>([
  [
    ['shiji', '6'],
    ['司马迁《史记》卷六', 'Sima Qian, Shiji 6', 'Sima Qian, Shiji 6', 'Sima Qian, Shiji 6', '司馬遷『史記』巻六'],
  ],
  [
    ['hanshu', '99C'],
    [
      '班固、班昭《汉书》卷九十九下',
      'Ban Gu and Ban Zhao, Hanshu 99C',
      'Ban Gu et Ban Zhao, Hanshu 99C',
      'Ban Gu y Ban Zhao, Hanshu 99C',
      '班固・班昭『漢書』巻九十九下',
    ],
  ],
  [
    ['plutarch', 'Alexander 8'],
    [
      '普鲁塔克《希腊罗马名人传》亚历山大传8',
      'Plutarch, Parallel Lives, Alexander 8',
      'Plutarque, Vies parallèles, Alexandre 8',
      'Plutarco, Vidas paralelas, Alejandro 8',
      'プルタルコス『対比列伝』アレクサンドロス伝8',
    ],
  ],
  [
    ['al-tabari', 'year 132'],
    [
      '塔巴里《历代先知与帝王史》伊历132年',
      'al-Tabari, Tarikh al-rusul wa’l-muluk, year 132 AH',
      'Tabari, Histoire des prophètes et des rois, an 132 de l’hégire',
      'al-Tabari, Historia de los profetas y los reyes, año 132 de la hégira',
      'タバリー『諸預言者と諸王の歴史』ヒジュラ暦132年',
    ],
  ],
  [
    ['cambridge-china', 'vol. 3'],
    [
      '《剑桥中国史》第3卷',
      'The Cambridge History of China, vol. 3',
      'The Cambridge History of China, vol. 3',
      'The Cambridge History of China, vol. 3',
      'The Cambridge History of China, 第3巻',
    ],
  ],
  [
    ['lunyu', '7.5'],
    [
      '孔子弟子及再传弟子《论语》述而篇第5章',
      'pupils of Kongzi and their pupils, Lunyu 7.5',
      'disciples de Kongzi et leurs élèves, Lunyu 7.5',
      'discípulos de Kongzi y sus alumnos, Lunyu 7.5',
      '孔子の弟子と孫弟子『論語』述而篇第5章',
    ],
  ],
])('%s is cited in five languages', (cited, lines) => {
  expect(cite(...cited)).toEqual(lines);
});

test('a source is dated in five languages', () => {
  expect(Object.values(yearIn('c. 430 BC'))).toEqual([
    '约前430年',
    'c. 430 BC',
    'vers 430 av. J.-C.',
    'hacia 430 a. C.',
    '紀元前430年頃',
  ]);
  expect(Object.values(yearIn('8th–7th century BC'))).toEqual([
    '前8—7世纪',
    '8th–7th century BC',
    'VIIIᵉ-VIIᵉ siècles av. J.-C.',
    'siglos VIII-VII a. C.',
    '紀元前8〜7世紀',
  ]);
});

test('a source is not cited for anything later than itself', () => {
  expect(problemsOfCitation(catalogue, ['herodotus', '1.1'], ['-0490', '-0490'])).toEqual([]);
  expect(problemsOfCitation(catalogue, ['herodotus', '1.1'], ['-0331', '-0331']).join()).toMatch(
    /cannot tell of -0331/,
  );
  expect(problemsOfCitation(catalogue, ['homer-odyssey'], ['1614', '1614'])).toHaveLength(1);
});
