import { accountsFeature } from './features/accounts/feature.ts';
import { articlesFeature } from './features/articles/feature.ts';
import { booksFeature } from './features/books/feature.ts';
import { entriesFeature } from './features/entries/feature.ts';
import { exercisesFeature } from './features/exercises/feature.ts';
import { familiesFeature } from './features/families/feature.ts';
import { groupsFeature } from './features/groups/feature.ts';
import { helpFeature } from './features/help/feature.ts';
import { historyFeature } from './features/history/feature.ts';
import { homeFeature } from './features/home/feature.ts';
import { jobsFeature } from './features/jobs/feature.ts';
import { mediaFeature } from './features/media/feature.ts';
import { mergingFeature } from './features/merging/feature.ts';
import { operationsFeature } from './features/operations/feature.ts';
import { paintingsFeature } from './features/paintings/feature.ts';
import { relationsFeature } from './features/relations/feature.ts';
import { reviewFeature } from './features/review/feature.ts';
import { searchFeature } from './features/search/feature.ts';
import { siteFeature } from './features/site/feature.ts';
import { socialFeature } from './features/social/feature.ts';
import { timelinesFeature } from './features/timelines/feature.ts';
import { timemapsFeature } from './features/timemaps/feature.ts';
import { topicsFeature } from './features/topics/feature.ts';
import { toursFeature } from './features/tours/feature.ts';
import { gapsFeature } from './features/gaps/feature.ts';
import { trackingFeature } from './features/tracking/feature.ts';
import { userCentreFeature } from './features/user-centre/feature.ts';
import { extraFeatures } from './extra-features.ts';
import { registerFeatures } from './kit/registry/feature.ts';

/**
 * The browser half of every feature, one per line: islands, and parts in the order of the editor's tabs. Importing this
 * file fills the registry: the script of every page and the server import it.
 */
export const islands = registerFeatures([
  accountsFeature,
  articlesFeature,
  booksFeature,
  entriesFeature,
  exercisesFeature,
  familiesFeature,
  groupsFeature,
  helpFeature,
  historyFeature,
  homeFeature,
  jobsFeature,
  mediaFeature,
  mergingFeature,
  operationsFeature,
  paintingsFeature,
  relationsFeature,
  reviewFeature,
  searchFeature,
  siteFeature,
  socialFeature,
  timelinesFeature,
  timemapsFeature,
  topicsFeature,
  toursFeature,
  gapsFeature,
  trackingFeature,
  userCentreFeature,
  ...extraFeatures,
]);
