import { assertPortFree, portsOf } from '../../src/kit/watching/listening.server.ts';
import type { Settings } from '../../src/kit/settings.server.ts';
import { bad, ok, type Finding } from './finding.ts';

/** Timeout for the program on a port to identify itself as Stele, in milliseconds. */
const timeoutMs = 2_000;

/** Whether the ports are free, or already used by a Stele. */
export async function checkPorts(settings: Settings): Promise<Finding[]> {
  return Promise.all(
    portsOf(settings).map(async (place) => {
      const { port, host, setting } = place;
      try {
        await assertPortFree(place);
        return ok(setting, port ? `port ${port} is free` : 'any port that is free');
      } catch (error) {
        return setting === 'PORT' && (await isStele(host, port))
          ? ok(setting, `Stele answers on port ${port}`)
          : bad(setting, (error as Error).message, `ss -ltnp 'sport = :${port}' shows what listens there.`);
      }
    }),
  );
}

async function isStele(host: string, port: number): Promise<boolean> {
  const address = ['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  try {
    const answer = await fetch(`http://${address}:${port}/healthz/live`, { signal: AbortSignal.timeout(timeoutMs) });
    return answer.headers.has('x-request-id') && (await answer.text()) === '{"status":"ok"}';
  } catch {
    return false;
  }
}
