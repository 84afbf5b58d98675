// Separate from part.ts, because readers' pages load part.ts and would also contain the file names of these imports.
export const changes = () => import('./tour-changes.tsx').then(({ tourChanges }) => tourChanges);
export const submissionEditor = () =>
  Promise.all([import('../../../editing/own/as-submission-editor.tsx'), import('./edit-tour.tsx')]).then(
    ([{ asSubmissionEditor }, { EditTour }]) => asSubmissionEditor(EditTour),
  );
