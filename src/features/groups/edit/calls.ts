import { byRoute, concurrent } from '../../../kit/calls/call.ts';
import type { deleteGroup, groupDetail, previewGroup, saveGroup, saveGroupDraft } from '../contract.ts';

/** Calls of this editor, by route. */
export const groupRoutes = {
  groupDetail: byRoute<typeof groupDetail>('POST /api/special/group/detail', concurrent),
  saveGroup: byRoute<typeof saveGroup>('POST /api/special/group/save', concurrent),
  saveGroupDraft: byRoute<typeof saveGroupDraft>('POST /api/special/groupDraft/save', concurrent),
  previewGroup: byRoute<typeof previewGroup>('POST /data/group/shown'),
  deleteGroup: byRoute<typeof deleteGroup>('POST /api/special/content/delete'),
};
