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
  const find = (one: number): number => {
    while (group[one] !== one) one = group[one] = group[group[one]!]!;
    return one;
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
    const [one, other] = partners.map(at);
    if (one === undefined || other === undefined) continue;
    const [a, b] = [find(one), find(other)];
    if (a === b || reaches(a, b) || reaches(b, a)) continue;
    group[b] = a;
    below[a] = below[a]!.concat(below[b]!);
    below[b] = [];
  }
  return layered(ids, find, below);
}

/** Longest path from the top; then people without parents move down to just above their children. */
function layered(
  ids: readonly string[],
  find: (one: number) => number,
  below: readonly (readonly number[])[],
): Map<string, number> {
  const groups = [...new Set(ids.map((_, number) => find(number)))];
  const children = new Map(groups.map((one) => [one, [...new Set(below[one]!.map(find))].filter((to) => to !== one)]));
  const above = new Map(groups.map((one) => [one, 0]));
  for (const all of children.values()) for (const child of all) above.set(child, above.get(child)! + 1);

  const waits = new Map(above),
    layer = new Map(groups.map((one) => [one, 0])),
    order: number[] = [];
  const ready = groups.filter((one) => waits.get(one) === 0),
    left = new Set(groups);
  while (left.size) {
    // A loop has no beginning: start it at the first remaining group.
    const one = ready.length ? ready.pop()! : left.values().next().value!;
    if (!left.delete(one)) continue;
    order.push(one);
    for (const child of children.get(one)!) {
      if (!left.has(child)) continue;
      layer.set(child, Math.max(layer.get(child)!, layer.get(one)! + 1));
      waits.set(child, waits.get(child)! - 1);
      if (waits.get(child) === 0) ready.push(child);
    }
  }
  for (const one of order.toReversed()) {
    const own = children.get(one)!.map((child) => layer.get(child)!);
    const lowest = Math.min(...own) - 1;
    if (own.length && lowest > layer.get(one)! && above.get(one)! <= own.length) layer.set(one, lowest);
  }
  const top = Math.min(...layer.values());
  return new Map(ids.map((id, number) => [id, layer.get(find(number))! - top]));
}
