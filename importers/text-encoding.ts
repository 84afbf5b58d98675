import { analyse } from 'chardet';
import type { Language } from '../src/rules/languages.ts';

/** What the bytes of a text show about its encoding. */
export interface ByteTraits {
  /** UTF-16, by a mark or by zero bytes; null otherwise. */
  utf16: 'utf-16le' | 'utf-16be' | null;
  hasUtf8Mark: boolean;
  isAscii: boolean;
  isUtf8: boolean;
  /** Whether it is UTF-8 with a few damaged letters. */
  isDamagedUtf8: boolean;
  /** Lines with bytes beyond ASCII, up to `sampleBytes`. */
  sample: Buffer;
}

const sampleBytes = 32 * 1024;
/** Most damaged letters for each letter beyond ASCII that is valid in a text that counts as UTF-8. */
const maxDamagedShare = 0.1;

/** Reads a whole text once, to determine its encoding. */
export async function inspectBytes(chunks: AsyncIterable<Buffer>): Promise<ByteTraits> {
  let first: Buffer | null = null,
    isAscii = true,
    damaged = 0,
    valid = 0;
  const sample: Buffer[] = [];
  let sampled = 0;
  const decoder = new TextDecoder('utf-8');
  const countLetters = (text: string) => {
    for (const letter of text)
      if (letter === '\ufffd') damaged++;
      else if (letter > '\u007f') valid++;
  };
  for await (const chunk of chunks) {
    first ??= Buffer.from(chunk.subarray(0, 4096));
    if (isAscii && chunk.every((byte) => byte < 0x80)) continue;
    isAscii = false;
    countLetters(decoder.decode(chunk, { stream: true }));
    for (const line of linesWithHighBytes(chunk)) {
      if (sampled + line.length > sampleBytes && sampled > 0) break;
      sample.push(line.subarray(0, sampleBytes), newline);
      sampled += line.length;
    }
  }
  countLetters(decoder.decode());
  const head = first ?? Buffer.alloc(0);
  return {
    utf16: detectUtf16(head),
    hasUtf8Mark: head.subarray(0, 3).equals(utf8Mark),
    isAscii,
    isUtf8: damaged === 0,
    isDamagedUtf8: damaged > 0 && damaged <= valid * maxDamagedShare,
    sample: Buffer.concat(sample),
  };
}

const newline = Buffer.from('\n'),
  utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);

/** Complete lines of a chunk that have bytes beyond ASCII: a letter of two bytes is never split. */
function* linesWithHighBytes(chunk: Buffer): Generator<Buffer> {
  let start = 0;
  while (start < chunk.length) {
    const end = chunk.indexOf(0x0a, start),
      line = chunk.subarray(start, end < 0 ? chunk.length : end);
    if (line.some((byte) => byte >= 0x80)) yield line;
    if (end < 0) return;
    start = end + 1;
  }
}

/** UTF-16 by its mark, or by zero bytes at every other place, which no other text has. */
function detectUtf16(head: Buffer): ByteTraits['utf16'] {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2]!++;
  const [even, odd] = zeros as [number, number];
  if (even + odd < head.length / 100 || (even > 0 && odd > 0)) return null;
  return odd > even ? 'utf-16le' : even > odd ? 'utf-16be' : null;
}

/** Logarithm of the probability of each letter of a text in an encoding. */
interface Model {
  encoding: string;
  language: Language | null;
  logOf(letter: string, before: string, after: string): number;
}

const log = Math.log;
const asciiLog = log(1 / 30),
  rareLog = log(0.01 / 20_000),
  signLog = log(0.03 / 100);
const isSign = (letter: string) => /[\u2010-\u2026\u3000-\u303f\uff01-\uff5e\u00b7\u30fb\u30fc]/.test(letter);
const isHighByte = (letter: string) => letter > '\u007f';

/** Letters of a range of two-byte codes, which standards order by frequency of use. */
function lettersOf(encoding: string, [firstLead, lastLead]: [number, number], trails: [number, number][]): Set<string> {
  const codes: number[] = [];
  for (let lead = firstLead; lead <= lastLead; lead++)
    for (const [from, to] of trails) for (let trail = from; trail <= to; trail++) codes.push(lead, trail);
  return new Set(new TextDecoder(encoding).decode(Uint8Array.from(codes)).replaceAll('\ufffd', ''));
}

