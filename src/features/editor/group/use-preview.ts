import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { ShownGroup } from '../../groups/contract.ts';
import type { Group } from '../../groups/rules.ts';
import { lines } from '../calls.ts';

/** How long what is written rests before it is asked how readers would see it, in milliseconds. */
const restMs = 400;

/** What is written as readers would see it, with its entries; a moment late, but with every node where it is now. */
export function usePreview(group: Group, first: ShownGroup): ShownGroup {
  const [shown, setShown] = useState(first);
  // Where nodes stand needs no answer.
  const asked = JSON.stringify({ ...group, nodes: group.nodes.map((node) => ({ ...node, at: null })) });
  useEffect(() => {
    const flight = new AbortController();
    const rest = setTimeout(
      () =>
        void call(
          lines.previewGroup,
          { group: JSON.parse(asked) as Group },
          { signal: flight.signal, quiet: true },
        ).then(
          setShown,
          () => {}, // the last answer stays
        ),
      restMs,
    );
    return () => {
      clearTimeout(rest);
      flight.abort();
    };
  }, [asked]);
  return shown;
}
