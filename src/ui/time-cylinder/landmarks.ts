import { useMemo } from 'react';
import { useText } from '../../kit/reader.tsx';
import type { Say } from '../../kit/texts.ts';
import type { Landmark } from './labels.ts';

/** Longitudes that readers know by what lies there. */
export const landmarksIn = (say: Say): Landmark[] => [
  { name: say('cylinder.americas'), longitude: -85 },
  { name: say('cylinder.atlantic'), longitude: -35 },
  { name: say('cylinder.europeAfrica'), longitude: 12 },
  { name: say('cylinder.nearEast'), longitude: 44 },
  { name: say('cylinder.southAsia'), longitude: 78 },
  { name: say('cylinder.eastAsia'), longitude: 113 },
  { name: say('cylinder.pacific'), longitude: -170 },
];

export function useLandmarks(): Landmark[] {
  const say = useText();
  return useMemo(() => landmarksIn(say), [say]);
}
