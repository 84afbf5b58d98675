import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';
import { detailParameters } from '../../kit/pages/embed-address.ts';
import { paintingDetail } from './contract.ts';
import { paintingPart } from './part.server.ts';

export const paintingsFeature: ServerFeature = {
  texts: 'src/features/paintings',
  pages: [
    route('/painting/detail', () => import('./page/painting-page.tsx')),
    route('/embed/painting/detail', () => import('./page/painting-embed-page.tsx')),
    route('/painting/compare', () => import('./compare-page.tsx')),
    route('/product/painting', () => import('./paintings-page.tsx')),
  ],
  embeds: [
    {
      path: /^\/painting\/detail$/,
      titleOf: async ({ call, url }) =>
        (await call(paintingDetail, { id: url.searchParams.get('paintingId') ?? '' })).name,
    },
  ],
  pageParameters: [
    'paintingId',
    ...detailParameters,
    'with',
    'style',
    'theme',
    'material',
    'museum',
    'artist',
    'hue',
    'order',
    'q',
    'part',
    'sort',
  ],
  parts: [paintingPart],
  answers: async () => (await import('./answers.server.ts')).paintingAnswers,
  assistantTools: async () => (await import('./assistant-tools.server.ts')).paintingTools,
  async calls() {
    const { paintings } = await import('./handlers.server.ts');
    const { wall } = await import('./wall/handlers.server.ts');
    const { paintingWriting } = await import('./writing-handlers.server.ts');
    return [paintings, wall, paintingWriting];
  },
  async mount(app, context) {
    const { mountWall } = await import('./wall/atlas.server.ts');
    mountWall(app, context);
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    paintings: typeof texts;
  }
}
