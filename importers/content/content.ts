/** The content of a folder in memory (importers/content/load.ts reads it; docs/content.md describes the files). */
import type { UnionKind } from '../../src/features/families/rules.ts';
import type { InContentLanguages } from '../../src/rules/languages.ts';
import type { RelationWord, SourceFile, SubjectFile } from './schemas.ts';

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
  title: InContentLanguages;
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
  note?: InContentLanguages | undefined;
  source: Cited;
}

/** A node of a subject's timemap in addition to its events: a stage of a journey, a wall, a realm. */
export interface SubjectNode {
  title: InContentLanguages;
  description?: InContentLanguages | undefined;
  when?: When | Span;
  at: string;
  sketch?: NonNullable<SubjectFile['nodes']>[number]['sketch'];
  weight: 1 | 2 | 3;
  source: Cited;
}

export interface Subject extends Pick<
  SubjectFile,
  'kind' | 'region' | 'names' | 'disambiguation' | 'gender' | 'isWay' | 'onMaps' | 'painting' | 'summary'
> {
  id: string;
  /** A short entry. */
  brief?: true;
  /** An empty list for a language without other names. */
  otherNames: InContentLanguages<string[]>;
  /** In hiragana. */
  reading?: string;
  times: SubjectTime[];
  place?: Place;
  events: SubjectEvent[];
  relations: SubjectRelation[];
  nodes?: SubjectNode[];
  same?: NonNullable<SubjectFile['identifiers']>;
}

export interface Place {
  at: readonly [latitude: number, longitude: number];
  name: InContentLanguages;
}

export type Source = Omit<SourceFile, '$schema'>;

export type RelationWords = Readonly<Record<string, RelationWord>>;

/** A person of a house who is no subject of `subjects/`. */
export interface HousePerson {
  id: string;
  names: InContentLanguages;
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
  note: InContentLanguages | null;
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
  names: InContentLanguages;
  /** One sentence: which house it is. */
  note: InContentLanguages;
  /** When it ruled. */
  span: Span;
  source: Cited;
  /** Members who are in `subjects/` or in another house. */
  elsewhere: readonly string[];
  persons: HousePerson[];
  unions: HouseUnion[];
}
