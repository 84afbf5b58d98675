import type { ReactNode } from 'react';

/** A list of named facts. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="painting-facts ui">{children}</dl>;

/** A fact; renders nothing if it has no value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const isNothing = !children || (Array.isArray(children) && !children.length);
  return isNothing ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
