import { lazy, type ComponentType } from 'react';
import type { MendProps } from './features/editor/face/part.ts';
import { entryParts } from './parts.ts';

/** By part of an entry: what a reviewer mends it with, which is its author's editor. Loaded when it is asked for. */
export const mends: ReadonlyMap<string, ComponentType<MendProps>> = new Map(
  entryParts.map((part) => [
    part.name,
    lazy(async () => {
      const [{ MendPart }, Editor] = await Promise.all([import('./features/editor/face/mending.tsx'), part.editor()]);
      return { default: (props: MendProps) => <MendPart {...props} Editor={Editor} /> };
    }),
  ]),
);
