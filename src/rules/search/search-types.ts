/** Types of search results, as the last part of `/search/{keyword}/1/{type}`. Source: spec §2. */
export const searchTypes = ['entries', 'books', 'articles', 'images', 'special'] as const;
export type SearchType = (typeof searchTypes)[number];
