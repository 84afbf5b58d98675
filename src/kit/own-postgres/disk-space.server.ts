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
 * With less room than this nothing more is written, in bytes: PostgreSQL dies where it cannot make its next log file,
 * of 16 MB.
 */
const lowBytes = 24 * megabyte;
/** What is kept aside so that a server which did die of it can recover, in bytes: two log files. */
const reserveBytes = 32 * megabyte;
/** So much more than the least there must be before it is written again, in bytes: not to and fro. */
const marginBytes = 8 * megabyte;

/** What readers of a log, and of `/healthz`, are told. */
export const diskFullMessage = `The disk is full: less than ${lowBytes / megabyte} MB are free for STELE_DATA`;
export const isDiskFullText = (text: string) => /No space left on device|Disk quota exceeded/i.test(text);

/**
 * Watches the room where the data lie. While there is little, transactions are read-only: rows are read on, and no
 * server dies for want of a log file. Switching takes no room: a file of settings is renamed, and the server told to
 * read its settings again.
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
    /** Once, before the server starts. */
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
    /** Switches where it is time to; whether it did, so that the server must be told. */
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
    /** Lays the reserve aside, where there is plenty of room; not zeros, which some file systems do not store. */
    fill() {
      if (existsSync(reserve) || free() < lowBytes + 2 * reserveBytes + marginBytes) return;
      const file = openSync(reserve, 'wx', 0o600);
      try {
        for (let done = 0; done < reserveBytes; done += megabyte) writeSync(file, randomBytes(megabyte));
      } catch {
        rmSync(reserve, { force: true }); // somebody else was faster
      } finally {
        closeSync(file);
      }
    },
    /**
     * After a server died for want of room: nothing is written any more, and the reserve given away; whether there was
     * one.
     */
    release(): boolean {
      if (existsSync(off)) renameSync(off, on);
      if (!existsSync(reserve)) return false;
      rmSync(reserve);
      return true;
    },
  };
}
