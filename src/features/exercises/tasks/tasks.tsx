import { Island } from '../../../kit/islands/island.tsx';
import { useText } from '../../../kit/reader.tsx';
import type { ExerciseEvent } from '../contract.ts';
import type { Form, Question } from '../rules.ts';
import { AnswerList } from './answer-list.tsx';
import { FlashCards } from './flash-cards.tsx';
import { PutInOrder } from './put-in-order.tsx';
import { Quiz } from './quiz.tsx';

interface Props {
  query: { form: Form };
  about: ExerciseEvent['owner'] | null;
  events: readonly ExerciseEvent[];
  questions: readonly Question[];
}

/** The tasks of an exercise, and below them their answers: complete without script and on paper. */
export function Tasks({ query: { form }, about, events, questions }: Props) {
  const t = useText();
  const of = about?.itemId ?? null;
  if (!events.length)
    return (
      <p className="nothing">
        {t('exercise.none')} {t('exercise.none.hint')}
      </p>
    );
  if (form === 'cards') return <FlashCards of={of} events={events} />;
  const answered =
    form === 'quiz'
      ? questions.map(({ eventId }) => events.find(({ id }) => id === eventId)!)
      : [...events].sort((a, b) => a.year - b.year);
  return (
    <>
      {form === 'quiz' ? (
        <Island
          name="exercise-quiz"
          of={Quiz}
          props={{ of, events: [...events], questions: [...questions] }}
          wake="touch"
        />
      ) : (
        <Island name="exercise-order" of={PutInOrder} props={{ of, events: [...events] }} />
      )}
      <details className="filter-drawer exercise-answers">
        <summary className="touch ui">{t('exercise.answers')}</summary>
        <h2 className="exercise-answers-head">{t('exercise.answers')}</h2>
        <AnswerList of={of} events={answered} />
      </details>
    </>
  );
}
