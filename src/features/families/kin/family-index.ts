import { findMeetingDistance } from './climbing.ts';
import type { UnionKind } from '../rules.ts';
import { closerKind, type Couple, type FamilyLookup, type ParentStep } from './family-graph.ts';

/** Members of unions; a union is an index, counted from 0. */
export interface MemberRows {
  unions: Int32Array | readonly number[];
  people: readonly string[];
}
export interface ChildRows extends MemberRows {
  /** 1: adopted, 2: doubtful, 3: both. */
  marks: readonly number[];
}

const adoptedFlag = 1,
  doubtfulFlag = 2;

/** A list of values per row, concatenated: those of row n are between starts n and n + 1. */
class Lists {
  readonly starts: Int32Array;
  readonly values: Int32Array;
  constructor(rows: number, of: Int32Array, values: Int32Array) {
    this.starts = new Int32Array(rows + 1);
    for (const row of of) this.starts[row + 1]!++;
    for (let row = 0; row < rows; row++) this.starts[row + 1]! += this.starts[row]!;
    const next = this.starts.slice();
    this.values = new Int32Array(values.length);
    for (let at = 0; at < of.length; at++) this.values[next[of[at]!]!++] = values[at]!;
  }
  of = (row: number): Int32Array => this.values.subarray(this.starts[row]!, this.starts[row + 1]!);
}

/**
 * All families, in arrays of numbers: about 60 bytes per person in addition to the id. Holds only parents, children and
 * spouses.
 */
export class FamilyIndex implements FamilyLookup {
  readonly #ids: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #partners: Lists;
  readonly #children: Lists;
  /** Marks of each child of a union, in the order of `#children`. */
  readonly #marks: Uint8Array;
  readonly #asPartner: Lists;
  readonly #asChild: Lists;
  readonly #heights: Int16Array;
  readonly #kinds: readonly UnionKind[];

  /** The rows of a union are in the order of its members. */
  constructor(kinds: readonly UnionKind[], partners: MemberRows, children: ChildRows) {
    const unions = kinds.length;
    this.#kinds = kinds;
    const numbers = new Map<string, number>();
    const numbered = ({ people }: MemberRows) =>
      Int32Array.from(people, (id) => {
        const number = numbers.get(id) ?? numbers.size;
        numbers.set(id, number);
        return number;
      });
    const [partner, child] = [numbered(partners), numbered(children)];
    this.#numbers = numbers;
    this.#ids = [...numbers.keys()];
    const [ofPartner, ofChild] = [Int32Array.from(partners.unions), Int32Array.from(children.unions)];
    this.#partners = new Lists(unions, ofPartner, partner);
    this.#children = new Lists(unions, ofChild, child);
    this.#asPartner = new Lists(numbers.size, partner, ofPartner);
    this.#asChild = new Lists(numbers.size, child, ofChild);
    this.#marks = new Uint8Array(child.length);
    const next = this.#children.starts.slice();
    for (let at = 0; at < child.length; at++) this.#marks[next[ofChild[at]!]!++] = children.marks[at]!;
    this.#heights = new Int16Array(numbers.size).fill(-1);
    for (let person = 0; person < numbers.size; person++) this.#measure(person);
  }

