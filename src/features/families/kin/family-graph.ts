import type { Gender } from '../../../rules/kinds.ts';
import { levelMeeting } from './climbing.ts';

/** A person as far as kinship goes. */
export interface Relative {
  id: string;
  gender: Gender | null;
  /** First and last second in which they may have been born; null: nobody knows. */
  born: { earliest: number; latest: number } | null;
}

/** A union as far as kinship goes. */
export interface Couple {
  id: string;
  partners: readonly string[];
  /** In the order of birth. */
  children: readonly { id: string; adopted: boolean; doubtful: boolean }[];
}

/** A step from a child to a parent. */
export interface ToParent {
  parent: string;
  union: string;
  adopted: boolean;
  doubtful: boolean;
}

/** Who is whose parent, child and spouse, to be walked. */
export interface Kindred {
  parentsOf(id: string): readonly ToParent[];
  /** The same by their ids alone, each perhaps more than once: what climbing needs, a thousand times a question. */
  parentIdsOf(id: string): readonly string[];
  childrenOf(id: string): readonly string[];
  spousesOf(id: string): readonly string[];
  genderOf(id: string): Gender | null;
  /** Generations of the longest line above somebody: every parent has fewer than their child. */
  heightOf(id: string): number;
  /** Steps of a line of blood that climbing from both sides in turn meets first; null where there is none. */
  levelMeeting(a: string, b: string, most: number): number | null;
}

/** People and unions, to be walked. Each union is there once. */
export class FamilyGraph implements Kindred {
  readonly people: ReadonlyMap<string, Relative>;
  private readonly parents = new Map<string, ToParent[]>();
  private readonly children = new Map<string, string[]>();
  private readonly spouses = new Map<string, string[]>();
  private readonly heights = new Map<string, number>();
  /** Place of a child among the children of a union. */
  private readonly places = new Map<string, Map<string, number>>();

  constructor(people: Iterable<Relative>, unions: Iterable<Couple>) {
    this.people = new Map(Array.from(people, (one) => [one.id, one]));
    for (const { id, partners, children } of unions) {
      this.places.set(id, new Map(children.map((child, place) => [child.id, place])));
      for (const child of children) {
        for (const parent of partners) {
          if (parent === child.id) continue;
          push(this.parents, child.id, { parent, union: id, adopted: child.adopted, doubtful: child.doubtful });
          pushOnce(this.children, parent, child.id);
        }
      }
      for (const one of partners) for (const other of partners) if (one !== other) pushOnce(this.spouses, one, other);
    }
  }

  parentsOf = (id: string): readonly ToParent[] => this.parents.get(id) ?? [];
  parentIdsOf = (id: string): readonly string[] => this.parentsOf(id).map(({ parent }) => parent);
  childrenOf = (id: string): readonly string[] => this.children.get(id) ?? [];
  spousesOf = (id: string): readonly string[] => this.spouses.get(id) ?? [];
  levelMeeting = (a: string, b: string, most: number): number | null => levelMeeting(this.parentIdsOf, a, b, most);
  genderOf = (id: string): Gender | null => this.people.get(id)?.gender ?? null;
  heightOf(id: string): number {
    const known = this.heights.get(id);
    if (known !== undefined) return known;
    this.heights.set(id, 0); // met again on the way up, somebody would be their own ancestor
    const height = this.parentsOf(id).reduce((most, { parent }) => Math.max(most, this.heightOf(parent) + 1), 0);
    this.heights.set(id, height);
    return height;
  }

  /**
   * Which of two is older: by their births, or, among children of one union whose births do not tell, by their order
   * there. Null where nobody knows.
   */
  isOlder(one: string, than: string): boolean | null {
    const [a, b] = [this.people.get(one)?.born, this.people.get(than)?.born];
    if (a && b) {
      if (a.latest < b.earliest) return true;
      if (b.latest < a.earliest) return false;
    }
    for (const { union } of this.parentsOf(one)) {
      const places = this.places.get(union)!;
      if (places.has(than)) return places.get(one)! < places.get(than)!;
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
