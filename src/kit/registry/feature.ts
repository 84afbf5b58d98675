import type { IslandCode } from '../islands/wake.ts';
import { registerPageKinds, type PageKind } from './page-kinds.ts';
import { registerPartViews, type PartView } from './part-views.ts';
import { registerThingViews, type ThingView } from './thing-views.ts';

/**
 * A feature's browser half: the manifest `feature.ts` in its folder. It is part of every page's script, so it contains
 * only names and functions that load code.
 */
export interface Feature {
  /** By the name used in pages: an island's texts, and its code, loaded when it wakes. */
  islands?: Readonly<Record<string, IslandCode>>;
  /** What other features need to know about its types of things. */
  things?: readonly ThingView[];
  /** The kinds of its pages. The first that matches counts. */
  pageKinds?: readonly PageKind[];
  /** The browser's halves of parts. */
  parts?(): Promise<readonly PartView[]>;
}

/** Fills the registry in the browser; returns all islands by name. */
export function registerFeatures(features: readonly Feature[]): Readonly<Record<string, IslandCode>> {
  for (const { parts, things = [], pageKinds = [] } of features) {
    if (parts) registerPartViews(parts);
    registerThingViews(things);
    registerPageKinds(pageKinds);
  }
  return Object.assign({}, ...features.map(({ islands }) => islands)) as Record<string, IslandCode>;
}
