import type { ReactNode } from 'react';
import { useText } from '../../../kit/reader.tsx';
import '../list-controls.css';

/** Leads from a row of a list to its place on the map. */
export function ShowOnMap({ name, onShow }: { name: string; onShow(): void }) {
  const say = useText();
  const label = say('timemap.showOnMap', { name });
  return (
    <button type="button" className="map-show" aria-label={label} title={label} onClick={onShow}>
      <span aria-hidden="true">◎</span>
    </button>
  );
}

/** The way through the pages of a list, by links where the server gives them, by buttons where they are here. */
export function ListPager({
  label,
  page,
  pages,
  to,
}: {
  label: string;
  page: number;
  pages: number;
  to: ((page: number) => string) | { turn(page: number): void };
}) {
  const say = useText();
  if (pages <= 1) return null;
  const way = (other: number, rel: 'prev' | 'next', name: ReactNode) =>
    typeof to === 'function' ? (
      <a className="button" rel={`${rel} nofollow`} href={to(other)}>
        {name}
      </a>
    ) : (
      <button type="button" className="button" onClick={() => to.turn(other)}>
        {name}
      </button>
    );
  return (
    <nav className="pager ui" aria-label={label}>
      {page > 1 && way(page - 1, 'prev', say('category.previous'))}
      <span className="tabular">{say('category.page', { page, pages })}</span>
      {page < pages && way(page + 1, 'next', say('category.next'))}
    </nav>
  );
}
