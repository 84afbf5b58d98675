import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';

export const userCentreFeature: ServerFeature = {
  texts: 'features/user-centre',
  pages: [route('/user/usercenter', () => import('./usercentre-page.tsx'))],
  calls: async () => [(await import('./handlers.server.ts')).userCentre],
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    'user-centre': typeof texts;
  }
}
