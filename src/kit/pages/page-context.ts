import { createContext, type RouterContextProvider } from 'react-router';
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
  /** CSP nonce of our own scripts while the page is rendered (kit/pages/csp.server.ts). */
  nonce: string;
  /** Whether the /dev pages are enabled. */
  dev: boolean;
  /** Addresses of the page's text files for the browser, separated by spaces. */
  textsUrl: string;
}
export const pageContext = createContext<PageContext>();

export const pageOf = (context: Readonly<RouterContextProvider>) => context.get(pageContext);
