import * as limits from '../../../rules/limits.ts';
import * as bookLimits from '../limits.ts';
import { bindings, type BookFacts, type FormGroup, type Genre } from '../rules.ts';

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
  /** Most characters, items or words; null if no limit is shown. */
  most: number | null;
  choices: readonly string[];
  group: FormGroup;
}

const field = (name: keyof BookFacts, input: FieldInput = 'text', more: Partial<FormField> = {}): FormField => ({
  field: name,
  input,
  required: false,
  most: input === 'text' ? bookLimits.titleLength : null,
  choices: [],
  group: 'needed',
  ...more,
});

const withGroup = (group: FormGroup, fields: readonly FormField[]) =>
  fields.map((formField) => ({ ...formField, group }));

const fields = [
  ...withGroup('needed', [
    field('title', 'text', { required: true }),
    field('titles', 'texts', { most: limits.nameLength }),
    field('bookAuthors', 'authors', { required: true, most: bookLimits.authors }),
    field('language', 'language', { required: true }),
    field('writing', 'time'),
    field('description', 'long', { most: bookLimits.descriptionWords }),
  ]),
  ...withGroup('edition', [
    field('subtitle'),
    field('originalName'),
    field('otherTitles', 'list', { most: bookLimits.otherTitles }),
    field('abbreviations', 'list', { most: bookLimits.abbreviations }),
    field('translator'),
    field('publisher'),
    field('pubLocation'),
    field('pubDate'),
    field('binding', 'choice', { choices: bindings }),
    field('pageTotal', 'number'),
    field('isbn10'),
    field('isbn13'),
    field('originalUrl', 'address'),
    field('cover', 'picture'),
  ]),
  ...withGroup('classification', [
    field('dynasty', 'texts', { most: limits.nameLength }),
    field('nationality', 'texts', { most: limits.nameLength }),
    field('classification'),
    field('tags', 'list', { most: bookLimits.tags }),
    field('infos', 'infos', { most: bookLimits.infos }),
  ]),
];

/**
 * The fields of the form for a genre, in order. Inscriptions were never printed: they have no subtitle, and often no
 * dynasty or nationality.
 */
export function formFields(genre: Genre): FormField[] {
  const without: Record<Genre, readonly (keyof BookFacts)[]> = {
    ancient_cn: ['nationality', 'originalName'],
    ancient_en: [],
    ancient_writing: ['subtitle', 'originalName', 'binding', 'pageTotal', 'isbn10', 'isbn13'],
    other: ['dynasty'],
  };
  return fields.filter((formField) => !without[genre].includes(formField.field));
}
