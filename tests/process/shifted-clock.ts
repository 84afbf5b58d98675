/**
 * Loaded before the product (`--import`): shifts its clock by the number of hours in the file `SHIFTED_CLOCK`, which
 * may change at run time. The database keeps the real time, as on another host.
 */
import { readFileSync } from 'node:fs';

const file = process.env.SHIFTED_CLOCK!;
/** How long the file's content is cached, in milliseconds. */
const rereadMs = 20;
const RealDate = Date;
let shiftMs = 0,
  readAt = -Infinity;

function now(): number {
  if (performance.now() - readAt > rereadMs) {
    readAt = performance.now();
    shiftMs = Number(readFileSync(file, 'utf8')) * 3_600_000;
  }
  return RealDate.now() + shiftMs;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, words: unknown[], newTarget: typeof Date) =>
    Reflect.construct(target, words.length ? words : [now()], newTarget) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
