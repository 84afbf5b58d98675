import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Load {
  url: string;
  seconds: number;
  headers: Record<string, string>;
  /** Whether every request asks for an address that nobody has asked for. */
  fresh: boolean;
}

/** Asks for an address over ten connections, from a process of its own. */
export async function load(
  url: string,
  { seconds = 3, headers = {}, fresh = false }: Partial<Load> = {},
): Promise<{ pages: number; perSecond: number }> {
  const order: Load = { url, seconds, headers, fresh };
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/load-generator.ts', JSON.stringify(order)]);
  const { requests, duration, non2xx, errors, timeouts } = JSON.parse(stdout) as {
    requests: { total: number };
    duration: number;
    non2xx: number;
    errors: number;
    timeouts: number;
  };
  if (non2xx || errors || timeouts)
    throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors, ${timeouts} timeouts`);
  return { pages: requests.total, perSecond: requests.total / duration };
}
