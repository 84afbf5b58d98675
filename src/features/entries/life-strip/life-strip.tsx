import { useReader } from '../../../kit/reader.tsx';
import type { Kind } from '../../../rules/kinds.ts';
import { sideOf, type FormattedStrip } from './life-strip-layout.ts';

/** A subject's life, reign or existence as a line under its title, with its most important events. */
export function LifeStrip({ kind, strip }: { kind: Kind; strip: FormattedStrip }) {
  const { t } = useReader();
  return (
    <figure className="life-strip ui" data-kind={kind} aria-label={t('entry.strip')}>
      <div
        className="strip-plot"
        data-bare={strip.marks.length === 0 || undefined}
        data-rows={strip.marks.some(({ row }) => row === 1) ? 2 : 1}
      >
        <div className="strip-ticks tabular" aria-hidden="true">
          {strip.ticks.map(({ label, at }) => (
            <span key={label} data-late={at > 90 || undefined} style={{ left: `${at.toFixed(2)}%` }}>
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
                {t(`entry.time.${role}`)}: {when}
              </span>
            </li>
          ))}
        </ul>
        <div className="strip-marks" aria-hidden="true">
          {strip.marks.map(({ at, row }, index) => (
            <i key={index} data-row={row} style={{ left: `${at.toFixed(2)}%` }} />
          ))}
        </div>
        {/* On a phone a list below the strip: the two ends and the three most important events. */}
        <ol className="bare strip-events">
          {strip.marks.map(({ id, title, when, at, row, rank }, index) => (
            <li
              key={index}
              style={{ left: `${at.toFixed(2)}%` }}
              data-side={sideOf(at) ?? undefined}
              data-row={row}
              data-light={rank > 4 || undefined}
            >
              <time className="tabular">{when}</time>
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
          {strip.isAbout && <span className="legend about">{t('entry.legend.about')}</span>}
          {strip.isDoubtful && <span className="legend doubtful">{t('entry.legend.doubtful')}</span>}
        </figcaption>
      )}
    </figure>
  );
}
