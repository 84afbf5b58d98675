import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A cache of answers by question. */
export interface QueryCache<Q, A> {
  /** The cached answer, if there is one. */
  peek(question: Q): A | undefined;
  /**
   * Fetches the answer into the cache. Callers with the same question share one request, which is aborted when all of
   * them have aborted; a caller that aborts gets its own rejection.
   */
  fetch(question: Q, signal: AbortSignal): Promise<A>;
  /** Replaces the cached answer, for a screen that changed it. */
  set(question: Q, answer: A): void;
}

/** A cache of the last `capacity` answers; `isOf` decides whether a cached answer answers a question. */
export function createQueryCache<Q, A>(
  capacity: number,
  isOf: (cached: { question: Q; answer: A }, question: Q) => boolean,
  fetch: (question: Q, signal: AbortSignal) => Promise<A>,
): QueryCache<Q, A> {
  let cached: { question: Q; answer: A }[] = [];
  const requests = new Map<Q, { answer: Promise<A>; callers: number; controller: AbortController }>();
  function set(question: Q, answer: A) {
    cached = [{ question, answer }, ...cached.filter((entry) => entry.question !== question)].slice(0, capacity);
  }

  function start(question: Q) {
    const controller = new AbortController();
    const answer = fetch(question, controller.signal)
      .then((answer) => {
        if (!controller.signal.aborted) set(question, answer);
        return answer;
      })
      .finally(() => {
        if (requests.get(question) === request) requests.delete(question);
      });
    const request = { answer, callers: 0, controller };
    requests.set(question, request);
    return request;
  }

  return {
    peek: (question) => cached.find((entry) => isOf(entry, question))?.answer,
    set,
    fetch(question, signal) {
      const request = requests.get(question) ?? start(question);
      request.callers++;
      return new Promise((resolve, reject) => {
        const leave = () => {
          reject(signal.reason as Error);
          if (--request.callers) return;
          if (requests.get(question) === request) requests.delete(question);
          request.controller.abort();
        };
        if (signal.aborted) return leave();
        signal.addEventListener('abort', leave, { once: true });
        request.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      });
    },
  };
}

export interface QueryState<A> {
  /** The latest answer, which may answer an earlier question: see `isCurrent`. */
  answer: A | null;
  isCurrent: boolean;
  /** The latest request for the current question failed. */
  failed: boolean;
  /** Requests the answer again; the current one stays until the new one arrives. */
  retry(): void;
  /** Replaces the answer to the current question. */
  change(answer: A): void;
}

/** Most requests of one component in flight; one more aborts the oldest. */
const maxInFlight = 2;

/**
 * The answer to the current question; until it arrives, the previous answer, for views that change fast. A late answer
 * to an older question is cached but never replaces a newer one on screen.
 */
export function useQuery<Q, A>(question: Q | null, answers: QueryCache<Q, A>): QueryState<A> {
  const [, redraw] = useState(0);
  const [failed, setFailed] = useState<{ question: Q; answers: QueryCache<Q, A> } | null>(null);
  const requests = useRef<{ question: Q; answers: QueryCache<Q, A>; controller: AbortController }[]>([]);
  const lastAnswer = useRef<A | null>(null);
  const cachedAnswer = question === null ? undefined : answers.peek(question);
  if (cachedAnswer !== undefined) lastAnswer.current = cachedAnswer;

  const request = (question: Q) => {
    const controller = new AbortController(),
      entry = { question, answers, controller };
    requests.current.push(entry);
    if (requests.current.length > maxInFlight) requests.current.shift()!.controller.abort();
    const end = () => void (requests.current = requests.current.filter((other) => other !== entry));
    answers.fetch(question, controller.signal).then(
      () => {
        end();
        setFailed(null);
        redraw((n) => n + 1);
      },
      () => {
        end();
        if (!controller.signal.aborted) setFailed({ question, answers });
      },
    );
  };
  const isCurrentQuestion = (other: { question: Q; answers: QueryCache<Q, A> }) =>
    other.question === question && other.answers === answers;
  const hasFailed = failed !== null && isCurrentQuestion(failed);
  const requestOnce = useEffectEvent((question: Q) => {
    if (!requests.current.some(isCurrentQuestion)) request(question);
  });
  useEffect(() => {
    if (question === null || cachedAnswer !== undefined || hasFailed) return;
    requestOnce(question);
  }, [question, cachedAnswer, hasFailed, answers]);
  useEffect(() => () => requests.current.splice(0).forEach(({ controller }) => controller.abort()), []);

  return {
    answer: lastAnswer.current,
    isCurrent: cachedAnswer !== undefined,
    failed: hasFailed,
    retry() {
      if (question === null) return;
      setFailed(null);
      for (const entry of requests.current) if (isCurrentQuestion(entry)) entry.controller.abort();
      request(question);
    },
    change(answer) {
      if (question === null) return;
      answers.set(question, answer);
      redraw((n) => n + 1);
    },
  };
}
