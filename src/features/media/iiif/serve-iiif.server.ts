import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../kit/database/database.server.ts';
import type { MediaStore } from '../../../kit/pictures/media-store.server.ts';
import { requireSubject } from '../../../kit/find-subject.server.ts';
import { Failure } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { licenceUrl } from '../../../rules/licences.ts';
import * as limits from '../../../rules/limits.ts';
import type { ImageRow } from '../queries.server.ts';
import { deepest, sizeAt, tilePx } from '../tiles/levels.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { readContentState, type ContentState } from '../face/content-state.ts';
import { iiifHeaders, jsonLd, presentationContext, serviceAddress, type ManifestKind } from '../face/iiif/addresses.ts';
import { picturePath } from '../face/picture-path.ts';
import { viewsOf } from '../face/views.server.ts';
import { makeImage, servedSize } from './make-image.server.ts';
import { collectionOfMuseum, manifestOf, searchManifest } from './manifests.server.ts';
import { formatCanonicalRequest, formats, readImageRequest } from './request.ts';

interface IiifOptions {
  db: Database;
  media: MediaStore;
  originOf(request: FastifyRequest): string;
  languageOf(request: FastifyRequest): Promise<Language>;
}

const publicHeaders = iiifHeaders;
const imageContext = 'http://iiif.io/api/image/3/context.json';
/** The compliance level, which replies link as the standard requires. */
const complianceLevel = 'http://iiif.io/api/image/3/level2.json';

/** The IIIF Image API 3.0 at level 2 and the Presentation API 3.0, for published content. */
export function mountIiif(app: FastifyInstance, { db, media, originOf, languageOf }: IiifOptions): void {
  const imageOf = (id: string): Promise<ImageRow | undefined> =>
    db.selectFrom('image').where('id', '=', id).where('publishedAt', 'is not', null).selectAll().executeTakeFirst();

  app.options('/iiif/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        ...publicHeaders,
        'access-control-allow-methods': 'GET, HEAD, OPTIONS',
        'access-control-allow-headers': '*',
      })
      .send(),
  );

  app.get<{ Params: { id: string } }>('/iiif/3/:id', async (request, reply) =>
    reply.headers(publicHeaders).redirect(`${serviceAddress(encodeURIComponent(request.params.id))}/info.json`, 303),
  );

  app.get<{ Params: { id: string } }>(
    '/iiif/3/:id/info.json',
    { config: { cost: 'ordinary' } },
    async (request, reply) => {
      const image = await imageOf(request.params.id);
      if (!image) return refuse(reply, 404, 'no such picture');
      return reply
        .headers({ ...publicHeaders, 'cache-control': 'public, max-age=3600' })
        .type(jsonLd(imageContext))
        .send(infoOf(image, originOf(request)));
    },
  );

  type ImageParams = { id: string; region: string; size: string; rotation: string; file: string };
  app.get<{ Params: ImageParams }>(
    '/iiif/3/:id/:region/:size/:rotation/:file',
    { config: { cost: 'page' } },
    async (request, reply) => {
      const { id, region, size, rotation, file } = request.params;
      const image = await imageOf(id);
      if (!image) return refuse(reply, 404, 'no such picture');
      const imageRequest = readImageRequest(servedSize(image), [region, size, rotation, file]);
      if (!imageRequest) return refuse(reply, 400, 'no such region, size, rotation, quality or format');
      const output = await makeImage(media, image, imageRequest);
      const address = `${originOf(request)}${serviceAddress(id)}/${formatCanonicalRequest(imageRequest, servedSize(image))}`;
      return reply
        .headers({
          ...publicHeaders,
          'cache-control': 'public, max-age=86400',
          link: `<${complianceLevel}>;rel="profile",<${address}>;rel="canonical"`,
        })
        .type(formats[imageRequest.format])
        .send(output);
    },
  );

  const sendManifest = async (reply: FastifyReply, make: () => Promise<object | null>) => {
    const manifest = await make().catch((error: unknown) => {
      if (error instanceof Failure) return null;
      throw error;
    });
    if (!manifest) return refuse(reply, 404, 'no such manifest');
    return reply
      .headers({ ...publicHeaders, 'cache-control': 'public, max-age=300' })
      .type(jsonLd(presentationContext))
      .send(manifest);
  };
  app.get<{ Params: { of: string; id: string } }>(
    '/iiif/presentation/:of/:id/manifest.json',
    { config: { cost: 'page' } },
    async (request, reply) => {
      const { of, id } = request.params;
      if (!isManifestKind(of)) return refuse(reply, 404, 'no such manifest');
      return sendManifest(reply, async () =>
        manifestOf(
          db,
          { of, subjectId: await requireSubject(db, id), id },
          originOf(request),
          await languageOf(request),
        ),
      );
    },
  );
  app.get<{ Params: { of: string; id: string }; Querystring: Record<string, string | string[] | undefined> }>(
    '/iiif/presentation/:of/:id/search',
    { config: { cost: 'page' } },
    async (request, reply) => {
      const { of, id } = request.params;
      if (!isManifestKind(of)) return refuse(reply, 404, 'no such manifest');
      const { q = '', ...ignored } = request.query;
      return sendManifest(reply, async () => ({
        ...(await searchManifest(
          db,
          { of, subjectId: await requireSubject(db, id), id, words: String(q).slice(0, 200), address: request.url },
          originOf(request),
          await languageOf(request),
        )),
        ...(Object.keys(ignored).length && { ignored: Object.keys(ignored) }),
      }));
    },
  );
  app.get<{ Querystring: { 'iiif-content'?: string } }>(
    '/iiif/content-state',
    { config: { cost: 'page' } },
    async (request, reply) => {
      const state = readContentState(String(request.query['iiif-content'] ?? '').slice(0, 10_000));
      const page = state && (await pageOf(state, originOf(request), await languageOf(request)));
      return page ? reply.redirect(page, 303) : refuse(reply, 404, 'nothing of this site is named');
    },
  );
  /** Our page of the thing that a content state names; null if it is not ours. */
  async function pageOf(
    { manifest, canvas, xywh }: ContentState,
    origin: string,
    language: Language,
  ): Promise<string | null> {
    const [, of, encoded] =
      (manifest.startsWith(`${origin}/`) &&
        /^\/iiif\/presentation\/(painting|gallery)\/([^/]+)\/manifest\.json$/.exec(manifest.slice(origin.length))) ||
      [];
    if (!of || !encoded) return null;
    const id = decodeURIComponent(encoded),
      number = Number(/\/canvas\/(\d{1,4})$/.exec(canvas ?? '')?.[1] ?? 1);
    const part = xywh ? [xywh] : [];
    if (of === 'painting') {
      const hash = [...(number > 1 ? [`picture=${number}`] : []), ...part].join('&');
      return `/painting/detail?paintingType=alone&paintingId=${encodeURIComponent(id)}${hash && `#${hash}`}`;
    }
    const views = await requireSubject(db, id)
      .then((subject) => viewsOf(db, subject, language))
      .catch(() => []);
    const view = views[number - 1];
    return view ? picturePath(id, view.id) + part.map((fragment) => `#${fragment}`).join('') : entryAddress(id);
  }
  app.get<{ Params: { id: string } }>(
    '/iiif/presentation/museum/:id/collection.json',
    { config: { cost: 'page' } },
    async (request, reply) =>
      sendManifest(reply, async () =>
        collectionOfMuseum(
          db,
          await requireSubject(db, request.params.id),
          originOf(request),
          await languageOf(request),
        ),
      ),
  );
}

