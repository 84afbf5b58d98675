export const submissionEditor = () =>
  Promise.all([import('../../../../src/editing/own/as-submission-editor.tsx'), import('./edit-inscription.tsx')]).then(
    ([{ asSubmissionEditor }, { EditInscription }]) => asSubmissionEditor(EditInscription),
  );
