import { byRoute, concurrent } from '../kit/calls/call.ts';
import type { cancelLock, heartbeat, lockStatus, withdraw, deleteDraft } from './revisions/contract.ts';
import type { deleteGroup, groupDetail, previewGroup, saveGroup, saveGroupDraft } from '../features/groups/contract.ts';
import type { checkName, createEntry, openPart, saveVersion } from '../features/entries/writing-contract.ts';
import type { thingCards } from '../features/articles/contract.ts';
import type { deleteArticle, newerVersions, openArticle, saveArticle } from '../features/articles/writing-contract.ts';
import type { searchBook } from '../features/books/search/contract.ts';
import type { bookForm } from '../features/books/contract.ts';
import type { deleteBook, openBookPart, saveBook, saveChapter } from '../features/books/writing-contract.ts';
import type { compareRevisions } from '../features/history/contract.ts';
import type { familyOf } from '../features/families/contract.ts';
import type { saveFamily } from '../features/families/writing-contract.ts';
import type { saveRelations } from '../features/relations/writing-contract.ts';
import type { saveTimeline } from '../features/timelines/writing-contract.ts';
import type { saveTimemap } from '../features/timemaps/writing-contract.ts';
import type { openMapScript, saveMapScript } from '../features/timemaps/scripts/contract.ts';
import type { openTour, saveTour } from '../features/tours/contract.ts';
import type { openPicture, saveGallery, savePictureDetails, saveRegions } from '../features/media/gallery/contract.ts';
import type { saveRecordings } from '../features/media/recordings/contract.ts';
import type { savePainting } from '../features/paintings/writing-contract.ts';
import type {
  categoryTemplate,
  entryIntro,
  linkedEntries,
  linkTarget,
  namedEntries,
} from '../features/entries/contract.ts';
import type { revisionDetail } from '../features/history/contract.ts';
import type { getSuggestion } from '../features/search/contract.ts';
import type { findBook, findSource, sourceLookup } from '../features/sources/contract.ts';

/** The editor's API calls by route; their schemas stay on the server. Parts of an entry may call concurrently. */
export const routes = {
  part: byRoute<typeof openPart>('GET /data/part/{itemId}/{module}', concurrent),
  status: byRoute<typeof lockStatus>('POST /api/item/lock/status', concurrent),
  heartbeat: byRoute<typeof heartbeat>('POST /api/item/heartbeat/update', concurrent),
  cancel: byRoute<typeof cancelLock>('POST /api/item/cancel', concurrent),
  save: byRoute<typeof saveVersion>('POST /api/user/version/save', concurrent),
  saveRelations: byRoute<typeof saveRelations>('POST /api/item/relation/save', concurrent),
  saveFamily: byRoute<typeof saveFamily>('POST /data/family/save', concurrent),
  family: byRoute<typeof familyOf>('GET /data/family/{id}', concurrent),
  saveTimeline: byRoute<typeof saveTimeline>('POST /api/item/timeline/save', concurrent),
  saveTimemap: byRoute<typeof saveTimemap>('POST /api/item/timemap/save', concurrent),
  bookPart: byRoute<typeof openBookPart>('GET /data/book/part/{bookId}', concurrent),
  saveBook: byRoute<typeof saveBook>('POST /api/book/save', concurrent),
  saveChapter: byRoute<typeof saveChapter>('POST /data/book/chapter', concurrent),
  deleteBook: byRoute<typeof deleteBook>('POST /api/book/delete', concurrent),
  openArticle: byRoute<typeof openArticle>('GET /data/article/part/{articleId}', concurrent),
  saveArticle: byRoute<typeof saveArticle>('POST /data/article/save', concurrent),
  deleteArticle: byRoute<typeof deleteArticle>('POST /api/article/ugc/v1/y/del', concurrent),
  newerArticles: byRoute<typeof newerVersions>('GET /api/article/ugc/v1/y/view/newer'),
  gather: byRoute<typeof thingCards>('GET /data/article/cards', concurrent),
  searchBook: byRoute<typeof searchBook>('GET /home/Book/searchBook'),
  bookForm: byRoute<typeof bookForm>('POST /api/index/book/formTemplate'),
  openPicture: byRoute<typeof openPicture>('GET /data/image/open/{id}', concurrent),
  saveRegions: byRoute<typeof saveRegions>('POST /data/image/regions', concurrent),
  savePictureDetails: byRoute<typeof savePictureDetails>('POST /data/image/details', concurrent),
  saveGallery: byRoute<typeof saveGallery>('POST /data/gallery/save', concurrent),
  saveRecordings: byRoute<typeof saveRecordings>('POST /data/recordings/save', concurrent),
  savePainting: byRoute<typeof savePainting>('POST /api/painting/w1/y/savePainting', concurrent),
  groupDetail: byRoute<typeof groupDetail>('POST /api/special/group/detail', concurrent),
  saveGroup: byRoute<typeof saveGroup>('POST /api/special/group/save', concurrent),
  saveGroupDraft: byRoute<typeof saveGroupDraft>('POST /api/special/groupDraft/save', concurrent),
  previewGroup: byRoute<typeof previewGroup>('POST /data/group/shown'),
  deleteGroup: byRoute<typeof deleteGroup>('POST /api/special/content/delete'),
  openMapScript: byRoute<typeof openMapScript>('GET /data/mapscript/open/{id}', concurrent),
  saveMapScript: byRoute<typeof saveMapScript>('POST /data/mapscript/save', concurrent),
  openTour: byRoute<typeof openTour>('GET /data/tour/open/{id}', concurrent),
  saveTour: byRoute<typeof saveTour>('POST /data/tour/save', concurrent),
  create: byRoute<typeof createEntry>('POST /api/item/save', concurrent),
  checkName: byRoute<typeof checkName>('POST /api/item/checkName/'),
  deleteDraft: byRoute<typeof deleteDraft>('POST /api/user/draft/delete', concurrent),
  withdraw: byRoute<typeof withdraw>('POST /data/revision/withdraw', concurrent),
  revision: byRoute<typeof revisionDetail>('GET /api/item/version/detail/{lang}/{id}', concurrent),
  compare: byRoute<typeof compareRevisions>('GET /data/revision/compare'),
  intro: byRoute<typeof entryIntro>('GET /api/item/intro/{lang}/{id}', concurrent),
  template: byRoute<typeof categoryTemplate>('GET /api/category/template/{x}'),
  linked: byRoute<typeof linkedEntries>('POST /data/entries/linked', concurrent),
  namedEntries: byRoute<typeof namedEntries>('POST /data/entries/named', concurrent),
  linkTarget: byRoute<typeof linkTarget>('GET /api/link/v1/n/item/get', concurrent),
  findSource: byRoute<typeof findSource>('GET /data/source/find', concurrent),
  sourceLookup: byRoute<typeof sourceLookup>('GET /data/source/lookup', concurrent),
  findBook: byRoute<typeof findBook>('GET /data/source/book'),
  suggest: byRoute<typeof getSuggestion>('GET /api/search/getSuggestion'),
};
