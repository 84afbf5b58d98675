import { useText } from '../kit/reader.tsx';

/** Something could not be fetched: says so and offers again. */
export function FailedLine({ again }: { again(): void }) {
  const text = useText();
  return (
    <p role="alert" className="fault">
      {text('error.requestFailed')}{' '}
      <button type="button" className="plain" onClick={again}>
        {text('error.again')}
      </button>
    </p>
  );
}
