import type { Client } from '@stomp/stompjs';
import type { Counts, Message } from './contract.ts';
import { receiveMessage, lastNumber, loadInbox } from './face/inbox.ts';

/** How often messages are asked for while no socket is open, in milliseconds. */
const askMs = 60_000;
/** How soon a lost socket is opened again, and at the latest, in milliseconds. */
const reconnectMs = 1000,
  slowestMs = 60_000;
const heartbeatMs = 10_000;

/**
 * Hears of new messages as they come; whatever keeps the socket shut, they are asked for every minute. Returns how to
 * stop.
 */
export function subscribeToMessages(): () => void {
  let client: Client | undefined,
    connected = false,
    stopped = false;
  const asking = setInterval(() => {
    if (!connected) void loadInbox();
  }, askMs);

  void import('@stomp/stompjs').then(
    ({ Client: Socket, ReconnectionTimeMode }) => {
      if (stopped) return;
      client = new Socket({
        brokerURL: `${location.origin.replace(/^http/, 'ws')}/webSocket`,
        reconnectDelay: reconnectMs,
        maxReconnectDelay: slowestMs,
        reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
        heartbeatIncoming: heartbeatMs,
        heartbeatOutgoing: heartbeatMs,
        onConnect: () => {
          connected = true;
          // What was missed while the socket was shut comes first.
          client!.subscribe(
            '/user/queue/notifications',
            ({ body }) => {
              const { message, unread } = JSON.parse(body) as { message: Message; unread: Counts };
              receiveMessage(message, unread);
            },
            { language: document.documentElement.dataset.language!, after: String(lastNumber()) },
          );
        },
        // Cut, or ended with its session: asking tells.
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
    // Without a goodbye: the server may have shut it already.
    void client?.deactivate({ force: true });
  };
}
