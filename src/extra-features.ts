import type { Feature } from './kit/registry/feature.ts';

/** Browser manifests of the folders in `EXTRA_FEATURES`: a build for tests and benchmarks replaces this (vite.config.ts). */
export const extraFeatures: readonly Feature[] = [];
