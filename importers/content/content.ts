/** The content of a folder in memory (importers/content/load.ts reads it; docs/content.md describes the files). */
import type { UnionKind } from '../../src/features/families/rules.ts';
import type { RelationWord, SourceFile, SubjectFile } from './schemas.ts';

/** A text in five languages, in the order of every table of this product: zh, en, fr, es, jp. */
export type Five = readonly [zh: string, en: string, fr: string, es: string, jp: string];
type FiveLists = readonly [zh: string[], en: string[], fr: string[], es: string[], jp: string[]];

/** A date as the source gives it: `-0221`, `-0210-09` or `-0210-09-10~`. */
export type When = string;
/** From and to; `..` as the end means: to the present. */
export type Span = readonly [start: When, end: When | '..'];

/** A source of `sources/`, and where in it: chapter, book, line, page. */
export type Cited = readonly [source: string, where?: string];

interface SubjectTime {
  role: SubjectFile['times'][number]['role'];
  span: Span;
  source: Cited;
}

export interface SubjectEvent {
  when: When | Span;
  title: Five;
  /** A place of places.json, or a subject that has a place. */
  at?: string | undefined;
  weight: 1 | 2 | 3;
  with?: string[] | undefined;
  source: Cited;
}

export interface SubjectRelation {
  word: string;
  to: string;
  when?: When | Span;
  at?: string | undefined;
  note?: Five;
  source: Cited;
}

/** A node of a subject's timemap in addition to its events: a stage of a journey, a wall, a realm. */
export interface SubjectNode {
  title: Five;
  description?: Five;
  when?: When | Span;
  at: string;
  sketch?: NonNullable<SubjectFile['nodes']>[number]['sketch'];
  weight: 1 | 2 | 3;
  source: Cited;
}

export interface Subject extends Pick<SubjectFile, 'kind' | 'region'> {
  id: string;
  /** A short entry. */
  brief?: true;
  names: Five;
  /** An empty list for a language without other names. */
  otherNames: FiveLists;
  disambiguation?: Five;
  /** In hiragana. */
  reading?: string;
  gender?: NonNullable<SubjectFile['gender']>;
  isWay?: true;
  /** English names on the maps of borders that lead to this subject. */
  onMaps?: readonly string[];
  painting?: NonNullable<SubjectFile['painting']>;
  times: SubjectTime[];
  place?: Place;
  /** Plain text. */
  summary: Five;
  events: SubjectEvent[];
  relations: SubjectRelation[];
  nodes?: SubjectNode[];
  same?: NonNullable<SubjectFile['identifiers']>;
}

export interface Place {
  at: readonly [latitude: number, longitude: number];
  name: Five;
}

export interface Source extends Omit<SourceFile, '$schema' | 'title'> {
  title: string | Five;
}

export type RelationWords = Readonly<Record<string, RelationWord>>;

/** A person of a house who is no subject of `subjects/`. */
export interface HousePerson {
  id: string;
  names: Five;
  /** Other names in any language. */
  also: string[];
  gender: 'male' | 'female';
  royal: boolean;
  /** Of the house itself, by birth, adoption or foundation; the others married into it or are kin by their mothers. */
  isMember: boolean;
  /** Birth to death; an unknown date is empty, as `['', '0014']` or `['0041', '']`. */
  life: readonly [born: When | '', died: When | ''] | null;
  reigns: Span[];
  /** Polities that they ruled, one row for each time. */
  ruled: { realm: string; when: Span; source: Cited }[];
  note: Five | null;
  source: Cited;
}

/** A union, stored with its first partner, who may be a subject of `subjects/` too. */
export interface HouseUnion {
  partners: string[];
  kind: UnionKind;
  when: When | Span | null;
  ended: 'divorce' | 'annulment' | 'death' | null;
  doubtful: boolean;
  /** In the order of birth. */
  children: { key: string; adopted: boolean; doubtful: boolean }[];
  source: Cited;
}

export interface House {
  id: string;
  region: SubjectFile['region'];
  names: Five;
  /** One sentence: which house it is. */
  note: Five;
  /** When it ruled. */
  span: Span;
  source: Cited;
  /** Members who are in `subjects/` or in another house. */
  elsewhere: readonly string[];
  persons: HousePerson[];
  unions: HouseUnion[];
}
