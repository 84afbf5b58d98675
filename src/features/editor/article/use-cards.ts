import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { ThingCard } from '../../articles/contract.ts';
import { lines } from '../calls.ts';

/** Things as cards, by their ids; null for what is none. Each is asked for once. */
export function useCards(ids: readonly string[]): ReadonlyMap<string, ThingCard | null> {
  const [known, setKnown] = useState<ReadonlyMap<string, ThingCard | null>>(new Map());
  const wanted = [...new Set(ids)].filter((id) => !known.has(id)).join(',');
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    call(lines.gather, { ids: wanted }, { quiet: true }).then(
      ({ cards }) => {
        if (over) return;
        const found = new Map(cards.map((card) => [card.itemId, card]));
        setKnown((now) => new Map([...now, ...wanted.split(',').map((id) => [id, found.get(id) ?? null] as const)]));
      },
      () => {}, // their ids are shown instead
    );
    return () => {
      over = true;
    };
  }, [wanted]);
  return known;
}
