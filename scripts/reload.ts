/** `npm run reload`: replaces the processes that serve by new ones, one after another, without refusing a request. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readServingMark } from '../src/kit/serving/serving-mark.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';

const help = `Replaces the processes of a running site by new ones, of the build that is there now (npm run build).
No request is refused. A site of one process (PROCESSES) is stopped and started instead.

  npm run reload

Settings are those of npm start.`;
/** Longest wait for the new processes, and pause between two looks, in milliseconds. */
const timeoutMs = 120_000,
  pauseMs = 200;

async function reload(): Promise<string | null> {
  process.chdir(join(import.meta.dirname, '..')); // STELE_DATA is relative to this folder, as in start.ts
  const { STELE_DATA } = readSettings();
  const before = readServingMark(STELE_DATA);
  if (!before) return `No site with several processes runs on STELE_DATA=${STELE_DATA}.`;
  process.kill(before.pid, 'SIGHUP');
  for (const end = Date.now() + timeoutMs; Date.now() < end; await delay(pauseMs)) {
    const mark = readServingMark(STELE_DATA);
    if (mark?.pid !== before.pid) return 'The site was stopped meanwhile.';
    if (mark.reloads > before.reloads) return mark.failure;
  }
  return 'The new processes did not open in time; the log of the site says why.';
}

const [word] = process.argv.slice(2);
if (word) {
  const isHelp = word === '--help' || word === '-h';
  (isHelp ? console.log : console.error)(help);
  process.exitCode = isHelp ? 0 : 1;
} else {
  const failure = await reload();
  if (failure) {
    console.error(failure);
    process.exitCode = 1;
  } else console.log('New processes serve.');
}
