import { toPlainText } from '../../../rules/safe-html.ts';

/** The lines of markup as an assistant reads them: one for each paragraph, item, heading or row. */
export const linesOf = (html: string): string[] =>
  toPlainText(html.replace(/<\/(?:p|li|h\d|blockquote|tr)>/g, '$&\n'))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
