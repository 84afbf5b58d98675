import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { languages, languageTag, type InLanguages, type Language } from '../../../rules/languages.ts';
import { licenceUrl } from '../../../rules/licences.ts';
import { fail } from '../../../rules/errors.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { viewsOf, type ViewedPicture, type ViewedRegion } from '../face/views.server.ts';
import { canvasOf } from '../face/iiif/canvas.ts';
import {
  canvasAddress,
  collectionAddress,
  manifestAddress,
  presentationContext as context,
  searchAddress,
  serviceAddress,
  type ManifestKind,
} from '../face/iiif/addresses.ts';

/** A text by language, in the form of the Presentation API (§4.4). */
type LanguageMap = Record<string, string[]>;
const createLanguageMap = (texts: InLanguages): LanguageMap =>
  Object.fromEntries(
    languages.flatMap((language) => (texts[language] ? [[languageTag(language), [texts[language]]]] : [])),
  );
const inOneLanguage = (text: string, language: Language): LanguageMap => ({ [languageTag(language)]: [text] });

/** Names and summaries of a subject in all languages in which it is written. Fails with `entryNotFound`. */
async function loadSubjectTexts(db: Database, subjectId: string): Promise<{ name: InLanguages; summary: InLanguages }> {
  const rows = await db
    .selectFrom('entry')
    .where('subjectId', '=', subjectId)
    .select(['language', 'name', 'summary'])
    .execute();
  if (!rows.length) fail('entryNotFound');
  return {
    name: Object.fromEntries(rows.map((row) => [row.language, row.name])),
    summary: Object.fromEntries(rows.map((row) => [row.language, row.summary])),
  };
}

/** The manifest of a painting or of a whole gallery; null without pictures. Source: Presentation API 3.0 §5.2. */
export async function manifestOf(
  db: Database,
  request: { of: ManifestKind; subjectId: string; id: string },
  origin: string,
  language: Language,
): Promise<object | null> {
  const [{ name, summary }, views] = await Promise.all([
    loadSubjectTexts(db, request.subjectId),
    viewsOf(db, request.subjectId, language),
  ]);
  if (!views.length) return null;
  const id = origin + manifestAddress(request.of, request.id);
  const page =
    request.of === 'painting'
      ? `/painting/detail?paintingType=alone&paintingId=${encodeURIComponent(request.id)}`
      : entryAddress(request.id);
  const [first] = views;
  return {
    '@context': context,
    id,
    type: 'Manifest',
    label: createLanguageMap(name),
    ...(Object.values(summary).some(Boolean) && { summary: createLanguageMap(summary) }),
    requiredStatement: { label: inOneLanguage('Rights', 'en'), value: inOneLanguage(creditOf(first!), language) },
    rights: rightsOf(first!),
    homepage: [{ id: origin + page, type: 'Text', label: createLanguageMap(name), format: 'text/html' }],
    thumbnail: [imageResource(first!, origin, 400)],
    ...(views.some(({ regions }) => regions.length) && {
      service: [{ id: origin + searchAddress(request.of, request.id), type: 'SearchService2' }],
    }),
    items: views.map((view, at) => viewCanvas(view, canvasAddress(id, at + 1), origin, language)),
  };
}

/** Regions of a manifest whose text contains all of these words. Source: Content Search API 2.0. */
export async function searchManifest(
  db: Database,
  request: { of: ManifestKind; subjectId: string; id: string; words: string; address: string },
  origin: string,
  language: Language,
): Promise<object> {
  const manifest = origin + manifestAddress(request.of, request.id);
  const words = request.words.toLowerCase().split(/\s+/).filter(Boolean);
  const views = await viewsOf(db, request.subjectId, language);
  const annotations = views.flatMap((view, at) => {
    const canvas = canvasAddress(manifest, at + 1);
    return view.regions.flatMap((region, number) => {
      const regionText = regionTextOf(region).toLowerCase();
      return words.length && words.every((word) => regionText.includes(word))
        ? [annotationOf(region, view, `${canvas}/regions/${number + 1}`, canvas, origin, language)]
        : [];
    });
  });
  return {
    '@context': 'http://iiif.io/api/search/2/context.json',
    id: origin + request.address,
    type: 'AnnotationPage',
    items: annotations,
  };
}

