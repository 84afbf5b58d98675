import type { Generated } from 'kysely';
import type { Kind, Region } from '../../rules/kinds.ts';
import type { Language } from '../../rules/languages.ts';
import type { Lack } from './rules.ts';

export interface TaskTable {
  subjectId: string;
  lack: Lack;
  /** Empty for what is in no language. */
  language: Language | '';
  kind: Kind;
  region: Region | null;
  /** The best linked first. */
  rank: number;
}
export interface TaskDoneTable {
  memberId: string;
  subjectId: string;
  lack: Lack;
  language: Language | '';
  doneAt: Generated<Date>;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    task: TaskTable;
    taskDone: TaskDoneTable;
  }
}
