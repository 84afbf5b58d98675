import type { ReactNode } from 'react';

/** An error message that is announced when it appears; nothing without a text. */
export const Fault = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className="fault" role="alert">
      {children}
    </p>
  ) : null;
