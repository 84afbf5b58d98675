import type { Generated } from 'kysely';
import type { InLanguages } from '../../rules/languages.ts';
import type { Citation } from '../../rules/nouns.ts';
import type { RelationType } from '../../rules/relation-types.ts';
import type { TimeColumns } from '../../kit/time-columns.ts';

type Undated<T> = { [Key in keyof T]: T[Key] | null };

export interface RelationTable extends Undated<TimeColumns> {
  id: string;
  fromId: string;
  toId: string;
  type: RelationType;
  word: InLanguages;
  inverse: InLanguages | null;
  latitude: number | null;
  longitude: number | null;
  placeName: InLanguages | null;
  description: InLanguages | null;
  attributes: Generated<Record<string, string>>;
  source: Citation | null;
}
