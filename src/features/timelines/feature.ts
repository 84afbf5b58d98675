import { isEventOnOtherPage } from './face/event-on-other-page.ts';
import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const timelinesFeature: Feature = {
  pageKinds: [{ kind: 'timeline', path: /^\/timeline$/ }],
  islands: {
    timeline: islandCode(['site', 'entries', 'relations', 'timelines'], () =>
      import('./stage/timeline-screen.tsx').then(({ TimelineScreen }) => TimelineScreen),
    ),
    'embedded-axis': islandCode(['site', 'entries', 'relations', 'timelines'], () =>
      import('./stage/embedded-axis.tsx').then(({ EmbeddedAxis }) => EmbeddedAxis),
    ),
    'entry-timeline': islandCode(
      ['site', 'entries', 'relations', 'timelines'],
      () => import('./face/entry-timeline.tsx').then(({ TimelineView }) => TimelineView),
      isEventOnOtherPage,
    ),
  },
  async parts() {
    const { timelinePart } = await import('./edit/part.ts');
    return [timelinePart];
  },
};
