import type { IslandCode } from '../islands/wake.ts';
import { registerPartViews, type PartView } from './part-views.ts';

/**
 * What a feature brings to the browser: the manifest `feature.ts` in its folder. It is part of the script of every page,
 * so it holds names and functions that load code, and no code.
 */
export interface Feature {
  /** By the name by which pages know them: the texts that an island may say, and its code, loaded when it wakes. */
  islands?: Readonly<Record<string, IslandCode>>;
  /** The browser's halves of parts. */
  parts?(): Promise<readonly PartView[]>;
}

/** Fills the registry of the browser; returns all islands by name. */
export function registerFeatures(features: readonly Feature[]): Readonly<Record<string, IslandCode>> {
  for (const { parts } of features) if (parts) registerPartViews(parts);
  return Object.assign({}, ...features.map(({ islands }) => islands)) as Record<string, IslandCode>;
}
