import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

interface ListenAddress {
  port: number;
  host: string;
  /** The setting that determines the port. */
  setting: 'PORT' | 'METRICS_PORT';
}

/** Why listening failed, and what to do, in one line for the operator. */
export function explainListenError(
  { code, message }: NodeJS.ErrnoException,
  { port, host, setting }: ListenAddress,
): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: set ${setting} to another one.`;
  if (code === 'EACCES')
    return `Not allowed to listen on port ${port}: ports below 1024 are for root, or set ${setting} to another one.`;
  const hostSetting = setting === 'PORT' ? 'HOST' : 'METRICS_HOST';
  return `Cannot listen on ${hostSetting}=${host}, ${setting}=${port}: ${message}`;
}

/** Starts listening, or throws an `Error` with a one-line message. */
export async function listenOn(server: Server, place: ListenAddress): Promise<void> {
  try {
    server.listen({ port: place.port, host: place.host });
    await once(server, 'listening');
  } catch (error) {
    throw new Error(explainListenError(error as NodeJS.ErrnoException, place), { cause: error });
  }
}

/** Throws an `Error` with a one-line message if the port cannot be used; leaves it free. */
export async function assertPortFree(place: ListenAddress): Promise<void> {
  const server = createServer();
  await listenOn(server, place);
  server.close();
  await once(server, 'close');
}

/** The ports that a process with these settings listens on. */
export const portsOf = (settings: {
  PORT: number;
  HOST: string;
  METRICS_PORT?: number;
  METRICS_HOST: string;
}): ListenAddress[] => [
  { port: settings.PORT, host: settings.HOST, setting: 'PORT' },
  ...(settings.METRICS_PORT === undefined
    ? []
    : [{ port: settings.METRICS_PORT, host: settings.METRICS_HOST, setting: 'METRICS_PORT' as const }]),
];
