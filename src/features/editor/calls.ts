import { byRoute } from '../../kit/calls/call.ts';
import type { cancelLock, heartbeat, lockStatus, withdraw, deleteDraft } from '../revisions/contract.ts';
import type { checkName, createEntry, openPart, saveVersion } from '../entries/writing-contract.ts';
import type { bookForm } from '../books/contract.ts';
import type { deleteBook, openBookPart, saveBook, saveChapter } from '../books/writing-contract.ts';
import type { compareRevisions } from '../history/contract.ts';
import type { saveRelations } from '../relations/writing-contract.ts';
import type { saveTimeline } from '../timelines/writing-contract.ts';
import type { saveTimemap } from '../timemaps/writing-contract.ts';
import type { categoryTemplate, entryIntro, linkedEntries, linkTarget, revisionDetail } from '../entries/contract.ts';
import type { getSuggestion } from '../search/contract.ts';
import type { findSource } from '../sources/contract.ts';

/** The calls of writing by their lines: their schemas stay on the server. Two parts of an entry may ask at once. */
const many = <E extends { routes: readonly string[] }>(endpoint: E): E => ({ ...endpoint, abortPrevious: false });

export const lines = {
  part: many(byRoute<typeof openPart>('GET /data/part/{itemId}/{module}')),
  status: many(byRoute<typeof lockStatus>('POST /api/item/lock/status')),
  heartbeat: many(byRoute<typeof heartbeat>('POST /api/item/heartbeat/update')),
  cancel: many(byRoute<typeof cancelLock>('POST /api/item/cancel')),
  save: many(byRoute<typeof saveVersion>('POST /api/user/version/save')),
  saveRelations: many(byRoute<typeof saveRelations>('POST /api/item/relation/save')),
  saveTimeline: many(byRoute<typeof saveTimeline>('POST /api/item/timeline/save')),
  saveTimemap: many(byRoute<typeof saveTimemap>('POST /api/item/timemap/save')),
  bookPart: many(byRoute<typeof openBookPart>('GET /data/book/part/{bookId}')),
  saveBook: many(byRoute<typeof saveBook>('POST /api/book/save')),
  saveChapter: many(byRoute<typeof saveChapter>('POST /data/book/chapter')),
  deleteBook: byRoute<typeof deleteBook>('POST /api/book/delete'),
  bookForm: byRoute<typeof bookForm>('POST /api/index/book/formTemplate'),
  create: many(byRoute<typeof createEntry>('POST /api/item/save')),
  checkName: byRoute<typeof checkName>('POST /api/item/checkName/'),
  deleteDraft: byRoute<typeof deleteDraft>('POST /api/user/draft/delete'),
  withdraw: byRoute<typeof withdraw>('POST /data/revision/withdraw'),
  revision: many(byRoute<typeof revisionDetail>('GET /api/item/version/detail/{lang}/{id}')),
  compare: byRoute<typeof compareRevisions>('GET /data/revision/compare'),
  intro: many(byRoute<typeof entryIntro>('GET /api/item/intro/{lang}/{id}')),
  template: byRoute<typeof categoryTemplate>('GET /api/category/template/{x}'),
  linked: many(byRoute<typeof linkedEntries>('POST /data/entries/linked')),
  linkTarget: many(byRoute<typeof linkTarget>('GET /api/link/v1/n/item/get')),
  findSource: many(byRoute<typeof findSource>('GET /data/source/find')),
  suggest: byRoute<typeof getSuggestion>('GET /api/search/getSuggestion'),
};
