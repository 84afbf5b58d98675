import { workspaceCode } from '../../src/kit/islands/wake.ts';
import type { Feature } from '../../src/kit/registry/feature.ts';

export const benchFeature: Feature = {
  islands: {
    'dev-widgets': workspaceCode(() => import('./widgets-page.tsx').then(({ Widgets }) => Widgets)),
    'dev-graph': workspaceCode(() => import('./graph-page.tsx').then(({ GraphBench }) => GraphBench)),
    'dev-family': workspaceCode(() => import('./family-page.tsx').then(({ FamilyBench }) => FamilyBench)),
    'dev-timeline': workspaceCode(() => import('./timeline-page.tsx').then(({ AxisBench }) => AxisBench)),
    'dev-timemap': workspaceCode(() => import('./timemap-page.tsx').then(({ MapBench }) => MapBench)),
    'dev-writing': workspaceCode(() => import('./writing-page.tsx').then(({ WritingBench }) => WritingBench)),
    'dev-cylinder': workspaceCode(() => import('./cylinder-page.tsx').then(({ CylinderBench }) => CylinderBench)),
  },
};
