import { z } from 'zod';
import { fail } from '../rules/errors.ts';
import type { Citation } from '../rules/schemas.ts';
import { addressOf, type SourceIdentifier } from '../rules/source-identifiers.ts';
import { fetchExternal } from './external-fetch.server.ts';

/** Looks up books and articles by ISBN or DOI; fails with `lookupFailed` if the service does not answer. */
export interface SourceDriver {
  /** Null if the service does not know it. */
  find(identifier: SourceIdentifier): Promise<Citation | null>;
  /** The book with this ISBN-13; null if the service does not know it. */
  findBook(isbn13: string): Promise<FoundBook | null>;
}

interface FoundBook {
  title: string;
  subtitle: string | null;
  authors: string[];
  year: string | null;
  publisher: string | null;
  place: string | null;
  pages: number | null;
  isbn13: string;
}

/** Longest field of a source, in characters; most authors named before "et al." */
const maxFieldLength = 300,
  maxAuthors = 3;
const fetchLimits = { timeoutMs: 8_000, mostBytes: 512 * 1024, mostRedirects: 5 };

const Word = z
  .string()
  .trim()
  .min(1)
  .transform((text) =>
    text
      .replace(/<[^<>]*>/g, '')
      .replace(/\s+/g, ' ')
      .slice(0, maxFieldLength),
  );
const Words = z
  .union([
    Word,
    z
      .array(Word)
      .min(1)
      .transform(([first]) => first!),
  ])
  .optional()
  .catch(undefined);

/** CSL-JSON from DOI content negotiation. Source: citeproc-js "CSL-JSON", DOI Foundation "Content Negotiation". */
const Csl = z.object({
  title: Words,
  author: z
    .array(z.object({ family: Words, given: Words, literal: Words }))
    .catch([])
    .default([]),
  issued: z
    .object({ 'date-parts': z.array(z.array(z.coerce.number())) })
    .optional()
    .catch(undefined),
  'container-title': Words,
  volume: z.coerce.string().optional().catch(undefined),
  page: Words,
});
/** Source: openlibrary.org "Books API": an edition, an author. */
const Edition = z.object({
  title: Words,
  subtitle: Words,
  by_statement: Words,
  authors: z
    .array(z.object({ key: z.string().regex(/^\/authors\/\w+$/) }))
    .catch([])
    .default([]),
  publish_date: Words,
  publishers: Words,
  publish_places: Words,
  number_of_pages: z.int().min(1).max(1_000_000).optional().catch(undefined),
});
const Author = z.object({ name: Words });

const isHan = (text: string) => /\p{Script=Han}/u.test(text);
const personName = ({ family = '', given = '', literal }: z.output<typeof Csl>['author'][number]) =>
  literal ?? (isHan(family + given) ? family + given : [given, family].filter(Boolean).join(' '));
const joinAuthors = (authors: readonly string[]) =>
  (authors.length > maxAuthors ? `${authors[0]!} et al.` : authors.filter(Boolean).join(', ')) || null;

/** Looks up DOIs by content negotiation and ISBNs at Open Library, each at a configurable address. */
export function sourceLookup({ doi, isbn }: { doi: string; isbn: string }): SourceDriver {
  async function ask<T extends z.ZodType>(address: string, accept: string, shape: T): Promise<z.output<T> | null> {
    try {
      const { status, body } = await fetchExternal(address, { isTrusted: true, accept, ...fetchLimits });
      if (status === 404 || status === 410) return null;
      if (status !== 200) throw new Error(`status ${status}`);
      return shape.parse(JSON.parse(body));
    } catch {
      return fail('lookupFailed');
    }
  }
  async function findByDoi(value: string): Promise<Omit<Citation, 'url'> | null> {
    const work = await ask(
      `${doi}/${value.split('/').map(encodeURIComponent).join('/')}`,
      'application/vnd.citationstyles.csl+json',
      Csl,
    );
    if (!work?.title) return null;
    const { title, author, issued, 'container-title': within, volume, page } = work,
      year = issued?.['date-parts'][0]?.[0];
    return {
      title,
      author: joinAuthors(author.map(personName)),
      year: year ? String(year) : null,
      where: [[within, volume].filter(Boolean).join(' '), page].filter(Boolean).join(', ') || null,
    };
  }
  async function findBook(isbn13: string): Promise<FoundBook | null> {
    const edition = await ask(`${isbn}/isbn/${isbn13}.json`, 'application/json', Edition);
    if (!edition?.title) return null;
    const people = await Promise.all(
      edition.authors.slice(0, maxAuthors + 1).map(({ key }) => ask(`${isbn}${key}.json`, 'application/json', Author)),
    );
    const names = people.flatMap((person) => person?.name ?? []);
    return {
      title: edition.title,
      subtitle: edition.subtitle ?? null,
      authors: names.length ? names : edition.by_statement ? [edition.by_statement] : [],
      year: /\d{4}/.exec(edition.publish_date ?? '')?.[0] ?? null,
      publisher: edition.publishers ?? null,
      place: edition.publish_places ?? null,
      pages: edition.number_of_pages ?? null,
      isbn13,
    };
  }
  async function findByIsbn(value: string): Promise<Omit<Citation, 'url'> | null> {
    const book = await findBook(value);
    return (
      book && {
        title: book.subtitle ? `${book.title}: ${book.subtitle}` : book.title,
        author: joinAuthors(book.authors),
        year: book.year,
        where: null,
      }
    );
  }
  return {
    findBook,
    async find(identifier) {
      const citation = await (identifier.scheme === 'doi' ? findByDoi : findByIsbn)(identifier.value);
      return citation && { ...citation, url: addressOf(identifier) };
    },
  };
}
