import type { Language } from '../../../rules/languages.ts';
import { isLanguageTag } from '../face/language-names.ts';
import { LanguageTag, type BookContent, type BookFacts, type Genre } from '../rules.ts';
import type { FoundBook } from '../../../editing/lookups/source-contract.ts';
import { toEditableTime, type EditableTime } from '../../../editing/fields/editable-time.ts';

/** A book while it is edited: its date of writing is text as typed. */
export interface EditableBook {
  book: BookContent;
  time: EditableTime;
}

/** A book without any facts. */
const emptyFacts = (genre: Genre): BookFacts => ({
  title: '',
  titles: {},
  subtitle: null,
  originalName: null,
  cover: null,
  genre,
  pubDate: null,
  pubLocation: null,
  publisher: null,
  bookAuthors: [{ name: '', itemId: null }],
  otherTitles: [],
  classification: null,
  pageTotal: null,
  isbn10: null,
  isbn13: null,
  infos: [],
  dynasty: {},
  nationality: {},
  writing: null,
  translator: null,
  binding: null,
  language: genre === 'ancient_cn' ? 'lzh' : 'la',
  description: {},
  originalUrl: null,
  tags: [],
});
export const emptyBook = (genre: Genre): BookContent => ({
  work: null,
  facts: emptyFacts(genre),
  witnesses: [],
  volumes: [],
});

export const toEditableBook = (book: BookContent | null, language: Language): EditableBook => ({
  book: book ?? emptyBook('other'),
  time: toEditableTime(book?.facts.writing ?? null, language),
});

const blankToNull = (text: string | null) => text?.trim() || null;

/** An incomplete language is saved in a draft as `und` (undetermined, BCP 47). */
const toLanguageTag = (language: string) => (LanguageTag.safeParse(language).success ? language : 'und');

/** The book as it is saved: blank fields become null, and incomplete authors are left out. */
export function toBook({ book, time }: EditableBook): BookContent {
  const { facts } = book;
  const texts = (byLanguage: BookFacts['titles']) =>
    Object.fromEntries(Object.entries(byLanguage).filter(([, text]) => text?.trim()));
  return {
    ...book,
    witnesses: book.witnesses.map((witness) => ({ ...witness, language: toLanguageTag(witness.language) })),
    facts: {
      ...facts,
      language: toLanguageTag(facts.language),
      titles: texts(facts.titles),
      dynasty: texts(facts.dynasty),
      nationality: texts(facts.nationality),
      description: texts(facts.description),
      subtitle: blankToNull(facts.subtitle),
      originalName: blankToNull(facts.originalName),
      pubDate: blankToNull(facts.pubDate),
      pubLocation: blankToNull(facts.pubLocation),
      publisher: blankToNull(facts.publisher),
      classification: blankToNull(facts.classification),
      translator: blankToNull(facts.translator),
      isbn10: blankToNull(facts.isbn10),
      isbn13: blankToNull(facts.isbn13),
      originalUrl: blankToNull(facts.originalUrl),
      bookAuthors: facts.bookAuthors.filter(({ name }) => name.trim()),
      infos: facts.infos.filter(({ key }) => key.trim()),
      writing: time.record,
    },
  };
}

/** Whether the time is understood or empty. */
export const isTimeComplete = ({ typed, record }: EditableTime) => record !== null || !typed.trim();

/**
 * Three-way merge by field: takes the fields that only the other version changed and keeps mine otherwise. `contested`
 * is true if both versions changed the same field.
 */
export function mergeBooks(
  was: BookContent,
  local: BookContent,
  remote: BookContent,
): { book: BookContent; contested: boolean } {
  let contested = false;
  const merge = <T extends object>(old: T, localPart: T, other: T): T =>
    Object.fromEntries(
      Object.keys({ ...localPart, ...other }).map((name) => {
        const [before, localValue, remoteValue] = [old, localPart, other].map((version) => version[name as keyof T]);
        const [b, h, t] = [before, localValue, remoteValue].map((value) => JSON.stringify(value));
        if (h === b) return [name, remoteValue];
        if (t !== b && t !== h) contested = true;
        return [name, localValue];
      }),
    ) as T;
  const { facts: oldFacts, ...old } = was,
    { facts: ownFacts, ...localRest } = local,
    { facts: otherFacts, ...other } = remote;
  return { book: { ...merge(old, localRest, other), facts: merge(oldFacts, ownFacts, otherFacts) }, contested };
}

/** Whether the languages of the original and of all witnesses are valid. */
export const hasKnownLanguages = ({ facts, witnesses }: BookContent) =>
  [facts, ...witnesses].every(({ language }) => isLanguageTag(language));

/** Fills the empty fields with what the ISBN lookup found. */
export function fillFacts(facts: BookFacts, foundBook: FoundBook): BookFacts {
  const isAuthorless = facts.bookAuthors.every(({ name, itemId }) => !name.trim() && !itemId);
  return {
    ...facts,
    title: facts.title.trim() ? facts.title : foundBook.title,
    subtitle: blankToNull(facts.subtitle) ?? foundBook.subtitle,
    bookAuthors:
      isAuthorless && foundBook.authors.length
        ? foundBook.authors.map((name) => ({ name, itemId: null }))
        : facts.bookAuthors,
    publisher: blankToNull(facts.publisher) ?? foundBook.publisher,
    pubLocation: blankToNull(facts.pubLocation) ?? foundBook.place,
    pubDate: blankToNull(facts.pubDate) ?? foundBook.year,
    pageTotal: facts.pageTotal ?? foundBook.pages,
    isbn13: blankToNull(facts.isbn13) ?? foundBook.isbn13,
  };
}
