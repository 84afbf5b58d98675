/**
 * Prints, as JSON, the patterns that modules build (`new RegExp(…)`) when they load and when the functions below run:
 * `{ where, pattern, flags }`. In a separate process, because modules must load after `RegExp` is instrumented.
 */
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '..');
const builtPatterns: { where: string; pattern: string; flags: string }[] = [];

/** `src/rules/names.ts:12`, from the line of a stack; null outside our sources. */
const placeIn = (line = '') => {
  const at = line.indexOf(`${folder}/`);
  return at < 0 || line.includes('node_modules') ? null : /^[^:]+:\d+/.exec(line.slice(at + folder.length + 1))![0];
};

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, words: [string, string?]) {
    const pattern = new target(...words),
      where = placeIn(new Error().stack!.split('\n')[2]);
    if (where) builtPatterns.push({ where, pattern: pattern.source, flags: pattern.flags });
    return pattern;
  },
});

for (const file of process.argv.slice(2)) await import(resolve(folder, file));

const { readTime } = await import('../src/rules/time/historical-time-reading.ts');
for (const language of ['en', 'fr', 'es', 'zh', 'jp'] as const)
  for (const time of ['44', '春秋元年', 'xx yy']) readTime(time, language);
const { readImageRequest } = await import('../src/features/media/iiif/request.ts');
const picture = { width: 9, height: 9 };
for (const [region, size] of [
  ['pct:1,1,1,1', 'pct:1'],
  ['0,0,9,9', '9,9'],
] as const)
  readImageRequest(picture, [region, size, '0', 'default.jpg']);

console.log(JSON.stringify(builtPatterns));
