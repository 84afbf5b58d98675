import type { ReactNode } from 'react';
import type { Language } from '../../rules/languages.ts';
import type { Call } from '../calls/endpoint.ts';
import type { Say } from '../texts.ts';

/** What page loaders and the document know of the request. */
export interface PageContext {
  call: Call;
  language: Language;
  say: Say;
  /** Public scheme, host and port, without a trailing slash. */
  origin: string;
  /** The address as the page cache knows it (page-address.ts). */
  url: URL;
}

/** What a page's loader gets: the request, and the parameters in the pattern of its address. */
export interface PageRequest<Params extends object = object> extends PageContext {
  params: Params;
}

/** What a loader gives to its page. */
export type Loaded<Loader extends (asked: never) => unknown> = Awaited<ReturnType<Loader>>;

/**
 * The module of a page. Only the server runs it: what is alive on a page is an island (kit/islands/). A failure thrown by
 * `loader` becomes the error page with its status.
 */
export interface PageModule<Params extends object = object> {
  loader?: (asked: PageRequest<Params>) => unknown;
  /** The page's part of `<head>`. */
  head?: (loaded: never) => ReactNode;
  /** Its HTTP status, where that is not 200. */
  status?: (loaded: never) => number;
  /** False where no publication announces what changes: the page is made anew each time. */
  isKept?: boolean;
  default: (loaded: never) => ReactNode;
}

/** The one style sheet of a page. */
export interface PageStyles {
  href: string;
  /** Names of the sheets that were joined in it, without folder and ending, a space between. */
  holds: string;
}

/** What a document is made of. */
export interface DocumentProps {
  url: URL;
  /** The page's part of `<head>`. */
  head: ReactNode;
  children: ReactNode;
  styles: PageStyles;
  /** Address of the browser's script. */
  script: string;
  /** To be drawn last. */
  end: ReactNode;
}

/** Thrown by a loader: the page is at another address. */
export class Redirect extends Error {
  readonly to: string;
  constructor(to: string) {
    super(`redirect to ${to}`);
    this.to = to;
  }
}
