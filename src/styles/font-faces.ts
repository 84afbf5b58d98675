/** Latin, with the punctuation that it shares with other scripts. */
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2010-2027, U+2030-203A, U+20AC, U+2122, U+2212';
/** Without the quotation marks, dashes and dots that Latin and Han share: beside ideographs they are set in theirs. */
const latinBesideHan =
  'U+0000-00B6, U+00B8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2010-2013, U+20AC, U+2122, U+2212';
/** Without the raised r of the French Iᵉʳ: the e before it is in no face of ours, and the two stay alike. */
const latinExtended = 'U+0100-02B2, U+02B4-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF';

interface FontFace {
  family: string;
  isItalic?: boolean;
  weight: string;
  /** Where it comes from, and how it is scaled, as CSS. */
  source: string[];
  range?: string;
}

const fontFile = (path: string) => ['font-display: swap', `src: url('${path}.woff2') format('woff2')`];

function sourceSerif(subset: string, range: string, { besideHan = false, isItalic = false } = {}): FontFace {
  const style = isItalic ? 'italic' : 'normal';
  return {
    family: besideHan ? 'Source Serif 4 beside Han' : 'Source Serif 4 Variable',
    isItalic,
    weight: isItalic ? '400' : '400 700',
    source: fontFile(`@fontsource-variable/source-serif-4/files/source-serif-4-${subset}-wght-${style}`),
    range,
  };
}

/** Ascent and descent of Source Serif, in em. */
const ascent = 1.036,
  descent = 0.335;
/**
 * Serifs of systems that replace Source Serif until it has loaded, in the order of --serif, stretched to its widths and
 * heights so that nothing moves then. The number is the average width of a letter in English text of Source Serif
 * (0.479 em; 0.486 where it is bold, 0.441 where it is italic) by that of the system's font, in percent, as Capsize
 * counts both.
 */
