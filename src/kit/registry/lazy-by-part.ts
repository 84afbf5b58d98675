import { lazy, type ComponentType } from 'react';
import { requirePartView, type PartView } from './part-views.ts';

/**
 * Makes a lookup of components by part name: each is loaded when it is first shown, and is the same one from then on,
 * so that React keeps its state. `load` returns undefined for a part without one.
 */
export function lazyByPart<Props>(
  load: (view: PartView) => (() => Promise<ComponentType<Props>>) | undefined,
): (name: string) => ComponentType<Props> | null {
  const components = new Map<string, ComponentType<Props> | null>();
  return (name) => {
    const cachedComponent = components.get(name);
    if (cachedComponent !== undefined) return cachedComponent;
    const loadComponent = load(requirePartView(name));
    const component = loadComponent ? lazy(async () => ({ default: await loadComponent() })) : null;
    components.set(name, component);
    return component;
  };
}
