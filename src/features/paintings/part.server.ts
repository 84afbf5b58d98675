import { plainText } from '../../rules/safe-html.ts';
import { compareFields } from '../revisions/face/compare-items.server.ts';
import { noDifference } from '../revisions/face/compare.server.ts';
import { part } from '../../kit/registry/part.server.ts';
import { sourcesOf, withSafeSource } from '../revisions/face/safe-source.server.ts';
import { publishPaintings, withdrawPaintings } from './publish.server.ts';
import { Painting, type Painting as Content } from './rules.ts';

const plainIn = <T extends Partial<Record<string, string>>>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, plainText(text ?? '')])) as T;

const blank: Content = Painting.parse({});

/** The data that make a subject a painting with a page: painters, subject matter, size, museum, pictures. */
export const paintingPart = part({
  name: 'painting',
  of: 'subject',
  schema: Painting,
  messageModule: 'painting',
  safe: (content) =>
    withSafeSource({
      ...content,
      artists: content.artists.map((artist) => ({ ...artist, name: plainIn(artist.name) })),
      inventory: plainText(content.inventory),
      creditLine: plainText(content.creditLine),
      provenance: plainIn(content.provenance),
    }),
  compare: (before, after) => ({ ...noDifference, fields: compareFields(before, after) }),
  compareCoarsely: (before, after) => ({ ...noDifference, fields: compareFields(before, after), coarse: true }),
  mentions: ({ artists, museum }) => [...artists.flatMap(({ itemId }) => itemId ?? []), ...(museum ? [museum] : [])],
  sources: (content) => sourcesOf([content]),
  publish: publishPaintings,
  withdraw: withdrawPaintings,
  blank: () => blank,
});

declare module '../../kit/registry/parts.server.ts' {
  interface PartsByName {
    painting: typeof paintingPart;
  }
}
