import { useEffect, useRef, useState } from 'react';

/** Answers that were given lately, by what was asked. */
export interface QueryCache<Q, A> {
  /** What is known of a question already. */
  peek(question: Q): A | undefined;
  /** Asks, or waits for the same question that is on its way; the answer is known from then on. */
  fetch(question: Q, signal: AbortSignal): Promise<A>;
}

/** Keeps the last `most` answers; `isOf` says whether one answers a question. */
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

/** What is known of a question at a moment. */
interface QueryState<A> {
  /** The answer, or the one before until it comes. */
  answer: A | null;
  isCurrent: boolean;
  failed: boolean;
  retry(): void;
}

/** Questions on their way at the same time; with one more the oldest is given up. */
const maxInFlight = 2;

/**
 * The answer to the question of the moment, and until it comes the one before. What is shown follows from the question
 * alone, so that an answer that comes late is kept and never shown in place of a newer one.
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
