/** Identifier of a publication: a book's ISBN-13, or an article's DOI in lower case. */
export interface SourceIdentifier {
  scheme: 'isbn' | 'doi';
  value: string;
}

const digitSum = (digits: string, weight: (place: number) => number) =>
  [...digits].reduce((sum, digit, place) => sum + (digit === 'X' ? 10 : Number(digit)) * weight(place), 0);
/** Source: ISO 2108: weights 10 … 1, divisible by 11. Digits without hyphens. */
export const isIsbn10 = (digits: string) =>
  /^\d{9}[\dX]$/.test(digits) && digitSum(digits, (place) => 10 - place) % 11 === 0;
/** Source: ISO 2108: weights 1 and 3 in turn, divisible by 10. Digits without hyphens. */
export const isIsbn13 = (digits: string) =>
  /^97[89]\d{10}$/.test(digits) && digitSum(digits, (place) => (place % 2 ? 3 : 1)) % 10 === 0;

/** The digits of an ISBN as typed, with hyphens or spaces between them. */
export const isbnDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[‐‑–\s-]/g, '')
    .toUpperCase();

function asIsbn13(isbn10: string): string {
  const stem = `978${isbn10.slice(0, 9)}`;
  return stem + String((10 - (digitSum(stem, (place) => (place % 2 ? 3 : 1)) % 10)) % 10);
}

/**
 * Parses an ISBN or DOI as typed or pasted: with hyphens, with a usual prefix, or as an address. `wrong` for an ISBN
 * with a wrong check digit; null for a text that is neither.
 */
export function readIdentifier(text: string): SourceIdentifier | 'wrong' | null {
  const plain = text.normalize('NFKC').trim();
  const doi = /^(?:(?:https?:\/\/)?(?:dx\.)?doi\.org\/|doi:?\s*)?(10\.\d{4,9}\/\S{1,200})$/i.exec(plain);
  // Path steps (`10.1234/../../admin`) are no DOI: as an address they would lead elsewhere.
  if (doi)
    return doi[1]!.split('/').some((part) => part === '.' || part === '..')
      ? null
      : { scheme: 'doi', value: doi[1]!.toLowerCase() };
  const isbn = /^(?:https?:\/\/openlibrary\.org\/isbn\/|isbn(?:-1[03])?:?\s*)?([\dx‐‑–-][\dx‐‑–\s-]*)$/i.exec(plain);
  if (!isbn) return null;
  const digits = isbnDigits(isbn[1]!);
  const isNamed = /^(?:isbn|https)/i.test(plain);
  if (isIsbn13(digits)) return { scheme: 'isbn', value: digits };
  if (isIsbn10(digits)) return { scheme: 'isbn', value: asIsbn13(digits) };
  // Ten or thirteen digits are meant as an ISBN; a year or a page is not.
  return isNamed || /^(?:97[89]\d{10}|\d{9}[\dX])$/.test(digits) ? 'wrong' : null;
}

/** Address where a reader finds it. */
export const addressOf = ({ scheme, value }: SourceIdentifier): string =>
  scheme === 'doi' ? `https://doi.org/${value}` : `https://openlibrary.org/isbn/${value}`;

/** The stored form: `isbn:9787101003048`. */
export const writeIdentifier = ({ scheme, value }: SourceIdentifier): string => `${scheme}:${value}`;
