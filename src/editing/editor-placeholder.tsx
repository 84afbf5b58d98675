import type { ReactNode } from 'react';
import { useText } from '../kit/reader.tsx';

/** Placeholder shown while an editor loads. */
export function EditorPlaceholder({ children }: { children?: ReactNode }) {
  const t = useText();
  return (
    <div className="stack writing-shape" aria-busy="true">
      <p className="unseen" role="status">
        {t('write.loading')}
      </p>
      <div />
      <div />
      <div />
      {children}
    </div>
  );
}
