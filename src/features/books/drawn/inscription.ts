import { toCapitals, drawLetterShapes, placeLetters, widthOf } from './capitals.ts';

/** A slab in its own units: width, margin, line height, and the outdent of a paragraph. */
const slabWidth = 2200,
  edge = 150,
  line = 176,
  outdent = 70;
/** Space between two words, which holds a raised dot. */
const gap = 64;

/** Breaks paragraphs into lines; the first line of each is outdented, as on monuments. */
const breakLines = (paragraphs: readonly string[]): { words: string[]; x: number }[] =>
  paragraphs.flatMap((text) => {
    const lines: { words: string[]; x: number }[] = [];
    let room = 0;
    for (const word of toCapitals(text)) {
      const needs = widthOf(word) + gap;
      if (!lines.length || needs - gap > room) {
        const x = edge + (lines.length ? outdent : 0);
        lines.push({ words: [], x });
        room = slabWidth - edge - x;
      }
      lines.at(-1)!.words.push(word);
      room -= needs;
    }
    return lines;
  });

/**
 * Draws a text like a Roman monument: capitals cut into stone and painted red, with dots between words. It illustrates
 * the text and is no facsimile: its lines are not those of any stone.
 */
export function drawInscription(paragraphs: readonly string[]): string {
  const lines = breakLines(paragraphs);
  const high = 2 * edge + Math.max(1, lines.length) * line - (line - 100);
  const letters: string[] = [],
    points: string[] = [];
  for (const [place, { words, x }] of lines.entries()) {
    const y = edge + place * line;
    let at = x;
    for (const [of, word] of words.entries()) {
      for (const placedLetter of placeLetters(word, at))
        letters.push(`<use href="#${placedLetter.letter}" x="${placedLetter.x}" y="${y}"/>`);
      at += widthOf(word);
      if (of < words.length - 1) points.push(`M${at + gap / 2 - 9} ${y + 42}h18l-9 16z`);
      at += gap;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${slabWidth} ${high}" width="${slabWidth / 2}" height="${high / 2}">
<defs>
<linearGradient id="stone" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e9e3d6"/><stop offset="0.55" stop-color="#ddd5c4"/><stop offset="1" stop-color="#cbc1ac"/></linearGradient>
<g fill="none" stroke-width="9">${drawLetterShapes()}</g>
</defs>
<rect width="${slabWidth}" height="${high}" fill="url(#stone)"/>
<path d="M40 40H${slabWidth - 40}V${high - 40}H40Z" fill="none" stroke="#b3a78e" stroke-width="6"/>
<path d="M46 46H${slabWidth - 34}V${high - 34}" fill="none" stroke="#f6f1e6" stroke-width="4"/>
<g transform="translate(3 4)" fill="none" stroke="#fbf7ee" stroke-width="9">${letters.join('')}</g>
<g fill="none" stroke="#8f2c1f" stroke-width="9">${letters.join('')}</g>
<path d="${points.join('')}" fill="#8f2c1f"/>
</svg>
`;
}
