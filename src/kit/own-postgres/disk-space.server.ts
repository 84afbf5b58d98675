import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { databaseFolder } from './folder.server.ts';

const megabyte = 1024 * 1024;
/**
 * With less free space than this, in bytes, writing is switched off: PostgreSQL dies if it cannot create its next log
 * file of 16 MB.
 */
const lowBytes = 24 * megabyte;
/**
 * Size of the reserve file, in bytes: two log files. It is deleted so that a server that died of a full disk can
 * recover.
 */
const reserveBytes = 32 * megabyte;
/** Hysteresis: how much more than the minimum must be free before writing is allowed again, in bytes. */
const marginBytes = 8 * megabyte;

/** The message in the log and in `/healthz`. */
export const diskFullMessage = `The disk is full: less than ${lowBytes / megabyte} MB are free for STELE_DATA`;
export const isDiskFullText = (text: string) => /No space left on device|Disk quota exceeded/i.test(text);

/**
 * Monitors the free disk space of the data folder. While it is low, transactions are read-only: reading works, and the
 * server does not die for lack of a log file. Switching needs no space: a settings file is renamed, and the server
 * reloads its settings.
 */
export function watchDiskSpace(folder: string) {
  const data = databaseFolder(folder);
  const reserve = join(folder, 'reserve');
  const on = join(data, 'stele-full.conf'),
    off = `${on}.off`;
  const free = () => {
    const { bavail, bsize } = statfsSync(data);
    return bavail * bsize;
  };

  return {
    /** Called once, before the server starts. */
    prepare() {
      const settings = join(data, 'postgresql.conf'),
        line = `include_if_exists 'stele-full.conf'`;
      try {
        if (!existsSync(on) && !existsSync(off))
          writeFileSync(off, 'default_transaction_read_only = on\n', { mode: 0o644 });
        if (!readFileSync(settings, 'utf8').includes(line))
          appendFileSync(settings, `\n# Written by Stele, there while the disk is full\n${line}\n`);
      } catch (error) {
        if (!isDiskFullText(String(error))) throw error;
      }
    },
    /** Whether writing is switched off. */
    get isFull() {
      return existsSync(on);
    },
    /** Switches writing off or on where necessary; true if it did, so that the server must reload its settings. */
    look(): boolean {
      const full = existsSync(on),
        room = free();
      if (!full && room < lowBytes && existsSync(off)) {
        renameSync(off, on);
        return true;
      }
      if (!full || room < lowBytes + marginBytes + (existsSync(reserve) ? 0 : reserveBytes)) return false;
      renameSync(on, off);
      return true;
    },
    /**
     * Creates the reserve file if there is plenty of space; random bytes, because some file systems do not store zeros.
     */
    fill() {
      if (existsSync(reserve) || free() < lowBytes + 2 * reserveBytes + marginBytes) return;
      const file = openSync(reserve, 'wx', 0o600);
      try {
        for (let done = 0; done < reserveBytes; done += megabyte) writeSync(file, randomBytes(megabyte));
      } catch {
        rmSync(reserve, { force: true }); // another process was faster
      } finally {
        closeSync(file);
      }
    },
    /**
     * After a server died of a full disk: switches writing off and deletes the reserve file; false if there was none.
     */
    release(): boolean {
      if (existsSync(off)) renameSync(off, on);
      if (!existsSync(reserve)) return false;
      rmSync(reserve);
      return true;
    },
  };
}
