// Apart from part.ts: pages for readers carry that, and would carry the name of every file that these need.
export const editor = () => import('./edit-family.tsx').then(({ EditFamily }) => EditFamily);
export const changes = () => import('./family-changes.tsx').then(({ familyChanges }) => familyChanges);
