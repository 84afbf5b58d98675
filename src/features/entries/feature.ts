import { code } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const entriesFeature: Feature = {
  islands: {
    'entry-nav': code(['site', 'entries'], () => import('./nav/entry-nav.tsx').then(({ EntryNav }) => EntryNav)),
    'cite-this': code(['site', 'entries'], () => import('./citing/cite-this.tsx').then(({ CiteThis }) => CiteThis)),
  },
};
