import type { ServerFeature } from '../../kit/registry/feature.server.ts';

export const assistantsFeature: ServerFeature = {
  async mount(app, context) {
    const { mountAssistants } = await import('./mount-assistants.server.ts');
    mountAssistants(app, context);
  },
};
