import { useText } from '../kit/reader.tsx';
import { Fault } from './form/fault.tsx';
import { Button } from './form/button.tsx';

/** An error line for a failed request, with a button to try again. */
export function FailedLine({ again }: { again(): void }) {
  const text = useText();
  return (
    <Fault>
      {text('error.requestFailed')}{' '}
      <Button look="plain" onClick={again}>
        {text('error.again')}
      </Button>
    </Fault>
  );
}
