import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';
import { familyOf } from './contract.ts';
import { familyPart } from './part.server.ts';
import { hasFamily } from './face/entry-views.server.ts';
import { gedcomForm } from './gedcom/pack.server.ts';

export const familiesFeature: ServerFeature = {
  texts: 'src/features/families',
  pages: [
    route('/families', () => import('./houses/families-page.tsx')),
    route('/family/:id', () => import('./family-page.tsx')),
    route('/embed/family/:id', () => import('./family-embed-page.tsx')),
  ],
  embeds: [
    {
      path: /^\/family\/([^/]+)$/,
      titleOf: async ({ call, t, id }) => {
        const { center, people } = await call(familyOf, { id, steps: 1 });
        return t('family.title', { name: people.find(({ itemId }) => itemId === center)?.name ?? id });
      },
    },
  ],
  pageParameters: ['steps', 'to', 'way'],
  parts: [familyPart],
  entrySections: { family: hasFamily },
  packForms: [gedcomForm],
  answers: async () => (await import('./answers/kin-answers.server.ts')).familyAnswers,
  assistantTools: async () => (await import('./assistant-tools.server.ts')).familyTools,
  calls: async () => [(await import('./handlers.server.ts')).families],
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    families: typeof texts;
  }
}
