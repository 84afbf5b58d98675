import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';

export const packsFeature: ServerFeature = {
  texts: 'features/packs',
  async mount(app, context) {
    const { mountPacks } = await import('./routes.server.ts');
    mountPacks(app, context);
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    packs: typeof texts;
  }
}
