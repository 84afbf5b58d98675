import { createHash } from 'node:crypto';
import { lstatSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** PostgreSQL's name for its socket. */
const serverSocket = '.s.PGSQL.5432';
/** The keeper's socket (keeper.server.ts). */
const keeperSocket = '.s.KEEPER';
/** Longest path of a socket on any system, in bytes. */
const maxPathBytes = 103;

export interface SocketPaths {
  url: string;
  keeper: string;
  server: string;
}

/**
 * Addresses of the server and keeper of a database folder. The sockets are in that folder, which only its user may
 * enter. They depend only on the folder's real path, so that all processes agree, whatever their environment. If the
 * path is too long for a socket, a symbolic link in /tmp leads there; it is recreated if it is gone.
 */
export function socketPaths(data: string): SocketPaths {
  const place = Buffer.byteLength(join(data, serverSocket)) <= maxPathBytes ? data : createLink(data);
  return {
    url: `postgres:///stele?host=${encodeURIComponent(place)}&user=stele`,
    keeper: join(place, keeperSocket),
    server: join(place, serverSocket),
  };
}

function createLink(data: string): string {
  const owner = process.getuid?.();
  const link = `/tmp/stele-${owner}-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`;
  try {
    symlinkSync(data, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (lstatSync(link).uid !== owner) throw new Error(`${link} belongs to somebody else; remove it`, { cause: error });
    if (lstatSync(link).isSymbolicLink() && readlinkSync(link) === data) return link;
    rmSync(link, { recursive: true });
    symlinkSync(data, link);
  }
  return link;
}
