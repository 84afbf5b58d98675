import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';
import { pathStops } from './contract.ts';
import { relationsPart } from './part.server.ts';

export const relationsFeature: ServerFeature = {
  texts: 'src/features/relations',
  pages: [
    route('/relation/atobPath', () => import('./paths/path-page.tsx')),
    route('/embed/relation/atobPath', () => import('./paths/path-embed-page.tsx')),
  ],
  embeds: [
    {
      path: /^\/relation\/atobPath$/,
      async titleOf({ call, url: { searchParams } }) {
        const ends = [searchParams.get('id'), searchParams.get('to')].filter((end) => end !== null);
        const entries = await call(pathStops, { asked: ends });
        return entries.map((entry, at) => entry?.name ?? ends[at]!).join(' → ');
      },
    },
  ],
  pageParameters: ['id', 'to', 'pass', 'types', 'hub', 'hops', 'together', 'choice', 'way', 'steps'],
  parts: [relationsPart],
  assistantTools: async () => (await import('./assistant-tools.server.ts')).relationTools,
  async calls() {
    const { relations } = await import('./handlers.server.ts');
    const { relationWriting } = await import('./writing-handlers.server.ts');
    return [relations, relationWriting];
  },
  answers: async () => (await import('./answers/answers.server.ts')).relationAnswers,
  async mount(app, context) {
    const { mountRandomPair } = await import('./paths/random-pair.server.ts');
    mountRandomPair(app, context);
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    relations: typeof texts;
  }
}
