import { subjectIdOf } from '../../rules/entry-ids.ts';
import { workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const historyFeature: Feature = {
  pageKinds: [{ kind: 'history', path: /^\/detail\/([^/]+)\/history$/, thing: { of: subjectIdOf } }],
  islands: {
    again: workspaceCode(() => import('./buttons.tsx').then(({ RestoreButton }) => RestoreButton)),
  },
};
