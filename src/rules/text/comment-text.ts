import { cleanName } from '../names.ts';

/** Emoji are made of several characters, some of them invisible: they stay whole. */
const emoji = /\p{RGI_Emoji}/gv;

/** One line, cleaned as names are, but for its emoji. */
function cleanLine(line: string): string {
  if (line.length > 100_000) return cleanName(line);
  const kept: string[] = [];
  // A private character stands for each emoji meanwhile; any that was typed is dropped.
  const marked = line.replaceAll('\ue000', '').replace(emoji, (one) => {
    kept.push(one);
    return '\ue000';
  });
  return cleanName(marked).replaceAll('\ue000', () => kept.shift() ?? '');
}

/**
 * What somebody says, cleaned: lines as they were typed, at most one of them empty in a row; without controls, direction
 * marks, heaps of accents. Idempotent.
 */
export const cleanWords = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .split('\n')
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
