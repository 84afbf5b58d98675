/** A place among the work that is done for a network at once. */
export interface Turn {
  /** Releases the place; `costMs` is the cost of the work, since the last `finish` if it continues without a place. */
  finish(costMs: number): void;
}

interface TurnOptions {
  /** Concurrent work of one network, as long as it costs little. */
  atOnce: number;
  /** A network whose recent cost exceeds this, in milliseconds, gets one place and pauses between turns. */
  freeMs: number;
  /** Half-life of the recorded cost, in milliseconds. */
  halfLifeMs: number;
  /** Share of one processor for such a network, 0 to 1: it pauses for the rest, at most for `longestMs`. */
  share: number;
  /** A turn longer than this, in milliseconds, waits for something other than a processor: the next may begin. */
  longestMs: number;
  /** Most waiting requests per network, and per client of it. */
  waiting: { network: number; client: number };
  now?: () => number;
}

interface Client {
  label: string;
  spentMs: number;
  waiting: (() => void)[];
}
interface Network {
  running: number;
  spentMs: number;
  /** When `spentMs` was last updated. */
  at: number;
  /** No turn begins before. */
  pausedUntil: number;
  timer?: ReturnType<typeof setTimeout>;
  clients: Map<string, Client>;
}

/** Above this number, idle networks are forgotten. */
const maxNetworks = 10_000;

/**
 * Schedules work by network: a network that has cost much gets one turn at a time, with pauses, so that it seldom
 * delays others. Among its clients the one that has cost the least is next: a neighbour of a client with a thousand
 * requests a second waits for one turn, not for a thousand.
 */
export function createTurnScheduler(pace: TurnOptions) {
  const { now = () => performance.now() } = pace;
  const networks = new Map<string, Network>();

  function networkOf(name: string): Network {
    let network = networks.get(name);
    if (!network) {
      networks.set(name, (network = { running: 0, spentMs: 0, at: now(), pausedUntil: 0, clients: new Map() }));
      if (networks.size > maxNetworks) forgetIdle();
    }
    return network;
  }
  /** Decays the recorded costs to the present. */
  function decay(network: Network) {
    const at = now(),
      left = 0.5 ** ((at - network.at) / pace.halfLifeMs);
    network.spentMs *= left;
    for (const client of network.clients.values()) client.spentMs *= left;
    network.at = at;
  }
  function forgetIdle() {
    for (const [name, network] of networks)
      if (!network.running && now() - network.at > 10 * pace.halfLifeMs) networks.delete(name);
  }
  const waitingFor = ({ clients }: Network) =>
    [...clients.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);

  function hasPlace(network: Network): boolean {
    if (network.spentMs <= pace.freeMs) return network.running < pace.atOnce;
    return network.running < 1 && now() >= network.pausedUntil;
  }
  function begin(network: Network, client: Client): Turn {
    network.running++;
    // Of clients with equal cost the one served longest ago is next.
    network.clients.delete(client.label);
    network.clients.set(client.label, client);
    let holdsPlace = true;
    const release = () => {
      if (!holdsPlace) return;
      holdsPlace = false;
      network.running--;
      beginNext(network);
    };
    const tooLong = setTimeout(release, pace.longestMs);
    tooLong.unref?.();
    return {
      finish(costMs) {
        decay(network);
        network.spentMs += costMs;
        client.spentMs += costMs;
        if (network.spentMs > pace.freeMs)
          network.pausedUntil = Math.max(
            network.pausedUntil,
            now() + Math.min(pace.longestMs, costMs * (1 / pace.share - 1)),
          );
        clearTimeout(tooLong);
        if (holdsPlace) release();
        else beginNext(network);
      },
    };
  }
  function beginNext(network: Network) {
    clearTimeout(network.timer);
    while (hasPlace(network)) {
      const next = [...network.clients.values()]
        .filter(({ waiting }) => waiting.length)
        .reduce<Client | null>((least, client) => (least && least.spentMs <= client.spentMs ? least : client), null);
      if (!next) break;
      next.waiting.shift()!();
    }
    if (!waitingFor(network)) {
      for (const [label, { spentMs, waiting }] of network.clients)
        if (!waiting.length && spentMs < 1) network.clients.delete(label);
      return;
    }
    const pauseMs = network.pausedUntil - now();
    if (!network.running && pauseMs > 0) network.timer = setTimeout(() => beginNext(network), pauseMs);
  }

  return {
    /** The next turn for a client of a network; null if too many requests wait already. */
    async take(name: string, label: string, left?: () => AbortSignal): Promise<Turn | null> {
      const network = networkOf(name);
      decay(network);
      let client = network.clients.get(label);
      if (!client) network.clients.set(label, (client = { label, spentMs: 0, waiting: [] }));
      const currentClient = client;
      if (hasPlace(network) && !waitingFor(network)) return begin(network, currentClient);
      if (currentClient.waiting.length >= pace.waiting.client || waitingFor(network) >= pace.waiting.network)
        return null;
      const signal = left?.();
      if (signal?.aborted) return null;
      return new Promise((resolve) => {
        const go = () => {
          signal?.removeEventListener('abort', leave);
          resolve(begin(network, currentClient));
        };
        const leave = () => {
          const at = currentClient.waiting.indexOf(go);
          if (at >= 0) currentClient.waiting.splice(at, 1);
          resolve(null);
        };
        currentClient.waiting.push(go);
        signal?.addEventListener('abort', leave, { once: true });
        if (!network.running) beginNext(network);
      });
    },
  };
}
