import { canonicalJson } from '../../rules/canonical-json.ts';
import { localizeCitation } from '../../rules/citations.ts';
import type { Language } from '../../rules/languages.ts';
import type { Citation } from '../../rules/schemas.ts';
import { readIdentifier } from '../../rules/source-identifiers.ts';

/** A citation while it is edited; empty strings for missing values. */
export type CitationFields = Record<'title' | 'author' | 'year' | 'where' | 'url', string>;

/** The citation in the writer's language. */
export function toCitationFields(citation: Citation | null, language: Language): CitationFields {
  const { title, author, year, where, url } = localizeCitation(citation, language) ?? { title: '' };
  return { title, author: author ?? '', year: year ?? '', where: where ?? '', url: url ?? '' };
}

export const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text.trim());

/**
 * Null if nothing is typed. Keeps incomplete values, even without a title (`isIncompleteCitation`). Keeps the forms of `was`
 * in other languages as long as title and author are unchanged.
 */
export function readCitation(fields: CitationFields, was: Citation | null, language: Language): Citation | null {
  const readField = (field: keyof CitationFields) => fields[field].trim() || null;
  const previousForm = localizeCitation(was, language);
  if (
    was?.forms &&
    previousForm &&
    previousForm.title === readField('title') &&
    previousForm.author === readField('author')
  ) {
    const updated = previousForm.year === readField('year') ? was : { ...was, year: readField('year') };
    return {
      ...(previousForm.where === readField('where') ? updated : withLocation(updated, fields.where, true)),
      url: readField('url'),
    };
  }
  const rest = {
    author: readField('author'),
    year: readField('year'),
    where: readField('where'),
    url: readField('url'),
  };
  const title = readField('title');
  return title === null && Object.values(rest).every((words) => words === null)
    ? null
    : { title: title ?? '', ...rest };
}

/** The chosen source with the typed location; `exactly` also applies an empty location. */
export function withLocation(source: Citation, where: string, exactly = false): Citation {
  if (!where.trim() && !exactly) return source;
  const place = where.trim() || null;
  const forms =
    source.forms &&
    Object.fromEntries(Object.entries(source.forms).map(([language, form]) => [language, { ...form, where: place }]));
  return { ...source, where: place, ...(forms && { forms }) };
}

/** Whether a title is the identifier of a book or article. */
export const isIdentifier = (title: string): boolean => readIdentifier(title) !== null;

/** An empty citation, for forms that require one. */
export const emptyCitation: Citation = { title: '', author: null, year: null, where: null, url: null };

/**
 * Whether it is incomplete and prevents submitting: fields without a title, or an invalid address. An unchanged
 * citation (`was`) is accepted.
 */
export const isIncompleteCitation = (citation: Citation | null, was: Citation | null = null): boolean =>
  citation !== null &&
  (!citation.title || (citation.url !== null && !isAddress(citation.url))) &&
  canonicalJson(citation) !== canonicalJson(was);
