import { join } from 'node:path';
import type { ServerFeature } from '../../kit/registry/feature.server.ts';

export const changesFeature: ServerFeature = {
  calls: async () => [(await import('./handlers.server.ts')).changes],
  async mount(app, context) {
    const { mountDumps } = await import('./dumps.server.ts');
    mountDumps(app, { db: context.db, folder: join(context.settings.STELE_DATA, 'dumps') });
  },
};
