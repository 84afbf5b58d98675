// Separate from part.ts, because readers' pages load part.ts and would also contain the file names of these imports.
export const changes = () => import('./map-script-changes.tsx').then(({ mapScriptChanges }) => mapScriptChanges);
export const submissionEditor = () =>
  Promise.all([import('../../../../editing/own/as-submission-editor.tsx'), import('./edit-map-script.tsx')]).then(
    ([{ asSubmissionEditor }, { EditMapScript }]) => asSubmissionEditor(EditMapScript),
  );
