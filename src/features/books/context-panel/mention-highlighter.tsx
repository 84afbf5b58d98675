import { useEffect, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { watchReading } from '../../../kit/islands/watch-reading.ts';
import { segmentInView } from '../reader/segment-in-view.ts';

interface MentionedEntity {
  href: string;
  name: string;
  lang: string;
  kind: string;
  time: string;
}

/** Highlights the entities mentioned in the current segment on the map and the time axis, and lists them. */
export function MentionHighlighter({ entities }: { entities: MentionedEntity[] }) {
  const { t } = useReader();
  const [now, setNow] = useState<{ segment: string; hrefs: string[] } | null>(null);
  useEffect(
    () =>
      watchReading(() => {
        const segment = segmentInView();
        if (!segment) return;
        const row = segment.closest('.reader-row') ?? segment;
        const hrefs = [
          ...new Set([...row.querySelectorAll('a.mention')].flatMap((link) => link.getAttribute('href') ?? [])),
        ];
        // A segment without mentions keeps those of the previous one.
        if (hrefs.length) setNow({ segment: segment.id.slice(1), hrefs });
      }),
    [],
  );
  useEffect(() => {
    for (const mark of document.querySelectorAll<SVGElement>('#beside [data-beside]'))
      mark.toggleAttribute('data-now', now?.hrefs.includes(mark.dataset.beside!) ?? false);
  }, [now]);
  const currentEntities = now ? entities.filter(({ href }) => now.hrefs.includes(href)) : [];
  if (!now || !currentEntities.length) return null;
  return (
    <div className="beside-now">
      <h3 className="small-head">{t('beside.now', { id: now.segment })}</h3>
      <ul className="bare">
        {currentEntities.map(({ href, name, lang, kind, time }) => (
          <li key={href} className="row" data-kind={kind}>
            <a className="touch" href={href} lang={lang}>
              <span className="mark" aria-hidden="true" /> {name}
            </a>{' '}
            {time && <small className="tabular">{time}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
