import * as limits from '../../../rules/limits.ts';
import * as most from '../limits.ts';
import { bindings, type BookFacts, type Genre } from '../rules.ts';

/** How a field is asked for. */
type FieldInput =
  | 'text'
  | 'texts'
  | 'long'
  | 'number'
  | 'time'
  | 'authors'
  | 'list'
  | 'choice'
  | 'picture'
  | 'address'
  | 'language'
  | 'infos';
export interface FormField {
  field: keyof BookFacts;
  input: FieldInput;
  required: boolean;
  /** Letters, items or words at most; null where there is no number to tell. */
  most: number | null;
  choices: readonly string[];
}

const field = (name: keyof BookFacts, input: FieldInput = 'text', more: Partial<FormField> = {}): FormField => ({
  field: name,
  input,
  required: false,
  most: input === 'text' ? most.titleLength : null,
  choices: [],
  ...more,
});

const title = [
  field('title', 'text', { required: true }),
  field('titles', 'texts', { most: limits.nameLength }),
  field('subtitle'),
  field('originalName'),
  field('otherTitles', 'list', { most: most.otherTitles }),
  field('bookAuthors', 'authors', { required: true, most: most.authors }),
];
const about = [
  field('language', 'language', { required: true }),
  field('writing', 'time'),
  field('dynasty', 'texts', { most: limits.nameLength }),
  field('nationality', 'texts', { most: limits.nameLength }),
  field('classification'),
  field('description', 'long', { most: most.descriptionWords }),
  field('tags', 'list', { most: most.tags }),
  field('cover', 'picture'),
];
const printed = [
  field('translator'),
  field('publisher'),
  field('pubLocation'),
  field('pubDate'),
  field('binding', 'choice', { choices: bindings }),
  field('pageTotal', 'number'),
  field('isbn10'),
  field('isbn13'),
];
const rest = [field('originalUrl', 'address'), field('infos', 'infos', { most: most.infos })];

/**
 * The fields of a book of a genre, in the order of its form. What was found inscribed was never printed, has no
 * subtitle, and often neither a dynasty nor a nationality of its own.
 */
export function formFields(genre: Genre): FormField[] {
  const without: Record<Genre, readonly (keyof BookFacts)[]> = {
    ancient_cn: ['nationality', 'originalName'],
    ancient_en: [],
    ancient_writing: ['subtitle', 'originalName', 'binding', 'pageTotal', 'isbn10', 'isbn13'],
    other: ['dynasty'],
  };
  return [...title, ...about, ...printed, ...rest].filter((one) => !without[genre].includes(one.field));
}
