import { yearsOfDate } from './gedcom-dates.ts';
import type { FamilyUnion } from './gedcom-families.ts';
import { findChild, textOf, type GedcomNode } from './gedcom-file.ts';

interface ParentLink {
  of: FamilyUnion;
  child: string;
  parent: string;
}
export interface RemovedLink {
  family: GedcomNode;
  line: number;
  why: string;
}

/**
 * Removes children from unions so that no one is their own ancestor, and returns the removed links: in a circle first
 * the children born before their parents; if that is not enough, all children within the circle, because nothing shows
 * which link is wrong.
 */
export function removeCycles(unions: readonly FamilyUnion[], people: ReadonlyMap<string, GedcomNode>): RemovedLink[] {
  const birthOf = (key: string) =>
    yearsOfDate(textOf(findChild(findChild(people.get(key), 'BIRT'), 'DATE')) || undefined);
  const isBornBefore = ({ child, parent }: ParentLink) => {
    const [childBirth, parentBirth] = [birthOf(child), birthOf(parent)];
    return childBirth !== null && parentBirth !== null && childBirth.last <= parentBirth.first;
  };
  const removed: RemovedLink[] = [];
  const remove = (links: readonly ParentLink[], why: (link: ParentLink) => string) => {
    for (const link of links) {
      const { union, childLines, family } = link.of;
      const line = childLines.get(link.child);
      if (line === undefined) continue; // removed with the other parent
      childLines.delete(link.child);
      union.children = union.children.filter(({ key }) => key !== link.child);
      removed.push({ family, line, why: why(link) });
    }
  };
  remove(
    linksInCircles(unions).filter(isBornBefore),
    ({ child, parent }) =>
      `${child} and ${parent} would be each other’s ancestors, and ${child} is born before ${parent}: not a child of this family`,
  );
  remove(
    linksInCircles(unions),
    ({ child, parent }) => `${child} and ${parent} would be each other’s ancestors: not a child of this family`,
  );
  return removed;
}

/** Links between people who are their own ancestors: both ends are in one strongly connected component. */
function linksInCircles(unions: readonly FamilyUnion[]): ParentLink[] {
  const links = unions.flatMap((of) =>
    of.union.children.flatMap(({ key }) => of.union.partners.map((parent): ParentLink => ({ of, child: key, parent }))),
  );
  const parents = new Map<string, string[]>();
  for (const { child, parent } of links) {
    const others = parents.get(child);
    if (others) others.push(parent);
    else parents.set(child, [parent]);
  }
  const component = componentsOf(parents);
  return links.filter(
    ({ child, parent }) => component.get(child) !== undefined && component.get(child) === component.get(parent),
  );
}

/** Tarjan's algorithm without recursion: the number of the component of each node that has an edge. */
function componentsOf(edges: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const component = new Map<string, number>(),
    order = new Map<string, number>(),
    lowest = new Map<string, number>(),
    open: string[] = [];
  let components = 0;
  for (const start of edges.keys()) {
    if (order.has(start)) continue;
    const path: { node: string; next: number }[] = [];
    const visit = (node: string) => {
      order.set(node, order.size);
      lowest.set(node, order.get(node)!);
      open.push(node);
      path.push({ node, next: 0 });
    };
    visit(start);
    while (path.length) {
      const step = path.at(-1)!,
        target = edges.get(step.node)?.[step.next++];
      if (target !== undefined) {
        if (!order.has(target)) visit(target);
        else if (!component.has(target)) lowest.set(step.node, Math.min(lowest.get(step.node)!, order.get(target)!));
        continue;
      }
      path.pop();
      const below = path.at(-1);
      if (below) lowest.set(below.node, Math.min(lowest.get(below.node)!, lowest.get(step.node)!));
      if (lowest.get(step.node) !== order.get(step.node)) continue;
      for (let node = open.pop(); node !== undefined; node = open.pop()) {
        component.set(node, components);
        if (node === step.node) break;
      }
      components++;
    }
  }
  return component;
}
