import { createContext, use, useEffect, useRef, useState } from 'react';
import { connectTabs, type LeaderState, type TabConnection } from './tab-connection.ts';

/** The right to edit: only one tab of this browser holds the seat of a part at a time. */
export interface TabLeader {
  /** A random id, new each time the tab opens the part. */
  tab: string;
  /** False while another tab holds the seat. */
  isWriting: boolean;
  /** Registers a save that runs before another tab takes over; returns a function that unregisters it. */
  onHandover(save: () => Promise<void>): () => void;
  /** Releases the seat and notifies the other tabs. */
  leave(): void;
}

const soleTab: TabLeader = {
  tab: crypto.randomUUID?.() ?? String(Math.random()).slice(2),
  isWriting: true,
  onHandover: () => () => {},
  leave: () => {},
};
export const TabLeaderContext = createContext<TabLeader>(soleTab);
/** Time to wait for a closed tab before taking its seat, because it may only be reloading; in milliseconds. */
const reloadGraceMs = 3000;
export const useTabLeaderContext = () => use(TabLeaderContext);

/**
 * The seat of a part. `round` increases each time this tab takes over from another one, when the draft has to be read
 * again.
 */
export function useTabLeader(name: string): {
  seat: TabLeader;
  place: LeaderState;
  round: number;
  take(): Promise<void>;
} {
  const [{ place, round }, setPlace] = useState<{ place: LeaderState; round: number }>({ place: 'asking', round: 0 });
  const [tab] = useState(() => crypto.randomUUID?.() ?? String(Math.random()).slice(2));
  const saves = useRef(new Set<() => Promise<void>>()),
    tabs = useRef<TabConnection>(undefined);
  useEffect(() => {
    let hasWaited = false;
    const onPlace = (next: LeaderState) => {
      const isNew = next === 'here' && hasWaited;
      hasWaited = next === 'elsewhere' || next === 'taken' || (next === 'asking' && hasWaited);
      setPlace((now) => ({ place: next, round: now.round + Number(isNew) }));
    };
    let isGone = false,
      back: ReturnType<typeof setTimeout>;
    const tabGroup = (tabs.current = connectTabs(name, {
      tab,
      onStateChange: onPlace,
      save: async () => void (await Promise.all([...saves.current].map((save) => save()))),
      onLeaderClosed() {
        isGone = true;
        look();
      },
    }));
    // Only a visible tab takes a free seat.
    function look() {
      if (!isGone || document.visibilityState !== 'visible') return;
      isGone = false;
      clearTimeout(back);
      back = setTimeout(() => void tabGroup.electLeader(), reloadGraceMs);
    }
    const leave = () => tabGroup.leave();
    const onPageShow = ({ persisted }: PageTransitionEvent) => void (persisted && tabGroup.electLeader());
    void tabGroup.electLeader();
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
    seat: { tab, isWriting: place === 'here', onHandover: beforeYield, leave: () => tabs.current?.leave() },
    place,
    round,
    take: async () => tabs.current?.takeOver(),
  };
}
