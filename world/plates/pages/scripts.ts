/** From what the library prints to what stands on a page: without readings and marks that the script did not have. */
type Rule = (text: string) => string[];

/** Of a segment, its lines without markup and without the readings beside characters. */
export const plainLines = (html: string): string[] =>
  html
    .replace(/<rp>.*?<\/rp>|<rt>.*?<\/rt>/g, '')
    .split(/<br ?\/?>/)
    .map((line) => line.replace(/<[^>]+>/g, '').trim());

const words: Rule = (text) => text.split(/\s+/).filter(Boolean);
const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** Letters that vowels are written about, and vowels, in the order of the blocks of Unicode that descend from Brahmi. */
interface Indic {
  first: number;
  anusvara: number;
  vowels: number;
  signs: number;
  virama: number;
}
const brahmi: Indic = { first: 0x11013, anusvara: 0x11001, vowels: 0x11005, signs: 0x11038, virama: 0x11046 };
const devanagari: Indic = { first: 0x915, anusvara: 0x902, vowels: 0x905, signs: 0x93e, virama: 0x94d };
const consonants = 'k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n p ph b bh m y r l v ś ṣ s h'.split(' ');
/** Places of the vowels and of their signs behind the first, which are not without gaps, and differ. */
const vowelsOf = (script: Indic): Record<string, [letter: number, sign: number | null]> => {
  const isBrahmi = script === brahmi;
  const [e, o] = isBrahmi ? [10, 12] : [10, 14];
  const [signE, signO] = isBrahmi ? [10, 12] : [9, 13];
  const shift = isBrahmi ? 1 : 0;
  return {
    a: [0, null],
    ā: [1, 0],
    i: [2, 1 + shift],
    ī: [3, 2 + shift],
    u: [4, 3 + shift],
    ū: [5, 4 + shift],
    e: [e, signE],
    o: [o, signO],
  };
};

/** Sanskrit's kin in Latin letters as the script writes it. */
function inIndic(text: string, script: Indic): string {
  const vowels = vowelsOf(script);
  // Ra, la, va of Devanagari have letters of other languages between them.
  const letter = (at: number) => {
    if (script === brahmi) return script.first + at;
    const place = 'क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह'.split(' ')[at]!;
    return place.codePointAt(0)!;
  };
  let written = '',
    isOpen = false;
  for (const [sign] of text.toLowerCase().matchAll(/[kgcjṭḍtdpb]h|[kgṅcjñṭḍṇtdnpbmyrlvśṣshāaiīuūeo]|[ṃṁ]/gu)) {
    const vowel = vowels[sign];
    if (vowel) {
      written += isOpen
        ? vowel[1] === null
          ? ''
          : String.fromCodePoint(script.signs + vowel[1])
        : String.fromCodePoint(script.vowels + vowel[0]);
      isOpen = false;
    } else if (sign === 'ṃ' || sign === 'ṁ') {
      written += String.fromCodePoint(script.anusvara);
    } else {
      if (isOpen) written += String.fromCodePoint(script.virama);
      written += String.fromCodePoint(letter(consonants.indexOf(sign)));
      isOpen = true;
    }
  }
  return isOpen ? written + String.fromCodePoint(script.virama) : written;
}

const oldPersian: Readonly<Record<string, string>> = {
  adam: '𐎠𐎭𐎶',
  Dārayavauš: '𐎭𐎠𐎼𐎹𐎺𐎢𐏁',
  xšāyaθiya: '𐎧𐏁𐎠𐎹𐎰𐎡𐎹',
  vazraka: '𐎺𐏀𐎼𐎣',
  xšāyaθiyānām: '𐎧𐏁𐎠𐎹𐎰𐎡𐎹𐎠𐎴𐎠𐎶',
  Pārsaiy: '𐎱𐎠𐎼𐎿𐎡𐎹',
};

/** What stands on the page of a line: its words, or letters where words are not parted. */
export const scripts = {
  words,
  /** Ideographs and kana, one by one, without punctuation. */
  characters: (text) =>
    [...text].filter((one) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ゝゞ]/u.test(one)),
  /** Greek as on a roll: capitals, round sigma, iota beside its vowel, no accents, no spaces. */
  greekRoll: (text) => [
    ...withoutMarks(text.normalize('NFD').replace(/\u0345/g, 'ι'))
      .toUpperCase()
      .replace(/Σ/g, 'Ϲ')
      .replace(/[^\p{L}]/gu, ''),
  ],
  /** Latin capitals in which U is V, without spaces. */
  latinRow: (text) => [
    ...withoutMarks(text)
      .toUpperCase()
      .replace(/U/g, 'V')
      .replace(/J/g, 'I')
      .replace(/[^\p{L}]/gu, ''),
  ],
  /** The same with a point between words. */
  latinStone: (text) =>
    words(
      withoutMarks(text)
        .toUpperCase()
        .replace(/U/g, 'V')
        .replace(/[^\p{L} ]/gu, ''),
    ).flatMap((word, at) => (at ? ['·', word] : [word])),
  /** As editions give what has no letters, but for the hamza, of which few fonts have the sign. */
  transliterated: (text) => words(text.replace(/ʾ/g, '’')),
  /** Without the marks of length that editions set. */
  manuscript: (text) => words(text.replace(/[āēīōūǣȳĀĒĪŌŪǢȲ]/g, withoutMarks)),
  /** Without the full stops of printers. */
  arabic: (text) => words(text.replace(/[.،]/g, '')),
  /** Letters without vowels, as in a scroll. */
  unpointed: (text) => words(withoutMarks(text).replace(/־/g, ' ').replace(/׃/g, '')),
  brahmi: (text) => words(text).map((word) => inIndic(word, brahmi)),
  devanagari: (text) =>
    words(text).flatMap((word) => [
      inIndic(word, devanagari),
      ...(/[;.]$/.test(word) ? [word.endsWith('.') ? '॥' : '।'] : []),
    ]),
  oldPersian: (text) =>
    words(text).flatMap((word, at) => {
      const written = oldPersian[word] ?? '';
      return at ? ['𐏐', written] : [written];
    }),
} satisfies Record<string, Rule>;
export type Script = keyof typeof scripts;
