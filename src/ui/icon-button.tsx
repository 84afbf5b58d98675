interface IconButtonProps {
  /** Accessible name, and tooltip. */
  name: string;
  /** SVG path in a box of 16 by 16, drawn as lines. */
  path: string;
  filled?: boolean;
  onClick(): void;
}

export const IconButton = ({ name, path, filled = false, onClick }: IconButtonProps) => (
  <button type="button" className="icon" aria-label={name} title={name} onClick={onClick}>
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" data-filled={filled || undefined}>
      <path d={path} />
    </svg>
  </button>
);
