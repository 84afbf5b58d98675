import '../../src/features.server.ts';
import { registeredPages } from '../../src/kit/registry/feature.server.ts';

/** Addresses other than calls that return data of one thing. */
const documents = [
  '/detail/:id/cite.bib',
  '/iiif/3/:id/info.json',
  '/iiif/3/:id/full/max/0/default.jpg',
  '/iiif/presentation/group/:id/manifest.json',
  '/iiif/presentation/item/:id/manifest.json',
  '/iiif/presentation/image/:id/manifest.json',
  '/pack/entry.zip?of=:id',
  '/pack/book.zip?of=:id',
  '/tour/take-out/:id.html',
  '/book/take-out/:id.txt',
  '/data/oembed?url=/group/:id',
  '/media/:id',
  '/comments?id=:id&type=group',
];

/** Query parameters with which pages name a thing. */
const idParameters = ['id', 'itemId', 'bookId', 'vId', 'a', 'of'];

/** Every page and document of the site that takes an id. */
export const pagePatterns: readonly string[] = [
  ...registeredPages().flatMap(({ pattern }) =>
    /:\w+/.test(pattern)
      ? [pattern]
      : pattern === '/'
        ? []
        : [`${pattern}?${idParameters.map((name) => `${name}=:id`).join('&')}`],
  ),
  ...documents,
];

/** The address of a page about this id. */
export const pageAddress = (pattern: string, id: string) => pattern.replace(/:\w+\??/g, encodeURIComponent(id));
