import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { userCentreTexts } from './texts.ts';
import { route } from '../../kit/pages/routes.ts';

export const userCentreFeature: ServerFeature = {
  texts: userCentreTexts,
  pages: [route('/user/usercenter', () => import('./usercentre-page.tsx'))],
  calls: async () => [(await import('./handlers.server.ts')).userCentre],
};