/** All paintings of a museum, as a collection of manifests. Source: Presentation API 3.0 §5.1. */
export async function collectionOfMuseum(
  db: Database,
  museumId: string,
  origin: string,
  language: Language,
): Promise<object> {
  const { name } = await loadSubjectTexts(db, museumId);
  const { rows } = await sql<{ id: string; language: Language; name: string }>`
    select distinct on (p.subject_id) p.subject_id as id, e.language, e.name from painting p
    join entry e on e.subject_id = p.subject_id
    where p.museum_id = ${museumId} and exists (select from image_shown s join image i on i.id = s.image_id where s.subject_id = p.subject_id and i.published_at is not null)
    order by p.subject_id, e.language = ${language} desc, e.language limit 2000`.execute(db);
  return {
    '@context': context,
    id: origin + collectionAddress(museumId),
    type: 'Collection',
    label: createLanguageMap(name),
    items: rows.map((row) => ({
      id: origin + manifestAddress('painting', row.id),
      type: 'Manifest',
      label: inOneLanguage(row.name, row.language),
    })),
  };
}

const creditOf = ({ credit }: ViewedPicture) =>
  [credit.author, credit.source.title, credit.source.where].filter(Boolean).join(', ');
const rightsOf = ({ credit }: ViewedPicture) =>
  (licenceUrl(credit.licence) ?? 'http://creativecommons.org/publicdomain/mark/1.0/').replace(
    /^https:\/\/creativecommons/,
    'http://creativecommons',
  );

function imageResource({ id, width, height }: ViewedPicture, origin: string, longest: number | null) {
  const service = origin + serviceAddress(id);
  const scale = longest === null ? 1 : Math.min(1, longest / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return {
    id: `${service}/full/${longest === null ? 'max' : `${size.width},${size.height}`}/0/default.jpg`,
    type: 'Image',
    format: 'image/jpeg',
    ...size,
    service: [{ id: service, type: 'ImageService3', profile: 'level2' }],
  };
}

function viewCanvas(view: ViewedPicture, id: string, origin: string, language: Language) {
  const { caption, width, height } = view;
  const label: LanguageMap = caption ? inOneLanguage(caption, language) : { none: [''] };
  return {
    ...canvasOf({ id, label, width, height, body: imageResource(view, origin, null) }),
    ...(view.regions.length && {
      annotations: [
        {
          id: `${id}/regions`,
          type: 'AnnotationPage',
          items: view.regions.map((region, at) =>
            annotationOf(region, view, `${id}/regions/${at + 1}`, id, origin, language),
          ),
        },
      ],
    }),
  };
}

/** A region as a Web Annotation: a rectangle as a media fragment, any other shape as SVG. Source: W3C Web Annotation §4. */
function annotationOf(
  { points, label, sentence, entry }: ViewedRegion,
  { width, height }: Pick<ViewedPicture, 'width' | 'height'>,
  id: string,
  canvas: string,
  origin: string,
  language: Language,
) {
  const corners = points.map(([x, y]) => [Math.round(x * width), Math.round(y * height)] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const selector = isRectangle(points)
    ? {
        type: 'FragmentSelector',
        conformsTo: 'http://www.w3.org/TR/media-frags/',
        value: `xywh=${left},${top},${Math.max(...xs) - left},${Math.max(...ys) - top}`,
      }
    : {
        type: 'SvgSelector',
        value: `<svg xmlns="http://www.w3.org/2000/svg"><polygon points="${corners.map((corner) => corner.join(',')).join(' ')}"/></svg>`,
      };
  return {
    id,
    type: 'Annotation',
    motivation: entry ? 'identifying' : 'tagging',
    body: [
      {
        type: 'TextualBody',
        value: regionTextOf({ label, sentence }),
        language: languageTag(language),
        format: 'text/plain',
      },
      ...(entry ? [{ id: `${origin}${entryAddress(entry.id)}`, type: 'Text', format: 'text/html' }] : []),
    ],
    target: { type: 'SpecificResource', source: canvas, selector },
  };
}

const regionTextOf = ({ label, sentence }: Pick<ViewedRegion, 'label' | 'sentence'>) =>
  [label, sentence].filter(Boolean).join(': ');

/** Whether corners form a rectangle parallel to the edges of the picture. */
const isRectangle = (points: ViewedRegion['points']): boolean =>
  points.length === 4 && new Set(points.map(([x]) => x)).size === 2 && new Set(points.map(([, y]) => y)).size === 2;
