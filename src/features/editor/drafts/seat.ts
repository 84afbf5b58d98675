import { createContext, use, useEffect, useRef, useState } from 'react';
import { openTabs, type Place, type Tabs } from './tabs.ts';

/** Where somebody writes: this tab, among those of this browser in which the same is open. */
export interface Seat {
  /** A random id of this tab and opening. */
  tab: string;
  /** False where the part is open in several tabs and another one writes. */
  isWriting: boolean;
  /** What is done before another tab takes over; returns how to take it back. */
  beforeYield(save: () => Promise<void>): () => void;
  /** Nothing more is written in this tab: another one may write, and is told so. */
  leave(): void;
}

const alone: Seat = {
  tab: crypto.randomUUID?.() ?? String(Math.random()).slice(2),
  isWriting: true,
  beforeYield: () => () => {},
  leave: () => {},
};
export const SeatContext = createContext<Seat>(alone);
/** A tab that is gone may only be loading anew; so long it is waited for, in milliseconds. */
const backMs = 3000;
export const useSeat = () => use(SeatContext);

/**
 * The seat at a part; `round` rises each time this tab begins to write, when what is kept of the part has to be read
 * anew.
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
    const all = (tabs.current = openTabs(name, {
      tab,
      onPlace,
      save: async () => void (await Promise.all([...saves.current].map((save) => save()))),
      onGone() {
        isGone = true;
        look();
      },
    }));
    // Only a tab that somebody looks at takes a place that has become free.
    function look() {
      if (!isGone || document.visibilityState !== 'visible') return;
      isGone = false;
      clearTimeout(back);
      back = setTimeout(() => void all.ask(), backMs);
    }
    const leave = () => all.leave();
    const shown = ({ persisted }: PageTransitionEvent) => void (persisted && all.ask());
    void all.ask();
    addEventListener('pagehide', leave);
    addEventListener('pageshow', shown);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', shown);
      document.removeEventListener('visibilitychange', look);
      clearTimeout(back);
      all.close();
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
