import { useText } from '../../../kit/reader.tsx';
import type { EntrySection } from '../page/entry-sections.tsx';

/**
 * Links to the text and the sections of an entry, and to the editor. `follow-reading.ts` marks the one that is read.
 * Source: spec §2 "Left navigation".
 */
export function EntryNav({ id, sections }: { id: string; sections: readonly EntrySection[] }) {
  const text = useText();
  return (
    <nav className="entry-nav ui no-print" aria-label={text('entry.nav')}>
      <ul className="bare">
        <li>
          <a href="#content" aria-current="location">
            {text('entry.text')}
          </a>
        </li>
        {sections
          .filter(({ count }) => count > 0)
          .map(({ name, title, count }) => (
            <li key={name}>
              <a href={`#/${name}`}>
                {title}
                <small className="tabular">{count}</small>
              </a>
            </li>
          ))}
        <li>
          <a href={`/user/edit?id=${encodeURIComponent(id)}`} rel="nofollow">
            {text('write.editLink')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
