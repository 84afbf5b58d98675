import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';

export const topicsFeature: ServerFeature = {
  texts: 'features/topics',
  pages: [route('/topicdetail.htm', () => import('./topic-page.tsx'))],
  pageParameters: ['title'],
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    topics: typeof texts;
  }
}
