import { code } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const booksFeature: Feature = {
  islands: {
    'mention-desk': code(['site', 'books', 'work'], () =>
      import('./mentions/mention-desk.tsx').then(({ MentionDesk }) => MentionDesk),
    ),
    'follow-text': code(['site', 'books'], () =>
      import('./beside/follow-text.tsx').then(({ FollowText }) => FollowText),
    ),
    'in-book-search': code(['site', 'books'], () =>
      import('./search/page/in-book-search.tsx').then(({ InBookSearch }) => InBookSearch),
    ),
    'reader-tools': code(['site', 'books', 'search'], () =>
      import('./reader/reader-tools.tsx').then(({ ReaderTools }) => ReaderTools),
    ),
  },
};
