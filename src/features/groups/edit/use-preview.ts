import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { previewGroup, type ShownGroup } from '../contract.ts';
import type { Group } from '../rules.ts';

/** Delay between typing and the preview request, in milliseconds. */
const debounceMs = 400;

/** The group as readers would see it, with its entries. Lags behind typing; the caller applies current positions. */
export function usePreview(group: Group, first: ShownGroup): ShownGroup {
  const [shownGroup, setShown] = useState(first);
  // Positions do not affect the preview.
  const groupJson = JSON.stringify({ ...group, nodes: group.nodes.map((node) => ({ ...node, at: null })) });
  useEffect(() => {
    const flight = new AbortController();
    const rest = setTimeout(
      () =>
        void call(previewGroup, { group: JSON.parse(groupJson) as Group }, { signal: flight.signal, quiet: true }).then(
          setShown,
          () => {}, // on failure, the last preview stays
        ),
      debounceMs,
    );
    return () => {
      clearTimeout(rest);
      flight.abort();
    };
  }, [groupJson]);
  return shownGroup;
}
