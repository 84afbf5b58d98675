// Separate from part.ts, because readers' pages load part.ts and would also contain the file names of these imports.
export const editor = () => import('./edit-family.tsx').then(({ EditFamily }) => EditFamily);
export const changes = () => import('./family-changes.tsx').then(({ familyChanges }) => familyChanges);
