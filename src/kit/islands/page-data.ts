/**
 * Data shared by the islands of a page, as JSON in the page. It is data and not script, so that the security policy
 * needs no exception.
 */
export interface PageData {
  /** The props of each island, by its position on the page; null for those loaded when it wakes. */
  props: (object | null)[];
  /** Address of those, as an object by the islands' names. */
  late?: string;
  /** The part of the addresses of text files that changes with their content (texts.server.ts). */
  texts: string;
  /** Text of a broken island, in the reader's language; in the page because loading it may fail, too. */
  failed: string;
  again: string;
}

export const pageDataId = 'page-data';

/** Escapes JSON for an HTML element: nothing in it can end the element. */
export const escapeForHtml = (json: string): string => json.replaceAll('<', '\\u003c');
export const jsonForHtml = (data: unknown): string => escapeForHtml(JSON.stringify(data));
