import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';
import { tour } from './contract.ts';
import { tours } from './thing.server.ts';
import { tourPart } from './part.server.ts';
import { toursForm } from './pack.server.ts';

export const toursFeature: ServerFeature = {
  texts: 'src/features/tours',
  packForms: [toursForm],
  embeds: [
    {
      path: /^\/tour\/([^/]+)$/,
      titleOf: async ({ call, id }) => (await call(tour, { id })).tour.name,
    },
  ],
  pages: [
    route('/tours', () => import('./tours-page.tsx')),
    route('/tour/:id', () => import('./tour-page.tsx')),
    route('/embed/tour/:id', () => import('./tour-embed-page.tsx')),
    route('/tour/edit/:id', () => import('./edit/edit-tour-page.tsx')),
  ],
  things: [tours],
  parts: [tourPart],
  calls: async () => [(await import('./handlers.server.ts')).tourCalls],
  async mount(app, context) {
    const { mountTours } = await import('./export.server.ts');
    mountTours(app, context);
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    tours: typeof texts;
  }
}
