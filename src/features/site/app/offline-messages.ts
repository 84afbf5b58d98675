/** A page stored on this device; address and title are HTML. */
export interface StoredPage {
  address: string;
  title: string;
}

/** A message from a page to the service worker. */
export type OfflineMessage =
  /** Stores the current page and the files that it has loaded. */
  | { what: 'keep'; page: string; files: string[] }
  /** Requests the list of stored pages, answered through the port. */
  | { what: 'list' };
