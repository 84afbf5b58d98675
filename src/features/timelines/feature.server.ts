import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';
import { timelinePart } from './part.server.ts';
import { timesForm } from './pack.server.ts';

export const timelinesFeature: ServerFeature = {
  texts: 'src/features/timelines',
  embeds: [{ path: /^\/timeline$/, titleOf: async ({ t }) => t('timeline.heading') }],
  pages: [
    route('/timeline', () => import('./stage/timeline-page.tsx')),
    route('/embed/timeline', () => import('./stage/timeline-embed-page.tsx')),
  ],
  parts: [timelinePart],
  packForms: [timesForm],
  answers: async () => (await import('./answers.server.ts')).timelineAnswers,
  assistantTools: async () => (await import('./assistant-tools.server.ts')).timelineTools,
  async calls() {
    const { timelines } = await import('./handlers.server.ts');
    const { timelineWriting } = await import('./writing-handlers.server.ts');
    return [timelines, timelineWriting];
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    timelines: typeof texts;
  }
}
