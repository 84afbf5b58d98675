import { useEffect, type ReactNode } from 'react';
import type { Language } from '../../rules/languages.ts';
import { ReaderProvider } from '../reader.tsx';
import type { Dictionary } from '../texts.ts';

/**
 * What stands around an island, on the server and in the browser alike, so that both count ids alike (`useId`).
 * `onAlive` is called once React has taken it over and its effects have run.
 */
export function IslandRoot({
  language,
  dictionary,
  onAlive,
  children,
}: {
  language: Language;
  dictionary: Dictionary;
  onAlive?(): void;
  children: ReactNode;
}) {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <ReaderProvider language={language} dictionary={dictionary}>
      {children}
    </ReaderProvider>
  );
}

/** What the ids of the island begin with that is the n-th of its page. */
export const idPrefix = (place: number | string): string => `i${place}-`;
