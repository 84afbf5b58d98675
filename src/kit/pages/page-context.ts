import { createContext, type RouterContextProvider } from 'react-router';
import type { Language } from '../../rules/languages.ts';
import type { Call } from '../calls/endpoint.ts';
import type { Say } from '../texts.ts';

/** What loaders and the document know of the request. */
export interface PageContext {
  call: Call;
  language: Language;
  say: Say;
  /** Scheme, host and port that readers use, without a slash at the end. */
  origin: string;
  /** Marks our own scripts in the page while it is rendered (kit/pages/csp.server.ts). */
  nonce: string;
  /** Whether pages for developers answer. */
  dev: boolean;
  /** Addresses of the page's dictionaries for the browser, with a space between. */
  textsUrl: string;
}
export const pageContext = createContext<PageContext>();

export const pageOf = (context: Readonly<RouterContextProvider>) => context.get(pageContext);
