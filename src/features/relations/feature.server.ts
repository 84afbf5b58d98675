import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { relationsTexts } from './texts.ts';
import { route } from '../../kit/pages/routes.ts';
import { relationsPart } from './part.server.ts';

export const relationsFeature: ServerFeature = {
  texts: relationsTexts,
  pages: [route('/relation/atobPath', () => import('./paths/path-page.tsx'))],
  pageParameters: ['id', 'to', 'pass', 'types', 'hub', 'hops', 'together', 'choice', 'way', 'steps'],
  parts: [relationsPart],
  async calls() {
    const { relations } = await import('./handlers.server.ts');
    const { relationWriting } = await import('./writing-handlers.server.ts');
    return [relations, relationWriting];
  },
  async mount(app, context) {
    const { mountRandomPair } = await import('./paths/random-pair.server.ts');
    mountRandomPair(app, context);
  },
};
