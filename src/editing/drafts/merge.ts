import { diffArrays } from 'diff';
import { canonicalJson } from '../../rules/canonical-json.ts';

/** A piece of the merged text: settled, or a conflict that the author decides. */
export type MergePiece =
  | { as: 'settled'; from: 'base' | 'local' | 'remote' | 'both'; blocks: string[] }
  | { as: 'conflict'; base: string[]; local: string[]; remote: string[] };

/** A change of the base: blocks `from` to `until` became `by`. */
interface Change {
  from: number;
  until: number;
  by: string[];
}

function changesOf(base: readonly string[], version: readonly string[]): Change[] {
  const changes: Change[] = [];
  let at = 0,
    open: Change | null = null;
  for (const { added, removed, value } of diffArrays([...base], [...version])) {
    if (!added && !removed) {
      at += value.length;
      open = null;
      continue;
    }
    if (!open) changes.push((open = { from: at, until: at, by: [] }));
    if (added) open.by.push(...value);
    else open.until = at += value.length;
  }
  return changes;
}

/** Whether two changes affect the same place: they overlap, or insert at the same point. */
const overlaps = (a: Change, b: Change) =>
  (a.from < b.until && b.from < a.until) ||
  (a.from === b.from && (a.from === a.until || b.from === b.until)) ||
  (a.from === a.until && a.from > b.from && a.from < b.until) ||
  (b.from === b.until && b.from > a.from && b.from < a.until);
const isEqual = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((block, index) => block === b[index]);

/**
 * Three-way merge of blocks. A change by one side is taken; equal changes by both are taken once; different ones are a
 * conflict. The result contains everything that either side wrote.
 */
export function mergeBlocks(
  base: readonly string[],
  local: readonly string[],
  remote: readonly string[],
): MergePiece[] {
  const pendingChanges = { local: changesOf(base, local), remote: changesOf(base, remote) };
  const pieces: MergePiece[] = [];
  const settle = (from: 'base' | 'local' | 'remote' | 'both', blocks: string[]) =>
    void (blocks.length && pieces.push({ as: 'settled', from, blocks }));
  let at = 0;
  while (pendingChanges.local.length || pendingChanges.remote.length) {
    const localChange = pendingChanges.local[0],
      other = pendingChanges.remote[0];
    const first =
      localChange &&
      (!other || localChange.from < other.from || (localChange.from === other.from && localChange.until <= other.until))
        ? localChange
        : other!;
    // Add every change of either side that touches the changes gathered so far.
    const gathered = { from: first.from, until: first.until, local: [] as Change[], remote: [] as Change[] };
    for (let grew = true; grew;) {
      grew = false;
      for (const side of ['local', 'remote'] as const) {
        const next = pendingChanges[side][0];
        const isFirst = next === first && !gathered[side].includes(first);
        if (!next || !(isFirst || overlaps({ ...gathered, by: [] }, next))) continue;
        gathered[side].push(pendingChanges[side].shift()!);
        gathered.until = Math.max(gathered.until, next.until);
        grew = true;
      }
    }
    settle('base', base.slice(at, gathered.from));
    at = gathered.until;
    const applyChanges = (changes: readonly Change[]) => {
      const blocks: string[] = [];
      let from = gathered.from;
      for (const change of changes) {
        blocks.push(...base.slice(from, change.from), ...change.by);
        from = change.until;
      }
      return [...blocks, ...base.slice(from, gathered.until)];
    };
    const [byMe, byThem] = [applyChanges(gathered.local), applyChanges(gathered.remote)];
    if (!gathered.remote.length) settle('local', byMe);
    else if (!gathered.local.length) settle('remote', byThem);
    else if (isEqual(byMe, byThem)) settle('both', byMe);
    else pieces.push({ as: 'conflict', base: base.slice(gathered.from, gathered.until), local: byMe, remote: byThem });
  }
  settle('base', base.slice(at));
  return pieces;
}

/** The author's decision about a conflict. */
export type Decision = 'local' | 'remote' | 'both';

/** The merged blocks in order, with the decision for each conflict applied. */
export function applyDecisions(pieces: readonly MergePiece[], decisions: readonly Decision[]): string[] {
  let conflict = 0;
  return pieces.flatMap((piece) => {
    if (piece.as === 'settled') return piece.blocks;
    const decision = decisions[conflict++] ?? 'both';
    return decision === 'both' ? [...piece.local, ...piece.remote] : piece[decision];
  });
}

/** Three-way merge of one value: takes the side that changed; null if both changed it differently. */
export function mergeValue<T>(base: T, local: T, remote: T): { value: T } | null {
  const [was, localJson, remoteJson] = [base, local, remote].map(canonicalJson);
  if (localJson === remoteJson || remoteJson === was) return { value: local };
  return localJson === was ? { value: remote } : null;
}
