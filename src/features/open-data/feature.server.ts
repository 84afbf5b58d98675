import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { openDataTasks } from './data-tasks.server.ts';
import { dumpsIn } from './dumps/manifest.ts';

export const openDataFeature: ServerFeature = {
  texts: 'src/features/open-data',
  apiTasks: openDataTasks,
  calls: async () => [(await import('./handlers.server.ts')).openData],
  jobs: async () => [(await import('./dumps/dump-job.server.ts')).dumpJob],
  async mount(app, context) {
    const { mountRdf } = await import('./rdf/mount-rdf.server.ts');
    const { mountReconcile } = await import('./reconcile/mount-reconcile.server.ts');
    const { mountOai } = await import('./oai/mount-oai.server.ts');
    const { mountIiifChanges } = await import('./iiif-changes/mount-iiif-changes.server.ts');
    const { mountDumpFiles } = await import('./dumps/mount-dumps.server.ts');
    mountRdf(app, context);
    mountReconcile(app, context);
    mountOai(app, context);
    mountIiifChanges(app, context);
    await mountDumpFiles(app, dumpsIn(context.settings.STELE_DATA));
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    openData: typeof texts;
  }
}
