import { articles } from './features/articles/handlers.server.ts';
import { articleWriting } from './features/articles/writing-handlers.server.ts';
import { bookBeside } from './features/books/beside/handlers.server.ts';
import { backups } from './features/backups/handlers.server.ts';
import { changes } from './features/changes/handlers.server.ts';
import { bookMentions } from './features/books/mentions/handlers.server.ts';
import { bookSearch } from './features/books/search/handlers.server.ts';
import { books } from './features/books/handlers.server.ts';
import { bookWriting } from './features/books/writing-handlers.server.ts';
import { editing } from './features/revisions/handlers.server.ts';
import { entries } from './features/entries/handlers.server.ts';
import { entryWriting } from './features/entries/writing/handlers.server.ts';
import { families } from './features/families/handlers.server.ts';
import { history } from './features/history/handlers.server.ts';
import { review } from './features/review/handlers.server.ts';
import { relationWriting } from './features/relations/writing-handlers.server.ts';
import { timelineWriting } from './features/timelines/writing-handlers.server.ts';
import { timemapWriting } from './features/timemaps/writing-handlers.server.ts';
import { groups } from './features/groups/handlers.server.ts';
import { savedGraphs } from './features/groups/saved.server.ts';
import { help } from './features/help/handlers.server.ts';
import { home } from './features/home/handlers.server.ts';
import { jobDesk } from './features/jobs/handlers.server.ts';
import { merging } from './features/merging/handlers.server.ts';
import { operations } from './features/operations/handlers.server.ts';
import { galleries } from './features/media/gallery/handlers.server.ts';
import { foreign } from './features/media/foreign/handlers.server.ts';
import { recordings } from './features/media/recordings/handlers.server.ts';
import { media } from './features/media/handlers.server.ts';
import { paintings } from './features/paintings/handlers.server.ts';
import { wall } from './features/paintings/wall/handlers.server.ts';
import { paintingWriting } from './features/paintings/writing-handlers.server.ts';
import { relations } from './features/relations/handlers.server.ts';
import { messages } from './features/messages/handlers.server.ts';
import { userCentre } from './features/user-centre/handlers.server.ts';
import { search } from './features/search/handlers.server.ts';
import { accounts } from './features/accounts/handlers.server.ts';
import { social } from './features/social/handlers.server.ts';
import { sources } from './features/sources/handlers.server.ts';
import { tasks } from './features/tasks/handlers.server.ts';
import { tracking } from './features/tracking/handlers.server.ts';
import { timelines } from './features/timelines/handlers.server.ts';
import { mapScriptCalls } from './features/timemaps/scripts/handlers.server.ts';
import { tourCalls } from './features/tours/handlers.server.ts';
import { timemaps } from './features/timemaps/handlers.server.ts';
import { encryptionHandlers } from './kit/calls/body-encryption.server.ts';

/** Every feature that answers calls. */
export const features = [
  home,
  entries,
  entryWriting,
  relations,
  relationWriting,
  families,
  groups,
  savedGraphs,
  timelines,
  timelineWriting,
  timemaps,
  timemapWriting,
  mapScriptCalls,
  tourCalls,
  search,
  bookSearch,
  bookMentions,
  bookBeside,
  books,
  bookWriting,
  articles,
  articleWriting,
  media,
  recordings,
  foreign,
  galleries,
  paintings,
  wall,
  paintingWriting,
  jobDesk,
  backups,
  merging,
  operations,
  changes,
  help,
  accounts,
  userCentre,
  messages,
  editing,
  review,
  history,
  sources,
  tracking,
  tasks,
  encryptionHandlers,
  social,
];
