import type { Generated } from 'kysely';

export interface ImageTable {
  id: string;
  subjectId: string;
  createdAt: Generated<Date>;
}
