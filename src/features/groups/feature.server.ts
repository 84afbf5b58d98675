import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';
import { groups } from './thing.server.ts';
import { groupPart } from './part.server.ts';
import { hasGroups } from './face/entry-views.server.ts';

export const groupsFeature: ServerFeature = {
  texts: 'features/groups',
  pages: [
    route('/group/:id', () => import('./group-page.tsx')),
    route('/embed/group/:id', () => import('./embed-page.tsx')),
    route('/group/new/:what', () => import('./edit/edit-group-page.tsx')),
    route('/group/edit/:what', () => import('./edit/edit-group-page.tsx')),
  ],
  pageParameters: ['version'],
  things: [groups],
  parts: [groupPart],
  entrySections: { groups: hasGroups },
  async calls() {
    const { groups } = await import('./handlers.server.ts');
    const { savedGraphs } = await import('./saved-graphs.server.ts');
    return [groups, savedGraphs];
  },
  async mount(app, context) {
    const { mountOembed } = await import('./oembed.server.ts');
    mountOembed(app, context);
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    groups: typeof texts;
  }
}
