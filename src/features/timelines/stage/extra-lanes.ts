import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { Translate } from '../../../kit/texts.ts';
import { recordBounds } from '../../../rules/time/historical-time.ts';
import type { Language } from '../../../rules/languages.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import type { AxisItem, AxisLane, AxisView } from '../../../ui/time-axis/time-axis.ts';
import { timelinesOfEntry, timeline, lineOfEntry, type AxisEvent } from '../contract.ts';
import type { ListedEvent } from '../event-list.tsx';
import { countryEvents } from './axis-queries.ts';
import { itemOfCluster, itemOfEvent, itemOfLifeline, titleWithOwner, type AxisReader } from '../face/axis-items.ts';
import type { EntryOnAxis } from './entry-on-axis.ts';
import { spanOfView } from '../face/axis-span.ts';

/** Additional lanes with their items, and further data of items by id. */
export interface ExtraLanes {
  lanes: AxisLane[];
  items: AxisItem[];
  events: ReadonlyMap<string, AxisEvent>;
  lines: ReadonlyMap<string, LinkedEntry>;
}
const noLanes: ExtraLanes = { lanes: [], items: [], events: new Map(), lines: new Map() };

/** The entry's own lane: its life or reign as bars, and its events. */
export function ownItems({
  entry,
  events,
  language,
  t,
}: {
  entry: EntryOnAxis;
  events: readonly ListedEvent[];
  language: Language;
  t: Translate;
}): AxisItem[] {
  const lane = entry.itemId;
  return [
    ...entry.times.flatMap((time, index) => {
      const range = recordBounds(time);
      // The first bar has the name; further ones have their role, such as a reign.
      return range
        ? [
            {
              ...itemOfLifeline({ entry, role: time.role, time, ...range }, lane, language),
              ...(index > 0 && { title: t(`entry.time.${time.role}`), lang: undefined }),
            },
          ]
        : [];
    }),
    ...events.flatMap(({ id, title, owner, time, when, weight }) => {
      const range = recordBounds(time),
        titleFields = owner.itemId === entry.itemId ? { title } : titleWithOwner(title, owner, t);
      return range
        ? [
            {
              id,
              lane,
              ...titleFields,
              ...range,
              startNote: time.startNote,
              endNote: time.endNote,
              when,
              weight,
              hue: owner.kind,
              count: 1,
            },
          ]
        : [];
    }),
  ];
}

/** Most states whose events are shown around an entry's. */
const maxStates = 3;

/** Events around an entry: of the states it belonged to, and of its category. */
export async function loadSurroundings(
  { id, itemId }: EntryOnAxis,
  around: AxisView,
  nameOfCategory: (name: string) => string,
  reader: AxisReader,
): Promise<ExtraLanes> {
  const listed = await call(timelinesOfEntry, { id }, { quiet: true });
  const states = listed
    .filter(({ of, entry }) => of === 'country' && entry && entry.itemId !== itemId)
    .slice(0, maxStates);
  const { from, until } = spanOfView(around);
  const [ofStates, ofCategory] = await Promise.all([
    Promise.all(states.map((state) => countryEvents(state.entry!.id, state.events))),
    loadCategoryEvents(listed.find(({ of }) => of === 'category')?.id, from, until),
  ]);
  const category = listed.find(({ of }) => of === 'category');
  const inView = ({ earliest, latest }: AxisView) => earliest <= around.latest && latest >= around.earliest;
  const events = new Map<string, AxisEvent>();
  const items: AxisItem[] = [];
  states.forEach(({ entry }, place) => {
    const lane = entry!.itemId,
      answer = ofStates[place]!;
    for (const event of answer.events.filter(inView)) {
      events.set(event.id, event);
      items.push(itemOfEvent(event, lane, reader));
    }
    items.push(
      ...answer.clusters
        .filter(inView)
        .map((cluster) => ({ ...itemOfCluster(cluster, reader), id: `${lane}:${cluster.id}`, lane })),
    );
  });
  for (const event of ofCategory) {
    if (event.entry.itemId === itemId || events.has(event.id)) continue;
    events.set(event.id, event);
    items.push(itemOfEvent(event, 'category', reader));
  }
  const lanes = [
    ...states.map(({ entry }) => ({ id: entry!.itemId, name: entry!.name })),
    ...(category ? [{ id: 'category', name: nameOfCategory(category.name) }] : []),
  ];
  return {
    lanes: lanes.filter(({ id: lane }) => items.some((item) => item.lane === lane)),
    items,
    events,
    lines: new Map(),
  };
}

const loadCategoryEvents = async (id: string | undefined, from: string, end: string): Promise<AxisEvent[]> =>
  id === undefined ? [] : (await call(timeline, { id, from, end }, { quiet: true })).events;

/** Most parallel lives. */
const maxLives = 8;

/** Linked subjects of the same kind and time, with a lane each. */
export async function loadContemporaries({ id }: EntryOnAxis, language: Language): Promise<ExtraLanes> {
  const { beside: contemporaries } = await call(lineOfEntry, { id }, { quiet: true });
  const visibleLives = contemporaries
    .slice(0, maxLives)
    .map((line) => ({ entry: line.entry, item: itemOfLifeline(line, line.entry.itemId, language) }));
  return {
    lanes: visibleLives.map(({ entry }) => ({ id: entry.itemId, name: entry.name })),
    items: visibleLives.map(({ item }) => item),
    events: new Map(),
    lines: new Map(visibleLives.map(({ entry, item }) => [item.id, entry])),
  };
}

/** Lanes that are loaded when they are switched on; a failure is shown and can be retried. */
export function useExtraLanes(
  isOn: boolean,
  ask: () => Promise<ExtraLanes>,
): { more: ExtraLanes; state: 'off' | 'coming' | 'here' | 'failed'; again(): void } {
  const [come, setCome] = useState<ExtraLanes | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOn || come || failed) return;
    let isActive = true;
    ask().then(
      (more) => isActive && setCome(more),
      () => isActive && setFailed(true),
    );
    return () => {
      isActive = false;
    };
  }, [isOn, come, failed, ask]);
  const state = !isOn ? 'off' : come ? 'here' : failed ? 'failed' : 'coming';
  return { more: isOn && come ? come : noLanes, state, again: () => setFailed(false) };
}
