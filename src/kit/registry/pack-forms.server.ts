import type { PackForm } from '../packs/pack-form.server.ts';

/** Output formats of a pack for other programs. Filled by `registerFeatures`. */
export const packForms: PackForm[] = [];
