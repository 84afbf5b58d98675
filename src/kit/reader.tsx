import { createContext, use, type ReactNode } from 'react';
import type { Language } from '../rules/languages.ts';
import { translateIn, type Dictionary, type Translate } from './texts.ts';

export interface Reader {
  language: Language;
  t: Translate;
}
const ReaderContext = createContext<Reader | null>(null);

interface Props {
  language: Language;
  dictionary: Dictionary;
  children: ReactNode;
}

export function ReaderProvider({ language, dictionary, children }: Props) {
  return <ReaderContext value={readerOf(language, dictionary)}>{children}</ReaderContext>;
}

/** Cache by dictionary; a dictionary is in one language. */
const readers = new WeakMap<Dictionary, Reader>();
function readerOf(language: Language, dictionary: Dictionary): Reader {
  let reader = readers.get(dictionary);
  if (!reader) readers.set(dictionary, (reader = { language, t: translateIn(language, dictionary) }));
  return reader;
}

/** The reader's language and its translator. */
export function useReader(): Reader {
  const reader = use(ReaderContext);
  if (!reader) throw new Error('no reader: a component stands outside ReaderProvider');
  return reader;
}
export const useText = () => useReader().t;
