import { lazy, type ComponentType } from 'react';
import type { MendProps } from './features/editor/face/part.ts';
import { entryParts, parts } from './parts.ts';

const mending = () => import('./features/editor/face/mending.tsx');

/** By part: what a reviewer mends it with, which is its author's editor. Loaded when it is asked for. */
export const mends: ReadonlyMap<string, ComponentType<MendProps>> = new Map([
  ...entryParts.map(
    (part) =>
      [
        part.name,
        lazy(async () => {
          const [{ MendPart }, Editor] = await Promise.all([mending(), part.editor()]);
          return { default: (props: MendProps) => <MendPart {...props} Editor={Editor} /> };
        }),
      ] as const,
  ),
  ...parts.flatMap(({ name, mend }) =>
    mend
      ? [
          [
            name,
            lazy(async () => {
              const [{ MendApart }, Editor] = await Promise.all([mending(), mend()]);
              return { default: (props: MendProps) => <MendApart {...props} Editor={Editor} /> };
            }),
          ] as const,
        ]
      : [],
  ),
]);
