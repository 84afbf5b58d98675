import { useRef } from 'react';
import { useText } from '../kit/reader.tsx';

interface Props {
  page: number;
  pages: number | null;
  label: string;
  className?: string;
  href(page: number): string;
}

/**
 * Previous page, "page n of m", next page; renders nothing if there is only one page. `pages` is null while their
 * number is unknown: the last known number stays, so that the focus stays on its link.
 */
export function Pager({ page, pages: total, label, className = 'pager', href }: Props) {
  const text = useText();
  const lastKnown = useRef(1);
  if (total !== null) lastKnown.current = total;
  const pages = Math.max(lastKnown.current, total === null ? page : 1);
  if (pages <= 1) return null;
  return (
    <nav className={className} aria-label={label}>
      {page > 1 && (
        <a className="button" rel="prev" href={href(page - 1)}>
          {text('category.previous')}
        </a>
      )}
      <span className="tabular">{text('category.page', { page, pages })}</span>
      {page < pages && (
        <a className="button" rel="next" href={href(page + 1)}>
          {text('category.next')}
        </a>
      )}
    </nav>
  );
}
