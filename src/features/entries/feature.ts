import { subjectIdOf } from '../../rules/entry-ids.ts';
import { islandCode, workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const entriesFeature: Feature = {
  things: [{ type: 'subject', socialType: 'item' }],
  pageKinds: [
    { kind: 'entry', path: /^\/detail\/([^/]+)$/, thing: { of: subjectIdOf } },
    { kind: 'member', path: /^\/user(?:\/|$)/, isTool: true },
  ],
  islands: {
    edit: workspaceCode(() => import('./edit/edit-page.tsx').then(({ Edit }) => Edit)),
    'new-entry': workspaceCode(() => import('./edit/new-entry/newentry-page.tsx').then(({ BeginEntry }) => BeginEntry)),
    'cite-this': islandCode(['site', 'entries'], () =>
      import('./citing/cite-this.tsx').then(({ CiteThis }) => CiteThis),
    ),
  },
  async parts() {
    const { textPart } = await import('./edit/text/part.ts');
    const { factsPart } = await import('./edit/facts/part.ts');
    return [textPart, factsPart];
  },
};
