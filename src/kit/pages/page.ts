import type { ReactNode } from 'react';
import type { Language } from '../../rules/languages.ts';
import type { Call } from '../calls/endpoint.ts';
import type { Dictionary, Translate } from '../texts.ts';

/** Data about the request for page loaders and the document. */
export interface PageContext {
  call: Call;
  language: Language;
  t: Translate;
  /** Public scheme, host and port, without a trailing slash. */
  origin: string;
  /** The normalized address, as in the page cache (page-address.ts). */
  url: URL;
}

/** Input of a page's loader: the request, and the parameters in the pattern of its address. */
export interface PageRequest<Params extends object = object> extends PageContext {
  params: Params;
}

/** What a loader returns to its page. */
export type LoaderData<Loader extends (request: never) => unknown> = Awaited<ReturnType<Loader>>;

/**
 * The module of a page. It runs only on the server: interactive parts of a page are islands (kit/islands/). A failure
 * thrown by `loader` becomes the error page with its status.
 */
export interface PageModule<Params extends object = object> {
  loader?: (request: PageRequest<Params>) => unknown;
  /** The page's part of `<head>`. */
  head?: (loaded: never) => ReactNode;
  /** Its HTTP status, if not 200. */
  status?: (loaded: never) => number;
  /** False if no publication announces changes: the page is rendered for each request. */
  isKept?: boolean;
  default: (loaded: never) => ReactNode;
}

/** The one style sheet of a page. */
export interface PageStyles {
  href: string;
  /** Names of the sheets joined in it, without folder and extension, separated by spaces. */
  holds: string;
}

/** Content of a document. */
export interface DocumentProps {
  url: URL;
  /** Sections of the site without content in this language (registry/site-sections.server.ts). */
  emptySections: readonly string[];
  /** Sites that may show pages in a frame; `*` for any. */
  embedHosts: readonly string[];
  /** The page's part of `<head>`. */
  head: ReactNode;
  children: ReactNode;
  styles: PageStyles;
  /** Address of the browser's script. */
  script: string;
  /** Rendered last. */
  end: ReactNode;
  /** The texts of any language, for what a page says in several. */
  dictionaryFor(language: Language): Dictionary;
}

/** Thrown by a loader if the page is at another address. */
export class Redirect extends Error {
  readonly to: string;
  constructor(to: string) {
    super(`redirect to ${to}`);
    this.to = to;
  }
}
