import { useEffect, type ReactNode } from 'react';
import type { Language } from '../../rules/languages.ts';
import { ReaderProvider } from '../reader.tsx';
import type { Dictionary } from '../texts.ts';

interface Props {
  language: Language;
  dictionary: Dictionary;
  onAlive?(): void;
  children: ReactNode;
}

/**
 * Wraps an island, identically on the server and in the browser, so that both generate the same ids (`useId`).
 * `onAlive` is called once React has hydrated it and its effects have run.
 */
export function IslandRoot({ language, dictionary, onAlive, children }: Props) {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <ReaderProvider language={language} dictionary={dictionary}>
      {children}
    </ReaderProvider>
  );
}

/** Prefix of the ids of the n-th island of a page. */
export const idPrefix = (place: number | string): string => `i${place}-`;
