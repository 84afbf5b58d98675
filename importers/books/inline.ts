/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** An interlinear note: by another hand, in smaller type. */
export const inlineNote = (html: string): string => `<small class="note">${html}</small>`;

/** Start and end tag of a run in another language; empty for an invalid tag. */
export const languageSpan = (tag: string | undefined): [string, string] =>
  tag && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/.test(tag) ? [`<span lang="${tag}">`, '</span>'] : ['', ''];

/** Drops characters that databases or XML do not allow, and byte order marks. */
export const dropInvalidCharacters = (text: string): string =>
  text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff\ufeff]/gu, '');

/** Drops line breaks and spaces at both ends of inline HTML. */
export function trimBreaks(html: string): string {
  let begin = 0,
    end = html.length;
  for (;;) {
    if (html.startsWith('<br>', begin)) begin += 4;
    else if (/\s/.test(html[begin] ?? '')) begin++;
    else break;
  }
  for (;;) {
    if (end - 4 >= begin && html.startsWith('<br>', end - 4)) end -= 4;
    else if (end > begin && /\s/.test(html[end - 1]!)) end--;
    else return html.slice(begin, end);
  }
}
