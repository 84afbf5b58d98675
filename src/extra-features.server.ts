import type { ServerFeature } from './kit/registry/feature.server.ts';

/** Server manifests of the folders in `EXTRA_FEATURES`: a build for tests and benchmarks replaces this (vite.config.ts). */
export const extraFeatures: readonly ServerFeature[] = [];
