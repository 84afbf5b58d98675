import { useEffect, useState } from 'react';
import { usesHan, type Language } from '../../rules/languages.ts';
import type { EraSuffix } from '../../rules/time/historical-time-writing.ts';
import { loadEras } from './load-eras.ts';

/** The era of a year for Chinese and Japanese readers (`eraSuffix`); null for others, and until the eras are loaded. */
export function useEraSuffix(language: Language): EraSuffix | null {
  const [suffix, setBeside] = useState<{ write: EraSuffix } | null>(null);
  useEffect(() => {
    if (!usesHan(language)) return;
    let isCurrent = true;
    void Promise.all([loadEras(), import('../../rules/eras/eras.ts')]).then(
      ([eras, { createEraSuffix }]) => isCurrent && setBeside({ write: createEraSuffix(eras) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return suffix?.write ?? null;
}
