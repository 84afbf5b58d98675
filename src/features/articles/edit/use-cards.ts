import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { thingCards, type ThingCard } from '../contract.ts';

/** Loads the cards of things by id, each once; null for an unknown id. */
export function useCards(ids: readonly string[]): ReadonlyMap<string, ThingCard | null> {
  const [cardsById, setKnown] = useState<ReadonlyMap<string, ThingCard | null>>(new Map());
  const idList = [...new Set(ids)].filter((id) => !cardsById.has(id)).join(',');
  useEffect(() => {
    if (!idList) return;
    let over = false;
    call(thingCards, { ids: idList }, { quiet: true }).then(
      ({ cards }) => {
        if (over) return;
        const loadedCards = new Map(cards.map((card) => [card.itemId, card]));
        setKnown(
          (now) => new Map([...now, ...idList.split(',').map((id) => [id, loadedCards.get(id) ?? null] as const)]),
        );
      },
      () => {}, // on failure, the ids are shown instead
    );
    return () => {
      over = true;
    };
  }, [idList]);
  return cardsById;
}
