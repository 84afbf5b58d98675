import type { Gender } from '../../../rules/kinds.ts';
import { unionKinds, type UnionKind } from '../rules.ts';
import { findMeetingDistance } from './climbing.ts';

/** The facts about a person that kinship needs. */
export interface Relative {
  id: string;
  gender: Gender | null;
  /** Earliest and latest second of birth; null when unknown. */
  born: { earliest: number; latest: number } | null;
}

/** The facts about a union that kinship needs. */
export interface Couple {
  id: string;
  /** A marriage unless another kind is given. */
  kind?: UnionKind;
  partners: readonly string[];
  /** In order of birth. */
  children: readonly { id: string; adopted: boolean; doubtful: boolean }[];
}

export interface ParentStep {
  parent: string;
  union: string;
  adopted: boolean;
  doubtful: boolean;
}

/** The closer of two kinds of union. */
export const closerKind = (a: UnionKind | null, b: UnionKind): UnionKind =>
  a !== null && unionKinds.indexOf(a) <= unionKinds.indexOf(b) ? a : b;

/** Read access to parents, children and spouses. */
export interface FamilyLookup {
  parentsOf(id: string): readonly ParentStep[];
  /** Parent ids only, possibly repeated: climbing calls this about a thousand times per question. */
  parentIdsOf(id: string): readonly string[];
  childrenOf(id: string): readonly string[];
  /** Partners in marriage. Only they make in-laws. */
  spousesOf(id: string): readonly string[];
  /** The closest kind of union between two people; null when there is none. */
  unionBetween(id: string, other: string): UnionKind | null;
  genderOf(id: string): Gender | null;
  /** Number of generations in the longest line above a person; always less for a parent than for a child. */
  heightOf(id: string): number;
  /** Length of the blood line that climbing from both sides in turn finds first, in steps; null when there is none. */
  findMeetingDistance(a: string, b: string, limit: number): number | null;
}

/** A graph of people and unions, each union once. */
export class FamilyGraph implements FamilyLookup {
  readonly people: ReadonlyMap<string, Relative>;
  private readonly parents = new Map<string, ParentStep[]>();
  private readonly children = new Map<string, string[]>();
  private readonly spouses = new Map<string, string[]>();
  private readonly partners = new Map<string, Map<string, UnionKind>>();
  private readonly heights = new Map<string, number>();
  /** Index of a child among the children of a union. */
  private readonly places = new Map<string, Map<string, number>>();

  constructor(people: Iterable<Relative>, unions: Iterable<Couple>) {
    this.people = new Map(Array.from(people, (person) => [person.id, person]));
    for (const { id, kind = 'marriage', partners, children } of unions) {
      this.places.set(id, new Map(children.map((child, place) => [child.id, place])));
      for (const child of children) {
        for (const parent of partners) {
          if (parent === child.id) continue;
          push(this.parents, child.id, { parent, union: id, adopted: child.adopted, doubtful: child.doubtful });
          pushOnce(this.children, parent, child.id);
        }
      }
      for (const partner of partners)
        for (const other of partners) {
          if (partner === other) continue;
          if (kind === 'marriage') pushOnce(this.spouses, partner, other);
          const kinds = this.partners.get(partner) ?? new Map<string, UnionKind>();
          this.partners.set(partner, kinds.set(other, closerKind(kinds.get(other) ?? null, kind)));
        }
    }
  }

  parentsOf = (id: string): readonly ParentStep[] => this.parents.get(id) ?? [];
  parentIdsOf = (id: string): readonly string[] => this.parentsOf(id).map(({ parent }) => parent);
  childrenOf = (id: string): readonly string[] => this.children.get(id) ?? [];
  spousesOf = (id: string): readonly string[] => this.spouses.get(id) ?? [];
  unionBetween = (id: string, other: string): UnionKind | null => this.partners.get(id)?.get(other) ?? null;
  findMeetingDistance = (a: string, b: string, limit: number): number | null =>
    findMeetingDistance(this.parentIdsOf, a, b, limit);
  genderOf = (id: string): Gender | null => this.people.get(id)?.gender ?? null;
  heightOf(id: string): number {
    const knownHeight = this.heights.get(id);
    if (knownHeight !== undefined) return knownHeight;
    this.heights.set(id, 0); // guards against loops: a person met again here would be their own ancestor
    const height = this.parentsOf(id).reduce((highest, { parent }) => Math.max(highest, this.heightOf(parent) + 1), 0);
    this.heights.set(id, height);
    return height;
  }

  /**
   * Whether the first of two is older: by birth dates or, if these do not decide, by their order as children of one
   * union. Null when unknown.
   */
  isOlder(id: string, than: string): boolean | null {
    const [a, b] = [this.people.get(id)?.born, this.people.get(than)?.born];
    if (a && b) {
      if (a.latest < b.earliest) return true;
      if (b.latest < a.earliest) return false;
    }
    for (const { union } of this.parentsOf(id)) {
      const places = this.places.get(union)!;
      if (places.has(than)) return places.get(id)! < places.get(than)!;
    }
    return null;
  }
}

function push<T>(into: Map<string, T[]>, key: string, value: T): void {
  const list = into.get(key);
  if (list) list.push(value);
  else into.set(key, [value]);
}
function pushOnce(into: Map<string, string[]>, key: string, value: string): void {
  if (!into.get(key)?.includes(value)) push(into, key, value);
}
