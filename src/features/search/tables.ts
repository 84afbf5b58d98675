import type { Generated } from 'kysely';
import type { Language } from '../../rules/languages.ts';
import type { SearchType } from '../../rules/search/search-types.ts';

/** A text in which a thing is found. */
interface SearchPassageTable {
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

/** The source of a key: the name itself, its reading, its pinyin, or the initials. */
export type NameForm = 'name' | 'reading' | 'pinyin' | 'initials';

/** A name by which a thing is found. */
interface SearchNameTable {
  key: string;
  form: NameForm;
  /** Whether it is the entry's own name or another one. */
  own: boolean;
  at: number;
  type: SearchType;
  ref: string;
  thingId: string;
  language: Language;
  name: string;
}
/** Which version of the folding rules the search rows follow. */
interface SearchIndexTable {
  one: Generated<boolean>;
  version: number;
  reached: string | null;
  /** The last passage whose thing's sentences are indexed. */
  sentencesTo: Generated<string>;
  /** The text model that computed the vectors, and the last passage whose thing has one. */
  vectorsModel: string | null;
  vectorsTo: Generated<string>;
}
/** The meaning of an entry as the operator's text model sees it: one signed byte per number. */
interface SearchVectorTable {
  thingId: string;
  vector: Buffer;
  number: Generated<string>;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    searchPassage: SearchPassageTable;
    searchName: SearchNameTable;
    searchIndex: SearchIndexTable;
    searchVector: SearchVectorTable;
  }
}
