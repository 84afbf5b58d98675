import { useText } from '../kit/reader.tsx';
import type { Translate } from '../kit/texts.ts';
import { Button } from './form/button.tsx';

type TextKey = Parameters<Translate>[0];

interface Props {
  failed: boolean;
  retry(): void;
  loading: TextKey;
  failure: TextKey;
  className?: string;
}

/** Replaces a view whose code is loading, or offers another try if loading failed. */
export function LoadStatus({ failed, retry, loading, failure, className }: Props) {
  const text = useText();
  if (!failed)
    return (
      <p className={className} role="status">
        {text(loading)}
      </p>
    );
  return (
    <p className={className} role="alert">
      {text(failure)} <Button onClick={retry}>{text('error.again')}</Button>
    </p>
  );
}
