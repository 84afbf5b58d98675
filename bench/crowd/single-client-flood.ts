import { setTimeout as pause } from 'node:timers/promises';
import * as limits from '../../src/rules/limits.ts';
import { median, type EngineFigure, type Row } from '../figure.ts';
import { startProcess } from '../other-process.ts';
import { newCheckout, startProduct, type Product } from '../product.ts';
import type { Reading } from '../soak/readers.ts';
import { percentile } from '../timing.ts';
import type { Attack, AttackResult } from './attacker.ts';
import { strategies, type Strategy } from './strategies.ts';

/** Duration of each measurement, with and without an attack, in milliseconds. */
const ms = Number(process.env.CROWD_MS ?? 6000);
const readers = 50,
  /** Maximum slowdown of the slowest twentieth of pages. */
  maximumSlowdown = 3;
const connections = (process.env.CROWD_CONNECTIONS ?? '2,12,100').split(',').map(Number);
const nameFilter = new RegExp(process.env.CROWD_ONLY ?? '', 'i');

/** One client that repeats one request as fast as it is answered, while fifty readers and a neighbour use the site. */
export const singleClientFlood: EngineFigure = async () => {
  const checkout = newCheckout();
  const product = await startProduct(checkout, {
    TRUST_PROXY: '127.0.0.1', // a header sets the network
    NETWORK_POINTS: String(limits.networkPoints),
  });
  try {
    return await attack(product);
  } finally {
    await product.stop();
    checkout.remove();
  }
};

interface Outcome {
  name: string;
  connections: number;
  times: number;
  answers: Record<string, number>;
  neighbour: number[];
  refused: number;
}

async function attack({ url }: Product): Promise<Row[]> {
  const ways: readonly Pick<Strategy, 'name'>[] = [...strategies, { name: 'every call of the list with its example' }];
  const examples = await examplesOf(url);
  const people = await startProcess('bench/soak/readers.ts', { url, readers, restMs: 1000 });
  const reading = async <Done>(work: () => Promise<Done>): Promise<[Reading, Done]> => {
    await people.ask({ read: 'begin' });
    const done = await work();
    return [await people.ask<Reading>({ read: 'end' }), done];
  };
  const outcomes: Outcome[] = [],
    quiet: number[] = [];
  const alone = async () => {
    const [{ times }] = await reading(() => pause(ms));
    quiet.push(percentile(times, 0.95));
  };
  try {
    await reading(() => pause(ms)); // warm-up
    await alone();
    let network = 0;
    for (const [at, { name }] of ways.entries())
      for (const count of nameFilter.test(name) ? connections : []) {
        const from = `10.66.${Math.floor(++network / 250)}.${(network % 250) + 1}`;
        const attacker = await startProcess('bench/crowd/attacker.ts', { url, network: from });
        const order: Attack = {
          ask: at < strategies.length ? { named: name } : examples,
          connections: count,
          ms,
        };
        const [{ times, refused }, [{ answers }, neighbour]] = await reading(() =>
          Promise.all([attacker.ask<AttackResult>(order), readAs(url, from)]),
        );
        await attacker.stop();
        outcomes.push({
          name,
          connections: count,
          times: percentile(times, 0.95) / median(quiet.slice(-3)),
          answers,
          neighbour,
          refused: Object.values(refused).reduce((a, b) => a + b, 0),
        });
        const last = outcomes.at(-1)!;
        console.log(
          `${last.times.toFixed(1)} × ${name}, ${count} connections:`,
          JSON.stringify(answers),
          `neighbour ${neighbour.filter((status) => status === 200).length} of ${neighbour.length}, readers refused ${last.refused}`,
        );
        if (outcomes.length % 8 === 0) await alone();
      }
    await alone();
  } finally {
    await people.stop();
  }
  const worst = outcomes.toSorted((a, b) => b.times - a.times);
  const served = outcomes.flatMap(({ neighbour }) => neighbour).filter((status) => status !== 200).length;
  return [
    { what: `p95 of a page of ${readers} readers, alone`, unit: 'ms', values: quiet },
    {
      what: `ways to keep the site busy from one address (${ways.length} ways, ${connections.join(', ')} connections): p95 beside them, times alone`,
      unit: '×',
      values: outcomes.map(({ times }) => times),
      budget: {
        text: `≤ ${maximumSlowdown} each`,
        met: (_median, _ratio, values) => values.every((value) => value <= maximumSlowdown),
      },
    },
    ...worst.slice(0, 8).map((outcome) => ({
      what: `the worst of them: ${outcome.name}, ${outcome.connections} connections`,
      unit: '×',
      values: [outcome.times],
    })),
    {
      what: 'pages that a neighbour in the same network was refused',
      unit: '',
      values: [served],
      budget: { text: '0', met: (count) => count === 0 },
    },
    {
      what: 'pages of readers refused',
      unit: '',
      values: [outcomes.reduce((sum, { refused }) => sum + refused, 0)],
      budget: { text: '0', met: (count) => count === 0 },
    },
  ];
}

/** A reader behind the same address with their own browser: an uncached page every second. */
async function readAs(url: string, network: string): Promise<number[]> {
  const statuses: number[] = [],
    until = Date.now() + ms;
  for (let page = 0; Date.now() < until; page++) {
    const response = await fetch(`${url}/detail/qin-shi-huang?page=${Date.now()}${page}`, {
      headers: {
        'x-forwarded-for': network,
        'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/145.0',
        connection: 'close', // an idle connection may be closed during the next request, which fetch does not retry
      },
    });
    await response.arrayBuffer();
    statuses.push(response.status);
    await pause(1000);
  }
  return statuses;
}

interface Operation {
  parameters?: { name: string; in: 'path' | 'query'; example?: unknown; required: boolean }[];
  requestBody?: { content: { 'application/json': { example: object } } };
  security?: unknown;
}
/** Every public call, as the list of calls describes it. */
async function examplesOf(url: string): Promise<ReturnType<Strategy['ask']>[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([, { parameters = [], requestBody, security }]) => {
      if (security) return [];
      const query = new URLSearchParams(
        parameters.flatMap(({ name, in: place, example }) =>
          place === 'query' && example !== undefined ? [[name, String(example)]] : [],
        ),
      );
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(
          name === 'lang' ? 'en' : String(parameters.find((parameter) => parameter.name === name)?.example ?? '1'),
        ),
      );
      return [
        {
          path: query.size ? `${filled}?${query}` : filled,
          ...(requestBody && { body: requestBody.content['application/json'].example }),
        },
      ];
    }),
  );
}