const standIns: Record<string, Record<'regular' | 'bold' | 'italic', [widths: number, ...names: string[]]>> = {
  Georgia: {
    regular: [107.45, 'Georgia'],
    bold: [93.71, 'Georgia Bold', 'Georgia-Bold'],
    italic: [97.01, 'Georgia Italic', 'Georgia-Italic'],
  },
  Times: {
    regular: [117.906, 'Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
    bold: [112.34, 'Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'LiberationSerif-Bold'],
    italic: [
      108.04,
      'Times New Roman Italic',
      'TimesNewRomanPS-ItalicMT',
      'Liberation Serif Italic',
      'LiberationSerif-Italic',
    ],
  },
  Noto: {
    regular: [99.583, 'Noto Serif', 'NotoSerif', 'Noto Serif Regular', 'NotoSerif-Regular'],
    bold: [94.92, 'Noto Serif Bold', 'NotoSerif-Bold'],
    italic: [94.03, 'Noto Serif Italic', 'NotoSerif-Italic'],
  },
  DejaVu: {
    regular: [91.36, 'DejaVu Serif', 'DejaVuSerif'],
    bold: [84.14, 'DejaVu Serif Bold', 'DejaVuSerif-Bold'],
    italic: [84.742, 'DejaVu Serif Italic', 'DejaVuSerif-Italic'],
  },
};

function standInFaces(besideHan: boolean): FontFace[] {
  return Object.entries(standIns).flatMap(([system, styles]) =>
    (besideHan ? (['regular', 'bold'] as const) : (['regular', 'bold', 'italic'] as const)).map((style) => {
      const [widths, ...names] = styles[style];
      const percent = (em: number) => `${Number(((em / widths) * 10_000).toFixed(2))}%`;
      return {
        family: besideHan ? `${system} beside Han` : `${system} as Source Serif`,
        isItalic: style === 'italic',
        weight: { regular: '200 450', bold: '451 900', italic: '200 900' }[style],
        source: [
          `src: ${names.map((name) => `local('${name}')`).join(', ')}`,
          `size-adjust: ${Number(widths.toFixed(2))}%`,
          `ascent-override: ${percent(ascent)}`,
          `descent-override: ${percent(descent)}`,
          'line-gap-override: 0%',
        ],
        ...(besideHan && { range: latinBesideHan }),
      };
    }),
  );
}

/** Noto, one family per script (`--scripts` in base.css): the subset in its package, the weights, and the range. */
const scripts: [family: string, subset: string, weights: number[], range: string][] = [
  ['Noto Serif Greek', 'greek', [400, 700], 'U+0370-03FF'],
  ['Noto Serif Greek', 'greek-ext', [400, 700], 'U+1F00-1FFF'],
  ['Noto Serif Hebrew', 'hebrew', [400, 700], 'U+0590-05FF, U+FB1D-FB4F'],
  [
    'Noto Naskh Arabic',
    'arabic',
    [400, 700],
    'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+200C-200D, U+FB50-FDFF, U+FE70-FEFC',
  ],
  ['Noto Sans Syriac', 'syriac', [400, 700], 'U+0700-074F, U+0860-086A'],
  ['Noto Serif Devanagari', 'devanagari', [400, 700], 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+A8E0-A8FF'],
  ['Noto Serif Bengali', 'bengali', [400, 700], 'U+0980-09FE'],
  ['Noto Serif Tamil', 'tamil', [400, 700], 'U+0B82-0BFA'],
  ['Noto Serif Thai', 'thai', [400, 700], 'U+0E01-0E5B'],
  ['Noto Serif Tibetan', 'tibetan', [400, 700], 'U+0F00-0FFF'],
  ['Noto Serif Georgian', 'georgian', [400, 700], 'U+10A0-10FF, U+1C90-1CBF, U+2D00-2D2D'],
  ['Noto Serif Armenian', 'armenian', [400, 700], 'U+0530-058F, U+FB13-FB17'],
  ['Noto Sans Ethiopic', 'ethiopic', [400, 700], 'U+1200-1399, U+2D80-2DDE, U+AB01-AB2E'],
  ['Noto Serif Khmer', 'khmer', [400, 700], 'U+1780-17FF, U+19E0-19FF'],
  ['Noto Sans Coptic', 'coptic', [400], 'U+03E2-03EF, U+2C80-2CFF'],
  ['Noto Sans Old Persian', 'old-persian', [400], 'U+103A0-103D5'],
  ['Noto Sans Brahmi', 'brahmi', [400], 'U+11000-1107F'],
  ['Noto Sans Cuneiform', 'cuneiform', [400], 'U+12000-12543'],
  ['Noto Sans Egyptian Hieroglyphs', 'egyptian-hieroglyphs', [400], 'U+13000-13455'],
  // Raised letters (Iᵉʳ) and signs of transliteration (ꜣ, ꜥ, ʿ), after the fonts of the system, most of which have them.
  [
    'Noto Serif Latin',
    'latin-ext',
    [400],
    'U+01E3, U+0233, U+02B0-02BA, U+02BD-02BF, U+1D2C-1D6A, U+1E96, U+2020, U+A722-A725',
  ],
];

/** Families that are subsets of Noto Serif itself. */
const ofNotoSerif = ['Noto Serif Greek', 'Noto Serif Latin'];

const scriptFaces = scripts.flatMap(([family, subset, weights, range]) =>
  weights.map((weight): FontFace => {
    const font = ofNotoSerif.includes(family) ? 'noto-serif' : family.toLowerCase().replaceAll(' ', '-');
    const source = fontFile(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal`);
    return { family, weight: String(weight), source, range };
  }),
);

const faces: FontFace[] = [
  sourceSerif('latin', latin),
  sourceSerif('latin', latin, { isItalic: true }),
  sourceSerif('latin-ext', latinExtended),
  sourceSerif('latin', latinBesideHan, { besideHan: true }),
  sourceSerif('latin', latinBesideHan, { besideHan: true, isItalic: true }),
  sourceSerif('latin-ext', latinExtended, { besideHan: true }),
  ...standInFaces(false),
  ...standInFaces(true),
  sourceSerif('cyrillic', 'U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'),
  sourceSerif('vietnamese', 'U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF1'),
  ...scriptFaces,
];

const toRule = ({ family, isItalic, weight, source, range }: FontFace) => `@font-face {
  ${[
    `font-family: '${family}'`,
    `font-style: ${isItalic ? 'italic' : 'normal'}`,
    `font-weight: ${weight}`,
    ...source,
    ...(range ? [`unicode-range: ${range}`] : []),
  ].join(';\n  ')};
}`;

/**
 * The font faces of every page as a style sheet, which vite.config.ts adds to those of the document. The Latin serif is
 * ours, and so are other scripts, each file loaded only where one of its characters is; ideographs and kana come from
 * the reader's system, whose fonts are good and weigh nothing (docs/decisions/0006).
 */
export const fontFaces: string = faces.map(toRule).join('\n');
