import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface LoadOptions {
  url: string;
  seconds: number;
  headers: Record<string, string>;
  /** Whether each request uses an address that was not requested before. */
  fresh: boolean;
  /** Requests per second; without it, as many as possible. */
  rate?: number;
}

interface LoadResult {
  requests: { total: number };
  duration: number;
  non2xx: number;
  errors: number;
  timeouts: number;
}

/** Requests an address over ten connections, from a separate process; accepts any response. */
export async function generateLoad(
  url: string,
  { seconds = 3, headers = {}, fresh = false, rate }: Partial<LoadOptions> = {},
): Promise<LoadResult> {
  const order: LoadOptions = { url, seconds, headers, fresh, ...(rate && { rate }) };
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/load-generator.ts', JSON.stringify(order)]);
  return JSON.parse(stdout) as LoadResult;
}

/** The same for an address that must succeed. */
export async function measureLoad(
  url: string,
  options: Partial<LoadOptions> = {},
): Promise<{ pages: number; perSecond: number }> {
  const { requests, duration, non2xx, errors, timeouts } = await generateLoad(url, options);
  if (non2xx || errors || timeouts)
    throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors, ${timeouts} timeouts`);
  return { pages: requests.total, perSecond: requests.total / duration };
}
