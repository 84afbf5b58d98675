import hongKong from 'opencc-js/dict/HKVariants';
import japanese from 'opencc-js/dict/JPShinjitaiCharacters';
import taiwan from 'opencc-js/dict/TWVariants';
import simplified from 'opencc-js/dict/TSCharacters';

/** A folded text, and for each of its UTF-16 units the offset in the source, plus one for the end. */
export interface FoldedText {
  text: string;
  at: readonly number[];
}

/**
 * Folds a text for comparison in search: case, accents, width, hiragana and katakana, ligatures and the forms of a
 * Chinese character (traditional, simplified, Japanese) make no difference. Used for queries, names and texts alike.
 */
export const fold = (text: string): string => (isPlain(text) ? text.toLowerCase() : foldText(text, null));

/** The same with offsets, so that matches in the folded text can be marked in the source. */
export function foldWithOffsets(text: string): FoldedText {
  const at: number[] = [];
  return { text: foldText(text, at), at };
}

const isPlain = (text: string) => /^[\n -~]*$/.test(text);

/** Characters of scripts without spaces between words. */
export const unspacedScripts = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー`;
const unspacedPattern = new RegExp(`[${unspacedScripts}]`, 'u');
export const isUnspaced = (text: string) => unspacedPattern.test(text);

/** Combining marks that are dropped. */
const mark =
  /[\p{M}&&[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]]/gv;
const invisible = /^\p{Cf}$/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Letters that Unicode does not decompose, and punctuation with several forms. */
const letterFolds = new Map(
  `ßss æae œoe øo łl đd ðd þth ħh ıi ŧt ŋn ʻ ʼ ʽ ʾ ʿ ςσ ‘' ’' ‚' ‛' ′' \`' ´' “" ”" „" «" »" ‐- ‑- ‒- –- —- ―- −- ・· •· ‧· ⋅· ゛ ゜
   ىي ةه کك یي ۀه ہه ھه ٱا ـ ךכ םמ ןנ ףפ ץצ
   ٠0 ١1 ٢2 ٣3 ٤4 ٥5 ٦6 ٧7 ٨8 ٩9
   ۰0 ۱1 ۲2 ۳3 ۴4 ۵5 ۶6 ۷7 ۸8 ۹9`
    .split(/\s+/)
    .map((pair): [string, string] => [pair[0]!, pair.slice(1)]),
);

/** Variants in names of persons and places that no other table has. */
const namesakes =
  '嶋 島|嶌 島|冨 富|髙 高|煕 熙|凞 熙|﨑 崎|嵜 崎|桒 桑|濵 濱|邉 邊|邊 边|齋 斎|槗 橋|舘 館|栁 柳|𠮷 吉|眞 真|德 徳|淸 清|靑 青|增 増|寳 寶|峯 峰|嶽 岳|龝 秋|皷 鼓|藪 薮|濤 涛|壷 壺|礪 砺|籠 篭';

/** One canonical form for all variants of a Chinese character: the simplified one, if there is one. */
const canonicalForms = buildCanonicalForms();
function buildCanonicalForms(): Map<string, string> {
  const pairs = [simplified, japanese, taiwan, hongKong, namesakes].flatMap((table) =>
    table.split('|').map((line) => line.split(' ') as [string, string]),
  );
  const isSimplified = new Set(simplified.split('|').map((line) => line.split(' ')[1]!));
  const above = new Map<string, string>();
  const top = (letter: string): string => (above.has(letter) ? top(above.get(letter)!) : letter);
  for (const [from, to] of pairs) {
    const [first, other] = [top(from), top(to)];
    if (first === other) continue;
    if (isSimplified.has(first) && !isSimplified.has(other)) above.set(other, first);
    else above.set(first, other);
  }
  return new Map([...above.keys()].map((letter) => [letter, top(letter)]));
}

/** Folds a single letter, repeatedly until it is stable. */
function foldLetter(letter: string): string {
  const folded = foldLetterOnce(letter);
  return folded === letter ? letter : [...folded].map(foldLetter).join('');
}

function foldLetterOnce(letter: string): string {
  if (letter === '\n') return letter;
  if (invisible.test(letter)) return '';
  if (/^[\p{Cc}\p{Z}]$/u.test(letter)) return ' ';
  if (kana.test(letter)) return asHiragana(letter.normalize('NFKC'));
  const other = letterFolds.get(letter) ?? canonicalForms.get(letter);
  if (other !== undefined) return other;
  if (/\p{Script=Hangul}/u.test(letter)) return letter.normalize('NFKC');
  return letter.normalize('NFKC').toLowerCase().normalize('NFD').replace(mark, '').normalize('NFC');
}

const asHiragana = (text: string) =>
  text.replace(/[ァ-ヶヽヾ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

/** Voicing marks (か to が, は to ぱ) that are separate characters. */
const voicing = new Map(
  [...'\u3099\uff9e']
    .map((sign): [string, string] => [sign, '\u3099'])
    .concat([...'\u309a\uff9f'].map((sign) => [sign, '\u309a'])),
);

// Each letter is folded once and then looked up in a table, so that a million letters take less than a tenth of a
// second.
const unknownCode = 0xffff,
  severalCode = 0xfffe,
  emptyCode = 0;
const singleFolds = new Uint16Array(0x10000).fill(unknownCode);
const longFolds = new Map<string, string>();

function cacheFold(letter: string): number {
  const folded = foldLetter(letter);
  const code = folded.length === 0 ? emptyCode : folded.length === 1 ? folded.charCodeAt(0) : severalCode;
  if (code === severalCode) longFolds.set(letter, folded);
  return (singleFolds[letter.charCodeAt(0)] = code);
}

/** Letters beyond the first 65,536: rare characters, emoji. */
function foldRare(letter: string): string {
  let folded = longFolds.get(letter);
  if (folded === undefined) longFolds.set(letter, (folded = foldLetter(letter)));
  return folded;
}

function foldText(text: string, at: number[] | null): string {
  const out: number[] = [];
  const from: number[] = [];
  const put = (folded: string, place: number) => {
    for (let i = 0; i < folded.length; i++) {
      out.push(folded.charCodeAt(i));
      if (at) from.push(place);
    }
  };
  for (let place = 0; place < text.length; place++) {
    const unit = text.charCodeAt(place);
    let code = singleFolds[unit]!;
    if (code === unknownCode) {
      const letter = text[place]!,
        sign = voicing.get(letter);
      if (sign) {
        const last = out.length ? String.fromCharCode(out.at(-1)!) : '';
        const voiced = (last + sign).normalize('NFC');
        if (kana.test(last) && voiced.length === 1) out[out.length - 1] = voiced.charCodeAt(0);
        continue;
      }
      if (unit >= 0xd800 && unit < 0xe000) {
        const character = String.fromCodePoint(text.codePointAt(place)!);
        if (character.length === 2) {
          put(foldRare(character), place);
          place++;
        }
        continue; // a lone surrogate is dropped
      }
      code = cacheFold(letter);
    }
    if (code === severalCode) put(longFolds.get(text[place]!)!, place);
    else if (code !== emptyCode) {
      out.push(code);
      if (at) from.push(place);
    }
  }
  if (at) from.push(text.length);
  return joinWithoutDots(out, from, at);
}

const middleDot = '·'.charCodeAt(0),
  equals = '='.charCodeAt(0);

/** Removes the dot between the parts of a foreign name in Chinese and Japanese: 马可·波罗 and 马可波罗 are equal. */
function joinWithoutDots(out: number[], from: number[], at: number[] | null): string {
  const isLetter = (code: number | undefined) =>
    code !== undefined && code > 0xdff && unspacedPattern.test(String.fromCharCode(code));
  let text = '';
  let chunk: number[] = [];
  for (let i = 0; i < out.length; i++) {
    const code = out[i]!;
    if ((code === middleDot || code === equals) && isLetter(out[i - 1]) && isLetter(out[i + 1])) continue;
    chunk.push(code);
    at?.push(from[i]!);
    if (chunk.length === 8192) {
      text += String.fromCharCode(...chunk);
      chunk = [];
    }
  }
  if (at) at.push(from[out.length]!);
  return text + String.fromCharCode(...chunk);
}

/** A Chinese name in simplified characters. */
export const simplify = (text: string): string =>
  [...text].map((letter) => canonicalForms.get(letter) ?? letter).join('');
