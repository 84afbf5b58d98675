import { mkdtemp, readFile, rm, appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Number of files over which lines are spread: ten million lines give each a few megabytes. */
const bucketCount = 256;
/** Letters buffered per file. */
const blockLetters = 64 * 1024;

/**
 * Lines spooled to disk by key, so that all lines of a key can be read together without holding everything in memory.
 */
export class Buckets {
  private readonly folder: string;
  private readonly waiting: { lines: string[]; letters: number }[] = Array.from({ length: bucketCount }, () => ({
    lines: [],
    letters: 0,
  }));

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(): Promise<Buckets> {
    return new Buckets(await mkdtemp(join(tmpdir(), 'stele-import-')));
  }

  /** Returns a promise if the caller must wait. Neither key nor line may contain a line break. */
  add(key: string, line: string): Promise<void> | undefined {
    const bucket = hash(key) % bucketCount,
      waiting = this.waiting[bucket]!;
    waiting.lines.push(line);
    waiting.letters += line.length;
    return waiting.letters > blockLetters ? this.write(bucket) : undefined;
  }

  private async write(bucket: number) {
    const { lines } = this.waiting[bucket]!;
    this.waiting[bucket] = { lines: [], letters: 0 };
    if (lines.length) await appendFile(join(this.folder, String(bucket)), `${lines.join('\n')}\n`);
  }

  /** The lines of each bucket, one bucket after another. */
  async *read(): AsyncGenerator<string[]> {
    for (let bucket = 0; bucket < bucketCount; bucket++) {
      await this.write(bucket);
      const text = await readFile(join(this.folder, String(bucket)), 'utf8').catch(() => '');
      if (text) yield text.slice(0, -1).split('\n');
    }
  }

  close = () => rm(this.folder, { recursive: true, force: true });
}

/** FNV-1a: the same key gets the same bucket in every run. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) value = Math.imul(value ^ key.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
