import { cleanName } from '../names.ts';

/** Emoji may consist of several characters, some invisible: they stay whole. */
const emoji = /\p{RGI_Emoji}/gv;

/** Cleans one line as names are cleaned, but preserves emoji. */
function cleanLine(line: string): string {
  if (line.length > 100_000) return cleanName(line);
  const emojis: string[] = [];
  // A private-use character temporarily replaces each emoji; any that was typed is dropped.
  const marked = line.replaceAll('\ue000', '').replace(emoji, (match) => {
    emojis.push(match);
    return '\ue000';
  });
  return cleanName(marked).replaceAll('\ue000', () => emojis.shift() ?? '');
}

/**
 * Cleans a member's text: lines stay as typed, with at most one empty line in a row; removes controls, direction marks,
 * heaps of accents. Idempotent.
 */
export const cleanWords = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .split('\n')
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
