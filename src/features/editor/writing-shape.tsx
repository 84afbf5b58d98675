import type { ReactNode } from 'react';
import { useText } from '../../kit/reader.tsx';

/** Where an editor will stand. */
export function WritingShape({ children }: { children?: ReactNode }) {
  const say = useText();
  return (
    <div className="writing-shape" aria-busy="true">
      <p className="unseen" role="status">
        {say('write.loading')}
      </p>
      <div />
      <div />
      <div />
      {children}
    </div>
  );
}
