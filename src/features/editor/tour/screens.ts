// Apart from part.ts: pages for readers carry that, and would carry the name of every file that these need.
export const changes = () => import('./tour-changes.tsx').then(({ tourChanges }) => tourChanges);
export const mend = () =>
  Promise.all([import('../own/mend-own.tsx'), import('./edit-tour.tsx')]).then(([{ mendOwn }, { EditTour }]) =>
    mendOwn(EditTour),
  );
