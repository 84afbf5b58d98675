import { byRoute, concurrent } from '../kit/calls/call.ts';
import type { entryIntro, linkTarget, linkedEntries, namedEntries } from './lookups/contract.ts';
import type { findSource, sourceLookup } from './lookups/source-contract.ts';
import type { cancelLock, deleteDraft, heartbeat, lockStatus, withdraw } from './revisions/contract.ts';
import type { openPart } from './lookups/contract.ts';
import type { revisionDetail } from './revisions/revision-contract.ts';
import type { getSuggestion } from '../kit/suggestions/contract.ts';

/** Calls of every editor, by route; their schemas stay on the server. Parts of an entry may call concurrently. */
export const routes = {
  part: byRoute<typeof openPart>('GET /data/part/{itemId}/{module}', concurrent),
  revision: byRoute<typeof revisionDetail>('GET /api/item/version/detail/{lang}/{id}', concurrent),
  status: byRoute<typeof lockStatus>('POST /api/item/lock/status', concurrent),
  heartbeat: byRoute<typeof heartbeat>('POST /api/item/heartbeat/update', concurrent),
  cancel: byRoute<typeof cancelLock>('POST /api/item/cancel', concurrent),
  deleteDraft: byRoute<typeof deleteDraft>('POST /api/user/draft/delete', concurrent),
  withdraw: byRoute<typeof withdraw>('POST /data/revision/withdraw', concurrent),
  intro: byRoute<typeof entryIntro>('GET /api/item/intro/{lang}/{id}', concurrent),
  linked: byRoute<typeof linkedEntries>('POST /data/entries/linked', concurrent),
  namedEntries: byRoute<typeof namedEntries>('POST /data/entries/named', concurrent),
  linkTarget: byRoute<typeof linkTarget>('GET /api/link/v1/n/item/get', concurrent),
  findSource: byRoute<typeof findSource>('GET /data/source/find', concurrent),
  sourceLookup: byRoute<typeof sourceLookup>('GET /data/source/lookup', concurrent),
  suggest: byRoute<typeof getSuggestion>('GET /api/search/getSuggestion'),
};
