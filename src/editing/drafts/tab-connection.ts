/**
 * The tab that edits, among a browser's tabs with the same part open: this one, another one, or one that took over from
 * this one.
 */
export type LeaderState = 'asking' | 'here' | 'elsewhere' | 'taken';

type Message =
  | { is: 'who' | 'take' | 'saving' | 'yielded' | 'gone' }
  | { is: 'writing'; /** Start time in milliseconds since 1970. */ since: number };

/** Time for another tab to answer, and to save before this one takes over without it; in milliseconds. */
const answerTimeoutMs = 120;
const handoverTimeoutMs = 5000;

interface TabsOptions {
  /** Random id of this tab. */
  tab: string;
  onStateChange(place: LeaderState): void;
  /** Saves the typed text before another tab takes over. */
  save(): Promise<void>;
  /** Called when the editing tab has closed. */
  onLeaderClosed(): void;
}

export interface TabConnection {
  /** Asks which tab edits; this one begins if none answers. */
  electLeader(): Promise<void>;
  /** Takes over: the editing tab saves and stops; a tab that does not answer in time is ignored. */
  takeOver(): Promise<void>;
  /** Notifies the other tabs that this one has closed. */
  leave(): void;
  close(): void;
}

/** Connects the tabs of one browser that have `name` open, so that only one of them edits. */
export function connectTabs(name: string, { tab, onStateChange, save, onLeaderClosed }: TabsOptions): TabConnection {
  let place: LeaderState = 'asking',
    since = 0,
    isClosed = false;
  const waiting = new Set<(message: Message) => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const post = (message: Message) => void (isClosed || channel?.postMessage({ ...message, from: tab }));
  const go = (next: LeaderState) => {
    if (isClosed) return;
    place = next;
    onStateChange(next);
  };
  /** Waits for the first message of one of these kinds; null on timeout. */
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
    await save().catch(() => {}); // on failure, the local copy remains
    post({ is: 'yielded' });
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Message & { from: string }>) => {
    for (const hear of waiting) hear(data);
    if (data.is === 'writing' && place === 'asking') go('elsewhere');
    else if (data.is === 'gone' && place !== 'here') onLeaderClosed();
    else if (place !== 'here') return;
    else if (data.is === 'who') post({ is: 'writing', since });
    else if (data.is === 'take') void yields();
    else if (data.is === 'writing') {
      // Two tabs began at once: the later one edits.
      if (data.since > since || (data.since === since && data.from > tab)) void yields();
      else post({ is: 'writing', since });
    }
  });
  return {
    async electLeader() {
      go('asking');
      if (!channel) return begin();
      const answer = heard(['writing'], answerTimeoutMs);
      post({ is: 'who' });
      if (!(await answer) && (place as LeaderState) === 'asking') begin();
    },
    async takeOver() {
      const answer = heard(['saving'], answerTimeoutMs),
        end = heard(['yielded'], handoverTimeoutMs);
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
