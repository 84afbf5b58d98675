import type { Client } from '@stomp/stompjs';
import type { Counts, Message } from './contract.ts';
import { receiveMessage, lastMessageNumber, loadInbox } from './face/inbox.ts';

/** Polling interval while no socket is open, in milliseconds. */
const pollMs = 60_000;
/** Initial and maximal delay before a lost socket is reopened, in milliseconds. */
const reconnectMs = 1000,
  maxReconnectMs = 60_000;
const heartbeatMs = 10_000;

/**
 * Subscribes to new messages over a WebSocket; while that cannot be opened, polls every minute. Returns a function that
 * stops it.
 */
export function subscribeToMessages(): () => void {
  let client: Client | undefined,
    connected = false,
    stopped = false;
  const asking = setInterval(() => {
    if (!connected) void loadInbox();
  }, pollMs);

  void import('@stomp/stompjs').then(
    ({ Client: Socket, ReconnectionTimeMode }) => {
      if (stopped) return;
      client = new Socket({
        brokerURL: `${location.origin.replace(/^http/, 'ws')}/webSocket`,
        reconnectDelay: reconnectMs,
        maxReconnectDelay: maxReconnectMs,
        reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
        heartbeatIncoming: heartbeatMs,
        heartbeatOutgoing: heartbeatMs,
        onConnect: () => {
          connected = true;
          // `after` makes the server send missed messages first.
          client!.subscribe(
            '/user/queue/notifications',
            ({ body }) => {
              const { message, unread } = JSON.parse(body) as { message: Message; unread: Counts };
              receiveMessage(message, unread);
            },
            { language: document.documentElement.dataset.language!, after: String(lastMessageNumber()) },
          );
        },
        // The connection broke or the session ended: loading finds out which.
        onWebSocketClose: () => {
          if (connected && !stopped) void loadInbox();
          connected = false;
        },
      });
      client.activate();
    },
    () => {},
  );

  return () => {
    stopped = true;
    clearInterval(asking);
    // Forced: the server may have closed it already.
    void client?.deactivate({ force: true });
  };
}
