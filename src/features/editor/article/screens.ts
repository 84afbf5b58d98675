// Apart from part.ts: pages for readers carry that, and would carry the name of every file that these need.
export const mend = () => import('./mend-article.tsx').then(({ MendArticle }) => MendArticle);
export const changes = () => import('./article-changes.tsx').then(({ articleChanges }) => articleChanges);
