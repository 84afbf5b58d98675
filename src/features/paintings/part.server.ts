import { toPlainText } from '../../rules/safe-html.ts';
import { compareFields } from '../../editing/revisions/face/compare-items.server.ts';
import { noDifference } from '../../editing/revisions/face/compare.server.ts';
import { part } from '../../kit/registry/part.server.ts';
import { sourcesOf, withSafeSource } from '../../editing/revisions/face/safe-source.server.ts';
import { publishPaintings, withdrawPaintings } from './publish.server.ts';
import { Painting, type Painting as Content } from './rules.ts';

const toPlainTexts = <T extends Partial<Record<string, string>>>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, toPlainText(text ?? '')])) as T;

const emptyPainting: Content = Painting.parse({});

/** The data that make a subject a painting with a page: painters, subject matter, size, museum, pictures. */
export const paintingPart = part({
  name: 'painting',
  of: 'subject',
  schema: Painting,
  messageModule: 'painting',
  sanitize: (content) =>
    withSafeSource({
      ...content,
      artists: content.artists.map((artist) => ({ ...artist, name: toPlainTexts(artist.name) })),
      inventory: toPlainText(content.inventory),
      creditLine: toPlainText(content.creditLine),
      provenance: toPlainTexts(content.provenance),
    }),
  compare: (before, after) => ({ ...noDifference, fields: compareFields(before, after) }),
  compareCoarsely: (before, after) => ({ ...noDifference, fields: compareFields(before, after), coarse: true }),
  listMentions: ({ artists, museum }) => [
    ...artists.flatMap(({ itemId }) => itemId ?? []),
    ...(museum ? [museum] : []),
  ],
  listSources: (content) => sourcesOf([content]),
  publish: publishPaintings,
  withdraw: withdrawPaintings,
  toBlank: () => emptyPainting,
});

declare module '../../kit/registry/parts.server.ts' {
  interface PartsByName {
    painting: typeof paintingPart;
  }
}
