import type { ReactNode } from 'react';

/** What is known of something, by name. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="painting-facts ui">{children}</dl>;

/** One of them; nothing where nothing is known. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const isNothing = !children || (Array.isArray(children) && !children.length);
  return isNothing ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
