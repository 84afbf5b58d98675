import { useEffect, useRef, useState } from 'react';
import { AbortedCall } from '../../../kit/calls/call.ts';
import { Failure, httpStatusOf, type ErrorName } from '../../../rules/errors.ts';
import { pictureBatch } from '../../../rules/limits.ts';

/** One file of a batch, and where it stands. */
export interface Upload<Done = unknown> {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'alike' | 'done' | 'failed' | 'cancelled';
  /** What is here already and looks the same; not asked about again once it is to be sent all the same. */
  alike: readonly Done[];
  insisted: boolean;
  /** From 0 to 1. */
  share: number;
  fault: { name: ErrorName; details: Record<string, string> } | null;
}

/** What is here already: thrown by who would send it again. */
export class AlreadyHere<Done> extends Error {
  readonly found: readonly Done[];
  constructor(found: readonly Done[]) {
    super('already here');
    this.found = found;
  }
}

interface Manner {
  signal: AbortSignal;
  /** Sent even though something like it is here. */
  insisted: boolean;
  onProgress(share: number): void;
}

/** Files that are sent at once: more would only share the line. */
const atOnce = 2;

/**
 * Sends a batch of files, each by itself: so each has its progress, is cancelled, refused with its own reason, and tried
 * again alone. What broke off with the connection waits to be tried again. Files are taken in the order of their names;
 * `onUploaded` is told how many of the files behind this one are uploaded already, so that lists keep that order.
 */
export function useUploads<Done>(
  sending: (file: File, manner: Manner) => Promise<Done>,
  onUploaded: (done: Done, uploadedBehind: number) => void,
) {
  const [uploads, setUploads] = useState<readonly Upload<Done>[]>([]);
  const flights = useRef(new Map<number, AbortController>());
  const next = useRef(0);
  const uploadedKeys = useRef<number[]>([]);
  const put = (key: number, change: Partial<Upload<Done>>) =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)));

  const latest = useRef({ sending, onUploaded });
  latest.current = { sending, onUploaded };
  useEffect(() => {
    const waiting = uploads.filter(({ state }) => state === 'waiting');
    const free = atOnce - flights.current.size;
    for (const { key, file, insisted } of waiting.slice(0, Math.max(0, free))) {
      if (flights.current.has(key)) continue;
      const flight = new AbortController();
      flights.current.set(key, flight);
      put(key, { state: 'sending', share: 0, fault: null });
      void send(key, file, insisted, flight);
    }
  });
  useEffect(() => {
    const flying = flights.current;
    return () => flying.forEach((flight) => flight.abort());
  }, []);

  function deliver(key: number, done: Done) {
    const uploadedBehind = uploadedKeys.current.filter((other) => other > key).length;
    uploadedKeys.current.push(key);
    latest.current.onUploaded(done, uploadedBehind);
  }

  async function send(key: number, file: File, insisted: boolean, flight: AbortController) {
    try {
      const done = await latest.current.sending(file, {
        signal: flight.signal,
        insisted,
        onProgress: (share) => put(key, { share }),
      });
      deliver(key, done);
      flights.current.delete(key);
      put(key, { state: 'done', share: 1 });
    } catch (error) {
      flights.current.delete(key);
      if (error instanceof AbortedCall || flight.signal.aborted) return put(key, { state: 'cancelled' });
      if (error instanceof AlreadyHere) return put(key, { state: 'alike', alike: (error as AlreadyHere<Done>).found });
      const failure = error instanceof Failure ? error : new Failure('requestFailed');
      put(key, {
        state: 'failed',
        fault: { name: failure.errorName, details: (failure.details ?? {}) as Record<string, string> },
      });
    }
  }

  return {
    uploads,
    /** Adds files; those beyond a batch are left out, and their number is returned. */
    add(files: readonly File[]): number {
      const room = pictureBatch - uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
      const taken = inOrderOfNames(files).slice(0, Math.max(0, room));
      const fresh = taken.map((file): Upload<Done> => ({
        key: ++next.current,
        file,
        state: 'waiting',
        share: 0,
        fault: null,
        alike: [],
        insisted: false,
      }));
      setUploads((now) => [...now, ...fresh]);
      return files.length - taken.length;
    },
    cancel(key: number) {
      flights.current.get(key)?.abort();
      put(key, { state: 'cancelled' });
    },
    /** Sends one although something like it is here. */
    insist: (key: number) => put(key, { state: 'waiting', insisted: true }),
    /** Takes what is here already instead. */
    take(key: number, done: Done) {
      deliver(key, done);
      put(key, { state: 'done', share: 1 });
    },
    retry: (key: number) => put(key, { state: 'waiting', share: 0, fault: null }),
    clear: () => setUploads((now) => now.filter(({ state }) => ['waiting', 'sending', 'alike'].includes(state))),
  };
}

/** As people number them: `page 2` before `page 10`. */
const inOrderOfNames = (files: readonly File[]): File[] =>
  files.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));

/** A list with an uploaded item in it, behind which so many of the same batch are there already. */
export const withUploaded = <Item>(items: readonly Item[], item: Item, uploadedBehind: number): Item[] =>
  items.toSpliced(Math.max(0, items.length - uploadedBehind), 0, item);

/** Whether the same file may succeed later: not where the file itself was refused. */
export const mayRetry = (fault: ErrorName): boolean => ![400, 413].includes(httpStatusOf(fault));
