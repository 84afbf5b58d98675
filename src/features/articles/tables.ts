import type { Generated } from 'kysely';
import type { Language } from '../../rules/languages.ts';
import type { Reading } from '../reading/face/reading.server.ts';
import type { ArticleContent, ArticleKind } from './rules.ts';

/** An article, from its first draft on. */
export interface ArticleTable {
  /** Id of its thing. */
  id: string;
  title: string;
  language: Language;
  authorId: string;
  /** Null if it is not published. */
  publishedAt: Date | null;
  kind: Generated<ArticleKind>;
  abstract: Generated<string>;
  /** As last passed; null if it only ever had a title. */
  content: ArticleContent | null;
  reading: Reading | null;
  covers: Generated<string[]>;
  revisionId: string | null;
  createdAt: Generated<Date>;
  changedAt: Generated<Date>;
}
/** A thing that an article mentions. */
export interface ArticleMentionTable {
  articleId: string;
  thingId: string;
  /** True for a card; false for a link or a quotation. */
  isCard: boolean;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    article: ArticleTable;
    articleMention: ArticleMentionTable;
  }
}
