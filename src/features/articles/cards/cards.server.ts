import type { Database } from '../../../kit/database/database.server.ts';
import { groupByType, loadSummaries } from '../../../kit/registry/things.server.ts';
import type { CardDetails } from '../../../kit/registry/thing-type.server.ts';
import type { Language } from '../../../rules/languages.ts';
import type { ThingCard } from '../contract.ts';

const noDetails: CardDetails = { summary: '', time: null, picture: null };

/** Things of any type as cards with their current published data, in the order given; missing things are left out. */
export async function loadCards(db: Database, ids: readonly string[], language: Language): Promise<ThingCard[]> {
  const types = await groupByType(db, ids);
  const typeOf = new Map([...types].flatMap(([{ type }, thingIds]) => thingIds.map((id) => [id, type])));
  const summaries = await loadSummaries(db, ids, language);
  const details = new Map(
    (
      await Promise.all(
        [...types].map(async ([type, thingIds]) => (await type.loadCards?.(db, thingIds, language)) ?? []),
      )
    ).flat(),
  );
  return ids.flatMap((itemId) => {
    const thing = summaries.get(itemId);
    if (!thing) return [];
    const { name, disambiguation, language: spoken, kind, href } = thing;
    const card = { itemId, thing: typeOf.get(itemId)!, name, disambiguation, language: spoken, kind, href };
    return [{ ...card, live: null, ...(details.get(itemId) ?? noDetails) }];
  });
}
