import { useText } from '../../kit/reader.tsx';
import { parts } from '../../parts.ts';
import type { TextKey } from '../../texts.ts';
import { useHash } from '../../ui/use-hash.ts';

interface View {
  hash: string;
  title: TextKey;
  /** Which of the counts stands beside it; a view that counts nothing is not offered. */
  count: string | null;
  itemHash?: string;
}
const text: View = { hash: '#content', title: 'entry.text', count: null };
const views: readonly View[] = [
  text,
  ...parts.flatMap(({ hash, section }) =>
    section ? [{ hash, title: section.title, count: section.name, itemHash: section.itemHash }] : [],
  ),
  { hash: '#/works', title: 'entry.works', count: 'works' },
];

/** Links to the parts of an entry that have content, and to the editor. Source: spec §2 "Left navigation". */
export function EntryNav({ id, counts }: { id: string; counts: Readonly<Record<string, number>> }) {
  const say = useText();
  const hash = useHash((one) => one, '');
  const current =
    views.find((view) => view.hash === hash) ??
    views.find(({ itemHash }) => itemHash !== undefined && hash.startsWith(itemHash)) ??
    text;
  return (
    <nav className="entry-nav ui" aria-label={say('entry.nav')}>
      <ul className="bare">
        {views.map((view) =>
          view.count && !counts[view.count] ? null : (
            <li key={view.hash}>
              <a href={view.hash} aria-current={view === current ? 'page' : undefined}>
                {say(view.title)}
                {view.count && <small className="tabular">{counts[view.count]}</small>}
              </a>
            </li>
          ),
        )}
        <li>
          <a href={`/user/edit?id=${encodeURIComponent(id)}`} rel="nofollow">
            {say('write.editLink')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
