/**
 * The faces in which pages of books are set. Their fonts are not part of the product: `npm run world:pages` takes from
 * them the outlines of the words that stand on a page (outlines.json), so that a page is the same on every machine.
 */
export const faces = {
  /** As blocks were cut for printing in China. */
  block: { font: 'noto-serif-tc' },
  /** As a brush writes kanji and kana. */
  brush: { font: 'yuji-syuku' },
  greek: { font: 'cardo' },
  capitals: { font: 'cinzel' },
  uncial: { font: 'uncial-antiqua' },
  /** A hand of the Middle Ages. */
  hand: { font: 'almendra' },
  /** Types of the sixteenth to eighteenth century, upright and slanted. */
  oldType: { font: 'im-fell-dw-pica' },
  slanted: { font: 'im-fell-dw-pica', slanted: true },
  newType: { font: 'old-standard-tt' },
  /** For transliterations. */
  scholar: { font: 'gentium-plus', slanted: true },
  devanagari: { font: 'tiro-devanagari-sanskrit' },
  naskh: { font: 'amiri' },
  nastaliq: { font: 'noto-nastaliq-urdu' },
  hebrew: { font: 'frank-ruhl-libre' },
  brahmi: { font: 'noto-sans-brahmi' },
  cuneiform: { font: 'noto-sans-old-persian' },
} as const satisfies Record<string, { font: string; slanted?: true }>;
export type Face = keyof typeof faces;
