import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Load {
  url: string;
  seconds: number;
  headers: Record<string, string>;
  /** Whether every request asks for an address that nobody has asked for. */
  fresh: boolean;
  /** Requests a second; as many as are answered unless said. */
  rate?: number;
}

interface Answers {
  requests: { total: number };
  duration: number;
  non2xx: number;
  errors: number;
  timeouts: number;
}

/** Asks for an address over ten connections, from a process of its own; whatever the answers are. */
export async function ask(
  url: string,
  { seconds = 3, headers = {}, fresh = false, rate }: Partial<Load> = {},
): Promise<Answers> {
  const order: Load = { url, seconds, headers, fresh, ...(rate && { rate }) };
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/load-generator.ts', JSON.stringify(order)]);
  return JSON.parse(stdout) as Answers;
}

/** The same of an address that must be answered. */
export async function load(url: string, options: Partial<Load> = {}): Promise<{ pages: number; perSecond: number }> {
  const { requests, duration, non2xx, errors, timeouts } = await ask(url, options);
  if (non2xx || errors || timeouts)
    throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors, ${timeouts} timeouts`);
  return { pages: requests.total, perSecond: requests.total / duration };
}
