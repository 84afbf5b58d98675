// Separate from parts.ts, because readers' pages load parts.ts and would also contain the file names of these imports.
export const chapterSubmissionEditor = () =>
  import('./chapter-submission-editor.tsx').then(({ ChapterSubmissionEditor }) => ChapterSubmissionEditor);
export const bookChanges = () => import('./book-changes.tsx').then(({ bookChanges: changes }) => changes);
export const chapterChanges = () => import('./book-changes.tsx').then(({ chapterChanges: changes }) => changes);
