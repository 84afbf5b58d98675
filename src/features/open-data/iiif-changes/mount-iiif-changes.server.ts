import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RouteContext } from '../../../kit/registry/feature.server.ts';
import { iiifHeaders, jsonLd, manifestAddress, photocopyAddress } from '../../media/face/iiif/addresses.ts';
import { countManifests, loadManifests, type ChangedManifest } from './manifests.server.ts';

const context = 'http://iiif.io/api/discovery/1/context.json';
const activitiesPerPage = 100;
const collectionPath = '/iiif/discovery/changes.json';
const pagePath = (number: number) => `/iiif/discovery/changes/${number}.json`;

/**
 * `/iiif/discovery/changes.json`: every manifest by the time of its last change, for harvesters. Source: IIIF Change
 * Discovery API 1.0, level 1: one activity for each manifest, the newest on the last page; what was withdrawn is not listed.
 */
export function mountIiifChanges(app: FastifyInstance, { db, originOf }: Pick<RouteContext, 'db' | 'originOf'>): void {
  const send = (reply: FastifyReply, body: object) =>
    reply
      .headers({ ...iiifHeaders, 'cache-control': 'public, max-age=300' })
      .type(jsonLd(context))
      .send({ '@context': context, ...body });
  const pageAt = (origin: string, number: number) => ({ id: origin + pagePath(number), type: 'OrderedCollectionPage' });
  const pagesOf = (total: number) => Math.max(1, Math.ceil(total / activitiesPerPage));

  app.get(collectionPath, { config: { cost: 'dear' } }, async (request, reply) => {
    const origin = originOf(request),
      total = await countManifests(db);
    return send(reply, {
      id: origin + collectionPath,
      type: 'OrderedCollection',
      totalItems: total,
      first: pageAt(origin, 0),
      last: pageAt(origin, pagesOf(total) - 1),
    });
  });

  app.get<{ Params: { number: string } }>(
    '/iiif/discovery/changes/:number(^\\d{1,6}$).json',
    { config: { cost: 'dear' } },
    async (request, reply) => {
      const origin = originOf(request),
        number = Number(request.params.number),
        total = await countManifests(db);
      if (number >= pagesOf(total)) return reply.callNotFound();
      const manifests = await loadManifests(db, number * activitiesPerPage, activitiesPerPage);
      return send(reply, {
        ...pageAt(origin, number),
        partOf: { id: origin + collectionPath, type: 'OrderedCollection' },
        startIndex: number * activitiesPerPage,
        ...(number > 0 && { prev: pageAt(origin, number - 1) }),
        ...(number + 1 < pagesOf(total) && { next: pageAt(origin, number + 1) }),
        orderedItems: manifests.map((manifest) => activityOf(origin, manifest)),
      });
    },
  );
}

const activityOf = (origin: string, { of, id, witness, changedAt }: ChangedManifest) => ({
  type: 'Update',
  object: {
    id: origin + (of === 'book' ? photocopyAddress(id, witness) : manifestAddress(of, id)),
    type: 'Manifest',
  },
  endTime: `${changedAt.toISOString().slice(0, 19)}Z`,
});
