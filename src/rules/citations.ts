import type { Language } from './languages.ts';
import type { Citation } from './schemas.ts';

/** A citation in the form customary in a language: 司马迁《史记》卷六; Sima Qian, Shiji 6. */
export function localizeCitation<Cited extends Citation | null>(citation: Cited, language: Language): Cited {
  if (!citation?.forms) return citation;
  const { forms, ...plain } = citation;
  return { ...plain, ...forms[language] } as Cited;
}

/** A citation as one printed line. A title in 《》 or 『』 follows its author and precedes the place without separators. */
export function formatCitation({ author, title, where }: Pick<Citation, 'author' | 'title' | 'where'>): string {
  if (/^[《『「]/.test(title)) return `${author ?? ''}${title}${where ?? ''}`;
  // Chinese and Japanese titles that are descriptions (a letter, an inscription) follow the author and a colon.
  if (/^[\p{Script=Han}ぁ-ヿ]/u.test(title)) return `${author ? `${author}：` : ''}${title}${where ? ` ${where}` : ''}`;
  const work = author ? `${author}, ${title}` : title;
  return where ? `${work}${/^[\d§]/.test(where) && !/\p{L}{2}/u.test(where) ? ' ' : ', '}${where}` : work;
}

/** The id of a source derives from its text, so that the same book is the same source in every text. */
export const sourceIdOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'source';
