import { useText } from '../kit/reader.tsx';

/** Previous page, "page n of m", next page; renders nothing where there is one page only. */
export function Pager({
  page,
  pages,
  label,
  className = 'pager',
  href,
}: {
  page: number;
  pages: number;
  label: string;
  className?: string;
  href(page: number): string;
}) {
  const text = useText();
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
