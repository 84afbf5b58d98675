import type { Language } from './languages.ts';
import type { Citation } from './schemas.ts';

/** A citation in the form that readers of a language know: 司马迁《史记》卷六; Sima Qian, Shiji 6. */
export function citationIn<Cited extends Citation | null>(citation: Cited, language: Language): Cited {
  if (!citation?.forms) return citation;
  const { forms, ...plain } = citation;
  return { ...plain, ...forms[language] } as Cited;
}

/** As it is printed. A title in 《》 or 『』 stands between author and place without more; a number follows its title. */
export function citationLine({ author, title, where }: Pick<Citation, 'author' | 'title' | 'where'>): string {
  if (/^[《『「]/.test(title)) return `${author ?? ''}${title}${where ?? ''}`;
  // Chinese and Japanese say of a letter or an inscription only what it is.
  if (/^[\p{Script=Han}ぁ-ヿ]/u.test(title)) return `${author ? `${author}：` : ''}${title}${where ? ` ${where}` : ''}`;
  const work = author ? `${author}, ${title}` : title;
  return where ? `${work}${/^[\d§]/.test(where) && !/\p{L}{2}/u.test(where) ? ' ' : ', '}${where}` : work;
}
