import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { readLanguage, type Language } from '../../rules/languages.ts';

/**
 * Most bytes of a refused body that are read and discarded: a browser sees the answer only after it has sent
 * everything.
 */
const maxBytes = 32 * 1024 * 1024;
/** Longest time to receive such a body, and longest pause, in milliseconds. */
const maxMs = 10_000,
  pauseMs = 1_000;
/** How many are read at once: more would occupy the connections of a process with rejected requests. */
const maxConcurrent = 32;
/** Bytes at the start and at the end that are searched for the language. */
const peekBytes = 16 * 1024;

let activeReads = 0;

/**
 * Reads and discards the body of a refused request, up to the limits, so that its sender sees the answer. Returns the
 * language that the body names; null if it names none, or was not read.
 */
export async function drainRefusedBody(body: IncomingMessage): Promise<Language | null> {
  if (body.readableEnded || body.destroyed || activeReads >= maxConcurrent) return null;
  if (Number(body.headers['content-length'] ?? 0) > maxBytes) return null;
  let head = Buffer.alloc(0),
    tail = Buffer.alloc(0);
  const ending = new AbortController();
  const giveUp = () => ending.abort();
  const total = setTimeout(giveUp, maxMs);
  let pause = setTimeout(giveUp, pauseMs);
  activeReads++;
  body.on('data', (chunk: Buffer) => {
    clearTimeout(pause);
    pause = setTimeout(giveUp, pauseMs);
    if (head.length < peekBytes) head = Buffer.concat([head, chunk.subarray(0, peekBytes - head.length)]);
    tail = Buffer.concat([tail.subarray(-peekBytes), chunk.subarray(-peekBytes)]).subarray(-peekBytes);
  });
  try {
    await finished(body, { signal: ending.signal });
  } catch {
    // A client that is too slow, or has left, gets no answer.
  } finally {
    activeReads--;
    clearTimeout(total);
    clearTimeout(pause);
  }
  return languageInBody(tail) ?? languageInBody(head);
}

/**
 * The language that a body names: a JSON object, complete or truncated, well formed or not, or the JSON field of a
 * form. In unparseable JSON only a field at the very start or end counts: others may belong to nested values.
 */
export function languageInBody(body: Buffer): Language | null {
  const isWhole = body.length <= 2 * peekBytes;
  const text = (isWhole ? body : Buffer.concat([body.subarray(0, peekBytes), body.subarray(-peekBytes)])).toString(
    'latin1',
  );
  if (isWhole) {
    try {
      const { language } = Object(JSON.parse(text)) as { language?: unknown };
      return readLanguage(String(language ?? ''));
    } catch {
      // Truncated, or no JSON.
    }
  }
  const languageMatch =
    /"language"\s*:\s*"([a-z]{2})"\s*\}\s*$/.exec(text) ??
    /^\s*\{\s*"language"\s*:\s*"([a-z]{2})"/.exec(text) ??
    (text.startsWith('--') ? /"language"\s*:\s*"([a-z]{2})"/.exec(text) : null);
  return readLanguage(languageMatch?.[1]);
}
