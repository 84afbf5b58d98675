import './features.ts';
import { accountsFeature } from './features/accounts/feature.server.ts';
import { answersFeature } from './features/answers/feature.server.ts';
import { articlesFeature } from './features/articles/feature.server.ts';
import { assistantsFeature } from './features/assistants/feature.server.ts';
import { extraFeatures } from './extra-features.server.ts';
import { backupsFeature } from './features/backups/feature.server.ts';
import { booksFeature } from './features/books/feature.server.ts';
import { changesFeature } from './features/changes/feature.server.ts';
import { editingFeature } from './editing/feature.server.ts';
import { entriesFeature } from './features/entries/feature.server.ts';
import { exercisesFeature } from './features/exercises/feature.server.ts';
import { familiesFeature } from './features/families/feature.server.ts';
import { groupsFeature } from './features/groups/feature.server.ts';
import { helpFeature } from './features/help/feature.server.ts';
import { historyFeature } from './features/history/feature.server.ts';
import { homeFeature } from './features/home/feature.server.ts';
import { jobsFeature } from './features/jobs/feature.server.ts';
import { mediaFeature } from './features/media/feature.server.ts';
import { mergingFeature } from './features/merging/feature.server.ts';
import { messagesFeature } from './features/messages/feature.server.ts';
import { operationsFeature } from './features/operations/feature.server.ts';
import { packsFeature } from './features/packs/feature.server.ts';
import { openDataFeature } from './features/open-data/feature.server.ts';
import { paintingsFeature } from './features/paintings/feature.server.ts';
import { relationsFeature } from './features/relations/feature.server.ts';
import { reviewFeature } from './features/review/feature.server.ts';
import { revisionsFeature } from './editing/revisions/feature.server.ts';
import { searchFeature } from './features/search/feature.server.ts';
import { siteFeature } from './features/site/feature.server.ts';
import { socialFeature } from './features/social/feature.server.ts';
import { sourcesFeature } from './features/sources/feature.server.ts';
import { gapsFeature } from './features/gaps/feature.server.ts';
import { tasksFeature } from './features/tasks/feature.server.ts';
import { timelinesFeature } from './features/timelines/feature.server.ts';
import { timemapsFeature } from './features/timemaps/feature.server.ts';
import { topicsFeature } from './features/topics/feature.server.ts';
import { toursFeature } from './features/tours/feature.server.ts';
import { trackingFeature } from './features/tracking/feature.server.ts';
import { userCentreFeature } from './features/user-centre/feature.server.ts';
import { kitFeature } from './kit/feature.server.ts';
import { registerFeatures } from './kit/registry/feature.server.ts';

/**
 * Every feature of the server, one per line, in the order in which their parts are published and their hooks run: facts
 * create a subject, an event's rank depends on how well its subject is linked, books are indexed after their entries.
 * Importing this file fills the registry (kit/registry); every process imports it first.
 */
registerFeatures([
  homeFeature,
  entriesFeature,
  relationsFeature,
  familiesFeature,
  timelinesFeature,
  timemapsFeature,
  paintingsFeature,
  mediaFeature,
  searchFeature,
  assistantsFeature,
  answersFeature,
  sourcesFeature,
  booksFeature,
  articlesFeature,
  topicsFeature,
  groupsFeature,
  toursFeature,
  packsFeature,
  changesFeature,
  openDataFeature,
  exercisesFeature,
  helpFeature,
  accountsFeature,
  userCentreFeature,
  messagesFeature,
  socialFeature,
  gapsFeature,
  tasksFeature,
  editingFeature,
  revisionsFeature,
  reviewFeature,
  historyFeature,
  mergingFeature,
  jobsFeature,
  backupsFeature,
  operationsFeature,
  trackingFeature,
  siteFeature,
  kitFeature,
  ...extraFeatures,
]);
