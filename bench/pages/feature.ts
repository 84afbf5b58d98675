import { workCode } from '../../src/kit/islands/wake.ts';
import type { Feature } from '../../src/kit/registry/feature.ts';

export const benchFeature: Feature = {
  islands: {
    'dev-widgets': workCode(() => import('./widgets-page.tsx').then(({ Widgets }) => Widgets)),
    'dev-graph': workCode(() => import('./graph-page.tsx').then(({ GraphBench }) => GraphBench)),
    'dev-family': workCode(() => import('./family-page.tsx').then(({ FamilyBench }) => FamilyBench)),
    'dev-timeline': workCode(() => import('./timeline-page.tsx').then(({ AxisBench }) => AxisBench)),
    'dev-timemap': workCode(() => import('./timemap-page.tsx').then(({ MapBench }) => MapBench)),
    'dev-writing': workCode(() => import('./writing-page.tsx').then(({ WritingBench }) => WritingBench)),
    'dev-cylinder': workCode(() => import('./cylinder-page.tsx').then(({ CylinderBench }) => CylinderBench)),
  },
};
