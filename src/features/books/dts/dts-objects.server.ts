import { languageTag, languages, type InLanguages } from '../../../rules/languages.ts';
import { bookAddress } from '../addresses.ts';
import type { DtsBook, DtsWitness } from './texts-of-library.server.ts';
import { identifierOf, levelOf, type Text, type Unit } from './units.server.ts';

/** Source: Distributed Text Services 1.0, https://dtsapi.org/specifications/versions/v1.0/ */
export const envelope = { '@context': 'https://dtsapi.org/context/v1.0.json', dtsVersion: '1.0' };
export const mediaTypes = ['application/tei+xml', 'text/plain'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** The library, a book, or a book in one witness. */
export type DtsId = { of: 'library' } | { of: 'book'; bookId: string } | ({ of: 'text' } & Text);

/** Identifiers are the addresses of the pages that show the same to readers. */
export const writeId = (origin: string, id: DtsId): string =>
  origin +
  (id.of === 'library' ? '/book' : bookAddress(id.bookId, id.of === 'text' ? { witnesses: [id.witness] } : {}));

/** An identifier, or the part of it after the origin; null if it is none of this site. */
export function readId(origin: string, text: string): DtsId | null {
  const url = URL.parse(text, origin);
  if (url?.origin !== origin) return null;
  if (url.pathname === '/book') return { of: 'library' };
  const bookId = url.searchParams.get('id'),
    witness = url.searchParams.get('w');
  if (url.pathname !== '/book/detail' || !bookId) return null;
  return witness ? { of: 'text', bookId, witness } : { of: 'book', bookId };
}

/** A text in languages, as Dublin Core of DTS writes it. */
const localized = (texts: InLanguages, own?: { text: string; language: string }) => [
  ...(own?.text ? [{ lang: own.language, value: own.text }] : []),
  ...languages.flatMap((language) =>
    texts[language] ? [{ lang: languageTag(language), value: texts[language] }] : [],
  ),
];
/** Without empty lists. */
const metadata = (fields: Record<string, readonly unknown[]>) =>
  Object.fromEntries(Object.entries(fields).filter(([, values]) => values.length));

const root = (origin: string) => `${origin}/data/dts`;
const collectionTemplate = (origin: string) => `${root(origin)}/collection{?id,page,nav}`;
export const entryPoint = (origin: string) => ({
  ...envelope,
  '@id': root(origin),
  '@type': 'EntryPoint',
  collection: collectionTemplate(origin),
  navigation: `${root(origin)}/navigation{?resource,ref,start,end,down,tree,page}`,
  document: `${root(origin)}/document{?resource,ref,start,end,tree,mediaType}`,
});

export const libraryObject = (origin: string, name: string, total: number) => ({
  '@id': writeId(origin, { of: 'library' }),
  '@type': 'Collection',
  title: name,
  totalParents: 0,
  totalChildren: total,
  collection: `${root(origin)}/collection${'{?page,nav}'}`,
});

const authorsOf = ({ facts }: DtsBook) =>
  facts.bookAuthors.flatMap(({ name, names }) => localized(names ?? {}, { text: name, language: facts.language }));

export function bookObject(origin: string, book: DtsBook) {
  const id = writeId(origin, { of: 'book', bookId: book.id });
  const { facts } = book;
  return {
    '@id': id,
    '@type': 'Collection',
    title: facts.title,
    totalParents: 1,
    totalChildren: book.witnesses.length,
    dublinCore: metadata({
      title: localized(facts.titles, { text: facts.title, language: facts.language }),
      creator: authorsOf(book),
      description: localized(facts.description),
      language: [facts.language],
    }),
    collection: `${root(origin)}/collection?id=${encodeURIComponent(id)}{&page,nav}`,
  };
}

export function textObject(origin: string, book: DtsBook, witness: DtsWitness) {
  const id = writeId(origin, { of: 'text', bookId: book.id, witness: witness.key });
  const { facts } = book;
  const resource = `resource=${encodeURIComponent(id)}`;
  return {
    '@id': id,
    '@type': 'Resource',
    title: facts.title,
    ...(witness.edition && { description: witness.edition }),
    totalParents: 1,
    totalChildren: 0,
    dublinCore: metadata({
      title: localized(facts.titles, { text: facts.title, language: facts.language }),
      creator: authorsOf(book),
      contributor: witness.translator ? [{ lang: witness.language, value: witness.translator }] : [],
      description: localized(witness.editions),
      language: [witness.language],
      source: witness.sourceUrl ? [witness.sourceUrl] : [],
      license: witness.licence ? [{ lang: 'en', value: witness.licence }] : [],
    }),
    collection: `${root(origin)}/collection?id=${encodeURIComponent(id)}{&page,nav}`,
    navigation: `${root(origin)}/navigation?${resource}{&ref,start,end,down,tree,page}`,
    document: `${root(origin)}/document?${resource}{&ref,start,end,tree,mediaType}`,
    download: `${origin}/book/take-out/${encodeURIComponent(book.id)}.xml?w=${encodeURIComponent(witness.key)}`,
    mediaTypes,
    citationTrees: [
      {
        '@type': 'CitationTree',
        citeStructure: [
          {
            '@type': 'CiteStructure',
            citeType: 'chapter',
            citeStructure: [{ '@type': 'CiteStructure', citeType: 'segment' }],
          },
        ],
      },
    ],
  };
}

export const unitObject = (unit: Unit, language: string) => ({
  identifier: identifierOf(unit),
  '@type': 'CitableUnit',
  level: levelOf(unit),
  parent: unit.segment === null ? null : unit.chapter,
  citeType: unit.segment === null ? 'chapter' : 'segment',
  ...(unit.segment === null &&
    unit.title && { dublinCore: { title: localized(unit.titles, { text: unit.title, language }) } }),
});

/** The other pages of a list; nothing if it has one page. */
export function paginate(address: URL, page: number, pages: number) {
  if (pages < 2) return {};
  const toPage = (number: number) => {
    const other = new URL(address);
    other.searchParams.set('page', String(number));
    return other.href;
  };
  return {
    view: {
      '@id': toPage(page),
      '@type': 'Pagination',
      first: toPage(1),
      ...(page > 1 && { previous: toPage(page - 1) }),
      ...(page < pages && { next: toPage(page + 1) }),
      last: toPage(pages),
    },
  };
}
