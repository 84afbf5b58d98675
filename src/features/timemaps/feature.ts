import { islandCode, workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const timemapsFeature: Feature = {
  things: [
    {
      type: 'mapscript',
      socialType: 'mapscript',
      creations: { mapscript: { name: 'desk.module.mapscript', parts: 'article.live.shapes' } },
    },
  ],
  pageKinds: [
    { kind: 'timemap', path: /^\/timemap$/ },
    { kind: 'mapscript', path: /^\/mapscript\/([^/]+)$/, thing: { of: (id) => id } },
  ],
  islands: {
    'edit-map-script': workspaceCode(() =>
      import('./edit/scripts/edit-map-script-page.tsx').then(({ MapScriptEdit }) => MapScriptEdit),
    ),
    'world-timemap': islandCode(['site', 'search', 'social', 'entries', 'relations', 'timelines', 'timemaps'], () =>
      import('./world/world-timemap.tsx').then(({ WorldTimemap }) => WorldTimemap),
    ),
    'map-script': islandCode(['site', 'entries', 'relations', 'timelines', 'timemaps'], () =>
      import('./scripts/map-script-view.tsx').then(({ MapScriptView }) => MapScriptView),
    ),
    'entry-timemap': islandCode(['site', 'entries', 'relations', 'timelines', 'timemaps'], () =>
      import('./face/timemap-view.tsx').then(({ TimemapView }) => TimemapView),
    ),
  },
  async parts() {
    const { timemapPart } = await import('./edit/part.ts');
    const { mapScriptPart } = await import('./edit/scripts/part.ts');
    return [timemapPart, mapScriptPart];
  },
};
