import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const entriesFeature: Feature = {
  islands: {
    'entry-nav': islandCode(['site', 'entries'], () => import('./nav/entry-nav.tsx').then(({ EntryNav }) => EntryNav)),
    'cite-this': islandCode(['site', 'entries'], () =>
      import('./citing/cite-this.tsx').then(({ CiteThis }) => CiteThis),
    ),
  },
};
