import type { Generated } from 'kysely';
import type { Language } from '../../rules/languages.ts';
import type { Reading } from '../reading/face/reading.server.ts';
import type { ArticleContent, ArticleKind } from './rules.ts';

/** An article from the moment its author begins it. */
export interface ArticleTable {
  /** Its thing. */
  id: string;
  title: string;
  language: Language;
  authorId: string;
  /** Null: readers have nothing of it yet. */
  publishedAt: Date | null;
  kind: Generated<ArticleKind>;
  abstract: Generated<string>;
  /** As it passed last; null where only a title was ever kept. */
  content: ArticleContent | null;
  reading: Reading | null;
  covers: Generated<string[]>;
  revisionId: string | null;
  createdAt: Generated<Date>;
  changedAt: Generated<Date>;
}
/** What an article names. */
export interface ArticleMentionTable {
  articleId: string;
  thingId: string;
  /** It is gathered under a heading; else a link or a quotation names it. */
  isCard: boolean;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    article: ArticleTable;
    articleMention: ArticleMentionTable;
  }
}
