import { useText } from '../kit/reader.tsx';

/** An error line for a failed request, with a button to try again. */
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
