import { useEffect, useRef, useState } from 'react';

/** A cache of answers by question. */
export interface QueryCache<Q, A> {
  /** The cached answer, if there is one. */
  peek(question: Q): A | undefined;
  /** Fetches the answer into the cache; joins a request for the same question that is in flight. */
  fetch(question: Q, signal: AbortSignal): Promise<A>;
}

/** A cache of the last `most` answers; `isOf` decides whether a cached answer serves a question. */
export function createQueryCache<Q, A>(
  most: number,
  isOf: (kept: { question: Q; answer: A }, question: Q) => boolean,
  fetch: (question: Q, signal: AbortSignal) => Promise<A>,
): QueryCache<Q, A> {
  let kept: { question: Q; answer: A }[] = [];
  const flying = new Map<Q, Promise<A>>();
  return {
    peek: (question) => kept.find((one) => isOf(one, question))?.answer,
    fetch(question, signal) {
      const already = flying.get(question);
      if (already) return already;
      const asked = fetch(question, signal)
        .then((answer) => {
          kept = [{ question, answer }, ...kept].slice(0, most);
          return answer;
        })
        .finally(() => flying.delete(question));
      flying.set(question, asked);
      return asked;
    },
  };
}

/** A query as a component sees it. */
interface QueryState<A> {
  /** The answer; until it arrives, the previous one. */
  answer: A | null;
  isCurrent: boolean;
  failed: boolean;
  retry(): void;
}

/** Requests of one component in flight; one more aborts the oldest. */
const maxInFlight = 2;

/**
 * The answer to the current question; until it arrives, the previous answer. What is shown depends on the question
 * alone, so a late answer to an older question is cached and never shown in place of a newer one.
 */
export function useQuery<Q, A>(question: Q | null, answers: QueryCache<Q, A>): QueryState<A> {
  const [, redraw] = useState(0);
  const [failed, setFailed] = useState<Q | null>(null);
  const flights = useRef<{ question: Q; flight: AbortController }[]>([]);
  const shown = useRef<A | null>(null);
  const known = question === null ? undefined : answers.peek(question);
  if (known !== undefined) shown.current = known;

  useEffect(() => {
    if (
      question === null ||
      known !== undefined ||
      failed === question ||
      flights.current.some((one) => one.question === question)
    )
      return;
    const flight = new AbortController(),
      mine = { question, flight };
    flights.current.push(mine);
    if (flights.current.length > maxInFlight) flights.current.shift()!.flight.abort();
    const land = () => void (flights.current = flights.current.filter((one) => one !== mine));
    answers.fetch(question, flight.signal).then(
      () => {
        land();
        redraw((n) => n + 1);
      },
      () => {
        land();
        if (!flight.signal.aborted) setFailed(() => question);
      },
    );
  }, [question, known, failed, answers]);
  useEffect(() => () => flights.current.splice(0).forEach(({ flight }) => flight.abort()), []);

  return {
    answer: shown.current,
    isCurrent: known !== undefined,
    failed: failed !== null && failed === question && known === undefined,
    retry: () => setFailed(null),
  };
}