/** Models of the encodings of two bytes: their common letters, and how many there are. */
function doubleByteModels(): Model[] {
  const usual: [number, number][] = [[0xa1, 0xfe]];
  const kanji = lettersOf('euc-jp', [0xb0, 0xcf], usual),
    hanzi = lettersOf('gb18030', [0xb0, 0xd7], usual),
    traditional = lettersOf(
      'big5',
      [0xa4, 0xc6],
      [
        [0x40, 0x7e],
        [0xa1, 0xfe],
      ],
    ),
    hangul = lettersOf('euc-kr', [0xb0, 0xc8], usual);
  const common = (letters: ReadonlySet<string>) => (letter: string) =>
    letters.has(letter) ? log(0.95 / letters.size) : isSign(letter) ? signLog : rareLog;
  const japanese = (letter: string) =>
    /[\u3041-\u30fe]/.test(letter)
      ? log(0.5 / 180)
      : kanji.has(letter)
        ? log(0.45 / kanji.size)
        : isSign(letter)
          ? signLog
          : rareLog;
  return [
    { encoding: 'gb18030', language: 'zh', logOf: common(hanzi) },
    { encoding: 'big5', language: 'zh', logOf: common(traditional) },
    { encoding: 'shift_jis', language: 'jp', logOf: japanese },
    { encoding: 'euc-jp', language: 'jp', logOf: japanese },
    { encoding: 'euc-kr', language: null, logOf: common(hangul) },
  ];
}

/** Accented letters stand alone among others; in pairs they are letters of another encoding. */
const singleByteModel: Model = {
  encoding: 'windows-1252',
  language: null,
  logOf(letter, before, after) {
    if (/[\u2018-\u201e\u2013\u2014\u2026«»°©®€£§·ºª¿¡½×]/.test(letter)) return log(0.1 / 30);
    if (!/[À-ÿŒœŠšŽžŸ]/.test(letter)) return log(0.001 / 60);
    return log((isHighByte(before) && isHighByte(after) ? 0.02 : 0.5) / 60);
  },
};
/** Added to the logarithm for an encoding of the language of the text: once, and for each letter of two bytes. */
const languagePrior = log(1000),
  languageLetterPrior = log(2.2);
/** Logarithm of the ratio to the second likeliest encoding below which neither is chosen. */
const minMargin = log(20);

/**
 * The likeliest encoding of a text that is not UTF-8, with its name; or null and the candidates if it is not clear.
 * `languages` are those of the text.
 */
export function guessEncoding(
  sample: Buffer,
  languages: readonly Language[] = [],
): { encoding: string | null; candidates: string[] } {
  const scores = [singleByteModel, ...doubleByteModels()].flatMap((model) => {
    let text: string;
    try {
      text = new TextDecoder(model.encoding, { fatal: true }).decode(sample);
    } catch {
      return [];
    }
    if (model !== singleByteModel && hasMixedWords(text)) return [];
    const letters = [...text];
    const score = letters.reduce(
      (sum, letter, at) =>
        sum + (isHighByte(letter) ? model.logOf(letter, letters[at - 1] ?? ' ', letters[at + 1] ?? ' ') : asciiLog),
      model.language !== null && languages.includes(model.language)
        ? languagePrior + languageLetterPrior * letters.filter(isHighByte).length
        : 0,
    );
    return [{ encoding: model.encoding, score }];
  });
  scores.sort((a, b) => b.score - a.score);
  const [best, second] = scores;
  if (!best || best.encoding === 'windows-1252') return guessSingleByte(sample);
  const isClear = !second || best.score - second.score >= minMargin;
  return {
    encoding: isClear ? best.encoding : null,
    candidates: isClear ? [] : [best, second].map(({ encoding }) => encoding),
  };
}

/** Most words of Latin and East Asian letters for each word with the latter: accents read as two-byte letters. */
const maxMixedShare = 0.3;
/** Whether most East Asian letters stand within Latin words: p堯tno 鄴速e is Polish, not Chinese. */
function hasMixedWords(text: string): boolean {
  const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => eastAsianLetter.test(word));
  return words.filter((word) => /[A-Za-z]/.test(word)).length > words.length * maxMixedShare;
}
const eastAsianLetter = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Minimum lead of another code page over Windows-1252, the commonest one, in points of confidence. */
const minLead = 10;
/** Words that differ between two code pages below which the likelier one is chosen. */
const minDifferentWords = 3;
const western = 'windows-1252';

