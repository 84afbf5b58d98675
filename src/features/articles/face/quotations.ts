/** A quoted segment of a book, as a quotation names it in `cite-id`. */
export interface QuotedPassage {
  bookId: string;
  chapter: string;
  witness: string;
  segment: string;
}
export const writePassage = ({ bookId, chapter, witness, segment }: QuotedPassage) =>
  ['passage', bookId, chapter, witness, segment].join('/');
/** The reverse; null if the text is not a passage. */
export function readPassage(text: string): QuotedPassage | null {
  const [what, bookId = '', chapter = '', witness = '', segment = '', ...more] = text.split('/');
  return what === 'passage' && bookId && !more.length ? { bookId, chapter, witness, segment } : null;
}

/** A detail of a picture: its corner and size in percent. */
export interface Detail {
  imageId: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
export const writeDetail = ({ imageId, x, y, width, height }: Detail) =>
  `detail/${imageId}/${[x, y, width, height].map((value) => Number(value.toFixed(2))).join(',')}`;
const detailPattern =
  /^detail\/([\w-]{1,60})\/(\d{1,3}(?:\.\d{1,2})?),(\d{1,3}(?:\.\d{1,2})?),(\d{1,3}(?:\.\d{1,2})?),(\d{1,3}(?:\.\d{1,2})?)$/;
/** The reverse; null if the text is not a detail, or exceeds the picture. */
export function readDetail(text: string): Detail | null {
  const [, imageId, ...numbers] = detailPattern.exec(text) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  return imageId && width > 0 && height > 0 && x + width <= 100 && y + height <= 100
    ? { imageId, x, y, width, height }
    : null;
}
