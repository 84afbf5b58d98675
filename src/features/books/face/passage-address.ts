/** A segment of a book. */
export interface Passage {
  bookId: string;
  chapter: string;
  segment: string;
}

/** Parses the address of a segment. Accepts any host with the same path, because a site may move; null for others. */
export function readPassageAddress(address: string): Passage | null {
  const url = URL.parse(address.trim(), 'http://here.invalid');
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/book/detail') return null;
  const bookId = url.searchParams.get('id'),
    chapter = url.searchParams.get('vid'),
    segment = /^#s([\w.:-]{1,40})$/.exec(url.hash)?.[1];
  return bookId && chapter && segment ? { bookId, chapter, segment } : null;
}
