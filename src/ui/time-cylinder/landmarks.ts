import { useMemo } from 'react';
import { useText } from '../../kit/reader.tsx';
import type { Translate } from '../../kit/texts.ts';
import type { Landmark } from './labels.ts';

/** Longitudes named after the regions there. */
export const createLandmarks = (t: Translate): Landmark[] => [
  { name: t('cylinder.americas'), longitude: -85 },
  { name: t('cylinder.atlantic'), longitude: -35 },
  { name: t('cylinder.europeAfrica'), longitude: 12 },
  { name: t('cylinder.nearEast'), longitude: 44 },
  { name: t('cylinder.southAsia'), longitude: 78 },
  { name: t('cylinder.eastAsia'), longitude: 113 },
  { name: t('cylinder.pacific'), longitude: -170 },
];

export function useLandmarks(): Landmark[] {
  const t = useText();
  return useMemo(() => createLandmarks(t), [t]);
}
