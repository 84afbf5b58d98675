import { useId, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatYear } from '../../../rules/time/historical-time.ts';
import { Button } from '../../../ui/form/button.tsx';
import { titleOf } from '../../timelines/face/event-title.ts';
import type { ExerciseEvent } from '../contract.ts';
import type { Question } from '../rules.ts';
import { Answer } from './answer-list.tsx';
import { Mark } from './mark.tsx';

interface Props {
  of: string | null;
  events: readonly ExerciseEvent[];
  questions: readonly Question[];
}

/** Questions with one right answer each; all are checked at once, here in the browser. */
export function Quiz({ of, events, questions }: Props) {
  const { language, t } = useReader();
  const form = useRef<HTMLFormElement>(null);
  /** Per question the option that was chosen, null for none; null until they are checked. */
  const [choices, setChoices] = useState<(number | null)[] | null>(null);
  const byId = new Map(events.map((event) => [event.id, event]));
  const nameOf = (id: string) => {
    const { title, owner } = byId.get(id)!;
    return titleOf(title, owner.itemId === of ? null : owner, t);
  };
  const score = choices?.filter((choice, at) => choice === questions[at]!.right).length;
  function check() {
    const given = new FormData(form.current!);
    setChoices(questions.map((_, at) => (given.has(`q${at}`) ? Number(given.get(`q${at}`)) : null)));
  }
  return (
    <form
      ref={form}
      className="exercise-quiz"
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
      onReset={() => setChoices(null)}
    >
      <ol className="bare stack wide">
        {questions.map((question, at) => (
          <li key={at}>
            <QuestionFields
              name={`q${at}`}
              number={at + 1}
              text={
                question.type === 'which'
                  ? t('exercise.question.which', { year: formatYear(byId.get(question.eventId)!.year, language) })
                  : t(`exercise.question.${question.type}`)
              }
              about={question.type === 'when' ? nameOf(question.eventId) : null}
              options={
                question.type === 'when'
                  ? question.years.map((year) => formatYear(year, language))
                  : question.eventIds.map(nameOf)
              }
              right={choices && question.right}
            />
            {choices && (
              <p className="exercise-verdict">
                <Mark isRight={choices[at] === question.right} /> <Answer of={of} event={byId.get(question.eventId)!} />
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className="row ui no-print exercise-acts">
        <Button look="first" type="submit">
          {t('exercise.check')}
        </Button>
        {choices && <Button type="reset">{t('exercise.again')}</Button>}
        <p role="status" className="exercise-score">
          {choices && t('exercise.score', { right: score!, total: questions.length })}
        </p>
      </div>
    </form>
  );
}

interface FieldsProps {
  name: string;
  number: number;
  text: string;
  /** What the question is about, if its text does not say it. */
  about: string | null;
  options: readonly string[];
  /** Index of the right option, once the answers are checked. */
  right: number | null;
}

function QuestionFields({ name, number, text, about, options, right }: FieldsProps) {
  const id = useId();
  return (
    <fieldset
      className="exercise-question"
      data-short={about !== null || undefined}
      aria-describedby={about === null ? undefined : id}
    >
      <legend>
        {number}. {text}
      </legend>
      {about !== null && <p id={id}>{about}</p>}
      {options.map((option, at) => (
        <label key={at} data-right={right === at || undefined}>
          <input type="radio" name={name} value={at} />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
