import type { Couple } from '../kin/family-graph.ts';

/**
 * The generation of each person, counted from 0: partners share one where possible, children are below both parents,
 * and people without parents are right above their children. Partners differ only when one descends from the other; an
 * uncle and the niece he marries are side by side. Loops (bad data) are cut where they close.
 */
export function generationsOf(ids: readonly string[], unions: readonly Couple[]): Map<string, number> {
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const at = (id: string) => numbers.get(id);
  const group = Int32Array.from(ids, (_, number) => number);
  const find = (member: number): number => {
    while (group[member] !== member) member = group[member] = group[group[member]!]!;
    return member;
  };
  // Children by group; merging a group into another moves its children there.
  const below: number[][] = ids.map(() => []);
  for (const { partners, children } of unions)
    for (const partner of partners)
      for (const { id } of children) {
        const [from, to] = [at(partner), at(id)];
        if (from !== undefined && to !== undefined && from !== to) below[from]!.push(to);
      }

  const seen = new Int32Array(ids.length);
  let look = 0;
  const reaches = (from: number, goal: number): boolean => {
    look++;
    const stack = [from];
    while (stack.length) {
      for (const child of below[stack.pop()!]!) {
        const next = find(child);
        if (next === goal) return true;
        if (seen[next] === look) continue;
        seen[next] = look;
        stack.push(next);
      }
    }
    return false;
  };
  for (const { partners } of unions) {
    const [first, other] = partners.map(at);
    if (first === undefined || other === undefined) continue;
    const [a, b] = [find(first), find(other)];
    if (a === b || reaches(a, b) || reaches(b, a)) continue;
    group[b] = a;
    below[a] = below[a]!.concat(below[b]!);
    below[b] = [];
  }
  return assignLayers(ids, find, below);
}

/** Longest path from the top; then people without parents move down to just above their children. */
function assignLayers(
  ids: readonly string[],
  find: (member: number) => number,
  below: readonly (readonly number[])[],
): Map<string, number> {
  const groups = [...new Set(ids.map((_, number) => find(number)))];
  const children = new Map(
    groups.map((group) => [group, [...new Set(below[group]!.map(find))].filter((to) => to !== group)]),
  );
  const above = new Map(groups.map((group) => [group, 0]));
  for (const childGroups of children.values()) for (const child of childGroups) above.set(child, above.get(child)! + 1);

  const waits = new Map(above),
    layer = new Map(groups.map((group) => [group, 0])),
    order: number[] = [];
  const ready = groups.filter((group) => waits.get(group) === 0),
    left = new Set(groups);
  while (left.size) {
    // A loop has no beginning: start it at the first remaining group.
    const group = ready.length ? ready.pop()! : left.values().next().value!;
    if (!left.delete(group)) continue;
    order.push(group);
    for (const child of children.get(group)!) {
      if (!left.has(child)) continue;
      layer.set(child, Math.max(layer.get(child)!, layer.get(group)! + 1));
      waits.set(child, waits.get(child)! - 1);
      if (waits.get(child) === 0) ready.push(child);
    }
  }
  for (const group of order.toReversed()) {
    const childLayers = children.get(group)!.map((child) => layer.get(child)!);
    const lowest = Math.min(...childLayers) - 1;
    if (childLayers.length && lowest > layer.get(group)! && above.get(group)! <= childLayers.length)
      layer.set(group, lowest);
  }
  const top = Math.min(...layer.values());
  return new Map(ids.map((id, number) => [id, layer.get(find(number))! - top]));
}
