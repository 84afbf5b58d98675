import { useEffect, useState } from 'react';
import type { Language } from '../../rules/languages.ts';
import type { EraSuffix } from '../../rules/time/historical-time-writing.ts';
import { knownEras } from './known-eras.ts';

/** The era of a year for Chinese and Japanese readers (`eraSuffix`); null for others, and until the eras are loaded. */
export function useEraBeside(language: Language): EraSuffix | null {
  const [beside, setBeside] = useState<{ write: EraSuffix } | null>(null);
  useEffect(() => {
    if (language !== 'zh' && language !== 'jp') return;
    let wanted = true;
    void Promise.all([knownEras(), import('../../rules/eras/eras.ts')]).then(
      ([eras, { eraSuffix }]) => wanted && setBeside({ write: eraSuffix(eras) }),
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return beside?.write ?? null;
}