/** The code page of a text of single bytes, by the frequencies of its letters and by how its words look. */
function guessSingleByte(sample: Buffer): { encoding: string | null; candidates: string[] } {
  if (/\xc3[\x80-\xbf]|\xe2\x80[\x90-\xa6]/.test(sample.toString('latin1')))
    return { encoding: null, candidates: ['utf-8 with other letters among it', western] };
  const decode = (name: string) => new TextDecoder(name).decode(sample),
    westernText = decode(western);
  const matches = analyse(sample).flatMap(({ name, confidence }) =>
    /^(?:windows-12|windows-874|ISO-8859|KOI8)/.test(name)
      ? [{ name: new TextDecoder(name).encoding, confidence }]
      : [],
  );
  const others = matches.filter(({ name }) => name !== western && decode(name) !== westernText),
    ofWestern = matches.find(({ name }) => name === western)?.confidence ?? 0;
  if (looksWritten(westernText)) {
    const isEastern = hasEasternMix(westernText);
    const other = others.find(({ name }) => looksWritten(decode(name)) && (isEastern || !easternPages.test(name)));
    if (other && other.confidence >= ofWestern + minLead) return { encoding: other.name, candidates: [] };
    const isClear =
      !isEastern &&
      (!other ||
        other.confidence < ofWestern ||
        countDifferentWords(westernText, decode(other.name)) < minDifferentWords);
    return isClear
      ? { encoding: western, candidates: [] }
      : { encoding: null, candidates: [western, other?.name ?? 'windows-1250'] };
  }
  const isLatin = /^windows-125[24]$/.test(matches[0]?.name ?? western);
  const names = [
    ...(isLatin ? ['iso-8859-15'] : []),
    ...others.map(({ name }) => name),
    'windows-1250',
    'windows-1251',
    'macintosh',
  ];
  const encoding = names.find((name) => looksWritten(decode(name)));
  return encoding ? { encoding, candidates: [] } : { encoding: null, candidates: [western, 'another code page'] };
}

/** Code pages of Latin letters whose texts look like those of Windows-1252. */
const easternPages = /^(?:windows-125[078]|iso-8859-(?:2|4|10|13|16))$/;
/** Whether a text has accents that no western language has together: those of Czech, Croatian, Romanian or Hungarian. */
const hasEasternMix = (text: string): boolean =>
  (/ø/.test(text) && /[èùìšž]/.test(text)) ||
  (/[ìèòù]/.test(text) && /[šžý]/.test(text)) ||
  (/ã/.test(text) && /[þÞ]/.test(text)) ||
  // ºi, ªcoalã: no ordinal begins a word.
  /(?<![\p{L}\p{N}.])[ªº]\p{Ll}/u.test(text) ||
  (/õ/.test(text) && /û/.test(text) && !/ã/.test(text));

function countDifferentWords(one: string, other: string): number {
  const otherWords = other.split(/\s+/);
  return one.split(/\s+/).filter((word, at) => word !== otherWords[at]).length;
}

/** Most odd words for each word beyond ASCII of a text in its own encoding. */
const maxOddShare = 0.05;
/**
 * A control character, a capital after a small letter, a sign within a word, or accents alone: CafŽ, SŸden, na•ve, ó³æ,
 * ½uvre, Òðîèöà.
 */
const oddWord =
  /[\u0080-\u009f\ufffd]|\p{Ll}(?![A-Z])\p{Lu}|\p{L}(?![A-Z])\p{Lu}\p{Ll}|\p{L}[¡-©«-±¶¸»-¿×÷†‡•‰™ˆ˜€‹›„‚²³¹]\p{L}|(?<!\p{L})[¼½¾]\p{Ll}{2}|[À-ÖØ-öø-ÿ]{4}|[a-z][\u0370-\u052f]|[\u0370-\u052f][a-z]/u;
/** Whether a decoded text has words as people write them. */
export function looksWritten(text: string): boolean {
  const words = text.split(/[\s,;|"()]+/).filter((word) => [...word].some(isHighByte));
  return words.filter((word) => oddWord.test(word)).length <= words.length * maxOddShare;
}

/** The name of an encoding that can be read. Throws an `Error` with one readable line. */
export function assertEncoding(name: string): string {
  try {
    return new TextDecoder(name).encoding;
  } catch (error) {
    throw new Error(
      `“${name}” is no encoding that can be read; there is utf-8, utf-16le, windows-1252, gb18030, big5, shift_jis, euc-jp, euc-kr and others.`,
      { cause: error },
    );
  }
}
