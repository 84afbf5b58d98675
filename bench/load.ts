import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Answer {
  requests: { total: number };
  duration: number;
  non2xx: number;
  errors: number;
  timeouts: number;
}

/** Asks for an address over ten connections, from a process of its own; `[<id>]` in it is another one for every request. */
export async function load(url: string, { seconds = 3, headers = [] as string[] } = {}): Promise<{ pages: number; perSecond: number }> {
  const flags = headers.flatMap((header) => ['-H', header]);
  const { stdout } = await promisify(execFile)(process.execPath, ['node_modules/autocannon/autocannon.js', '--json', '-c', '10', '-d', String(seconds), '-I', ...flags, url], { maxBuffer: 1e8 });
  const { requests, duration, non2xx, errors, timeouts } = JSON.parse(stdout) as Answer;
  if (non2xx || errors || timeouts) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors, ${timeouts} timeouts`);
  return { pages: requests.total, perSecond: requests.total / duration };
}
