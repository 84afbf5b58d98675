import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';
import { searchEngine } from './engine.server.ts';
import { indexPublished, indexWithdrawn } from './face/index.server.ts';
import { indexPictures } from './face/index-pictures.server.ts';

export const searchFeature: ServerFeature = {
  texts: 'src/features/search',
  pages: [
    route('/search', () => import('./page/search-page.tsx')),
    route('/search/:keyword/1/:type?', () => import('./page/search-page.tsx')),
  ],
  pageParameters: ['q', 'type', 'kind', 'region', 'century', 'in'],
  afterPublication: [indexPublished, indexPictures],
  afterWithdrawal: [indexWithdrawn],
  searchEngine,
  assistantTools: async () => (await import('./assistant-tools.server.ts')).searchTools,
  calls: async () => [(await import('./handlers.server.ts')).search],
  jobs: async () => {
    const { reindexJob, indexSentencesJob } = await import('./reindex.server.ts');
    const { embedEntriesJob } = await import('./meaning/embed-entries-job.server.ts');
    return [reindexJob, indexSentencesJob, embedEntriesJob];
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    search: typeof texts;
  }
}
