import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';
import { mapScripts } from './scripts/thing.server.ts';
import { timemapPart } from './part.server.ts';
import { mapScriptPart } from './scripts/part.server.ts';
import { geoJsonForm } from './pack.server.ts';
import { bordersForm } from './borders-pack.server.ts';

export const timemapsFeature: ServerFeature = {
  texts: 'src/features/timemaps',
  embeds: [{ path: /^\/timemap$/, titleOf: async ({ t }) => t('timemap.title') }],
  pages: [
    route('/timemap', () => import('./timemap-page.tsx')),
    route('/embed/mapscript/:id', () => import('./scripts/map-script-embed-page.tsx')),
    route('/embed/timemap', () => import('./timemap-embed-page.tsx')),
    route('/mapscript/:id', () => import('./scripts/map-script-page.tsx')),
    route('/mapscript/edit/:id', () => import('./edit/scripts/edit-map-script-page.tsx')),
  ],
  pageParameters: ['places', 'events'],
  things: [mapScripts],
  parts: [timemapPart, mapScriptPart],
  packForms: [geoJsonForm, bordersForm],
  answers: async () => (await import('./answers.server.ts')).timemapAnswers,
  assistantTools: async () => (await import('./assistant-tools.server.ts')).mapTools,
  async calls() {
    const { timemaps } = await import('./handlers.server.ts');
    const { timemapWriting } = await import('./writing-handlers.server.ts');
    const { mapScriptCalls } = await import('./scripts/handlers.server.ts');
    return [timemaps, timemapWriting, mapScriptCalls];
  },
  async mount(app, context) {
    const { mountBorderFiles } = await import('./world/border-files.server.ts');
    mountBorderFiles(app, context);
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    timemaps: typeof texts;
  }
}
