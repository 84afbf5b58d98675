import { expect, test } from 'vitest';
import { languages } from '../../../rules/languages.ts';
import { unionKinds } from '../rules.ts';
import { FamilyGraph, type Couple, type Relative } from './family-graph.ts';
import { kinshipsOf } from './kinship.ts';
import { kinTermsFrom } from './kin-terms.ts';

/** A person per line: `m` or `f`, a name, optionally a year of birth: `m Jia Lian`, `m Jia Baoyu 1715`. */
function familyOf(people: string, unions: string): FamilyGraph {
  const relatives = people
    .trim()
    .split(/\s*\n\s*/)
    .map((line): Relative => {
      const [, gender, id, year] = /^([mf?]) (.+?)(?: (-?\d+))?$/.exec(line)!;
      const born = year === undefined ? null : Number(year);
      return {
        id: id!,
        gender: gender === 'm' ? 'male' : gender === 'f' ? 'female' : null,
        born: born === null ? null : { earliest: born, latest: born },
      };
    });
  const couples = unions
    .trim()
    .split(/\s*\n\s*/)
    .map((line, n): Couple => {
      const [partners, children = ''] = line.split(':'),
        kind = unionKinds.find((unionKind) => partners!.includes(` ${unionKind} `)) ?? 'marriage';
      const names = (text: string, by: string) =>
        text
          .split(by)
          .map((name) => name.trim())
          .filter(Boolean);
      return {
        id: `u${n}`,
        kind,
        partners: names(partners!.replace(` ${kind} `, '+'), '+'),
        children: names(children, ',').map((name) => ({
          id: name.replace(/^=/, ''),
          adopted: name.startsWith('='),
          doubtful: false,
        })),
      };
    });
  return new FamilyGraph(relatives, couples);
}
const termsOf = (family: FamilyGraph, a: string, b: string) =>
  languages.map((language) => kinTermsFrom(family, a, language)(b).join(' | '));

// Source: Dream of the Red Chamber, ch. 2 to 6.
const jia = familyOf(
  `m Daishan
   m Daihua
   m Yuangong
   f Grandmother Jia
   m She
   m Zheng
   f Min
   f Lady Wang
   f Aunt Xue
   m Wang Zisheng
   m Old Wang
   m Lin Ruhai
   m Lian 1
   m Baoyu 10
   f Tanchun 12
   f Concubine Zhao
   f Daiyu 11
   f Baochai 8
   m Pan 6
   f Xifeng 2
   f Qiaojie
   m Daihua's son
   m Zhen 0
   f Yuanchun 0`,
  `Yuangong: Daishan
   Yuangong2: Daihua
   Daishan + Grandmother Jia: She, Zheng, Min
   Zheng + Lady Wang: Yuanchun, Baoyu
   Zheng concubinage Concubine Zhao: Tanchun
   Old Wang: Wang Zisheng, Lady Wang, Aunt Xue
   Lin Ruhai + Min: Daiyu
   Aunt Xue: Pan, Baochai
   Wang Zisheng: Xifeng
   She: Lian
   Lian + Xifeng: Qiaojie`,
);

