import type { Database } from '../../../kit/database/database.server.ts';
import { languages, languageTag, type InLanguages } from '../../../rules/languages.ts';
import { readPictureAddress } from '../../../rules/picture-address.ts';
import { canvasOf } from '../../media/face/iiif/canvas.ts';
import {
  canvasAddress,
  photocopyAddress,
  presentationContext,
  serviceAddress,
} from '../../media/face/iiif/addresses.ts';
import { bookAddress } from '../addresses.ts';
import { isDrawnPage } from '../drawn/rules.ts';
import { drawPage } from '../drawn/routes.server.ts';

type LanguageMap = Record<string, string[]>;
const createLanguageMap = (titles: InLanguages, ownTitle: string, language: string): LanguageMap => ({
  [language]: [ownTitle],
  ...Object.fromEntries(
    languages.flatMap((siteLanguage) =>
      titles[siteLanguage] && titles[siteLanguage] !== ownTitle
        ? [[languageTag(siteLanguage), [titles[siteLanguage]]]]
        : [],
    ),
  ),
});

/**
 * The pages of a photocopy by chapter, as IIIF Presentation 3.0; null for none. Pages hosted elsewhere are omitted:
 * they are in the manifest of their host.
 */
export async function photocopyManifest(
  db: Database,
  { bookId, witness }: { bookId: string; witness: string },
  origin: string,
): Promise<object | null> {
  const bookRow = await db
    .selectFrom('book as b')
    .innerJoin('bookWitness as w', 'w.bookId', 'b.id')
    .where('b.id', '=', bookId)
    .where('w.witness', '=', witness)
    .where('w.kind', '=', 'photocopy')
    .select(['b.title', 'b.titles', 'b.language', 'w.edition', 'w.licence'])
    .executeTakeFirst();
  if (!bookRow) return null;
  const pages = await db
    .selectFrom('bookPage as p')
    .innerJoin('bookChapter as c', (join) =>
      join.onRef('c.bookId', '=', 'p.bookId').onRef('c.chapter', '=', 'p.chapter'),
    )
    .where('p.bookId', '=', bookId)
    .where('p.witness', '=', witness)
    .where('p.image', 'is not', null)
    .orderBy('c.ordinal')
    .orderBy('p.ordinal')
    .select(['p.chapter', 'p.image', 'p.label', 'p.ordinal', 'c.title', 'c.titles'])
    .execute();
  const pictures = await picturesOf(db, pages);
  const id = origin + photocopyAddress(bookId, witness);
  const canvases: { chapter: (typeof pages)[number]; canvas: { id: string } }[] = [];
  for (const page of pages) {
    const picture = pictures.get(page.image!) ?? (await loadDrawnPicture(db, bookId, page));
    if (picture)
      canvases.push({
        chapter: page,
        canvas: pageCanvas(page, picture, canvasAddress(id, canvases.length + 1), origin),
      });
  }
  if (!canvases.length) return null;
  return {
    '@context': presentationContext,
    id,
    type: 'Manifest',
    label: createLanguageMap(bookRow.titles, bookRow.title, bookRow.language),
    requiredStatement: {
      label: { en: ['Edition'] },
      value: { none: [[bookRow.edition, bookRow.licence].filter(Boolean).join(' · ') || '—'] },
    },
    behavior: ['paged'],
    homepage: [
      {
        id: origin + bookAddress(bookId, { witnesses: [witness] }),
        type: 'Text',
        label: { [bookRow.language]: [bookRow.title] },
        format: 'text/html',
      },
    ],
    items: canvases.map(({ canvas }) => canvas),
    structures: [...Map.groupBy(canvases, ({ chapter }) => chapter.chapter)].map(([key, of], at) => ({
      id: id.replace(/manifest\.json$/, `range/${at + 1}`),
      type: 'Range',
      label: createLanguageMap(of[0]!.chapter.titles, of[0]!.chapter.title || key, bookRow.language),
      items: of.map(({ canvas }) => ({ id: canvas.id, type: 'Canvas' })),
    })),
  };
}

interface Picture {
  width: number;
  height: number;
  format: string;
  /** Address of the image service; null for a drawn page. */
  service: string | null;
}

/** Pictures of this site by address, with the image services of published ones. */
async function picturesOf(db: Database, pages: readonly { image: string | null }[]): Promise<Map<string, Picture>> {
  const stored = new Map(
    pages.flatMap(({ image }) => {
      const picture = readPictureAddress(image ?? '');
      return picture ? [[image!, picture] as const] : [];
    }),
  );
  const rows = stored.size
    ? await db
        .selectFrom('image')
        .where('hash', 'in', [...new Set([...stored.values()].map(({ hash }) => hash))])
        .where('publishedAt', 'is not', null)
        .select(['id', 'hash'])
        .execute()
    : [];
  const ids = new Map(rows.map(({ hash, id }) => [hash, id]));
  return new Map(
    [...stored].flatMap(([address, { hash, width, height }]) => {
      const id = ids.get(hash);
      return id ? [[address, { width, height, format: 'image/webp', service: serviceAddress(id) }]] : [];
    }),
  );
}

async function loadDrawnPicture(
  db: Database,
  bookId: string,
  { image, chapter }: { image: string | null; chapter: string },
): Promise<Picture | null> {
  const [, width, height] =
    (isDrawnPage(image ?? '') && /viewBox="0 0 (\d+) (\d+)"/.exec((await drawPage(db, bookId, chapter)) ?? '')) || [];
  return width ? { width: Number(width), height: Number(height), format: 'image/svg+xml', service: null } : null;
}

function pageCanvas(
  { image, label, ordinal }: { image: string | null; label: string; ordinal: number },
  { width, height, format, service }: Picture,
  id: string,
  origin: string,
) {
  const body = {
    id: origin + image,
    type: 'Image',
    format,
    width,
    height,
    ...(service && { service: [{ id: origin + service, type: 'ImageService3', profile: 'level2' }] }),
  };
  return canvasOf({ id, label: { none: [label || String(ordinal + 1)] }, width, height, body });
}
