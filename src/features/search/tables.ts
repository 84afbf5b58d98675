import type { Generated } from 'kysely';
import type { Language } from '../../rules/languages.ts';
import type { SearchType } from '../../rules/search-types.ts';

export interface SearchPassageTable {
  id: Generated<number>;
  type: SearchType;
  ref: string;
  thingId: string;
  language: Language;
  position: number;
  text: string;
  folded: string;
  words: string;
}

/** By what a name is found: itself, how it is read, or the first letters of that. */
export type NameForm = 'name' | 'reading' | 'pinyin' | 'initials';

export interface SearchNameTable {
  key: string;
  form: NameForm;
  /** Whether of the name itself or of another name of the same. */
  own: boolean;
  at: number;
  type: SearchType;
  ref: string;
  thingId: string;
  language: Language;
  name: string;
}
export interface SearchIndexTable {
  one: Generated<boolean>;
  version: number;
  reached: string | null;
}
