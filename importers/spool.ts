import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Letters written, or bytes read, at once. */
const block = 256 * 1024;

/**
 * Values spooled to disk, to be read again in order; memory use stays constant. The file is unlinked, so nothing of it
 * remains.
 */
export class Spool<T> {
  private readonly file: FileHandle;
  private waiting: string[] = [];
  private letters = 0;

  private constructor(file: FileHandle) {
    this.file = file;
  }

  static async open<T>(): Promise<Spool<T>> {
    const folder = await mkdtemp(join(tmpdir(), 'stele-import-'));
    const file = await open(join(folder, 'spool'), 'wx+', 0o600);
    await rm(folder, { recursive: true });
    return new Spool<T>(file);
  }

  async add(value: T): Promise<void> {
    const line = `${JSON.stringify(value)}\n`;
    this.waiting.push(line);
    if ((this.letters += line.length) >= block) await this.write();
  }

  private async write() {
    const text = this.waiting.join('');
    this.waiting = [];
    this.letters = 0;
    if (text) await this.file.appendFile(text);
  }

  async *read(): AsyncGenerator<T> {
    await this.write();
    let partialLine = '';
    for await (const piece of this.file.createReadStream({
      start: 0,
      autoClose: false,
      encoding: 'utf8',
      highWaterMark: block,
    }) as AsyncIterable<string>) {
      const lines = (partialLine + piece).split('\n');
      partialLine = lines.pop()!;
      for (const line of lines) yield JSON.parse(line) as T;
    }
  }

  close = () => this.file.close();
}
