/**
 * What the islands of a page share, as JSON in the page. It is data and not script, so that the security policy needs no
 * exception.
 */
export interface PageData {
  /** The props of each island, by its place on the page; null for those that come when it wakes. */
  props: (object | null)[];
  /** Where those are, as an object by the islands' names. */
  late?: string;
  /** The part of the addresses of text files that changes with their content (texts.server.ts). */
  texts: string;
  /** What a broken island says, in the reader's language: it may be broken because nothing can be loaded. */
  failed: string;
  again: string;
}

/** Id of the element that holds the data. */
export const pageDataId = 'page-data';

/** JSON for an element of HTML: nothing in it can end the element. */
export const escapedForHtml = (json: string): string => json.replaceAll('<', '\\u003c');
export const jsonForHtml = (data: unknown): string => escapedForHtml(JSON.stringify(data));
