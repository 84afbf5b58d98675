import { useText } from '../../../kit/reader.tsx';
import type { EntrySection } from './entry-sections.tsx';
import { highlightCount } from './highlights.ts';

/** A section of an entry. `entry.css` closes all but the one that the hash of the address names. */
export function SectionView({ section, entryId }: { section: EntrySection; entryId: string }) {
  const text = useText();
  const { name, title, count, open, isEdited, isTold, content } = section;
  return (
    <section
      className="view"
      id={`/${name}`}
      aria-labelledby={`${name}-title`}
      data-closed={count === 0 ? 'empty' : isTold ? 'told' : undefined}
    >
      <h2 id={`${name}-title`}>{title}</h2>
      {isEdited && (
        <a
          className="touch hint edit-part ui no-print"
          href={`/user/edit?id=${encodeURIComponent(entryId)}#/${name}`}
          rel="nofollow"
          aria-describedby={`${name}-title`}
        >
          {text('write.editLink')}
        </a>
      )}
      {content}
      {(open ?? count > highlightCount) && (
        <p className="ui open-section no-print">
          <a className="touch" href={`#/${name}`} aria-describedby={`${name}-title`}>
            {open ?? text('entry.all', { count })} <span aria-hidden="true">→</span>
          </a>
        </p>
      )}
    </section>
  );
}