const isManifestKind = (of: string): of is ManifestKind => of === 'painting' || of === 'gallery';

const refuse = (reply: FastifyReply, code: number, message: string) =>
  reply
    .code(code)
    .headers({ ...publicHeaders, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send({ error: message });

/** Information that a viewer needs before it requests any part of a picture. Source: Image API 3.0 §5. */
function infoOf(image: ImageRow, origin: string): object {
  const size = servedSize(image);
  const levels = image.tiledAt ? Array.from({ length: deepest(size) + 1 }, (_, at) => at) : [0];
  const rights = licenceUrl(image.licence) ?? 'http://creativecommons.org/publicdomain/mark/1.0/';
  return {
    '@context': imageContext,
    id: origin + serviceAddress(image.id),
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level2',
    ...size,
    maxWidth: limits.iiifPx,
    maxHeight: limits.iiifPx,
    sizes: image.tiledAt
      ? levels
          .map((level) => sizeAt(size, level))
          .filter((levelSize) => Math.max(levelSize.width, levelSize.height) <= limits.iiifPx)
      : [size],
    ...(image.tiledAt && {
      tiles: [
        { width: tilePx, height: tilePx, scaleFactors: levels.map((level) => 2 ** (deepest(size) - level)).reverse() },
      ],
    }),
    rights: rights.replace(/^https:\/\/creativecommons/, 'http://creativecommons'),
    extraFormats: ['webp'],
    preferredFormats: ['webp', 'jpg'],
    extraQualities: ['color', 'gray', 'bitonal'],
    extraFeatures: ['mirroring', 'profileLinkHeader', 'canonicalLinkHeader', 'sizeUpscaling'],
  };
}
