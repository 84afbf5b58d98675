import { createContext, use, type ReactNode } from 'react';
import type { Language } from '../rules/languages.ts';
import { sayIn, type Dictionary, type Say } from './texts.ts';

interface Reader {
  language: Language;
  say: Say;
  /** On the server: marks our own scripts while a page is rendered (kit/pages/csp.server.ts). */
  nonce: string | undefined;
}
const ReaderContext = createContext<Reader | null>(null);

export function ReaderProvider({
  language,
  dictionary,
  nonce,
  children,
}: {
  language: Language;
  dictionary: Dictionary;
  nonce?: string;
  children: ReactNode;
}) {
  return <ReaderContext value={{ language, say: sayOnce(language, dictionary), nonce }}>{children}</ReaderContext>;
}

const said = new WeakMap<Dictionary, Say>();
function sayOnce(language: Language, dictionary: Dictionary): Say {
  let say = said.get(dictionary);
  if (!say) said.set(dictionary, (say = sayIn(language, dictionary)));
  return say;
}

/** The reader's language and how to speak it. */
export function useReader(): Reader {
  const reader = use(ReaderContext);
  if (!reader) throw new Error('no reader: a component stands outside ReaderOf');
  return reader;
}
export const useText = () => useReader().say;
