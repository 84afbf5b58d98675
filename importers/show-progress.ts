import { markProgress } from './place.ts';

/** Interval between progress lines in milliseconds, if they cannot overwrite each other. */
const progressMs = 3000;

/** One line that overwrites itself on a terminal; otherwise a line every few seconds. */
export function showProgress(total: number | undefined) {
  const terminal = process.stderr.isTTY;
  const began = Date.now();
  let last = terminal ? 0 : began;
  const words = {
    subjects: 'subjects',
    relations: 'relations of subjects',
    borders: 'files of borders',
    chapters: 'chapters',
    pictures: 'pictures',
  };
  return {
    show(step: keyof typeof words, done: number) {
      markProgress();
      if (process.connected)
        process.send!({ done, total: step === 'subjects' || step === 'pictures' ? total : undefined });
      if (!terminal && Date.now() - last < progressMs) return;
      last = Date.now();
      const rate = step === 'subjects' ? `, ${Math.round(done / Math.max(0.001, (last - began) / 1000))} a second` : '';
      const line = `${words[step]}: ${done}${total ? ` of ${total}` : ''}${rate}`;
      process.stderr.write(terminal ? `\r\x1b[K${line}` : `${line}\n`);
    },
    end: () => void (terminal && process.stderr.write('\r\x1b[K')),
  };
}
