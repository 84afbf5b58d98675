import type { Generated } from 'kysely';
import type { Kind, Region } from '../../rules/kinds.ts';
import type { Language } from '../../rules/languages.ts';
import type { Lack } from './rules.ts';

/** Something that an entry lacks and that takes five minutes. */
export interface TaskTable {
  subjectId: string;
  lack: Lack;
  /** Empty for tasks that do not depend on a language. */
  language: Language | '';
  kind: Kind;
  region: Region | null;
  /** Best linked first. */
  rank: number;
}
/** A task that a member completed. */
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
