import { useCallback, useEffect, useState } from 'react';
import { call } from './call.ts';
import type { Endpoint, InputOf, ReplyOf } from './endpoint.ts';

/**
 * What a call answers: null until it does, and `failed` where it does not. What was asked with is compared by its
 * content.
 */
export function useCall<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  const asked = JSON.stringify(input);
  const [answer, setAnswer] = useState<ReplyOf<E> | null>(null);
  const [failed, setFailed] = useState(false);
  const again = useCallback(() => {
    setFailed(false);
    const flight = new AbortController();
    call(endpoint, JSON.parse(asked) as InputOf<E>, { signal: flight.signal, quiet: true }).then(setAnswer, () =>
      setFailed(!flight.signal.aborted),
    );
    return () => flight.abort();
  }, [endpoint, asked]);
  useEffect(again, [again]);
  return { answer, setAnswer, failed, again: () => void again() };
}
