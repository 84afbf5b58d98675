import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root; then it runs as user `nobody`, which every system has. */
export const nobodyUid = 65_534;
/** Owner of the database folder. */
const serverUser = isRoot ? nobodyUid : process.getuid?.();

/** The database itself, below `STELE_DATA`. */
export const databaseFolder = (folder: string) => join(folder, 'postgres');

/**
 * Creates the folder of `STELE_DATA` if necessary and returns its real path, which all processes use. A new folder is
 * private to its owner; as root, the server (user nobody) must be able to enter it. Throws an `Error` with a one-line
 * message if the folder cannot be used.
 */
export function prepareFolder(folder: string): string {
  try {
    if (!existsSync(folder)) makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new Error('it is a file, not a folder');
    accessSync(folder, constants.W_OK | constants.X_OK);
    const data = databaseFolder(folder);
    const owner = existsSync(data) ? statSync(data).uid : serverUser;
    if (owner !== serverUser)
      throw new Error(`${data} belongs to user ${owner}; start Stele as the user who started it first`);
    return realpathSync(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`STELE_DATA=${folder} cannot be used: ${reasonsByCode[code ?? ''] ?? message}`, { cause: error });
  }
}

const reasonsByCode: Record<string, string> = {
  EROFS: 'it lies on a file system that is read-only',
  ENOTDIR: 'something on its path is a file, not a folder',
  ENOSPC: 'the disk is full',
};

function makeFolder(folder: string) {
  let above = dirname(folder);
  while (!existsSync(above)) above = dirname(above);
  accessSync(above, constants.W_OK); // mkdir reports ENOENT on a read-only file system
  mkdirSync(folder, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
}
