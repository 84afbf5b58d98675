/** Interval between progress lines in milliseconds, if they cannot overwrite each other. */
const quietMs = 3000;

/** Progress in bytes: one line that overwrites itself on a terminal; otherwise a line every few seconds. */
export function showBytes() {
  const terminal = process.stderr.isTTY;
  const began = Date.now();
  let last = terminal ? 0 : began;
  return {
    show(done: number, total: number) {
      if (Date.now() - last < (terminal ? 100 : quietMs)) return;
      last = Date.now();
      const line = `${megabytes(done)} of ${megabytes(total)} MB, ${megabytes((done * 1000) / Math.max(1, last - began))} MB/s`;
      process.stderr.write(terminal ? `\r\x1b[K${line}` : `${line}\n`);
    },
    end: () => void (terminal && process.stderr.write('\r\x1b[K')),
    seconds: () => (Date.now() - began) / 1000,
  };
}

export const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
