import { isSignedIn, isWeixinReturn } from './features/accounts/face/account-marks.ts';
import { isMakingTour } from './features/tours/face/made-tour.ts';
import { code } from './kit/islands/wake.ts';

const everything = [
  'site',
  'entries',
  'relations',
  'families',
  'search',
  'timelines',
  'timemaps',
  'tours',
  'books',
  'paintings',
  'articles',
  'groups',
  'accounts',
  'social',
  'work',
] as const;

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
  'map-script': code(['site', 'entries', 'relations', 'timelines', 'timemaps'], () =>
    import('./features/timemaps/scripts/map-script-view.tsx').then(({ MapScriptView }) => MapScriptView),
  ),
  'tour-player': code(['site', 'tours'], () =>
    import('./features/tours/tour-player.tsx').then(({ TourPlayer }) => TourPlayer),
  ),
  'embedded-tour': code(['site', 'tours'], () =>
    import('./features/tours/embedded-tour.tsx').then(({ EmbeddedTour }) => EmbeddedTour),
  ),
  'tour-capture': code(
    ['site', 'accounts', 'tours'],
    () => import('./features/tours/face/tour-capture.tsx').then(({ TourCapture }) => TourCapture),
    isMakingTour,
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
  family: code(['site', 'relations', 'timelines', 'timemaps', 'families'], () =>
    import('./features/families/face/family-view.tsx').then(({ FamilyView }) => FamilyView),
  ),
  'cite-this': code(['site', 'entries'], () =>
    import('./features/entries/citing/cite-this.tsx').then(({ CiteThis }) => CiteThis),
  ),
  again: code(everything, () => import('./features/history/buttons.tsx').then(({ AgainButton }) => AgainButton)),
  report: code(everything, () =>
    import('./features/review/face/report-button.tsx').then(({ ReportButton }) => ReportButton),
  ),

  'mention-desk': code(['site', 'books', 'work'], () =>
    import('./features/books/mentions/mention-desk.tsx').then(({ MentionDesk }) => MentionDesk),
  ),
  'follow-text': code(['site', 'books'], () =>
    import('./features/books/beside/follow-text.tsx').then(({ FollowText }) => FollowText),
  ),
  'in-book-search': code(['site', 'books'], () =>
    import('./features/books/search/page/in-book-search.tsx').then(({ InBookSearch }) => InBookSearch),
  ),
  'reader-tools': code(['site', 'books', 'search'], () =>
    import('./features/books/reader/reader-tools.tsx').then(({ ReaderTools }) => ReaderTools),
  ),
  // What readers do with a thing.
  social: code(['site', 'accounts', 'social'], () =>
    import('./features/social/face/social-actions.tsx').then(({ SocialActions }) => SocialActions),
  ),
  favourite: code(
    ['site', 'accounts', 'social'],
    () => import('./features/social/face/favourite-button.tsx').then(({ FavouriteAction }) => FavouriteAction),
    isSignedIn,
  ),
  comments: code(['site', 'search', 'accounts', 'social'], () =>
    import('./features/social/comments/conversation.tsx').then(({ Conversation }) => Conversation),
  ),

  // Of paintings and pictures.
  'picture-viewer': code(['site', 'relations', 'paintings'], () =>
    import('./features/media/face/picture-viewer.tsx').then(({ PictureViewer }) => PictureViewer),
  ),
  'painting-viewer': code(['site', 'relations', 'paintings'], () =>
    import('./features/paintings/painting-viewer.tsx').then(({ PaintingViewer }) => PaintingViewer),
  ),
  'compare-pictures': code(['site', 'relations', 'paintings'], () =>
    import('./features/media/face/compare-pictures.tsx').then(({ ComparePictures }) => ComparePictures),
  ),
  'picture-search': code(['site', 'paintings'], () =>
    import('./features/paintings/home/picture-search.tsx').then(({ PictureSearch }) => PictureSearch),
  ),
  'painting-wall': code(['site', 'paintings'], () =>
    import('./features/paintings/wall/painting-wall.tsx').then(({ PaintingWall }) => PaintingWall),
  ),
  'collection-map': code(['site', 'timemaps', 'paintings'], () =>
    import('./features/paintings/home/collection-map.tsx').then(({ CollectionMap }) => CollectionMap),
  ),

  keeping: code(['site', 'app'], () => import('./features/site/app/keeping.tsx').then(({ Keeping }) => Keeping)),
  // Of what members make themselves.
  'group-view': code(['site', 'entries', 'relations', 'timelines', 'timemaps', 'families', 'groups'], () =>
    import('./features/groups/group-view.tsx').then(({ GroupView }) => GroupView),
  ),
  'group-actions': code(['site', 'accounts', 'groups'], () =>
    import('./features/groups/group-actions.tsx').then(({ GroupActions }) => GroupActions),
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
  reading: code(everything, () =>
    import('./features/tracking/reading-page.tsx').then(({ ReadingDesk }) => ReadingDesk),
  ),
  jobs: code(everything, () => import('./features/jobs/jobs-page.tsx').then(({ JobsDesk }) => JobsDesk)),
  health: code(everything, () => import('./features/operations/health-page.tsx').then(({ HealthDesk }) => HealthDesk)),
  merge: code(everything, () => import('./features/merging/merge-page.tsx').then(({ MergeDesk }) => MergeDesk)),
  audit: code(everything, () => import('./features/operations/audit-page.tsx').then(({ AuditDesk }) => AuditDesk)),
  edit: code(everything, () => import('./features/editor/edit-page.tsx').then(({ Edit }) => Edit)),
  'edit-book': code(everything, () =>
    import('./features/editor/books/edit-book-page.tsx').then(({ BookEdit }) => BookEdit),
  ),
  'edit-map-script': code(everything, () =>
    import('./features/editor/mapscript/edit-map-script-page.tsx').then(({ MapScriptEdit }) => MapScriptEdit),
  ),
  'edit-article': code(everything, () =>
    import('./features/editor/article/edit-article-page.tsx').then(({ ArticleDesk }) => ArticleDesk),
  ),
  'edit-tour': code(everything, () =>
    import('./features/editor/tour/edit-tour-page.tsx').then(({ TourEdit }) => TourEdit),
  ),
  'edit-picture': code(everything, () =>
    import('./features/editor/picture/picture-page.tsx').then(({ PictureDesk }) => PictureDesk),
  ),
  'edit-group': code(everything, () =>
    import('./features/editor/group/edit-group-page.tsx').then(({ GroupEdit }) => GroupEdit),
  ),
  'new-entry': code(everything, () =>
    import('./features/editor/new-entry/newentry-page.tsx').then(({ BeginEntry }) => BeginEntry),
  ),

  // Pages that are measured and tested, under `/dev`.
  'dev-widgets': code(everything, () => import('../bench/pages/widgets-page.tsx').then(({ Widgets }) => Widgets)),
  'dev-graph': code(everything, () => import('../bench/pages/graph-page.tsx').then(({ GraphBench }) => GraphBench)),
  'dev-family': code(everything, () => import('../bench/pages/family-page.tsx').then(({ FamilyBench }) => FamilyBench)),
  'dev-timeline': code(everything, () => import('../bench/pages/timeline-page.tsx').then(({ AxisBench }) => AxisBench)),
  'dev-timemap': code(everything, () => import('../bench/pages/timemap-page.tsx').then(({ MapBench }) => MapBench)),
  'dev-writing': code(everything, () =>
    import('../bench/pages/writing-page.tsx').then(({ WritingBench }) => WritingBench),
  ),
  'dev-cylinder': code(everything, () =>
    import('../bench/pages/cylinder-page.tsx').then(({ CylinderBench }) => CylinderBench),
  ),
};
