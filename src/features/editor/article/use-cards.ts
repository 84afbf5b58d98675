import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { ThingCard } from '../../articles/contract.ts';
import { lines } from '../calls.ts';

/** Loads the cards of things by id, each once; null for an unknown id. */
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
      () => {}, // on failure, the ids are shown instead
    );
    return () => {
      over = true;
    };
  }, [wanted]);
  return known;
}
