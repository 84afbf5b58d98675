// Apart from parts.ts: pages for readers carry that, and would carry the name of every file that these need.
export const mendChapter = () => import('./mend-chapter.tsx').then(({ MendChapter }) => MendChapter);
export const bookChanges = () => import('./book-changes.tsx').then(({ bookChanges: changes }) => changes);
export const chapterChanges = () => import('./book-changes.tsx').then(({ chapterChanges: changes }) => changes);
