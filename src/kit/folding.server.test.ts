import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldWithOffsets } from './folding.server.ts';

test.for([
  ['史記', '史记'],
  ['廣州', '广州'],
  ['広州', '广州'],
  ['徳川', '德川'],
  ['櫻', '桜'],
  ['後漢', '后汉'],
  ['發', '髮'],
  ['裏', '里'],
  ['羣', '群'],
  ['臺灣', '台湾'],
  ['齊', '斉'],
  ['ﾄｸｶﾞﾜ', 'とくがわ'],
  ['トクガワ', 'とくがわ'],
  ['ﾊﾟﾘ', 'ぱり'],
  ['は\u309aり', 'ぱり'],
  ['É', 'e'],
  ['e\u0301', 'é'],
  ['cœur', 'COEUR'],
  ['Ærø', 'aero'],
  ['Straße', 'STRASSE'],
  ['İstanbul', 'istanbul'],
  ['Łódź', 'lodz'],
  ['ﬁn', 'fin'],
  ['Qurʾān', 'quran'],
  ['ＡＢＣ１２３', 'abc123'],
  ['Ⅲ', 'iii'],
  ['Ёлка', 'елка'],
  ['ΣΊΣΥΦΟΣ', 'σισυφος'],
  ['’', "'"],
  ['–', '-'],
  ['\u00a0', ' '],
  ['soft\u00adhyphen', 'softhyphen'],
  ['马可·波罗', '马可波罗'],
  ['マルコ・ポーロ', 'マルコポーロ'],
  ['イブン＝バットゥータ', 'イブンバットゥータ'],
] as const)('%s and %s are equal', ([first, other]) => {
  expect(fold(first)).toBe(fold(other));
});

test.for([
  ['か', 'が'],
  ['は', 'ぱ'],
  ['秦', '泰'],
  ['a', 'b'],
  ['ou', 'u'],
  ['a·b', 'ab'],
] as const)('%s and %s stay different', ([first, other]) => {
  expect(fold(first)).not.toBe(fold(other));
});

const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'aÉßœ史記记広ガか\u3099\u309aﾞ\u0301·・＝ー한한אَ𠮷😀\u200d\ud800\udc00 \n\0') }),
);

test('folding again changes nothing', () => {
  fc.assert(
    fc.property(texts, (text) => void expect(fold(fold(text))).toBe(fold(text))),
    { numRuns: 2000 },
  );
});

test('every folded letter keeps the position of its original', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { text: folded, at } = foldWithOffsets(text);
      expect(folded).toBe(fold(text));
      expect(at).toHaveLength(folded.length + 1);
      expect(at.at(-1)).toBe(text.length);
      for (const [place, from] of at.slice(0, -1).entries()) {
        expect(from).toBeLessThan(text.length);
        expect(from).toBeGreaterThanOrEqual(at[place - 1] ?? 0);
        expect(/[\udc00-\udfff]/.test(text[from]!) && /[\ud800-\udbff]/.test(text[from - 1] ?? '')).toBe(false); // never inside a letter
      }
    }),
    { numRuns: 2000 },
  );
});

test('a text without unusual characters keeps its length, letter by letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcÀÉñ史記龍龙広ガか東 .,') }), (text) => {
      expect(foldWithOffsets(text).at).toEqual([...Array(text.length + 1).keys()]);
    }),
  );
});

test('letters of Arabic and Persian, final letters of Hebrew, and name variants of Chinese characters fold together', () => {
  for (const [one, other] of [
    ['كتاب', 'کتاب'],
    ['علي', 'على'],
    ['مدرسة', 'مدرسه'],
    ['أحمد', 'احمد'],
    ['محـــمد', 'محمد'],
    ['١٤', '14'],
    ['ירושלים', 'ירושלימ'],
    ['廣嶋', '広島'],
    ['冨士', '富士'],
    ['髙橋', '高橋'],
    ['康煕', '康熙'],
  ])
    expect(fold(one!)).toBe(fold(other!));
});
