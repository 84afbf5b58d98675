import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { packsTexts } from './texts.ts';

export const packsFeature: ServerFeature = {
  texts: packsTexts,
  async mount(app, context) {
    const { mountPacks } = await import('./routes.server.ts');
    mountPacks(app, context);
  },
};
