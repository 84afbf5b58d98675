import type { Painting } from '../../src/features/paintings/rules.ts';
import type { LengthUnit } from './mapping.ts';

type Size = Painting['size'];

const centimetres: Record<LengthUnit, number> = { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48 };
const unitNames: readonly [RegExp, LengthUnit][] = [
  [/^(?:mm|millim.*|毫米|ミリ.*)$/i, 'mm'],
  [/^(?:cm|centim.*|厘米|公分|センチ.*|㎝)$/i, 'cm'],
  [/^(?:m|met.*|mèt.*|米|公尺|メートル)$/i, 'm'],
  [/^(?:in|inch.*|["″”]|pouces?|pulgadas?|英寸|インチ)$/i, 'in'],
  [/^(?:ft|feet|foot|['′’]|pieds?|pies?|英尺|フィート)$/i, 'ft'],
];
const unitOf = (text: string | undefined): LengthUnit | undefined =>
  text === undefined ? undefined : unitNames.find(([pattern]) => pattern.test(text))?.[1];

const side = /^(\d{1,6}(?:[.,]\d{1,4})?(?:[ -]\d{1,3}\/\d{1,3})?|\d{1,3}\/\d{1,3}) ?([^\d\s.]{1,12})?\.?$/iu;
/** Two or three sides, as in `73.2 × 59.9 cm`; a unit may follow each of them. */
const sides =
  /(\d{1,6}(?:[.,]\d{1,4})?(?:[ -]\d{1,3}\/\d{1,3})?|\d{1,3}\/\d{1,3}) ?([^\d\s.x×✕*х]{1,12})?\.? ?[x×✕*х] ?(\d{1,6}(?:[.,]\d{1,4})?(?:[ -]\d{1,3}\/\d{1,3})?|\d{1,3}\/\d{1,3})(?: ?([^\d\s.,;()x×✕*х]{1,12}))?\.?(?: ?[x×✕*х] ?(\d{1,6}(?:[.,]\d{1,4})?(?:[ -]\d{1,3}\/\d{1,3})?|\d{1,3}\/\d{1,3})(?: ?([^\d\s.,;()x×✕*х]{1,12}))?)?/giu;
const labels: readonly [keyof Size, RegExp][] = [
  [
    'height',
    /(?<!\p{L})(?:height|hauteur|haut|alto|altura|höhe|h|高さ|高|縦|纵)[.]? ?:? ?(\d{1,6}(?:[.,]\d{1,4})?(?:[ -]\d{1,3}\/\d{1,3})?)(?: ?([^\d\s.,;()]{1,12}))?/iu,
  ],
  [
    'width',
    /(?<!\p{L})(?:width|largeur|larg|ancho|breite|w|l|b|宽|寬|幅|横)[.]? ?:? ?(\d{1,6}(?:[.,]\d{1,4})?(?:[ -]\d{1,3}\/\d{1,3})?)(?: ?([^\d\s.,;()]{1,12}))?/iu,
  ],
  [
    'depth',
    /(?<!\p{L})(?:depth|profondeur|prof|profundidad|tiefe|d|p|t|厚|奥行)[.]? ?:? ?(\d{1,6}(?:[.,]\d{1,4})?(?:[ -]\d{1,3}\/\d{1,3})?)(?: ?([^\d\s.,;()]{1,12}))?/iu,
  ],
];

/** 1,250 mm: a comma or point before three figures marks thousands, because nobody measures thousandths of a millimetre. */
const thousands = /^(\d{1,3})[.,](\d{3})$/;

/** A number, with a decimal comma or a fraction: `28 7/8`. */
function numberOf(written: string, lengthUnit: LengthUnit): number {
  const text = lengthUnit === 'mm' ? written.replace(thousands, '$1$2') : written;
  const fraction = /(\d{1,3})\/(\d{1,3})$/.exec(text);
  const before = (fraction ? text.slice(0, fraction.index) : text).replace(/[ -]$/, '').replace(',', '.');
  return Number(before) + (fraction && Number(fraction[2]) ? Number(fraction[1]) / Number(fraction[2]) : 0);
}

function lengthOf(text: string, lengthUnit: LengthUnit): number | null {
  const length = Math.round(numberOf(text, lengthUnit) * centimetres[lengthUnit] * 100) / 100;
  return length >= 0.01 && length <= 100_000 ? length : null;
}

/** One side in centimetres: `73,2`, `73.2 cm`, `28 7/8 in.`; null if it is none. */
export function readLength(text: string, defaultUnit: LengthUnit = 'cm'): number | null {
  const parts = side.exec(text.replace(/\s+/g, ' ').trim());
  const unit = parts?.[2] === undefined ? defaultUnit : unitOf(parts[2]);
  return parts && unit ? lengthOf(parts[1]!, unit) : null;
}

/** 5 ft. 3 in. is 63 in. */
const inInches = (text: string): string =>
  text.replace(
    /(\d{1,3}) ?(?:ft\.?|feet|foot|['′’]) ?(\d{1,2})((?:[ -]\d{1,3}\/\d{1,3})?) ?(?:in\b\.?|inches|["″”])/gi,
    (_, feet: string, inches: string, fraction: string) => `${Number(feet) * 12 + Number(inches)}${fraction} in`,
  );

/**
 * Whether a text gives several sizes: of a picture and its sheet, of two panels. The same size in another unit is none,
 * nor is one that differs by rounding.
 */
export function hasFurtherSizes(text: string, defaultUnit: LengthUnit | undefined): boolean {
  const plain = inInches(text.replace(/\s+/g, ' ').trim());
  const [first, ...others] = [...plain.matchAll(sides)].flatMap(([whole]) => readSize(whole, defaultUnit) ?? []);
  const isNear = (a: number | null, b: number | null) =>
    Math.abs((a ?? 0) - (b ?? 0)) <= 0.02 * Math.max(a ?? 0, b ?? 0, 5);
  return others.some((other) => !isNear(first!.height, other.height) || !isNear(first!.width, other.width));
}

/**
 * A size in centimetres, height before width: `73.2 × 59.9 cm`, `H. 73 cm; W. 60 cm`. If it is given in several units,
 * the metric one counts. Null if it is none.
 */
export function readSize(text: string, defaultUnit: LengthUnit | undefined): Size | null {
  const plain = inInches(text.replace(/\s+/g, ' ').trim());
  const sizes = [...plain.matchAll(sides)].map(([, height, heightUnit, width, widthUnit, depth, depthUnit]) => {
    const written = unitOf(depthUnit) ?? unitOf(widthUnit) ?? unitOf(heightUnit);
    return {
      height: height!,
      width: width!,
      depth,
      unit: written,
      units: [heightUnit, widthUnit, depthUnit].map(unitOf),
    };
  });
  const best = sizes.find(({ unit: written }) => written && written !== 'in' && written !== 'ft') ?? sizes[0];
  if (best) {
    // One unit is that of all sides; 3 ft × 40 in. has one for each.
    const unitAt = (at: number) => best.units[at] ?? best.unit ?? defaultUnit ?? 'cm';
    const size = {
      height: lengthOf(best.height, unitAt(0)),
      width: lengthOf(best.width, unitAt(1)),
      depth: best.depth === undefined ? null : lengthOf(best.depth, unitAt(2)),
    };
    return size.height !== null && size.width !== null ? size : null;
  }
  const size: Size = { height: null, width: null, depth: null };
  for (const [name, pattern] of labels) {
    const parts = pattern.exec(plain);
    if (parts) size[name] = lengthOf(parts[1]!, unitOf(parts[2]) ?? defaultUnit ?? 'cm');
  }
  return Object.values(size).some((length) => length !== null) ? size : null;
}
