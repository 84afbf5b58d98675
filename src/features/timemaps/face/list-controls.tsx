import type { ReactNode } from 'react';
import { useText } from '../../../kit/reader.tsx';
import '../list-controls.css';
import { Button } from '../../../ui/form/button.tsx';

/** A button that shows a row's place on the map. */
export function ShowOnMap({ name, onShow }: { name: string; onShow(): void }) {
  const t = useText();
  const label = t('timemap.showOnMap', { name });
  return (
    <button type="button" className="icon map-show" aria-label={label} title={label} onClick={onShow}>
      <span aria-hidden="true">◎</span>
    </button>
  );
}

interface Props {
  label: string;
  page: number;
  pages: number;
  to: ((page: number) => string) | { turn(page: number): void };
}

/** Pagination of a list: links if the server renders pages, buttons if they are in memory. */
export function ListPager({ label, page, pages, to }: Props) {
  const t = useText();
  if (pages <= 1) return null;
  const way = (other: number, rel: 'prev' | 'next', name: ReactNode) =>
    typeof to === 'function' ? (
      <a className="button" rel={`${rel} nofollow`} href={to(other)}>
        {name}
      </a>
    ) : (
      <Button onClick={() => to.turn(other)}>{name}</Button>
    );
  return (
    <nav className="pager ui" aria-label={label}>
      {page > 1 && way(page - 1, 'prev', t('category.previous'))}
      <span className="tabular">{t('category.page', { page, pages })}</span>
      {page < pages && way(page + 1, 'next', t('category.next'))}
    </nav>
  );
}
