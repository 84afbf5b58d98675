import { articleTexts } from './features/articles/texts.ts';
import { articleWritingTexts } from './features/articles/writing-texts.ts';
import { backupTexts } from './features/backups/texts.ts';
import { packLinkTexts, packTexts } from './features/packs/texts.ts';
import { mentionTexts } from './features/books/mentions/texts.ts';
import { bookSearchTexts } from './features/books/search/texts.ts';
import { bookTexts } from './features/books/texts.ts';
import { bookWritingTexts } from './features/books/writing-texts.ts';
import { deskTexts, reportTexts } from './features/review/texts.ts';
import { editingTexts } from './features/revisions/texts.ts';
import { entryTexts, kindTexts } from './features/entries/texts.ts';
import { familyTexts } from './features/families/texts.ts';
import { groupTexts } from './features/groups/texts.ts';
import { groupWritingTexts } from './features/editor/group/group-texts.ts';
import { helpTexts } from './features/help/texts.ts';
import { homeTexts } from './features/home/texts.ts';
import { jobTexts } from './features/jobs/texts.ts';
import { mediaTexts } from './features/media/texts.ts';
import { recordingTexts, recordingWritingTexts } from './features/media/recordings/texts.ts';
import { uploadTexts } from './features/media/uploads/texts.ts';
import { notificationTexts } from './features/messages/notification-texts.ts';
import { messagePanelTexts } from './features/messages/texts.ts';
import { wallTexts } from './features/paintings/wall/texts.ts';
import { paintingTexts } from './features/paintings/page-texts.ts';
import { paintingWords } from './features/paintings/texts.ts';
import { mergeTexts } from './features/merging/texts.ts';
import { operationTexts } from './features/operations/texts.ts';
import { overviewTexts } from './features/user-centre/overview/texts.ts';
import { profileTexts } from './features/user-centre/texts.ts';
import { graphTexts } from './features/relations/graph-texts.ts';
import { relationTexts } from './features/relations/texts.ts';
import { searchTexts } from './features/search/texts.ts';
import { accountErrorTexts } from './features/accounts/error-texts.ts';
import { appTexts } from './features/site/app/texts.ts';
import { signInTexts } from './features/accounts/texts.ts';
import { socialTexts } from './features/social/texts.ts';
import { topicTexts } from './features/topics/texts.ts';
import { timelinesTexts } from './features/timelines/texts.ts';
import { taskTexts } from './features/tasks/texts.ts';
import { trackingTexts } from './features/tracking/texts.ts';
import { mapScriptTexts } from './features/timemaps/scripts/texts.ts';
import { tourTexts } from './features/tours/texts.ts';
import { timemapsTexts } from './features/timemaps/texts.ts';
import { figureTexts } from './features/editor/text/figure-texts.ts';
import { galleryTexts } from './features/editor/gallery/gallery-texts.ts';
import { paintingWritingTexts } from './features/editor/painting/painting-texts.ts';
import { pictureTexts } from './features/editor/picture/picture-texts.ts';
import { viewerTexts } from './features/media/viewer-texts.ts';
import { writingTexts } from './features/editor/texts.ts';

/**
 * Texts by who says them: the browser gets a set when an island says it (islands.ts), in the reader's language
 * (texts.server.ts). What is in `site` every page may say.
 */
export const textSets = {
  site: { ...homeTexts, ...kindTexts, ...packLinkTexts },
  entries: { ...entryTexts, ...helpTexts },
  relations: { ...relationTexts, ...graphTexts },
  families: familyTexts,
  search: searchTexts,
  timelines: timelinesTexts,
  timemaps: { ...timemapsTexts, ...mapScriptTexts },
  tours: tourTexts,
  books: { ...bookTexts, ...bookSearchTexts, ...mentionTexts },
  articles: { ...articleTexts, ...topicTexts },
  /** Reporting is offered with the rest. */
  social: { ...socialTexts, ...reportTexts },
  app: appTexts,
  groups: groupTexts,
  paintings: { ...paintingTexts, ...paintingWords, ...viewerTexts, ...recordingTexts, ...wallTexts },
  accounts: { ...accountErrorTexts, ...signInTexts, ...messagePanelTexts },
  /** What only they meet who work here: user centre, writing, review. */
  work: {
    ...bookWritingTexts,
    ...articleWritingTexts,
    ...profileTexts,
    ...overviewTexts,
    ...editingTexts,
    ...deskTexts,
    ...writingTexts,
    ...mediaTexts,
    ...jobTexts,
    ...backupTexts,
    ...packTexts,
    ...mergeTexts,
    ...operationTexts,
    ...trackingTexts,
    ...taskTexts,
    ...figureTexts,
    ...galleryTexts,
    ...pictureTexts,
    ...paintingWritingTexts,
    ...groupWritingTexts,
    ...recordingWritingTexts,
    ...uploadTexts,
  },
};
export type TextSet = keyof typeof textSets;
/** Every text of the product; never bundled for the browser. */
export const allTexts = {
  ...textSets.site,
  ...textSets.entries,
  ...textSets.relations,
  ...textSets.families,
  ...textSets.search,
  ...textSets.books,
  ...textSets.timelines,
  ...textSets.timemaps,
  ...textSets.tours,
  ...textSets.paintings,
  ...textSets.articles,
  ...textSets.social,
  ...textSets.app,
  ...textSets.groups,
  ...textSets.accounts,
  ...textSets.work,
  ...notificationTexts,
};
// The names of parts are open: until each brings its own texts (src/parts.ts), theirs are not checked.
export type TextKey = WithoutPlural<keyof typeof allTexts>;

/** Whoever says a plural names it without its ending. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
