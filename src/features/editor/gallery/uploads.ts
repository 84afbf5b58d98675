import { useEffect, useRef, useState } from 'react';
import { AbortedCall } from '../../../kit/calls/call.ts';
import { Failure, type ErrorName } from '../../../rules/errors.ts';
import { pictureBatch } from '../../../rules/limits.ts';
import type { Picture } from '../../media/contract.ts';
import { checkFile, uploadPicture, type PictureDetails } from '../../media/face/upload-picture.ts';

/** One file of a batch, and where it stands. */
export interface Upload {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** From 0 to 1. */
  share: number;
  fault: { name: ErrorName; details: Record<string, string> } | null;
}

/** Files that are sent at once: more would only share the line. */
const atOnce = 2;

/**
 * Sends a batch of files, each by itself: so each has its progress, is cancelled, refused with its own reason, and tried
 * again alone. What broke off with the connection waits to be tried again.
 */
export function useUploads(said: () => PictureDetails, onUploaded: (picture: Picture) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const flights = useRef(new Map<number, AbortController>());
  const next = useRef(0);
  const put = (key: number, change: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)));

  const latest = useRef({ said, onUploaded });
  latest.current = { said, onUploaded };
  useEffect(() => {
    const waiting = uploads.filter(({ state }) => state === 'waiting');
    const free = atOnce - flights.current.size;
    for (const { key, file } of waiting.slice(0, Math.max(0, free))) {
      if (flights.current.has(key)) continue;
      const flight = new AbortController();
      flights.current.set(key, flight);
      put(key, { state: 'sending', share: 0, fault: null });
      void send(key, file, flight);
    }
  });
  useEffect(() => {
    const flying = flights.current;
    return () => flying.forEach((flight) => flight.abort());
  }, []);

  async function send(key: number, file: File, flight: AbortController) {
    try {
      const fault = await checkFile(file);
      if (fault) throw new Failure(fault);
      const picture = await uploadPicture(file, latest.current.said(), {
        signal: flight.signal,
        onProgress: (share) => put(key, { share }),
      });
      latest.current.onUploaded(picture);
      flights.current.delete(key);
      put(key, { state: 'done', share: 1 });
    } catch (error) {
      flights.current.delete(key);
      if (error instanceof AbortedCall || flight.signal.aborted) return put(key, { state: 'cancelled' });
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
      const pictures = files.filter(({ type }) => type.startsWith('image/'));
      const room = pictureBatch - uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
      const taken = pictures.slice(0, Math.max(0, room));
      const fresh = taken.map((file): Upload => ({
        key: ++next.current,
        file,
        state: 'waiting',
        share: 0,
        fault: null,
      }));
      setUploads((now) => [...now, ...fresh]);
      return pictures.length - taken.length;
    },
    cancel(key: number) {
      flights.current.get(key)?.abort();
      put(key, { state: 'cancelled' });
    },
    retry: (key: number) => put(key, { state: 'waiting', share: 0, fault: null }),
    clear: () => setUploads((now) => now.filter(({ state }) => state === 'waiting' || state === 'sending')),
  };
}
