import { spawn, type ChildProcess } from 'node:child_process';
import manifest from '../package.json' with { type: 'json' };

/** Settings of the product, reset to defaults: each caller states what it needs. */
const defaultSettings = {
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  PUBLIC_URL: '',
  STELE_WORLD: '',
  STELE_DEV: '',
  LOG_LEVEL: '',
  TRUST_PROXY: '',
  NODE_ENV: '',
  PROCESSES: '1',
  METRICS_TOKEN: 'tests',
  // Tests send requests as fast as they are answered, each file from a different network.
  NETWORK_POINTS: '20000',
};

/** Headers that give access to `/metrics` of a product started by `runProduct`. */
export const metricsHeaders = { authorization: `Bearer ${defaultSettings.METRICS_TOKEN}` };
/** The metrics of a product started by `runProduct`. */
export async function readMetrics(url: string): Promise<string> {
  const answer = await fetch(`${url}/metrics`, { headers: metricsHeaders });
  return answer.text();
}

export interface Product {
  child: ChildProcess;
  /** Its output so far: progress on stdout, and errors on stderr. */
  readonly output: string;
  readonly complaints: string[];
  /** Waits for a pattern in its output; fails if it ends before. */
  waitForOutput(pattern: RegExp): Promise<RegExpExecArray>;
  /** Its address, once it responds. */
  open(): Promise<string>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  signal(name: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

interface RunOptions {
  /** Folder of its sources. */
  folder?: string;
  args?: string[];
  user?: number;
}

/** The words of `npm start` before and after `exec scripts/node.sh`. */
const [variables, started] = manifest.scripts.start
  .split(' exec scripts/node.sh ')
  .map((words) => words.split(' ')) as [string[], string[]];
const startEnv = Object.fromEntries(variables.map((variable) => variable.split('=')));

/** The product as run by `npm start`, with these settings, on a free port unless they set one. */
export function runProduct(
  settings: Record<string, string>,
  { folder = '.', args = [], user }: RunOptions = {},
): Product {
  const child = spawn(process.execPath, [...started, ...args], {
    cwd: folder,
    env: { ...process.env, ...startEnv, ...defaultSettings, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  });
  let output = '',
    complained = '';
  const listeners = new Set<() => void>();
  const hear = () => [...listeners].forEach((listener) => listener());
  child.stdout!.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    hear();
  });
  child.stderr!.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
    hear();
  });
  const ended = new Promise<number | NodeJS.Signals>((done, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => done(code ?? signal!));
  });
  ended.catch(() => {}); // callers that await it receive the error

  const waitForOutput = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((done, reject) => {
      const look = () => {
        const match = pattern.exec(output);
        if (!match) return;
        listeners.delete(look);
        done(match);
      };
      listeners.add(look);
      look();
      void ended.then(
        (how) => reject(new Error(`The product ended (${how}) before it said ${pattern}:\n${output}${complained}`)),
        reject,
      );
    });
  return {
    child,
    waitForOutput,
    ended,
    get output() {
      return output;
    },
    get complaints() {
      return complained.split('\n').filter(Boolean);
    },
    open: async () => (await waitForOutput(/is open: (\S+)/))[1]!,
    signal(name) {
      child.kill(name);
      return ended;
    },
  };
}
