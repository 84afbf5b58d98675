import { useState, type ReactNode } from 'react';

interface Props {
  title: string;
  isFilled: boolean;
  isWrong: boolean;
  children: ReactNode;
}

/** Rarely needed fields, collapsed until one of them is filled or wrong. */
export function FoldedFields({ title, isFilled, isWrong, children }: Props) {
  const [isOpen, setOpen] = useState(isFilled);
  const [wasFilled, setWasFilled] = useState(isFilled);
  if (isFilled !== wasFilled) {
    setWasFilled(isFilled);
    if (isFilled) setOpen(true);
  }
  return (
    <details
      className="book-folded"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      <div className="tiles book-fields">{children}</div>
    </details>
  );
}
