import type { ServerFeature } from '../kit/registry/feature.server.ts';
import type texts from './texts/en.json';

export const editingFeature: ServerFeature = { texts: 'editing' };

declare module '../kit/texts.ts' {
  interface TextTables {
    editing: typeof texts;
  }
}
