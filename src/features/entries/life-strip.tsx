import { useReader } from '../../kit/reader.tsx';
import type { Kind } from '../../rules/kinds.ts';
import type { FormattedStrip } from './life-strip-layout.ts';

/** The life, reign or existence of a subject as a line under its title, with what mattered most on it. */
export function LifeStrip({ kind, strip }: { kind: Kind; strip: FormattedStrip }) {
  const { say } = useReader();
  return (
    <figure className="life-strip ui" data-kind={kind} aria-label={say('entry.strip')}>
      <div className="strip-plot" data-bare={strip.marks.length === 0 || undefined}>
        <div className="strip-ticks tabular" aria-hidden="true">
          {strip.ticks.map(({ label, at }) => (
            <span key={label} style={{ left: `${at.toFixed(2)}%` }}>
              {label}
            </span>
          ))}
        </div>
        <ul className="bare strip-spans">
          {strip.spans.map(({ role, when, certainty, left, width }, index) => (
            <li
              key={index}
              className={`strip-span ${role} ${certainty}`}
              style={{ left: `${left.toFixed(2)}%`, width: `${width.toFixed(2)}%` }}
            >
              <span className="unseen">
                {say(`entry.time.${role}`)}: {when}
              </span>
            </li>
          ))}
        </ul>
        <ol className="bare strip-events">
          {strip.marks.map(({ id, title, when, at }, index) => (
            <li
              key={index}
              style={{ left: `${at.toFixed(2)}%` }}
              data-side={at < 8 ? 'start' : at > 92 ? 'end' : undefined}
            >
              {id === null ? (
                <span title={`${when} · ${title}`}>{title}</span>
              ) : (
                <a href={`#event-${id}`} title={`${when} · ${title}`}>
                  {title}
                </a>
              )}
            </li>
          ))}
        </ol>
      </div>
      {(strip.isAbout || strip.isDoubtful) && (
        <figcaption>
          {strip.isAbout && <span className="legend about">{say('entry.legend.about')}</span>}
          {strip.isDoubtful && <span className="legend doubtful">{say('entry.legend.doubtful')}</span>}
        </figcaption>
      )}
    </figure>
  );
}
