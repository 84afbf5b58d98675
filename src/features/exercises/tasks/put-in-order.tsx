import { useLayoutEffect, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { titleOf } from '../../timelines/face/event-title.ts';
import type { ExerciseEvent } from '../contract.ts';
import { Answer } from './answer-list.tsx';
import { Mark } from './mark.tsx';

interface Props {
  of: string | null;
  /** In the order in which they are shown first. */
  events: readonly ExerciseEvent[];
}

/** Events that are moved up and down until the earliest is first; checked here in the browser. */
export function PutInOrder({ of, events }: Props) {
  const { t } = useReader();
  const [order, setOrder] = useState(events);
  const [isChecked, setChecked] = useState(false);
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLOListElement>(null);
  /** The button that was pressed: it moves with its event, and keeps the focus. */
  const pressed = useRef<{ id: string; step: number } | null>(null);
  const sorted = [...events].sort((a, b) => a.year - b.year);
  const right = order.filter(({ id }, at) => sorted[at]!.id === id).length;

  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { id, step } = pressed.current;
    pressed.current = null;
    const at = order.findIndex((event) => event.id === id);
    const buttons = list.current!.children[at]!.querySelectorAll('button');
    // At an end of the list the button that led there is disabled.
    const button = buttons[step < 0 ? 0 : 1]!;
    (button.disabled ? buttons[step < 0 ? 1 : 0]! : button).focus();
  }, [order]);

  function move(at: number, step: number) {
    const next = [...order];
    const [event] = next.splice(at, 1);
    next.splice(at + step, 0, event!);
    pressed.current = { id: event!.id, step };
    setOrder(next);
    setChecked(false);
    setMoved(t('exercise.order.moved', { title: nameOf(event!), place: at + step + 1, total: order.length }));
  }
  const nameOf = ({ title, owner }: ExerciseEvent) => titleOf(title, owner.itemId === of ? null : owner, t);
  return (
    <div>
      <p>{t('exercise.order.task')}</p>
      <ol ref={list} className="bare rows exercise-order">
        {order.map((event, at) => (
          <li key={event.id} className="row">
            <span className="exercise-box" aria-hidden="true" />
            <div className="exercise-order-event">
              {nameOf(event)}
              {isChecked && (
                <p className="exercise-verdict">
                  <Mark isRight={sorted[at]!.id === event.id} /> <Answer of={of} event={event} />
                </p>
              )}
            </div>
            <span className="exercise-moves no-print">
              {[-1, 1].map((step) => {
                const label = t(step < 0 ? 'exercise.order.up' : 'exercise.order.down', { title: nameOf(event) });
                return (
                  <button
                    key={step}
                    type="button"
                    className="icon"
                    aria-label={label}
                    title={label}
                    disabled={at + step < 0 || at + step >= order.length}
                    onClick={() => move(at, step)}
                  >
                    <span aria-hidden="true">{step < 0 ? '↑' : '↓'}</span>
                  </button>
                );
              })}
            </span>
          </li>
        ))}
      </ol>
      <div className="row ui no-print exercise-acts">
        <Button look="first" onClick={() => setChecked(true)}>
          {t('exercise.check')}
        </Button>
        <p role="status" className="exercise-score">
          {isChecked ? t('exercise.score', { right, total: order.length }) : <span className="unseen">{moved}</span>}
        </p>
      </div>
    </div>
  );
}
