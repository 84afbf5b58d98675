import type { Citation } from '../../../rules/schemas.ts';
import { readIdentifier } from '../../../rules/source-identifiers.ts';

/** A citation as it is typed: blank where nothing is said. */
export type CitationFields = Record<keyof Citation, string>;

export const writeCitation = (citation: Citation | null): CitationFields => ({
  title: citation?.title ?? '',
  author: citation?.author ?? '',
  year: citation?.year ?? '',
  where: citation?.where ?? '',
  url: citation?.url ?? '',
});

export const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text.trim());

/** Null without a title: what has no name is no source. An address that is none is left out. */
export function readCitation(fields: CitationFields): Citation | null {
  const said = (field: keyof Citation) => fields[field].trim() || null;
  const title = said('title'),
    url = said('url');
  return title === null
    ? null
    : {
        title,
        author: said('author'),
        year: said('year'),
        where: said('where'),
        url: url && isAddress(url) ? url : null,
      };
}

/** A source that was picked, cited where the writer said before. */
export const citing = (source: Citation, where: string): Citation => ({
  ...source,
  where: where.trim() || source.where,
});

/** Whether a title is no title but the number of a book or an article. */
export const isNumber = (title: string): boolean => readIdentifier(title) !== null;
