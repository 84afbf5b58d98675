/** A client with one address and several connections, each sending the next request as soon as it is answered. */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { serveQuestions } from '../other-process.ts';
import type { Strategy } from './strategies.ts';

export interface Attack {
  /** The product's own list of calls with their examples, or a member of `strategies` by name. */
  ask: ReturnType<Strategy['ask']>[] | { named: string };
  connections: number;
  ms: number;
}
export interface AttackResult {
  answers: Record<string, number>;
}

await serveQuestions<Attack>(async () => {
  const { url, network } = JSON.parse(process.argv[2]!) as { url: string; network: string };
  const { strategies } = await import('./strategies.ts');
  let number = Math.floor(Math.random() * 1e6);

  return {
    firstMessage: {},
    async answer({ ask, connections, ms }): Promise<AttackResult> {
      const answers: Record<string, number> = {},
        agent = new Agent({ keepAlive: true, maxSockets: connections });
      const until = Date.now() + ms,
        end = new AbortController();
      const next = (at: number): ReturnType<Strategy['ask']> =>
        'named' in ask ? strategies.find(({ name }) => name === ask.named)!.ask(at) : ask[at % ask.length]!;
      async function loop() {
        while (Date.now() < until) {
          const { path, body, headers = {} } = next(number++);
          const status = await sendRequest(url + path, { agent, body, headers, network, signal: end.signal });
          answers[status] = (answers[status] ?? 0) + 1;
          if (status === '429') await pause(1); // the rate of a curl loop
        }
      }
      const loops = Array.from({ length: connections }, loop);
      await pause(ms);
      end.abort();
      await Promise.all(loops);
      agent.destroy();
      return { answers };
    },
  };
});

interface SingleRequest {
  agent: Agent;
  body: object | undefined;
  headers: Record<string, string>;
  network: string;
  signal: AbortSignal;
}
const sendRequest = (address: string, { agent, body, headers, network, signal }: SingleRequest) =>
  new Promise<string>((resolve) => {
    const sent = body && ('raw' in body ? String(body.raw) : JSON.stringify(body));
    const clientRequest = request(
      address,
      {
        method: sent === undefined ? 'GET' : 'POST',
        agent,
        signal,
        headers: {
          'x-forwarded-for': network,
          'user-agent': 'curl/8.5.0',
          'accept-encoding': 'gzip, br',
          ...(sent !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
          ...headers,
        },
      },
      (response) => {
        const { statusCode } = response;
        let begins = '';
        if (statusCode === 500)
          response.on('data', (part: Buffer) => (begins = (begins + part.toString()).slice(0, 200)));
        else response.resume();
        response.once('close', () => resolve(`${statusCode} ${begins}`.trim()));
      },
    );
    clientRequest.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name));
    clientRequest.end(sent);
  });
