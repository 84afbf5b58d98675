/** Directions of coordinates in maps and books: N, S, E, W and O (ouest, oeste), or in Chinese and Japanese. */
const directions: Record<string, { axis: 'latitude' | 'longitude'; sign: 1 | -1 }> = {
  N: { axis: 'latitude', sign: 1 },
  S: { axis: 'latitude', sign: -1 },
  E: { axis: 'longitude', sign: 1 },
  W: { axis: 'longitude', sign: -1 },
  O: { axis: 'longitude', sign: -1 },
  北: { axis: 'latitude', sign: 1 },
  南: { axis: 'latitude', sign: -1 },
  东: { axis: 'longitude', sign: 1 },
  東: { axis: 'longitude', sign: 1 },
  西: { axis: 'longitude', sign: -1 },
};
/** Maximal degrees. */
const maxDegrees = { latitude: 90, longitude: 180 };
export type Axis = keyof typeof maxDegrees;

const number = '\\d+(?:[.,]\\d+)?';
const way = '[NSEWO北南东東西](?:纬|緯|经|經|経)?';
const shape = new RegExp(
  `^(${way})? ?([-+−–])? ?(?:(${number}(?:e-?\\d+)?) ?[°度º]?|(\\d+) ?[°度º] ?(${number}) ?[′'’分]?|(\\d+) ?[°度º] ?(\\d+) ?[′'’分] ?(${number}) ?(?:[″"”秒]|''|′′)?|(\\d+) (\\d+)(?: (${number}))?) ?(${way})?$`,
  'i',
);
const valueOf = (text: string | undefined) => Number((text ?? '0').replace(',', '.'));

/**
 * Parses a coordinate as people write it: 41.89 · 41,89 · −33.9 · 41°53′N · 41°53′24.5″ N · 41 53 24 N · 北纬41度53分.
 * Minutes and seconds separated only by spaces need N, S, E or W, because two decimals may be written like that, too.
 * Null for anything else.
 */
export function readCoordinate(text: string, axis: Axis): number | null {
  const read = readAny(text);
  return read && (read.axis === null || read.axis === axis) && Math.abs(read.degrees) <= maxDegrees[axis]
    ? read.degrees
    : null;
}

function readAny(text: string): { degrees: number; axis: Axis | null } | null {
  const match = shape.exec(text.normalize('NFKC').trim().replace(/\s+/g, ' '));
  if (!match) return null;
  const [
    ,
    before,
    sign,
    plain,
    minutesOf,
    minutes,
    secondsOf,
    of,
    seconds,
    spaced,
    spacedMinutes,
    spacedSeconds,
    after,
  ] = match;
  const direction = before ?? after,
    where = direction === undefined ? null : directions[direction[0]!.toUpperCase()]!;
  if ((before && after) || (where && sign && sign !== '+') || (spaced && !where)) return null;
  const parts = [
    plain ?? minutesOf ?? secondsOf ?? spaced,
    minutes ?? of ?? spacedMinutes,
    seconds ?? spacedSeconds,
  ].map(valueOf) as [number, number, number];
  if (parts[1] >= 60 || parts[2] >= 60) return null;
  const degrees = parts[0] + parts[1] / 60 + parts[2] / 3600;
  return { degrees: (where?.sign ?? (sign && sign !== '+' ? -1 : 1)) * degrees || 0, axis: where?.axis ?? null };
}

/**
 * Separators of two coordinates, the most certain first; a bare comma may be a decimal one, unless both have a point or
 * a letter.
 */
const commas = /(?<!\s)\s*,\s*/g;
const separators = [/(?<!\s)\s*[;|/]\s*/g, /,\s+/g, /\s+/g, commas];
const mayBeDecimal = (firstText: string, other: string) =>
  !(/\.\d[^,.]*$|[NSEWO]$/i.test(firstText) && /^[^,]*(?:\.\d|[NSEWO])/i.test(other));

/** Longest text in characters: each possible separator is tried. */
const maxLength = 200;

/**
 * Parses two coordinates in one text, "41.89, 12.49" or "41°53′N 12°29′E", in either order if directions are given;
 * null for anything else.
 */
export function readCoordinates(text: string): { latitude: number; longitude: number } | null {
  if (text.length > maxLength) return null;
  const bare = text
    .trim()
    .replace(/^geo:/i, '')
    .replace(/^[([]|[)\]]$/g, '');
  for (const parting of separators) {
    for (const { index, 0: between } of bare.matchAll(parting)) {
      const firstText = bare.slice(0, index),
        other = bare.slice(index + between.length),
        first = readAny(firstText),
        second = readAny(other);
      if (parting === commas && mayBeDecimal(firstText, other)) continue;
      if (!first || !second || (first.axis !== null && first.axis === second.axis)) continue;
      const isTurned = first.axis === 'longitude' || second.axis === 'latitude';
      const latitude = readCoordinate(isTurned ? other : firstText, 'latitude'),
        longitude = readCoordinate(isTurned ? firstText : other, 'longitude');
      if (latitude !== null && longitude !== null) return { latitude, longitude };
    }
  }
  return null;
}
