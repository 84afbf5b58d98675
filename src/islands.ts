import { isSignedIn, isWeixinReturn } from './features/accounts/face/account-marks.ts';
import { code } from './kit/islands/wake.ts';

const everything = ['site', 'entries', 'relations', 'search', 'timelines', 'timemaps', 'accounts', 'work'] as const;

/** Every island: the name by which pages know it, the texts that it may say, and its code, loaded when it wakes. */
export const islands = {
  // Of every page.
  header: code(
    ['site', 'search', 'accounts'],
    () => import('./features/site/site-header.tsx').then(({ SiteHeader }) => SiteHeader),
    isSignedIn,
  ),
  'account-host': code(
    ['site', 'accounts'],
    () => import('./features/accounts/screens/account-host.tsx').then(({ AccountHost }) => AccountHost),
    () => isSignedIn() || isWeixinReturn(),
  ),
  notices: code(['site', 'accounts'], () => import('./ui/notices.tsx').then(({ Notices }) => Notices)),

  'home-stage': code(['site', 'entries', 'relations', 'timelines', 'timemaps'], () =>
    import('./features/home/stage/home-stage.tsx').then(({ HomeStage }) => HomeStage),
  ),
  'search-box': code(['site', 'search'], () =>
    import('./features/search/face/search-box.tsx').then(({ SearchBox }) => SearchBox),
  ),
  'path-form': code(['site', 'relations', 'search'], () =>
    import('./features/relations/paths/path-form.tsx').then(({ PathForm }) => PathForm),
  ),
  timeline: code(['site', 'entries', 'relations', 'timelines'], () =>
    import('./features/timelines/stage/timeline-screen.tsx').then(({ TimelineScreen }) => TimelineScreen),
  ),
  'embedded-axis': code(['site', 'entries', 'relations', 'timelines'], () =>
    import('./features/timelines/stage/embedded-axis.tsx').then(({ EmbeddedAxis }) => EmbeddedAxis),
  ),
  'world-timemap': code(['site', 'entries', 'relations', 'timelines', 'timemaps'], () =>
    import('./features/timemaps/world/world-timemap.tsx').then(({ WorldTimemap }) => WorldTimemap),
  ),

  // Of an entry and its history.
  'entry-nav': code(['site', 'entries'], () =>
    import('./features/entries/nav/entry-nav.tsx').then(({ EntryNav }) => EntryNav),
  ),
  'entry-timeline': code(['site', 'entries', 'relations', 'timelines'], () =>
    import('./features/timelines/face/entry-timeline.tsx').then(({ TimelineView }) => TimelineView),
  ),
  'entry-timemap': code(['site', 'entries', 'relations', 'timelines', 'timemaps'], () =>
    import('./features/timemaps/face/timemap-view.tsx').then(({ TimemapView }) => TimemapView),
  ),
  'entry-relations': code(['site', 'entries', 'relations'], () =>
    import('./features/relations/face/relation-view.tsx').then(({ RelationView }) => RelationView),
  ),
  'cite-this': code(['site', 'entries'], () =>
    import('./features/entries/citing/cite-this.tsx').then(({ CiteThis }) => CiteThis),
  ),
  again: code(everything, () => import('./features/history/buttons.tsx').then(({ AgainButton }) => AgainButton)),
  report: code(everything, () =>
    import('./features/review/face/report-button.tsx').then(({ ReportButton }) => ReportButton),
  ),

  // Pages of those who sign in and work here, each one island.
  'sign-in': code(['site', 'accounts'], () =>
    import('./features/accounts/screens/sign-in-entry.tsx').then(({ SignInEntry }) => SignInEntry),
  ),
  appeal: code(['site', 'accounts'], () =>
    import('./features/accounts/screens/appeal-page.tsx').then(({ Appeal }) => Appeal),
  ),
  usercentre: code(everything, () =>
    import('./features/user-centre/usercentre-page.tsx').then(({ Usercentre }) => Usercentre),
  ),
  review: code(everything, () => import('./features/review/review-page.tsx').then(({ ReviewDesk }) => ReviewDesk)),
  jobs: code(everything, () => import('./features/jobs/jobs-page.tsx').then(({ JobsDesk }) => JobsDesk)),
  edit: code(everything, () => import('./features/editor/edit-page.tsx').then(({ Edit }) => Edit)),
  'new-entry': code(everything, () =>
    import('./features/editor/new-entry/newentry-page.tsx').then(({ BeginEntry }) => BeginEntry),
  ),

  // Pages that are measured and tested, under `/dev`.
  'dev-widgets': code(everything, () => import('../bench/pages/widgets-page.tsx').then(({ Widgets }) => Widgets)),
  'dev-graph': code(everything, () => import('../bench/pages/graph-page.tsx').then(({ GraphBench }) => GraphBench)),
  'dev-timeline': code(everything, () => import('../bench/pages/timeline-page.tsx').then(({ AxisBench }) => AxisBench)),
  'dev-timemap': code(everything, () => import('../bench/pages/timemap-page.tsx').then(({ MapBench }) => MapBench)),
  'dev-writing': code(everything, () =>
    import('../bench/pages/writing-page.tsx').then(({ WritingBench }) => WritingBench),
  ),
  'dev-cylinder': code(everything, () =>
    import('../bench/pages/cylinder-page.tsx').then(({ CylinderBench }) => CylinderBench),
  ),
};
