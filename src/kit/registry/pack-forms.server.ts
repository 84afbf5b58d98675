import type { PackForm } from '../packs/pack-form.server.ts';

/** How a pack tells other programs what is in it. Filled by `registerFeatures`. */
export const packForms: PackForm[] = [];
