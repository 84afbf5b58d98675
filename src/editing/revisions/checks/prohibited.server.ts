import { toPlainText } from '../../../rules/safe-html.ts';
import type { Terms } from '../face/terms.server.ts';
import { iterateTexts } from '../../../rules/revisions/text-fields.ts';

/** A prohibited term with the surrounding words and its field. */
export interface ProhibitedMatch {
  field: string;
  term: string;
  around: string;
}

/** The first prohibited term in a content; texts are searched with and without markup. */
export function findProhibited(terms: Terms, content: unknown): ProhibitedMatch | null {
  for (const [field, text] of iterateTexts(content)) {
    for (const read of text.includes('<') ? [text, toPlainText(text)] : [text]) {
      const [hit] = terms.find(read, 1);
      if (hit)
        return {
          field,
          term: read.slice(hit.from, hit.until),
          around: read.slice(Math.max(0, hit.from - 20), hit.until + 20),
        };
    }
  }
  return null;
}
