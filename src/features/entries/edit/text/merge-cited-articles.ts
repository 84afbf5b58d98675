import type { ArticleCitation } from '../../rules.ts';

/** Merges cited articles without asking: all of theirs, then those that are new in mine. */
export const mergeCitedArticles = (
  base: readonly ArticleCitation[],
  local: readonly ArticleCitation[],
  remote: readonly ArticleCitation[],
): ArticleCitation[] => [
  ...remote,
  ...local.filter(({ articleId }) => ![...base, ...remote].some((article) => article.articleId === articleId)),
];