  parentsOf = (id: string): readonly ParentStep[] => this.#each(id, this.#asChild, this.#parentsIn);
  childrenOf = (id: string): readonly string[] => this.#each(id, this.#asPartner, this.#childrenIn);
  spousesOf = (id: string): readonly string[] => this.#each(id, this.#asPartner, this.#spousesIn);
  unionBetween(id: string, other: string): UnionKind | null {
    const [person, partner] = [this.#numbers.get(id), this.#numbers.get(other)];
    if (person === undefined || partner === undefined) return null;
    let closest: UnionKind | null = null;
    for (const union of this.#asPartner.of(person))
      if (this.#partners.of(union).includes(partner)) closest = closerKind(closest, this.#kinds[union]!);
    return closest;
  }
  genderOf = (): null => null;
  parentIdsOf = (id: string): readonly string[] => {
    const person = this.#numbers.get(id);
    return person === undefined ? [] : this.#parentsOf(person).map((parent) => this.#ids[parent]!);
  };
  findMeetingDistance(a: string, b: string, limit: number): number | null {
    const [person, other] = [this.#numbers.get(a), this.#numbers.get(b)];
    return person === undefined || other === undefined
      ? null
      : findMeetingDistance(this.#parentsOf, person, other, limit);
  }
  heightOf(id: string): number {
    const person = this.#numbers.get(id);
    return person === undefined ? 0 : this.#heights[person]!;
  }

  /** The unions among some people, restricted to those members. */
  unionsAmong(people: ReadonlySet<string>): Couple[] {
    const unions = new Set<number>();
    for (const id of people) {
      const person = this.#numbers.get(id);
      if (person === undefined) continue;
      for (const union of this.#asPartner.of(person)) unions.add(union);
      for (const union of this.#asChild.of(person)) unions.add(union);
    }
    return Array.from(unions, (union): Couple => {
      const partners = Array.from(this.#partners.of(union), (partner) => this.#ids[partner]!);
      const children = Array.from(this.#children.of(union), (child, at) => ({
        id: this.#ids[child]!,
        ...decodeFlags(this.#marks[this.#children.starts[union]! + at]!),
      }));
      return {
        id: String(union),
        kind: this.#kinds[union]!,
        partners: partners.filter((id) => people.has(id)),
        children: children.filter(({ id }) => people.has(id)),
      };
    }).filter(({ partners, children }) => partners.length + children.length > 1);
  }

  /** A person and everyone connected to them through unions, at any distance, nearest first. */
  relativesOf(id: string): string[] {
    const start = this.#numbers.get(id);
    if (start === undefined) return [id];
    const met = new Set([start]),
      unions = new Set<number>();
    for (const person of met)
      for (const lists of [this.#asPartner, this.#asChild])
        for (const union of lists.of(person)) {
          if (unions.has(union)) continue;
          unions.add(union);
          for (const members of [this.#partners, this.#children]) for (const other of members.of(union)) met.add(other);
        }
    return Array.from(met, (person) => this.#ids[person]!);
  }

  #each<T>(id: string, lists: Lists, take: (person: number, union: number, into: T[]) => void): T[] {
    const person = this.#numbers.get(id),
      results: T[] = [];
    if (person === undefined) return results;
    const { starts, values } = lists;
    for (let at = starts[person]!; at < starts[person + 1]!; at++) take(person, values[at]!, results);
    return results;
  }

  #parentsIn = (child: number, union: number, into: ParentStep[]): void => {
    const { starts, values } = this.#children;
    let mark = 0;
    for (let at = starts[union]!; at < starts[union + 1]!; at++) if (values[at] === child) mark = this.#marks[at]!;
    for (const parent of this.#partners.of(union))
      if (parent !== child) into.push({ parent: this.#ids[parent]!, union: String(union), ...decodeFlags(mark) });
  };
  #childrenIn = (parent: number, union: number, into: string[]): void => {
    for (const child of this.#children.of(union)) if (child !== parent) pushOnce(into, this.#ids[child]!);
  };
  #spousesIn = (person: number, union: number, into: string[]): void => {
    if (this.#kinds[union] !== 'marriage') return;
    for (const other of this.#partners.of(union)) if (other !== person) pushOnce(into, this.#ids[other]!);
  };

  /** Computes the heights of a person and all ancestors, without recursion: a line may include everyone. */
  #measure(from: number): void {
    const below = [from];
    while (below.length) {
      const person = below.at(-1)!;
      if (this.#heights[person]! > -1) {
        below.pop();
        continue;
      }
      let height = 0,
        isKnown = true;
      for (const parent of this.#parentsOf(person)) {
        const above = this.#heights[parent]!;
        // A parent whose height is already being computed would be their own ancestor, so it is skipped.
        if (above === unknownHeight) {
          below.push(parent);
          isKnown = false;
        } else if (above !== heightInProgress) height = Math.max(height, above + 1);
      }
      if (isKnown) this.#heights[person] = Math.min(height, maxHeight);
      else this.#heights[person] = heightInProgress;
      if (isKnown) below.pop();
    }
  }
  /** Written as plain loops for speed: climbing calls it about a thousand times per question. */
  #parentsOf = (child: number): number[] => {
    const unions = this.#asChild,
      partners = this.#partners,
      parents: number[] = [];
    for (let at = unions.starts[child]!; at < unions.starts[child + 1]!; at++) {
      const union = unions.values[at]!,
        end = partners.starts[union + 1]!;
      for (let place = partners.starts[union]!; place < end; place++) {
        const parent = partners.values[place]!;
        if (parent !== child) parents.push(parent);
      }
    }
    return parents;
  };
}

const unknownHeight = -1,
  heightInProgress = -2,
  maxHeight = 32_767;
const decodeFlags = (mark: number) => ({ adopted: (mark & adoptedFlag) > 0, doubtful: (mark & doubtfulFlag) > 0 });
function pushOnce(into: string[], id: string): void {
  if (!into.includes(id)) into.push(id);
}
