import { useReducer } from 'react';
import type { Row } from './list-part.ts';

/** Most undo steps. */
const maxSteps = 200;

interface State<Writing> {
  rows: readonly Row<Writing>[];
  past: readonly (readonly Row<Writing>[])[];
  future: readonly (readonly Row<Writing>[])[];
  /** Names the field of the last step: typing in one field is one step. */
  about: string | null;
  nextKey: number;
}
type Step<Writing> =
  | { to: (rows: readonly Row<Writing>[]) => readonly Row<Writing>[]; about: string | null }
  | { add: readonly Writing[]; at: 'end' | 'begin' }
  | 'undo'
  | 'redo';

function listReducer<Writing>(state: State<Writing>, step: Step<Writing>): State<Writing> {
  const { rows, past, future } = state;
  if (step === 'undo')
    return past.length
      ? { ...state, rows: past.at(-1)!, past: past.slice(0, -1), future: [rows, ...future], about: null }
      : state;
  if (step === 'redo')
    return future.length
      ? { ...state, rows: future[0]!, past: [...past, rows], future: future.slice(1), about: null }
      : state;
  if ('add' in step) {
    const added = step.add.map((item, index) => ({ key: state.nextKey + index, item }));
    return {
      rows: step.at === 'end' ? [...rows, ...added] : [...added, ...rows],
      past: [...past, rows].slice(-maxSteps),
      future: [],
      about: null,
      nextKey: state.nextKey + added.length,
    };
  }
  const next = step.to(rows);
  if (next === rows) return state;
  const isSame = step.about !== null && step.about === state.about;
  return {
    ...state,
    rows: next,
    past: isSame ? past : [...past, rows].slice(-maxSteps),
    future: [],
    about: step.about,
  };
}

export interface List<Writing> {
  rows: readonly Row<Writing>[];
  /** The key of the next added row. */
  nextKey: number;
  add(items: readonly Writing[], at?: 'end' | 'begin'): void;
  /** Changes one row; consecutive changes with the same `field` are undone as one step. */
  change(key: number, change: (item: Writing) => Writing, field?: string): void;
  remove(keys: readonly number[]): void;
  /** Swaps two rows. */
  swap(firstKey: number, other: number): void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** A list with undo and redo. */
export function useList<Writing>(first: readonly Writing[], onStep: () => void): List<Writing> {
  const [{ rows, past, future, nextKey }, take] = useReducer(listReducer<Writing>, first, (items): State<Writing> => ({
    rows: items.map((item, key) => ({ key, item })),
    past: [],
    future: [],
    about: null,
    nextKey: items.length,
  }));
  const step = (nextStep: Step<Writing>) => {
    take(nextStep);
    onStep();
  };
  return {
    rows,
    nextKey,
    add: (items, at = 'end') => step({ add: items, at }),
    change: (key, change, field) =>
      step({
        to: (list) => list.map((row) => (row.key === key ? { key, item: change(row.item) } : row)),
        about: field === undefined ? null : `${key} ${field}`,
      }),
    remove: (keys) => step({ to: (list) => list.filter((row) => !keys.includes(row.key)), about: null }),
    swap: (firstKey, other) =>
      step({
        to: (list) => {
          const [from, to] = [firstKey, other].map((key) => list.findIndex((row) => row.key === key)) as [
            number,
            number,
          ];
          return from < 0 || to < 0 ? list : list.with(from, list[to]!).with(to, list[from]!);
        },
        about: null,
      }),
    undo: past.length ? () => step('undo') : null,
    redo: future.length ? () => step('redo') : null,
  };
}
