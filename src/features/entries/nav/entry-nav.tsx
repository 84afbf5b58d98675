import { useText } from '../../../kit/reader.tsx';
import { useHash } from '../../../ui/use-hash.ts';
import type { EntryView } from './views.ts';

/** Links to the views of an entry, and to the editor. Source: spec §2 "Left navigation". */
export function EntryNav({ id, views }: { id: string; views: readonly EntryView[] }) {
  const t = useText();
  const hash = useHash((value) => value, '');
  const current =
    views.find((view) => view.hash === hash) ??
    views.find(({ itemHash }) => itemHash !== undefined && hash.startsWith(itemHash)) ??
    views[0];
  return (
    <nav className="entry-nav ui" aria-label={t('entry.nav')}>
      <ul className="bare">
        {views.map((view) => (
          <li key={view.hash}>
            <a href={view.hash} aria-current={view === current ? 'page' : undefined}>
              {view.name}
              {view.count !== null && <small className="tabular">{view.count}</small>}
            </a>
          </li>
        ))}
        <li>
          <a href={`/user/edit?id=${encodeURIComponent(id)}`} rel="nofollow">
            {t('write.editLink')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
