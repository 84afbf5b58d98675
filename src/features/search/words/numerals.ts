/** Rulers and centuries beyond this number are written in digits. */
const maxNumeral = 40;

const romanParts: readonly (readonly [string, number])[] = [
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

/** A number in Roman numerals, folded. */
export function toRoman(value: number): string {
  const part = romanParts.find(([, worth]) => worth <= value);
  return part ? part[0] + toRoman(value - part[1]) : '';
}

const values = new Map(Array.from({ length: maxNumeral }, (_, place) => [toRoman(place + 1), place + 1]));

const chineseDigits = [...'零一二三四五六七八九'];
/** A number below a hundred in Chinese numerals. */
function toChinese(value: number): string {
  const tens = Math.floor(value / 10),
    ones = value % 10;
  return (tens > 1 ? chineseDigits[tens]! : '') + (tens ? '十' : '') + (ones || !tens ? chineseDigits[ones]! : '');
}
const chineseValues = new Map(Array.from({ length: maxNumeral }, (_, place) => [toChinese(place + 1), place + 1]));

/** A number with the ending of an ordinal in one of the languages: 17th, 17e, XVIIe, 2o. */
const ordinal = /^(\d{1,2}|[ivxl]{1,7})(?:st|nd|rd|th|e|er|eme|o|a)?$/;

/** The forms in which a folded word that is a number, in digits or with the ending of an ordinal, may be written. */
export function formsOfNumeral(word: string): string[] {
  const written = ordinal.exec(word)?.[1];
  if (written === undefined) return [];
  const value = /\d/.test(written) ? Number(written) : values.get(written);
  if (!value || value > maxNumeral || word === toRoman(value)) return [];
  return [String(value), toRoman(value), `${toRoman(value)}e`].filter((form) => form !== word && form.length > 1);
}

/** A folded name with its numbers written otherwise: louis 14 as louis xiv, 路易14 as 路易十四, and the reverse. */
export function withOtherNumerals(name: string): string[] {
  const isSmall = (digits: string) => Number(digits) > 0 && Number(digits) <= maxNumeral;
  return [
    name.replace(/(?<=[a-z] ?)\d{1,2}(?!\d)/g, (digits) => (isSmall(digits) ? ` ${toRoman(Number(digits))}` : digits)),
    name.replace(/(?<= )[ivxl]+(?= |$)/g, (letters) => String(values.get(letters) ?? letters)),
    name.replace(/(?<!\d)\d{1,2}(?!\d)/g, (digits) => (isSmall(digits) ? toChinese(Number(digits)) : digits)),
    name.replace(/[一二三四五六七八九十]+/g, (digits) => String(chineseValues.get(digits) ?? digits)),
  ]
    .map((other) => other.replace(/ {2,}/g, ' '))
    .filter((other) => other !== name);
}
