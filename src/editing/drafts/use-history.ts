import { useState } from 'react';

/** Most undo steps. */
const maxSteps = 100;

interface Steps<T> {
  now: T;
  past: readonly T[];
  future: readonly T[];
  /** Names the field of the last step: typing in one field is one step. */
  about: string | null;
}

/** A value with undo and redo. */
export function useHistory<T>(first: T, onStep: () => void) {
  const [{ now, past, future }, setSteps] = useState<Steps<T>>({ now: first, past: [], future: [], about: null });
  const step = (next: (steps: Steps<T>) => Steps<T>) => {
    setSteps(next);
    onStep();
  };
  return {
    now,
    change: (change: (now: T) => T, about: string | null = null) =>
      step((steps) => ({
        now: change(steps.now),
        past: about !== null && about === steps.about ? steps.past : [...steps.past, steps.now].slice(-maxSteps),
        future: [],
        about,
      })),
    undo: past.length
      ? () =>
          step((steps) => ({
            now: steps.past.at(-1)!,
            past: steps.past.slice(0, -1),
            future: [steps.now, ...steps.future],
            about: null,
          }))
      : null,
    redo: future.length
      ? () =>
          step((steps) => ({
            now: steps.future[0]!,
            past: [...steps.past, steps.now],
            future: steps.future.slice(1),
            about: null,
          }))
      : null,
  };
}
