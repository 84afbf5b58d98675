import { byRoute, concurrent } from '../../../kit/calls/call.ts';
import type { categoryTemplate } from '../contract.ts';
import type { checkName, createEntry, saveVersion } from '../writing-contract.ts';
import type { compareRevisions } from '../../../editing/revisions/revision-contract.ts';

/** Calls of this editor, by route. */
export const entryRoutes = {
  create: byRoute<typeof createEntry>('POST /api/item/save', concurrent),
  checkName: byRoute<typeof checkName>('POST /api/item/checkName/'),
  template: byRoute<typeof categoryTemplate>('GET /api/category/template/{x}'),
  compare: byRoute<typeof compareRevisions>('GET /data/revision/compare'),
  save: byRoute<typeof saveVersion>('POST /api/user/version/save', concurrent),
};
