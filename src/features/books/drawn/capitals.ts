/** An inscribed letter: its width, its strokes, and where strokes end in a serif (foot). Letters are 100 units high. */
interface Capital {
  wide: number;
  strokes: string;
  feet: readonly (readonly [x: number, y: number])[];
}

const capital = (wide: number, strokes: string, ...feet: [number, number][]): Capital => ({ wide, strokes, feet });

/** The capitals of Roman and Greek monuments, drawn for this project; V is used for U, and I for J. */
const capitals: Readonly<Record<string, Capital>> = {
  A: capital(84, 'M42 0L6 100M42 0L78 100M20 64H64', [6, 100], [78, 100]),
  B: capital(58, 'M10 0V100M10 2H28A23 23 0 0 1 28 48H10M28 48H30A25 25 0 0 1 30 98H10', [10, 0], [10, 100]),
  C: capital(86, 'M82 17A46 48 0 1 0 82 83'),
  D: capital(80, 'M10 0V100M10 2H32A42 48 0 0 1 32 98H10', [10, 0], [10, 100]),
  E: capital(50, 'M10 0V100M10 2H46M10 48H40M10 98H48', [10, 0], [10, 100]),
  F: capital(46, 'M10 0V100M10 2H46M10 48H38', [10, 0], [10, 100]),
  G: capital(88, 'M82 17A46 48 0 1 0 82 83V56', [82, 56]),
  H: capital(80, 'M10 0V100M70 0V100M10 48H70', [10, 0], [10, 100], [70, 0], [70, 100]),
  I: capital(20, 'M10 0V100', [10, 0], [10, 100]),
  K: capital(66, 'M10 0V100M58 0L12 50L62 100', [10, 0], [10, 100], [58, 0], [62, 100]),
  L: capital(50, 'M10 0V98H48', [10, 0], [10, 100]),
  M: capital(98, 'M18 0L6 100M18 0L49 100L80 0L92 100', [6, 100], [92, 100]),
  N: capital(82, 'M10 100V0L72 100V0', [10, 100], [72, 0]),
  O: capital(98, 'M49 2A46 48 0 1 1 48.9 2'),
  P: capital(58, 'M10 0V100M10 2H28A26 26 0 0 1 28 54H14', [10, 0], [10, 100]),
  Q: capital(98, 'M49 2A46 48 0 1 1 48.9 2M54 98C74 104 90 116 120 116'),
  R: capital(66, 'M10 0V100M10 2H28A25 25 0 0 1 28 52H10M28 52L64 100', [10, 0], [10, 100], [64, 100]),
  S: capital(54, 'M46 15C38 -2 8 -2 9 24C10 50 48 47 48 75C48 104 14 103 6 84'),
  T: capital(66, 'M4 2H62M33 0V100', [33, 100]),
  V: capital(80, 'M4 0L40 100L76 0', [4, 0], [76, 0]),
  X: capital(74, 'M8 0L66 100M66 0L8 100', [8, 0], [66, 100], [66, 0], [8, 100]),
  Y: capital(72, 'M4 0L36 52L68 0M36 52V100', [4, 0], [68, 0], [36, 100]),
  Z: capital(66, 'M6 2H60L6 98H60'),
  Γ: capital(50, 'M10 100V2H48', [10, 100]),
  Δ: capital(84, 'M42 0L6 98H78Z'),
  Θ: capital(98, 'M49 2A46 48 0 1 1 48.9 2M30 50H68'),
  Λ: capital(84, 'M42 0L6 100M42 0L78 100', [6, 100], [78, 100]),
  Ξ: capital(62, 'M6 2H56M12 50H50M6 98H56'),
  Π: capital(78, 'M10 100V2H68V100', [10, 100], [68, 100]),
  Σ: capital(64, 'M60 2H8L40 50L8 98H60'),
  Φ: capital(92, 'M46 0V100M46 20A38 30 0 1 1 45.9 20', [46, 0], [46, 100]),
  Ψ: capital(84, 'M42 0V100M8 0V20A34 40 0 0 0 76 20V0', [42, 100], [8, 0], [76, 0]),
  Ω: capital(98, 'M6 98H34C10 80 4 4 49 2C94 4 88 80 64 98H92'),
};

/** Greek capitals of the same form as Latin ones. */
const latinForms: Readonly<Record<string, string>> = {
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
};

/** Converts a text to monumental letters, word by word: capitals without accents; other characters are dropped. */
export const toCapitals = (text: string): string[] =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll('U', 'V')
    .replaceAll('J', 'I')
    .split(/\s+/)
    .map((word) =>
      [...word]
        .map((letter) => latinForms[letter] ?? letter)
        .filter((letter) => letter in capitals)
        .join(''),
    )
    .filter(Boolean);

/** Space between two letters, and the width of a serif on both sides of its stroke. */
const letterGap = 13,
  serifWidth = 8;

export const widthOf = (word: string): number =>
  [...word].reduce((wide, letter) => wide + capitals[letter]!.wide + letterGap, 0) - (word ? letterGap : 0);

/** The outline of each letter as an SVG path, referenced by its id. */
export const drawLetterShapes = (): string =>
  Object.entries(capitals)
    .map(([letter, { strokes, feet }]) => {
      const ends = feet.map(([x, y]) => `M${x - serifWidth} ${y}H${x + serifWidth}`).join('');
      return `<path id="${letter}" d="${strokes}${ends}"/>`;
    })
    .join('');

/** The positions of the letters of a word, starting at `x`. */
export function placeLetters(word: string, x: number): { letter: string; x: number }[] {
  let at = x;
  return [...word].map((letter) => {
    const placed = { letter, x: at };
    at += capitals[letter]!.wide + letterGap;
    return placed;
  });
}
