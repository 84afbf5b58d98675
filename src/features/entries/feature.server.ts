import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';
import { subjects } from './thing.server.ts';
import { factsPart, textPart } from './parts.server.ts';
import { entrySimpleIntro } from './contract.ts';
import { jsonLdForm } from './citing/pack.server.ts';

export const entriesFeature: ServerFeature = {
  texts: 'src/features/entries',
  pages: [
    route('/detail/:id', () => import('./entry-page.tsx')),
    route('/embed/detail/:id', () => import('./entry-embed-page.tsx')),
    route('/user/newentry', () => import('./edit/new-entry/newentry-page.tsx')),
    route('/user/edit', () => import('./edit/edit-page.tsx')),
  ],
  things: [subjects],
  embeds: [
    { path: /^\/detail\/([^/]+)$/, titleOf: async ({ call, id }) => (await call(entrySimpleIntro, { id })).name },
  ],
  parts: [factsPart, textPart],
  packForms: [jsonLdForm],
  assistantTools: async () => [
    ...(await import('./answers/assistant-tools.server.ts')).entryTools,
    ...(await import('./proposals/proposal-tools.server.ts')).proposalTools,
  ],
  async calls() {
    const { entries } = await import('./handlers.server.ts');
    const { entryWriting } = await import('./writing/handlers.server.ts');
    const { wikidataCalls } = await import('./wikidata/handlers.server.ts');
    return [entries, entryWriting, wikidataCalls];
  },
  answers: async () => (await import('./answers/answers.server.ts')).entryAnswers,
  async mount(app, context) {
    const { mountMachineEndpoints } = await import('./machine-endpoints.server.ts');
    const { mountLanguageSwitch } = await import('./language-switch.server.ts');
    mountMachineEndpoints(app, context);
    mountLanguageSwitch(app, context);
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    entries: typeof texts;
  }
}
