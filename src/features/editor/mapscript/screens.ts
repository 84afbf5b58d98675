// Apart from part.ts: pages for readers carry that, and would carry the name of every file that these need.
export const changes = () => import('./map-script-changes.tsx').then(({ mapScriptChanges }) => mapScriptChanges);
export const mend = () =>
  Promise.all([import('../own/mend-own.tsx'), import('./edit-map-script.tsx')]).then(
    ([{ mendOwn }, { EditMapScript }]) => mendOwn(EditMapScript),
  );
