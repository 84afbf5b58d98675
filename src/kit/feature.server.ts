import type { ServerFeature } from './registry/feature.server.ts';

/** The kit's own calls and background jobs. */
export const kitFeature: ServerFeature = {
  calls: async () => [(await import('./calls/body-encryption.server.ts')).encryptionHandlers],
  async jobs() {
    const { removeFilesJob } = await import('./pictures/remove-files.server.ts');
    const { checkFilesJob } = await import('./pictures/check-files.server.ts');
    return [removeFilesJob, checkFilesJob];
  },
};
