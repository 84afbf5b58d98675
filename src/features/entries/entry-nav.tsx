import { useText } from '../../kit/reader.tsx';
import { moduleHashes } from '../../rules/modules.ts';
import { useHash } from '../../ui/use-hash.ts';

const views = [
  { hash: '#content', key: 'entry.text', count: null },
  { hash: moduleHashes.timeline, key: 'entry.timeline', count: 'timeline' },
  { hash: moduleHashes.timemap, key: 'entry.timemap', count: 'timemap' },
  { hash: moduleHashes.relations, key: 'entry.graphs', count: 'relation' },
  { hash: '#/works', key: 'entry.works', count: 'works' },
] as const;

/** Links to the parts of an entry that have content, and to the editor. Source: spec §2 "Left navigation". */
export function EntryNav({
  id,
  counts,
}: {
  id: string;
  counts: Record<'timeline' | 'timemap' | 'relation' | 'works', number>;
}) {
  const text = useText();
  const hash = useHash((one) => one, '');
  const current =
    views.find((view) => view.hash === hash)?.hash ?? (hash.startsWith('#event-') ? moduleHashes.timeline : '#content');
  return (
    <nav className="entry-nav ui" aria-label={text('entry.nav')}>
      <ul className="bare">
        {views.map(({ hash: to, key, count }) =>
          count && counts[count] === 0 ? null : (
            <li key={to}>
              <a href={to} aria-current={to === current ? 'page' : undefined}>
                {text(key)}
                {count && <small className="tabular">{counts[count]}</small>}
              </a>
            </li>
          ),
        )}
        <li>
          <a href={`/user/edit?id=${encodeURIComponent(id)}`} rel="nofollow">
            {text('write.editLink')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
