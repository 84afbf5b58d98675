import { route } from '../../src/kit/pages/routes.ts';
import type { ServerFeature } from '../../src/kit/registry/feature.server.ts';

/** Pages for benchmarks and tests; available with STELE_DEV=on only. */
export const benchFeature: ServerFeature = {
  pages: [
    route('/dev/widgets', () => import('./widgets-page.tsx')),
    route('/dev/graph', () => import('./graph-page.tsx')),
    route('/dev/family', () => import('./family-page.tsx')),
    route('/dev/timeline', () => import('./timeline-page.tsx')),
    route('/dev/timemap', () => import('./timemap-page.tsx')),
    route('/dev/writing', () => import('./writing-page.tsx')),
    route('/dev/cylinder', () => import('./cylinder-page.tsx')),
  ],
};