test('堂 and 表, elder and younger, father’s side and mother’s: the cousins of Baoyu, each language in its own way', () => {
  expect(termsOf(jia, 'Baoyu', 'Daiyu')).toEqual([
    '表妹',
    'first cousin',
    'cousine germaine',
    'prima hermana',
    '父方の従妹',
  ]);
  expect(termsOf(jia, 'Baoyu', 'Baochai')).toEqual([
    '表姐',
    'first cousin',
    'cousine germaine',
    'prima hermana',
    '母方の従姉',
  ]);
  expect(termsOf(jia, 'Baoyu', 'Lian')).toEqual([
    '堂兄 | 表姐夫',
    'first cousin | first cousin’s husband',
    'cousin germain | cousin par alliance',
    'primo hermano | primo hermano político',
    '父方の従兄 | 母方の従姉の夫',
  ]);
  expect(termsOf(jia, 'Baoyu', 'She')).toEqual([
    '伯父',
    'paternal uncle',
    'oncle paternel',
    'tío paterno',
    '父方の伯父',
  ]);
  expect(termsOf(jia, 'Baoyu', 'Aunt Xue')).toEqual([
    '姨母',
    'maternal aunt',
    'tante maternelle',
    'tía materna',
    '母方の叔母',
  ]);
  expect(termsOf(jia, 'Baoyu', 'Tanchun')).toEqual([
    '同父异母的妹妹',
    'half-sister',
    'demi-sœur consanguine',
    'media hermana de padre',
    '異母妹',
  ]);
  expect(termsOf(jia, 'Baoyu', 'Qiaojie')).toEqual([
    '堂侄女 | 表外甥女',
    'first cousin once removed',
    'nièce à la mode de Bretagne',
    'sobrina segunda',
    '従姪',
  ]);
  expect(termsOf(jia, 'Lian', 'Lady Wang')[0]).toContain('婶母');
  expect(termsOf(jia, 'Daiyu', 'Grandmother Jia')).toEqual([
    '外祖母',
    'maternal grandmother',
    'grand-mère maternelle',
    'abuela materna',
    '母方の祖母',
  ]);
});

test('people who are related twice get both terms: Xifeng, a maternal cousin who married a paternal one', () => {
  expect(termsOf(jia, 'Baoyu', 'Xifeng')).toEqual([
    '表姐 | 堂嫂',
    'first cousin | first cousin’s wife',
    'cousine germaine | cousine par alliance',
    'prima hermana | prima hermana política',
    '母方の従姉 | 父方の従兄の妻',
  ]);
  expect(termsOf(jia, 'Baoyu', 'Lady Wang')).toEqual(['母亲', 'mother', 'mère', 'madre', '母']);
  expect(termsOf(jia, 'Zheng', 'Baoyu')).toEqual(['儿子', 'son', 'fils', 'hijo', '息子']);
  expect(termsOf(jia, 'Tanchun', 'Lady Wang')).toEqual([
    '继母',
    'stepmother',
    'belle-mère, par remariage',
    'madrastra',
    '継母',
  ]);
  // Married cousins are both cousins and spouses.
  const house = familyOf(
    `m A
     f B
     m C
     m D
     f E 1
     m F 2`,
    `A + B: C, D
     C: E
     D: F
     F + E`,
  );
  expect(termsOf(house, 'F', 'E')).toEqual([
    '妻子 | 堂姐',
    'wife | first cousin',
    'femme | cousine germaine',
    'esposa | prima hermana',
    '妻 | 父方の従姉',
  ]);
  const [, blood] = kinshipsOf(house, 'F', 'E');
  expect(blood!.line!.ancestors).toEqual(['A', 'B']);
});

// Victoria's house, with years of birth.
const victoria = familyOf(
  `f Victoria 1819
   m Albert 1819
   m Edward VII 1841
   f Alexandra 1844
   f Alice 1843
   m Louis 1837
   m Alfred 1844
   f Vicky 1840
   m Frederick III 1831
   m Wilhelm II 1859
   m George V 1865
   f Alix 1872
   m Nicholas II 1868
   f Dagmar 1847
   m Alexander III 1845
   m Christian IX 1818
   f Victoria of Hesse 1863
   m Leopold I 1790
   f Duchess of Kent 1786
   m Ernest I 1784
   m Duke of Kent 1767
   m Alexei 1904
   m George VI 1895
   f Elizabeth II 1926
   m Charles III 1948`,
  `Duke of Kent + Duchess of Kent: Victoria
   Ernest I: Albert
   X: Ernest I, Duchess of Kent, Leopold I
   Victoria + Albert: Vicky, Edward VII, Alice, Alfred
   Christian IX: Alexandra, Dagmar
   Edward VII + Alexandra: George V
   Alexander III + Dagmar: Nicholas II
   Louis + Alice: Victoria of Hesse, Alix
   Frederick III + Vicky: Wilhelm II
   Nicholas II + Alix: Alexei
   George V: George VI
   George VI: Elizabeth II
   Elizabeth II: Charles III`,
);

