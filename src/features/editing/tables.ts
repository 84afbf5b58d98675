import type { Generated } from 'kysely';
import type { Language } from '../../rules/languages.ts';
import type { Module } from '../../rules/modules.ts';

export interface RevisionTable {
  id: string;
  module: Module;
  subjectId: string;
  language: Language | null;
  authorId: string;
  state: 'passed';
  content: unknown;
  baseId: string | null;
  originId: string | null;
  rejectReason: string | null;
  createdAt: Generated<Date>;
  decidedAt: Date | null;
}
export interface OriginTable {
  id: string;
  name: string;
  licence: string;
  url: string | null;
}
export interface ImportRecordTable {
  originId: string;
  key: string;
  subjectId: string;
  hash: string;
  linkedHash: string | null;
  importedAt: Generated<Date>;
}
