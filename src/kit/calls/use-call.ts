import { useMemo } from 'react';
import { call } from './call.ts';
import type { Endpoint, InputOf, ReplyOf } from './endpoint.ts';
import { createQueryCache, useQuery } from './use-query.ts';

type Change<Answer> = (current: Answer | null) => Answer | null;

/**
 * Makes a call when a component mounts or its input changes (compared by content). `answer` is null until the reply to
 * this very call arrives, so a screen never shows the answer to another question; `failed` is true when the latest call
 * failed; `again` repeats the call and keeps the answer until then; `setAnswer` is for a screen that changed it.
 */
export function useCall<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  const question = JSON.stringify(input);
  const answers = useMemo(
    () =>
      createQueryCache<string, ReplyOf<E>>(
        1,
        () => true,
        (question, signal) => call(endpoint, JSON.parse(question) as InputOf<E>, { signal, quiet: true }),
      ),
    [endpoint, question],
  );
  const { answer, isCurrent, failed, retry, change } = useQuery(question, answers);
  const current = isCurrent ? answer : null;
  return {
    answer: current,
    /** Replaces the answer, by a value or by a function of the current one; null changes nothing. */
    setAnswer(next: ReplyOf<E> | null | Change<ReplyOf<E>>) {
      const changed = typeof next === 'function' ? (next as Change<ReplyOf<E>>)(answers.peek(question) ?? null) : next;
      if (changed !== null) change(changed);
    },
    failed,
    again: retry,
  };
}
