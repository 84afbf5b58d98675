/**
 * Which of the tabs of a browser in which a part is open writes: this one, another one, or one that took it from this
 * one.
 */
export type Place = 'asking' | 'here' | 'elsewhere' | 'taken';

type Message =
  | { is: 'who' | 'take' | 'saving' | 'yielded' | 'gone' }
  | { is: 'writing'; /** When it began, in milliseconds since 1970. */ since: number };

/** How long another tab has to answer, and to save before this one takes over without it; in milliseconds. */
const answerMs = 120;
const yieldMs = 5000;

interface Manner {
  /** A random id of this tab. */
  tab: string;
  onPlace(place: Place): void;
  /** Keeps what is typed, before another tab takes over. */
  save(): Promise<void>;
  /** The tab that wrote is gone. */
  onGone(): void;
}

export interface Tabs {
  /** Asks who writes; writes where nobody does. */
  ask(): Promise<void>;
  /** Takes over: the tab that writes saves and stops; one that does not answer is not waited for. */
  take(): Promise<void>;
  /** Says that this tab is gone. */
  leave(): void;
  close(): void;
}

/** Tabs of one browser that know of each other by the name of what is written in them: one of them writes. */
export function openTabs(name: string, { tab, onPlace, save, onGone }: Manner): Tabs {
  let place: Place = 'asking',
    since = 0,
    isClosed = false;
  const waiting = new Set<(message: Message) => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const post = (message: Message) => void (isClosed || channel?.postMessage({ ...message, from: tab }));
  const go = (next: Place) => {
    if (isClosed) return;
    place = next;
    onPlace(next);
  };
  /** The first message of one of these sorts; null where none comes in time. */
  const heard = (sorts: readonly Message['is'][], ms: number) =>
    new Promise<Message['is'] | null>((done) => {
      const end = (is: Message['is'] | null) => {
        clearTimeout(late);
        waiting.delete(hear);
        done(is);
      };
      const hear = ({ is }: Message) => void (sorts.includes(is) && end(is));
      const late = setTimeout(() => end(null), ms);
      waiting.add(hear);
    });
  function begin() {
    since = Date.now();
    go('here');
    post({ is: 'writing', since });
  }
  async function yields() {
    go('taken');
    post({ is: 'saving' });
    await save().catch(() => {}); // what could not be saved is kept in this browser
    post({ is: 'yielded' });
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Message & { from: string }>) => {
    for (const hear of waiting) hear(data);
    if (data.is === 'writing' && place === 'asking') go('elsewhere');
    else if (data.is === 'gone' && place !== 'here') onGone();
    else if (place !== 'here') return;
    else if (data.is === 'who') post({ is: 'writing', since });
    else if (data.is === 'take') void yields();
    else if (data.is === 'writing') {
      // Two that began at once: the later one writes.
      if (data.since > since || (data.since === since && data.from > tab)) void yields();
      else post({ is: 'writing', since });
    }
  });
  return {
    async ask() {
      go('asking');
      if (!channel) return begin();
      const answer = heard(['writing'], answerMs);
      post({ is: 'who' });
      if (!(await answer) && (place as Place) === 'asking') begin();
    },
    async take() {
      const answer = heard(['saving'], answerMs),
        end = heard(['yielded'], yieldMs);
      post({ is: 'take' });
      if (await answer) await end;
      begin();
    },
    leave() {
      if (place === 'here') post({ is: 'gone' });
      place = 'asking';
    },
    close() {
      this.leave();
      isClosed = true;
      channel?.close();
    },
  };
}
