import { convertPresentation2 } from '@iiif/parser/presentation-2';
import { z } from 'zod';
import { licences, licenceUrl, type Licence } from '../../../rules/licences.ts';

export interface RemotePicture {
  /** Address of the image file. */
  url: string;
  label: string;
  width: number | null;
  height: number | null;
  /** Rights that the publisher states; null if it states none. */
  rights: string | null;
  /** The equivalent licence here; null if there is none. */
  licence: Licence | null;
}
/** The content found at a remote address. */
export interface RemoteContent {
  label: string;
  /** The attribution that the publisher requires. */
  attribution: string | null;
  pictures: RemotePicture[];
  /** Members of a collection. */
  manifests: { url: string; label: string }[];
}
/** An invalid document, with the place of the error in it. */
export class ManifestError extends Error {
  readonly where: string;
  constructor(where: string, message: string) {
    super(message);
    this.where = where;
  }
}

/** Longest side to request, in pixels. */
const maxSidePx = 4000;
const maxPictures = 500;

const Label = z.union([z.string(), z.record(z.string(), z.union([z.array(z.string()), z.string()]))]).nullish();
const labelText = (label: z.output<typeof Label>): string =>
  (typeof label === 'string'
    ? label
    : Object.values(label ?? {})
        .flat()
        .join('; ')
  )
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
/** In Presentation 2, one licence or several; the first counts. */
const License = z.union([z.string(), z.array(z.string()).transform(([first]) => first)]).nullish();
const SideLength = z.number().int().positive().max(1_000_000).nullish();
const Service = z.looseObject({
  id: z.string().optional(),
  '@id': z.string().optional(),
  type: z.string().optional(),
  '@type': z.string().optional(),
  profile: z.unknown().optional(),
});
const Body = z.looseObject({
  id: z.string().optional(),
  type: z.string(),
  rights: z.string().nullish(),
  width: SideLength,
  height: SideLength,
  service: z.union([z.array(Service), Service.transform((service) => [service])]).nullish(),
});
/** Of a choice between several pictures, the first is taken. */
const PaintedBody = z.union([
  z.looseObject({ type: z.literal('Choice'), items: z.array(Body).min(1) }).transform(({ items }) => items[0]!),
  Body,
]);
const Canvas = z.object({
  id: z.string(),
  type: z.literal('Canvas'),
  label: Label,
  width: SideLength,
  height: SideLength,
  rights: z.string().nullish(),
  items: z
    .array(
      z.object({
        items: z
          .array(
            z.object({
              body: z
                .union([
                  PaintedBody,
                  z
                    .array(PaintedBody)
                    .min(1)
                    .transform(([first]) => first!),
                ])
                .optional(),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
});
const RequiredStatement = z.object({ value: Label }).nullish();
const Manifest = z.object({
  type: z.literal('Manifest'),
  label: Label,
  rights: z.string().nullish(),
  requiredStatement: RequiredStatement,
  items: z.array(Canvas).max(5000),
});
const Collection = z.object({
  type: z.literal('Collection'),
  label: Label,
  items: z.array(z.looseObject({ id: z.string(), type: z.string(), label: Label })).max(5000),
});
/** Image API 2 and 3: `info.json`. */
const Info = z.looseObject({ width: z.number().int().positive(), height: z.number().int().positive() });

/** Reads a manifest or a collection (Presentation 2 and 3), or the information of an image service (Image 2 and 3). */
export function parseRemoteContent(text: string, address: string): RemoteContent {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ManifestError(/position \d+|line \d+ column \d+/.exec(String(error))?.[0] ?? '1', 'no JSON');
  }
  const { type, '@type': oldType, protocol } = Object(json) as Record<string, unknown>;
  if (protocol === 'http://iiif.io/api/image') return contentOfImageService(json, address);
  const old = readLegacyRights(json); // before the conversion, which modifies its input
  let upgraded = json;
  if (typeof oldType === 'string' && type === undefined)
    try {
      upgraded = convertPresentation2(json as never);
    } catch (error) {
      throw new ManifestError('@type', (error as Error).message);
    }
  const kind = (Object(upgraded) as { type?: unknown }).type;
  if (kind === 'Collection') return contentOfCollection(parseWith(Collection, upgraded));
  if (kind === 'Manifest') return contentOfManifest(parseWith(Manifest, upgraded), old);
  throw new ManifestError(oldType === undefined ? 'type' : '@type', 'neither manifest nor collection');
}

function parseWith<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  throw new ManifestError(path.join('.') || '(root)', message);
}

/** Rights as Presentation 2 states them, which the conversion to 3 loses: by canvas, and under '' for the whole. */
function readLegacyRights(json: unknown): ReadonlyMap<string, string> {
  const read = z
    .looseObject({
      license: License,
      sequences: z
        .array(
          z.looseObject({
            canvases: z
              .array(
                z.looseObject({
                  '@id': z.string(),
                  license: License,
                  images: z
                    .array(z.looseObject({ license: License, resource: z.looseObject({ license: License }) }))
                    .default([]),
                }),
              )
              .default([]),
          }),
        )
        .default([]),
    })
    .safeParse(json);
  const rightsByCanvas = new Map<string, string>();
  if (!read.success) return rightsByCanvas;
  if (read.data.license) rightsByCanvas.set('', read.data.license);
  for (const canvas of read.data.sequences.flatMap(({ canvases }) => canvases)) {
    const ownLicense = canvas.images[0]?.resource.license ?? canvas.images[0]?.license ?? canvas.license;
    if (ownLicense) rightsByCanvas.set(canvas['@id'], ownLicense);
  }
  return rightsByCanvas;
}

function contentOfManifest(
  { label, rights, requiredStatement, items }: z.output<typeof Manifest>,
  old: ReadonlyMap<string, string>,
): RemoteContent {
  if (!items.length) throw new ManifestError('items', 'no canvas');
  const pictures = items.flatMap((canvas): RemotePicture[] => {
    const body = canvas.items[0]?.items[0]?.body;
    const pictureRights = body?.rights ?? canvas.rights ?? old.get(canvas.id) ?? rights ?? old.get('') ?? null;
    if (!body || !/^(?:Image|dctypes:Image)$/.test(body.type)) return [];
    const url = imageAddressOf(body);
    return url
      ? [
          {
            url,
            label: labelText(canvas.label) || labelText(label),
            width: body.width ?? canvas.width ?? null,
            height: body.height ?? canvas.height ?? null,
            rights: pictureRights,
            licence: licenceFromUrl(pictureRights),
          },
        ]
      : [];
  });
  if (!pictures.length) throw new ManifestError('items.0.items', 'no picture');
  return {
    label: labelText(label),
    attribution: labelText(requiredStatement?.value) || null,
    pictures: pictures.slice(0, maxPictures),
    manifests: [],
  };
}

const contentOfCollection = ({ label, items }: z.output<typeof Collection>): RemoteContent => ({
  label: labelText(label),
  attribution: null,
  pictures: [],
  manifests: items
    .filter(({ type }) => type === 'Manifest' || type === 'Collection')
    .slice(0, maxPictures)
    .map((item) => ({ url: item.id, label: labelText(item.label) || item.id })),
});

function contentOfImageService(json: unknown, address: string): RemoteContent {
  const { width, height, ...info } = parseWith(Info, json);
  const id = [info.id, info['@id']].find((value) => typeof value === 'string') ?? address.replace(/\/info\.json$/, '');
  const rights = [info.rights, info.license].find((value) => typeof value === 'string') as string | undefined;
  const isNew = info.id !== undefined;
  const label = (id as string).slice((id as string).lastIndexOf('/') + 1);
  const picture = { label, width, height, rights: rights ?? null, licence: licenceFromUrl(rights ?? null) };
  return {
    label,
    attribution: null,
    pictures: [{ ...picture, url: imageServiceAddress(id as string, isNew, width, height) }],
    manifests: [],
  };
}

/** Address of a canvas's picture: its image service, up to the longest side to request; otherwise the address given. */
function imageAddressOf({ id, service, width, height }: z.output<typeof Body>): string | null {
  const image = service?.find((imageService) =>
    /ImageService|image/i.test(
      `${imageService.type ?? imageService['@type'] ?? ''} ${JSON.stringify(imageService.profile ?? '')}`,
    ),
  );
  const base = image?.id ?? image?.['@id'];
  if (base) return imageServiceAddress(base, image?.type === 'ImageService3', width ?? null, height ?? null);
  return id && /^https?:\/\//.test(id) ? id : null;
}

function imageServiceAddress(base: string, isNew: boolean, width: number | null, height: number | null): string {
  const fullSize = isNew ? 'max' : 'full';
  const isLarge = Math.max(width ?? 0, height ?? 0) > maxSidePx;
  const size = isLarge ? `!${maxSidePx},${maxSidePx}` : fullSize;
  return `${base.replace(/\/(?:info\.json)?$/, '')}/full/${size}/0/default.jpg`;
}

/** The licence that a rights URL names: a Creative Commons licence or a public domain mark. */
export function licenceFromUrl(rights: string | null): Licence | null {
  if (!rights) return null;
  const address = rights
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/(?:legalcode|deed\.\w+)$/, '')
    .replace(/(?<!\/)\/*$/, '/');
  if (
    /^creativecommons\.org\/publicdomain\/mark\/1\.0\/$|^rightsstatements\.org\/(?:vocab|page)\/NoC-(?:US|NC)\//.test(
      address,
    )
  )
    return address.includes('NoC-NC') ? null : 'public-domain';
  return licences.find((licence) => licenceUrl(licence)?.replace(/^https?:\/\/(?:www\.)?/, '') === address) ?? null;
}
