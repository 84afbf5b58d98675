import { useEffect, useState } from 'react';
import { call } from '../../kit/calls/call.ts';
import type { LinkedEntry } from '../../rules/schemas.ts';
import { linkedEntries } from '../lookups/contract.ts';

/** Most ids per request. */
const maxIdsPerRequest = 500;

export interface Names {
  names: ReadonlyMap<string, LinkedEntry>;
  /** Adds the name of an entry that was just chosen. */
  learn(entry: LinkedEntry): void;
}

/** Names of linked entries, by subject id. */
export function useNames(ids: readonly string[]): Names {
  const [names, setNames] = useState<ReadonlyMap<string, LinkedEntry>>(new Map());
  const [requestedIds] = useState(() => new Set<string>());
  const idList = [...new Set(ids)].filter((id) => id && !requestedIds.has(id)).join('\n');
  useEffect(() => {
    const missing = idList.split('\n').filter((id) => id && !requestedIds.has(id));
    for (const id of missing) requestedIds.add(id);
    for (let from = 0; from < missing.length; from += maxIdsPerRequest) {
      call(linkedEntries, { ids: missing.slice(from, from + maxIdsPerRequest) }, { quiet: true }).then(
        (entries) => setNames((now) => new Map([...now, ...entries.map((entry) => [entry.itemId, entry] as const)])),
        () => {},
      );
    }
  }, [idList, requestedIds]);
  return {
    names,
    learn: (entry) => {
      requestedIds.add(entry.itemId);
      setNames((now) => new Map([...now, [entry.itemId, entry]]));
    },
  };
}
