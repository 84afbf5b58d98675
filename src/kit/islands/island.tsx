import { createContext, use, type ComponentType, type ReactNode } from 'react';

/**
 * When an island wakes, that is, when its code is loaded and React hydrates it. Any island wakes on touch, by pointer
 * or focus; most only then (`touch`), so that a page that is only read loads no React. Others wake when they are
 * `seen`, when the `address` has a hash or a query that may contain their state, or (`others`) together with the first
 * other island, which they serve.
 */
type Wake = 'touch' | 'seen' | 'address' | 'others';

/** Values that JSON can represent: no functions, dates, maps, sets. */
type Serializable<T> = T extends (...input: never[]) => unknown
  ? never
  : T extends Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
    ? never
    : T extends object
      ? { [Key in keyof T]: Serializable<T[Key]> }
      : T;

interface IslandProps<Props extends object> {
  /** Its name in the `islands` of a manifest (`feature.ts`); the browser finds its code there. */
  name: string;
  of: ComponentType<Props>;
  props: Props & Serializable<Props>;
  wake?: Wake;
}

/** Renders an island on the server (islands-of-page.server.tsx); absent in the browser. */
export type DrawIsland = (name: string, wake: Wake, island: ReactNode, props: object) => ReactNode;
export const DrawIslandContext = createContext<DrawIsland | null>(null);

/**
 * An interactive part of a page. The server renders the whole page; the browser runs only the code of its islands, each
 * independently. Within another island it is an ordinary component.
 */
export function Island<Props extends object>({ name, of: Component, props, wake = 'seen' }: IslandProps<Props>) {
  const draw = use(DrawIslandContext);
  const island = <Component {...props} />;
  return draw ? draw(name, wake, island, props) : island;
}
