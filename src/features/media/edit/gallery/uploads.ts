import { useEffect, useRef, useState } from 'react';
import { AbortedCall } from '../../../../kit/calls/call.ts';
import { Failure, httpStatusOf, type ErrorName } from '../../../../rules/errors.ts';
import { pictureBatch } from '../../../../rules/limits.ts';

/** One file of a batch and its state. */
export interface Upload<Done = unknown> {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'alike' | 'done' | 'failed' | 'cancelled';
  /** Existing files that look the same; `insisted` uploads without asking again. */
  alike: readonly Done[];
  insisted: boolean;
  /** Progress from 0 to 1. */
  share: number;
  fault: { name: ErrorName; details: Record<string, string> } | null;
}

/** Thrown instead of uploading: similar files exist. */
export class DuplicateUploadError<Done> extends Error {
  readonly matches: readonly Done[];
  constructor(matches: readonly Done[]) {
    super('already here');
    this.matches = matches;
  }
}

interface UploadOptions {
  signal: AbortSignal;
  /** Upload even if a similar file exists. */
  insisted: boolean;
  onProgress(share: number): void;
}

/** Concurrent uploads: more would only share the bandwidth. */
const maxConcurrent = 2;

/**
 * Uploads a batch, each file in its own request with its own progress, cancel, error and retry. Uploads that fail with
 * the connection can be retried. Files are processed in the order of their names; `onUploaded` receives the number of
 * later files that are uploaded already, so that lists keep that order.
 */
export function useUploads<Done>(
  sending: (file: File, manner: UploadOptions) => Promise<Done>,
  onUploaded: (done: Done, uploadedBehind: number) => void,
) {
  const [uploads, setUploads] = useState<readonly Upload<Done>[]>([]);
  const flights = useRef(new Map<number, AbortController>());
  const next = useRef(0);
  const uploadedKeys = useRef<number[]>([]);
  const put = (key: number, change: Partial<Upload<Done>>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));

  const latest = useRef({ sending, onUploaded });
  latest.current = { sending, onUploaded };
  useEffect(() => {
    const waiting = uploads.filter(({ state }) => state === 'waiting');
    const free = maxConcurrent - flights.current.size;
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
      if (error instanceof DuplicateUploadError)
        return put(key, { state: 'alike', alike: (error as DuplicateUploadError<Done>).matches });
      const failure = error instanceof Failure ? error : new Failure('requestFailed');
      put(key, {
        state: 'failed',
        fault: { name: failure.errorName, details: (failure.details ?? {}) as Record<string, string> },
      });
    }
  }

  return {
    uploads,
    /** Adds files up to the batch limit; returns the number of files left out. */
    add(files: readonly File[]): number {
      const room = pictureBatch - uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
      const taken = sortByName(files).slice(0, Math.max(0, room));
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
    /** Uploads a file although a similar one exists. */
    insist: (key: number) => put(key, { state: 'waiting', insisted: true }),
    /** Uses the existing file instead. */
    take(key: number, done: Done) {
      deliver(key, done);
      put(key, { state: 'done', share: 1 });
    },
    retry: (key: number) => put(key, { state: 'waiting', share: 0, fault: null }),
    clear: () => setUploads((now) => now.filter(({ state }) => ['waiting', 'sending', 'alike'].includes(state))),
  };
}

/** Natural order: `page 2` before `page 10`. */
const sortByName = (files: readonly File[]): File[] =>
  files.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));

/** Inserts an uploaded item before the given number of later items of its batch. */
export const withUploaded = <Item>(items: readonly Item[], item: Item, uploadedBehind: number): Item[] =>
  items.toSpliced(Math.max(0, items.length - uploadedBehind), 0, item);

/** Whether a retry may succeed: false if the file itself was rejected. */
export const mayRetry = (fault: ErrorName): boolean => ![400, 413].includes(httpStatusOf(fault));
