import type { Feature } from '../../kit/registry/feature.ts';

export const helpFeature: Feature = {
  pageKinds: [{ kind: 'help', path: /^\/(?:help|staticpage|download)(?:\/|$)/ }],
};
