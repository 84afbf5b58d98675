import { bookAddress } from './addresses.ts';
import { islandCode, workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const booksFeature: Feature = {
  things: [{ type: 'book', socialType: 'book', address: bookAddress }],
  pageKinds: [
    { kind: 'book', path: /^\/book\/(?:edit|print|take-out)(?:\/|$)/, isTool: true },
    { kind: 'book', path: /^\/book\/detail$/, thing: { parameter: 'id', of: (id) => id } },
    { kind: 'search', path: /^\/book\/search(?:\/|$)/ },
    { kind: 'book', path: /^\/book(?:\/|$)/ },
  ],
  islands: {
    'edit-book': workspaceCode(() => import('./edit/edit-book-page.tsx').then(({ BookEdit }) => BookEdit)),
    'mention-desk': islandCode(['site', 'books', 'work'], () =>
      import('./mentions/mention-review.tsx').then(({ MentionReview }) => MentionReview),
    ),
    'follow-text': islandCode(['site', 'books'], () =>
      import('./context-panel/mention-highlighter.tsx').then(({ MentionHighlighter }) => MentionHighlighter),
    ),
    'in-book-search': islandCode(['site', 'books'], () =>
      import('./search/page/in-book-search.tsx').then(({ InBookSearch }) => InBookSearch),
    ),
    'reader-tools': islandCode(['site', 'books', 'search'], () =>
      import('./reader/reader-tools.tsx').then(({ ReaderTools }) => ReaderTools),
    ),
  },
  async parts() {
    const { bookPart, chapterPart, bookLinkPart } = await import('./edit/parts.ts');
    return [bookPart, chapterPart, bookLinkPart];
  },
};
