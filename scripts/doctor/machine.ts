import { countProcesses, memoryOf, readMachineMemory } from '../../src/kit/serving/process-count.server.ts';
import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from '../../src/kit/settings.server.ts';
import { bad, runCheck, ok, warn, type Finding } from './finding.ts';

const megabyte = 1024 * 1024;

/** Folder, disk, memory, open files, and installed tools. */
export async function checkMachine(settings: Settings): Promise<Finding[]> {
  const checks = [
    runCheck('Node', checkVersions),
    runCheck('STELE_DATA', () => checkDataFolder(settings)),
    runCheck('disk', () => checkDisk(settings)),
    runCheck('memory', () => checkMemory(settings)),
    runCheck('open files', () => checkOpenFiles(settings)),
    runCheck('prlimit', checkPrlimit),
  ];
  return (await Promise.all(checks)).flat();
}

function checkVersions(): Finding[] {
  const [major = 0] = process.versions.node.split('.').map(Number);
  const lockedPackages = readLockedVersions('package-lock.json'),
    installedPackages = readLockedVersions('node_modules/.package-lock.json');
  const stale = [...lockedPackages]
    .filter(([path, version]) => (installedPackages.get(path) ?? version) !== version)
    .map(([path]) => path);
  return [
    major >= 22
      ? ok('Node', process.version)
      : bad('Node', `${process.version} is too old to run the sources`, 'Run npm ci, and Stele by npm start.'),
    !installedPackages.size
      ? bad('packages', 'they are not installed', 'Run npm ci.')
      : stale.length
        ? bad('packages', `${stale.length} are of another version than the lock says`, 'Run npm ci.')
        : ok('packages', `${installedPackages.size} as the lock says`),
  ];
}

function readLockedVersions(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { version: string }> };
  return new Map(Object.entries(packages).flatMap(([path, { version }]) => (path ? [[path, version]] : [])));
}

function checkDataFolder({ STELE_DATA, DATABASE_URL }: Settings): Finding[] {
  const about = `STELE_DATA=${STELE_DATA}`;
  if (!existsSync(STELE_DATA)) {
    let above = dirname(join(process.cwd(), STELE_DATA));
    while (!existsSync(above)) above = dirname(above);
    return canWrite(above)
      ? [ok(about, 'it is not there yet; the first start makes it')]
      : [bad(about, `it is not there, and ${above} may not be written to`, 'Make it for the user who runs Stele.')];
  }
  const { mode } = statSync(STELE_DATA);
  if (!statSync(STELE_DATA).isDirectory()) return [bad(about, 'it is a file', 'Name a folder.')];
  if (!canWrite(STELE_DATA)) return [bad(about, 'this user may not write there', 'Run as its owner, or give it away.')];
  if (mode & 0o006 && (!DATABASE_URL || existsSync(join(STELE_DATA, 'media'))))
    return [warn(about, 'everybody on this machine may read it', `chmod o-rw ${STELE_DATA}`)];
  return [ok(about, 'it is there, and this user may write to it')];
}

function canWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function checkDisk({ STELE_DATA }: Settings): Finding[] {
  let at = STELE_DATA;
  while (!existsSync(at)) at = dirname(at);
  const { bavail, bsize, ffree } = statfsSync(at);
  const free = Math.round((bavail * bsize) / megabyte);
  if (free < 150) return [bad('disk', `${free} MB are free`, 'Make room: a first start needs 150 MB.')];
  if (free < 1024) return [warn('disk', `${free} MB are free`, 'Below 24 MB nothing is written any more.')];
  return [ffree === 0 ? ok('disk', `${free} MB are free`) : ok('disk', `${free} MB and ${ffree} files are free`)];
}

/** The processes that serve with their caches, and the database's shared memory. */
function checkMemory(settings: Settings): Finding[] {
  const processes = countProcesses(settings),
    needed = memoryOf(processes, settings),
    totalMB = readMachineMemory();
  const served = processes === 1 ? 'one process' : `${processes} processes`;
  return totalMB < needed
    ? [
        warn(
          'memory',
          `${totalMB} MB, where ${served} use some ${needed}`,
          `Lower ${processes > 1 ? 'PROCESSES, ' : ''}PAGE_CACHE_MB and DATA_CACHE_MB.`,
        ),
      ]
    : [ok('memory', `${totalMB} MB, of which ${served} use some ${needed}`)];
}

function checkOpenFiles({ CONNECTIONS }: Settings): Finding[] {
  if (!existsSync('/proc/self/limits')) return [];
  const [, limit] = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return limit !== undefined && limit !== 'unlimited' && Number(limit) < 2 * CONNECTIONS
    ? [
        warn(
          'open files',
          `${limit}, where CONNECTIONS=${CONNECTIONS} wants twice as many`,
          `ulimit -n ${2 * CONNECTIONS}, LimitNOFILE in the unit, or lower CONNECTIONS.`,
        ),
      ]
    : [ok('open files', limit ?? 'as many as there are')];
}

const checkPrlimit = (): Finding[] =>
  process.platform !== 'linux' || existsSync('/usr/bin/prlimit')
    ? []
    : [warn('prlimit', 'decoders of pictures watch their memory themselves', 'Install util-linux.')];
