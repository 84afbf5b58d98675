import { randomUUID } from 'node:crypto';
import type { Context } from '../src/kit/calls/api.server.ts';
import type { Member } from '../src/kit/calls/session.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { createDrivers } from '../src/kit/drivers.server.ts';
import { toWords, categories } from '../src/features/accounts/methods/kaptcha-questions.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import type { Visitor } from '../src/kit/calls/visitor.server.ts';

/** A test browser: stores cookies, and has a network of its own. */
export interface TestVisitor extends Visitor {
  readonly cookies: Map<string, string>;
}

/** A random network, as a proxy would report it, so that limits by network do not affect other tests. */
export const randomNetwork = () => `10.${[1, 2, 3].map(() => Math.trunc(Math.random() * 256)).join('.')}`;

/** A new visitor for each call, so that rate limits of one do not affect another. */
export function createVisitor({
  network = `test ${randomUUID()}`,
  device = randomUUID(),
  agent = 'Mozilla/5.0 (test)',
  byOwnScript = true,
  refusesTracking = false,
}: Partial<Pick<Visitor, 'network' | 'device' | 'agent' | 'byOwnScript' | 'refusesTracking'>> = {}): TestVisitor {
  const cookies = new Map<string, string>();
  return {
    network,
    device,
    agent,
    cookies,
    byOwnScript,
    refusesTracking,
    origin: 'http://stele.test',
    cookie: (name) => cookies.get(name),
    setCookie: (name, value) => void cookies.set(name, value),
    clearCookie: (name) => void cookies.delete(name),
  };
}

/** A member in good standing whose name is their id. */
export const createMember = (id: string, role: Member['role'] = 'member'): Member => ({
  id,
  name: id,
  role,
  assignedRole: role,
  hasShownSecondFactor: false,
  phoneBound: true,
  status: 'normal',
  days: 0,
  confirmed: true,
  sessionId: id,
});

/** The context of a handler, for an anonymous visitor. */
export function testContext(db: Database, environment: NodeJS.ProcessEnv = {}): Omit<Context, 'language'> {
  const settings = readSettings({ STELE_DEV: 'on', ...environment });
  return {
    db,
    settings,
    drivers: createDrivers(db, settings),
    visitor: createVisitor(),
    member: null,
    cacheTags: () => {},
  };
}

/** Numbers in English words, as in captchas. */
const numbersByWord = new Map(Array.from({ length: 100 }, (_, n) => [toWords(n, 'en'), n]));

/** The answer to a captcha's question in English. */
export function solveCaptcha(question: string): string {
  const sum = /^What is (\S+) plus (\S+) minus ([\w-]+)\?/.exec(question);
  if (sum) return String(numbersByWord.get(sum[1]!)! + numbersByWord.get(sum[2]!)! - numbersByWord.get(sum[3]!)!);
  const [, sort, words] = /^Which of these (?:numbers|words) is (.*): (.*)\?/.exec(question)!;
  const offered = words!.split(', '),
    expectedWords = categories.find(({ sort: name }) => name.en === sort)?.words.en;
  return expectedWords
    ? offered.find((word) => expectedWords.includes(word))!
    : String(Math.max(...offered.map((word) => numbersByWord.get(word)!)));
}
