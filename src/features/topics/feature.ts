import type { Feature } from '../../kit/registry/feature.ts';

export const topicsFeature: Feature = {
  pageKinds: [{ kind: 'topic', path: /^\/topicdetail(?:\.htm)?$/ }],
};
