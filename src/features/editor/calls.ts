import { byLine } from '../../kit/calls/call.ts';
import type { cancelLock, heartbeat, lockStatus, withdraw, deleteDraft } from '../revisions/contract.ts';
import type { checkName, createEntry, openPart, saveVersion } from '../entries/writing-contract.ts';
import type { compareRevisions } from '../history/contract.ts';
import type { saveRelations } from '../relations/writing-contract.ts';
import type { saveTimeline } from '../timelines/writing-contract.ts';
import type { saveTimemap } from '../timemaps/writing-contract.ts';
import type { categoryTemplate, entryIntro, linkedEntries, linkTarget, revisionDetail } from '../entries/contract.ts';
import type { getSuggestion } from '../search/contract.ts';
import type { findSource } from '../sources/contract.ts';

/** The calls of writing by their lines: their schemas stay on the server. Two parts of an entry may ask at once. */
const many = <E extends { lines: readonly string[] }>(endpoint: E): E => ({ ...endpoint, once: false });

export const lines = {
  part: many(byLine<typeof openPart>('GET /data/part/{itemId}/{module}')),
  status: many(byLine<typeof lockStatus>('POST /api/item/lock/status')),
  heartbeat: many(byLine<typeof heartbeat>('POST /api/item/heartbeat/update')),
  cancel: many(byLine<typeof cancelLock>('POST /api/item/cancel')),
  save: many(byLine<typeof saveVersion>('POST /api/user/version/save')),
  saveRelations: many(byLine<typeof saveRelations>('POST /api/item/relation/save')),
  saveTimeline: many(byLine<typeof saveTimeline>('POST /api/item/timeline/save')),
  saveTimemap: many(byLine<typeof saveTimemap>('POST /api/item/timemap/save')),
  create: many(byLine<typeof createEntry>('POST /api/item/save')),
  checkName: byLine<typeof checkName>('POST /api/item/checkName/'),
  deleteDraft: byLine<typeof deleteDraft>('POST /api/user/draft/delete'),
  withdraw: byLine<typeof withdraw>('POST /data/revision/withdraw'),
  revision: many(byLine<typeof revisionDetail>('GET /api/item/version/detail/{lang}/{id}')),
  compare: byLine<typeof compareRevisions>('GET /data/revision/compare'),
  intro: many(byLine<typeof entryIntro>('GET /api/item/intro/{lang}/{id}')),
  template: byLine<typeof categoryTemplate>('GET /api/category/template/{x}'),
  linked: many(byLine<typeof linkedEntries>('POST /data/entries/linked')),
  linkTarget: many(byLine<typeof linkTarget>('GET /api/link/v1/n/item/get')),
  findSource: many(byLine<typeof findSource>('GET /data/source/find')),
  suggest: byLine<typeof getSuggestion>('GET /api/search/getSuggestion'),
};
