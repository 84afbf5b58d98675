import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Load {
  url: string;
  seconds: number;
  headers: Record<string, string>;
  /** Whether each request uses an address that was not requested before. */
  fresh: boolean;
  /** Requests per second; without it, as many as possible. */
  rate?: number;
}

interface Answers {
  requests: { total: number };
  duration: number;
  non2xx: number;
  errors: number;
  timeouts: number;
}

/** Requests an address over ten connections, from a separate process; accepts any response. */
export async function ask(
  url: string,
  { seconds = 3, headers = {}, fresh = false, rate }: Partial<Load> = {},
): Promise<Answers> {
  const order: Load = { url, seconds, headers, fresh, ...(rate && { rate }) };
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/load-generator.ts', JSON.stringify(order)]);
  return JSON.parse(stdout) as Answers;
}

/** The same for an address that must succeed. */
export async function load(url: string, options: Partial<Load> = {}): Promise<{ pages: number; perSecond: number }> {
  const { requests, duration, non2xx, errors, timeouts } = await ask(url, options);
  if (non2xx || errors || timeouts)
    throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors, ${timeouts} timeouts`);
  return { pages: requests.total, perSecond: requests.total / duration };
}