test('the courts of 1914, in five languages', () => {
  expect(termsOf(victoria, 'George V', 'Wilhelm II')).toEqual([
    '表兄',
    'first cousin',
    'cousin germain',
    'primo hermano',
    '父方の従兄',
  ]);
  expect(termsOf(victoria, 'Victoria', 'Albert')).toEqual([
    '丈夫 | 表兄弟',
    'husband | first cousin',
    'mari | cousin germain',
    'marido | primo hermano',
    '夫 | 母方の従兄弟',
  ]);
  expect(termsOf(victoria, 'Victoria', 'Leopold I')).toEqual([
    '舅父 | 丈夫的叔父',
    'maternal uncle | husband’s paternal uncle',
    'oncle maternel | oncle paternel du mari',
    'tío materno | tío paterno político',
    '母方の叔父 | 夫の父方の叔父',
  ]);
  expect(termsOf(victoria, 'Wilhelm II', 'Nicholas II')).toEqual([
    '表妹夫',
    'first cousin’s husband',
    'cousin par alliance',
    'primo hermano político',
    '母方の従妹の夫',
  ]);
  expect(termsOf(victoria, 'Edward VII', 'Frederick III')).toEqual([
    '姐夫',
    'brother-in-law',
    'beau-frère',
    'cuñado',
    '義兄',
  ]);
  expect(termsOf(victoria, 'Alexandra', 'Victoria')).toEqual(['婆婆', 'mother-in-law', 'belle-mère', 'suegra', '義母']);
  expect(termsOf(victoria, 'Charles III', 'Victoria')).toEqual([
    '外天祖母',
    'maternal great-great-great-grandmother',
    'quadrisaïeule maternelle',
    'trastatarabuela materna',
    '母方の5代前の先祖',
  ]);
  expect(termsOf(victoria, 'Alexei', 'George VI')[1]).toBe('second cousin');
  expect(termsOf(victoria, 'Alexei', 'Elizabeth II')).toEqual([
    '从表兄的女儿',
    'second cousin once removed',
    'cousine du 3e au 4e degré canonique',
    'sobrina tercera',
    '再従兄の娘',
  ]);
});

test('A3 consorts, concubines and lovers have words of their own in both directions; only marriages make husbands, wives and in-laws', () => {
  const family = familyOf(
    `m Emperor
     f Consort
     f Empress
     m Father of the consort
     m Caesar
     f Cleopatra
     m Ptolemy
     ? Somebody
     ? Partner`,
    `Emperor consort Consort
     Emperor + Empress
     Father of the consort: Consort
     Caesar lover Cleopatra
     Ptolemy: Cleopatra
     Somebody concubinage Partner`,
  );
  expect(termsOf(family, 'Emperor', 'Consort')).toEqual(['妃嫔', 'consort', 'épouse secondaire', 'consorte', '妃']);
  expect(termsOf(family, 'Consort', 'Emperor')).toEqual(['夫主', 'partner', 'conjoint', 'pareja', '主君']);
  expect(termsOf(jia, 'Zheng', 'Concubine Zhao')).toEqual(['侧室', 'concubine', 'concubine', 'concubina', '側室']);
  expect(termsOf(family, 'Cleopatra', 'Caesar')).toEqual(['情人', 'lover', 'amant', 'amante', '愛人']);
  expect(termsOf(family, 'Caesar', 'Cleopatra')).toEqual(['情人', 'lover', 'amante', 'amante', '愛人']);
  expect(termsOf(family, 'Emperor', 'Empress')[1]).toBe('wife');
  expect(termsOf(family, 'Somebody', 'Partner')[1], 'without a gender nobody is the concubine').toBe('partner');
  expect(termsOf(family, 'Caesar', 'Ptolemy')[1], 'no father-in-law').toBe('');
  expect(termsOf(family, 'Father of the consort', 'Emperor')[1], 'no son-in-law').toBe('');
});
