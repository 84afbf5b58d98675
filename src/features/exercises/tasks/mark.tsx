import { useText } from '../../../kit/reader.tsx';

/** Whether an answer is right, by sign, colour and word. */
export function Mark({ isRight }: { isRight: boolean }) {
  const t = useText();
  return (
    <span className="exercise-mark" data-right={isRight}>
      <span aria-hidden="true">{isRight ? '✓' : '✗'}</span> {t(isRight ? 'exercise.right' : 'exercise.wrong')}
    </span>
  );
}
