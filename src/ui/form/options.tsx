import type { ReactNode } from 'react';

interface Props<Value extends string | number> {
  of: readonly Value[];
  name(value: Value): ReactNode;
}

/** The options of a `select`. */
export const Options = <Value extends string | number>({ of, name }: Props<Value>) =>
  of.map((value) => (
    <option key={value} value={value}>
      {name(value)}
    </option>
  ));
