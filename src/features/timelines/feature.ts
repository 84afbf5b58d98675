import { isEventElsewhere } from './face/event-elsewhere.ts';
import { code } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const timelinesFeature: Feature = {
  islands: {
    timeline: code(['site', 'entries', 'relations', 'timelines'], () =>
      import('./stage/timeline-screen.tsx').then(({ TimelineScreen }) => TimelineScreen),
    ),
    'embedded-axis': code(['site', 'entries', 'relations', 'timelines'], () =>
      import('./stage/embedded-axis.tsx').then(({ EmbeddedAxis }) => EmbeddedAxis),
    ),
    'entry-timeline': code(
      ['site', 'entries', 'relations', 'timelines'],
      () => import('./face/entry-timeline.tsx').then(({ TimelineView }) => TimelineView),
      isEventElsewhere,
    ),
  },
};
