import { randomUUID } from 'node:crypto';
import type { Context } from '../src/kit/api.server.ts';
import type { Database } from '../src/kit/database.server.ts';
import { driversOf } from '../src/kit/drivers.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import type { Visitor } from '../src/kit/visitor.server.ts';

/** A browser as calls know it: keeps cookies, comes from a network of its own. */
export interface TestVisitor extends Visitor {
  readonly cookies: Map<string, string>;
}

/** A network of one's own, as a proxy would tell it: what is counted by network holds nobody else back. */
export const aNetwork = () => `10.${[1, 2, 3].map(() => Math.trunc(Math.random() * 256)).join('.')}`;

/** Another visitor each time, so that the limits of one do not hold another back. */
export function aVisitor({ network = `test ${randomUUID()}`, device = randomUUID(), agent = 'Mozilla/5.0 (test)' }: Partial<Pick<Visitor, 'network' | 'device' | 'agent'>> = {}): TestVisitor {
  const cookies = new Map<string, string>();
  return {
    network, device, agent, cookies,
    origin: 'http://stele.test',
    cookie: (name) => cookies.get(name),
    setCookie: (name, value) => void cookies.set(name, value),
    clearCookie: (name) => void cookies.delete(name),
  };
}

/** What a handler knows of the house and of whoever asks: nobody, from somewhere. */
export function aHouse(db: Database, environment: NodeJS.ProcessEnv = {}): Omit<Context, 'language'> {
  const settings = readSettings({ STELE_DEV: 'on', ...environment });
  return { db, settings, drivers: driversOf(db, settings), visitor: aVisitor(), member: null, shows: () => {} };
}

const spoken = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 };

/** The answer to a captcha's question in English. */
export function answerTo(question: string): string {
  const [a, b] = /What is (\w+) plus (\w+)\?/.exec(question)!.slice(1) as (keyof typeof spoken)[];
  return String(spoken[a!] + spoken[b!]);
}
