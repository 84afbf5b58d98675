// Separate from part.ts, because readers' pages load part.ts and would also contain the file names of these imports.
export const submissionEditor = () =>
  import('./article-submission-editor.tsx').then(({ ArticleSubmissionEditor }) => ArticleSubmissionEditor);
export const changes = () => import('./article-changes.tsx').then(({ articleChanges }) => articleChanges);
