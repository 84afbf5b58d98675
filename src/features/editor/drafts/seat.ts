import { createContext, use, useEffect, useRef, useState } from 'react';
import { openTabs, type Place, type Tabs } from './tabs.ts';

/** The right to edit: only one tab of this browser holds the seat of a part at a time. */
export interface Seat {
  /** A random id, new each time the tab opens the part. */
  tab: string;
  /** False while another tab holds the seat. */
  isWriting: boolean;
  /** Registers a save that runs before another tab takes over; returns a function that unregisters it. */
  beforeYield(save: () => Promise<void>): () => void;
  /** Releases the seat and notifies the other tabs. */
  leave(): void;
}

const alone: Seat = {
  tab: crypto.randomUUID?.() ?? String(Math.random()).slice(2),
  isWriting: true,
  beforeYield: () => () => {},
  leave: () => {},
};
export const SeatContext = createContext<Seat>(alone);
/** Time to wait for a closed tab before taking its seat, because it may only be reloading; in milliseconds. */
const backMs = 3000;
export const useSeat = () => use(SeatContext);

/**
 * The seat of a part. `round` increases each time this tab takes over from another one, when the draft has to be read
 * again.
 */
export function useTakenSeat(name: string): { seat: Seat; place: Place; round: number; take(): Promise<void> } {
  const [{ place, round }, setPlace] = useState<{ place: Place; round: number }>({ place: 'asking', round: 0 });
  const [tab] = useState(() => crypto.randomUUID?.() ?? String(Math.random()).slice(2));
  const saves = useRef(new Set<() => Promise<void>>()),
    tabs = useRef<Tabs>(undefined);
  useEffect(() => {
    let hasWaited = false;
    const onPlace = (next: Place) => {
      const isNew = next === 'here' && hasWaited;
      hasWaited = next === 'elsewhere' || next === 'taken' || (next === 'asking' && hasWaited);
      setPlace((now) => ({ place: next, round: now.round + Number(isNew) }));
    };
    let isGone = false,
      back: ReturnType<typeof setTimeout>;
    const tabGroup = (tabs.current = openTabs(name, {
      tab,
      onPlace,
      save: async () => void (await Promise.all([...saves.current].map((save) => save()))),
      onGone() {
        isGone = true;
        look();
      },
    }));
    // Only a visible tab takes a free seat.
    function look() {
      if (!isGone || document.visibilityState !== 'visible') return;
      isGone = false;
      clearTimeout(back);
      back = setTimeout(() => void tabGroup.ask(), backMs);
    }
    const leave = () => tabGroup.leave();
    const onPageShow = ({ persisted }: PageTransitionEvent) => void (persisted && tabGroup.ask());
    void tabGroup.ask();
    addEventListener('pagehide', leave);
    addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', look);
      clearTimeout(back);
      tabGroup.close();
    };
  }, [name, tab]);
  const [beforeYield] = useState(() => (save: () => Promise<void>) => {
    saves.current.add(save);
    return () => void saves.current.delete(save);
  });
  return {
    seat: { tab, isWriting: place === 'here', beforeYield, leave: () => tabs.current?.leave() },
    place,
    round,
    take: async () => tabs.current?.take(),
  };
}
