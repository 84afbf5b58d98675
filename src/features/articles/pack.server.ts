import { z } from 'zod';
import { importedForm } from '../../kit/packs/imported-form.server.ts';
import { contentLanguages } from '../../rules/languages.ts';
import { ArticleContent } from './rules.ts';

export const articlesFile = 'articles.ndjson';

/** An article of a pack: a line of `articles.ndjson`. */
export const ArticleLine = z.strictObject({
  id: z.string().regex(/^article-[\w-]{1,80}$/),
  language: z.enum(contentLanguages),
  content: ArticleContent,
});

export const articlesForm = importedForm(articlesFile, 'article');
