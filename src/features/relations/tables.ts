import type { Generated, GeneratedAlways } from 'kysely';
import type { InLanguages } from '../../rules/languages.ts';
import type { Citation } from '../../rules/schemas.ts';
import type { RelationType } from '../../rules/relation-types.ts';
import type { TimeColumns } from '../../kit/database/time-columns.ts';

type Nullable<T> = { [Key in keyof T]: T[Key] | null };

/** A relation of two subjects, as published. */
export interface RelationTable extends Nullable<TimeColumns> {
  id: string;
  /** Its number in the graph (`edge.number`). */
  number: Generated<number>;
  fromId: string;
  toId: string;
  timeDesc: string | null;
  type: RelationType;
  word: InLanguages;
  inverse: InLanguages | null;
  sentence: InLanguages | null;
  latitude: number | null;
  longitude: number | null;
  placeName: InLanguages | null;
  description: InLanguages | null;
  attributes: Generated<Record<string, string>>;
  source: Citation | null;
  /** The union that it is derived from (features/families); null for a relation written by a member. */
  unionId: string | null;
  /** Historical years, derived from the time record. */
  fromYear: GeneratedAlways<number | null>;
  toYear: GeneratedAlways<number | null>;
}

/** A relation as an edge of the graph: subjects by `subject.number`, the type by `typeCode`. */
interface EdgeTable {
  number: number;
  a: number;
  b: number;
  type: number;
  fromYear: number | null;
  toYear: number | null;
}
/** Number of relations with a word; maintained by triggers (migrations/0001-baseline.sql). */
interface RelationWordTable {
  id: string;
  type: RelationType;
  word: InLanguages;
  inverse: InLanguages | null;
  relations: number;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    relation: RelationTable;
    relationWord: RelationWordTable;
    edge: EdgeTable;
  }
}
