/** Text as it stands in HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** Words between the lines: a note of another hand, smaller. */
export const inlineNote = (html: string): string => `<small class="note">${html}</small>`;

/** Characters that no database and no XML keeps, and marks of an encoding, are left out. */
export const writable = (text: string): string =>
  text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff\ufeff]/gu, '');
