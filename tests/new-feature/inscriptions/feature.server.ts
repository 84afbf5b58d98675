import type { ServerFeature } from '../../../src/kit/registry/feature.server.ts';
import { route } from '../../../src/kit/pages/routes.ts';
import type texts from './texts/en.json';
import { inscriptionForm } from './pack.server.ts';
import { inscriptionPart } from './part.server.ts';
import { inscriptions } from './thing.server.ts';

export const inscriptionsFeature: ServerFeature = {
  texts: 'tests/new-feature/inscriptions',
  pages: [
    route('/inscription/:id', () => import('./inscription-page.tsx')),
    route('/embed/inscription/:id', () => import('./inscription-embed-page.tsx')),
    route('/inscription/edit/:id', () => import('./edit/edit-inscription-page.tsx')),
  ],
  things: [inscriptions],
  parts: [inscriptionPart],
  packForms: [inscriptionForm],
  calls: async () => [(await import('./handlers.server.ts')).inscriptionCalls],
};

declare module '../../../src/kit/texts.ts' {
  interface TextTables {
    inscriptions: typeof texts;
  }
}
