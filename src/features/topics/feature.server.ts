import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { topicsTexts } from './texts.ts';
import { route } from '../../kit/pages/routes.ts';

export const topicsFeature: ServerFeature = {
  texts: topicsTexts,
  pages: [route('/topicdetail.htm', () => import('./topic-page.tsx'))],
  pageParameters: ['title'],
};
