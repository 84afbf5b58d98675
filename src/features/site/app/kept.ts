/** A page that is kept on this device; both are HTML. */
export interface KeptPage {
  address: string;
  title: string;
}

/** What a page tells the service worker. */
export type Told =
  /** The page that is read, and what it has loaded, are to be kept as well. */
  | { what: 'keep'; page: string; files: string[] }
  /** Asks for the pages that are kept, answered through the port. */
  | { what: 'list' };
