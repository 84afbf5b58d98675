// Separate from part.ts, because readers' pages load part.ts and would also contain the file names of these imports.
export const mend = () => import('./mend-article.tsx').then(({ MendArticle }) => MendArticle);
export const changes = () => import('./article-changes.tsx').then(({ articleChanges }) => articleChanges);
