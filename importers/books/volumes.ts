/** Numerals of volumes in the scripts of their titles. */
const chineseDigits: Record<string, number> = {
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  壹: 1,
  貳: 2,
  貮: 2,
  弐: 2,
  參: 3,
  叁: 3,
  参: 3,
  〇: 0,
  零: 0,
};
const chineseTens: Record<string, number> = { 十: 10, 拾: 10, 百: 100 };
const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
const words: Record<string, number> = Object.fromEntries(
  [
    'one first premier première primero primera erster erste',
    'two second seconde deuxième segundo segunda zweiter zweite',
    'three third troisième tercero tercera dritter dritte',
    'four fourth quatrième cuarto cuarta vierter vierte',
    'five fifth cinquième quinto quinta fünfter fünfte',
    'six sixth sixième sexto sexta sechster sechste',
    'seven seventh septième séptimo séptima siebter siebte',
    'eight eighth huitième octavo octava achter achte',
    'nine ninth neuvième noveno novena neunter neunte',
    'ten tenth dixième décimo décima zehnter zehnte',
  ].flatMap((forms, at) => forms.split(' ').map((form) => [form, at + 1])),
);

/** A numeral of a title, Arabic, Roman or Chinese, or an ordinal in words; null if it is none. */
export function readNumeral(written: string): number | null {
  const text = written.normalize('NFKC').toLowerCase();
  if (/^\d{1,4}$/.test(text)) return Number(text);
  if (Object.hasOwn(words, text)) return words[text]!;
  if (/^[ivxlc]{1,12}$/.test(text)) {
    const values = [...text].map((digit) => romanDigits[digit]!);
    return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
  }
  if (!/^[〇零一二三四五六七八九十百壹貳貮弐參叁参拾]{1,7}$/.test(text)) return null;
  let sum = 0,
    digit = 0;
  for (const sign of text) {
    const ten = chineseTens[sign];
    if (ten === undefined) digit = digit * 10 + chineseDigits[sign]!;
    else {
      sum += (digit || 1) * ten;
      digit = 0;
    }
  }
  return sum + digit;
}

const numeral = '(?:\\d{1,4}|[ivxlcIVXLC]{1,12}|[〇零一二三四五六七八九十百壹貳貮弐參叁参拾]{1,7})';
/** The statement of a volume within a title, of which the first group that is not empty is the numeral. */
const statements = [
  new RegExp(`第\\s?(${numeral})\\s?[巻卷部冊册篇編集回章帖輯編]?`, 'u'),
  new RegExp(`[巻卷]\\s?(?:之|の)?\\s?(${numeral})`, 'u'),
  new RegExp(
    `(?:^|[\\s,;:(.—–-])(?:volume|vol|tome|tomo|t|band|bd|part|partie|parte|teil|book|livre|libro)\\.?\\s{0,3}(?:the\\s)?(${numeral}|[a-zéèü]{3,12})(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  /(?:^|[\s,;:(.—–-])([a-zéèü]{5,12})\s(?:volume|tome|tomo|part|partie|parte|band|teil)(?!\p{L})/iu,
] as const;
/** 上中下, 前後, at the end of a title or in brackets. */
const halves =
  /(?:[（(［\s　_・-]|[巻卷冊])([上中下前後后])(?:[巻卷冊篇編]?[）)］]?)$|(?<=\p{sc=Han})[巻卷冊篇編]([上中下])$/u;
const halfOrdinals: Record<string, number> = { 上: 1, 前: 1, 中: 2, 下: 3, 後: 3, 后: 3 };

/** Which volume a title says that it is; null if it does not. */
export const ordinalIn = (title: string): number | null => readVolume(title)?.ordinal ?? null;

/** The volume that a title states, and the title without it; null if it states none. */
export function readVolume(title: string): { ordinal: number; title: string } | null {
  for (const statement of statements) {
    const match = statement.exec(title);
    const ordinal = match ? readNumeral(match[1]!) : null;
    if (match && ordinal !== null) return { ordinal, title: withoutPart(title, match) };
  }
  const half = halves.exec(title);
  const ordinal = halfOrdinals[half?.[1] ?? half?.[2] ?? ''];
  return half && ordinal !== undefined ? { ordinal, title: withoutPart(title, half) } : null;
}

const withoutPart = (title: string, { index, 0: part }: RegExpExecArray): string =>
  trimSigns(
    `${title.slice(0, index)} ${title.slice(index + part.length)}`
      .replace(/\s+/g, ' ')
      .replace(/ (?:of|de|von) \d{1,4}/i, ''),
  );

/** Drops spaces and punctuation at both ends. */
function trimSigns(text: string): string {
  const isSign = (letter: string | undefined) => letter !== undefined && /[\s,;:.()（）［］_—–-]/u.test(letter);
  let begin = 0,
    end = text.length;
  while (isSign(text[begin])) begin++;
  while (end > begin && isSign(text[end - 1])) end--;
  return text.slice(begin, end);
}

/** Sorts things by their ordinals if all have different ones; else their order stays. */
export function sortByOrdinal<Thing>(things: readonly Thing[], ordinalOf: (thing: Thing) => number | null): Thing[] {
  const ordinals = things.map(ordinalOf);
  if (ordinals.includes(null) || new Set(ordinals).size < things.length) return [...things];
  return things
    .map((thing, at) => ({ thing, ordinal: ordinals[at]! }))
    .sort((a, b) => a.ordinal - b.ordinal)
    .map(({ thing }) => thing);
}
