import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../kit/calls/endpoint.ts';
import { contentDisposition } from '../../kit/calls/attachment.ts';
import type { Database } from '../../kit/database/database.server.ts';
import type { MediaStore } from '../../kit/pictures/media-store.server.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import { packKinds } from '../../kit/packs/pack-address.ts';
import { EntryId } from '../../rules/schemas.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { makePack } from './make-pack.server.ts';
import { selectThings } from './selection.server.ts';

/** Most things in a pack that anybody may download; an operator's command has no limit. */
const maxThings = 3000;

interface PackRouteOptions {
  db: Database;
  media: MediaStore;
  originOf(request: FastifyRequest): string;
  languageOf(request: FastifyRequest): Promise<Language>;
  /** Calls of a visitor without account, for the content of a topic. */
  callFor(language: Language): Call;
}

/** `/pack/{entry|house|topic|book}.zip?of=`: a selection as one archive, sent while it is generated. */
export function mountPacks(app: FastifyInstance, { db, media, originOf, languageOf, callFor }: PackRouteOptions): void {
  app.get('/pack/:file', { config: { cost: 'dear' } }, async (request, reply) => {
    const { file } = request.params as { file: string },
      { of } = request.query as { of?: unknown };
    const kind = packKinds.find((packKind) => `${packKind}.zip` === file),
      id = EntryId.safeParse(of);
    if (!kind || !id.success) return reply.callNotFound();
    const language = await languageOf(request);
    const selection = await selectThings(kind, id.data, { db, call: callFor(language), language });
    if (selection.subjects.length + selection.books.length > maxThings) fail('tooLarge');
    const pack = makePack(selection, {
      db,
      media,
      site: originOf(request),
      name: translateFor('en')('site.name'),
    });
    return reply
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      .type('application/zip')
      .header('content-disposition', contentDisposition(`stele-${id.data}.zip`))
      .send(pack);
  });
}
