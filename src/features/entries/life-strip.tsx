import { useReader } from '../../kit/reader.tsx';
import { formatRecord, shortYear } from '../../rules/historical-time.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { SeenEvent } from '../timelines/contract.ts';
import type { SubjectTime } from './contract.ts';
import type { Strip } from './life-strip-layout.ts';
import { uncertainty } from '../../rules/uncertainty.ts';

/** The life, reign or existence of a subject as a line under its title, with what mattered most on it. */
export function LifeStrip({ kind, strip }: { kind: Kind; strip: Strip<SubjectTime, SeenEvent> }) {
  const { language, say } = useReader();
  const notes = new Set(strip.spans.flatMap(({ record: { startNote, endNote } }) => [startNote, endNote]));
  return (
    <figure className="life-strip ui" data-kind={kind} aria-label={say('entry.strip')}>
      <div className="strip-plot" data-bare={strip.events.length === 0 || undefined}>
        <div className="strip-ticks tabular" aria-hidden="true">
          {strip.ticks.map(({ year, at }) => <span key={year} style={{ left: `${at.toFixed(2)}%` }}>{shortYear(year, language)}</span>)}
        </div>
        <ul className="bare strip-spans">
          {strip.spans.map(({ record, left, width }, index) => (
            <li key={index} className={`strip-span ${record.role} ${uncertainty(record)}`} style={{ left: `${left.toFixed(2)}%`, width: `${width.toFixed(2)}%` }}>
              <span className="unseen">{say(`entry.time.${record.role}`)}: {formatRecord(record, language)}</span>
            </li>
          ))}
        </ul>
        <ol className="bare strip-events">
          {strip.events.map(({ event, at }) => (
            <li key={event.id} style={{ left: `${at.toFixed(2)}%` }} data-side={at < 8 ? 'start' : at > 92 ? 'end' : undefined}>
              <a href={`#event-${event.id}`} title={`${formatRecord(event.time, language)} · ${event.title}`}>{event.title}</a>
            </li>
          ))}
        </ol>
      </div>
      {(notes.has('about') || notes.has('doubtful')) && (
        <figcaption>
          {notes.has('about') && <span className="legend about">{say('entry.legend.about')}</span>}
          {notes.has('doubtful') && <span className="legend doubtful">{say('entry.legend.doubtful')}</span>}
        </figcaption>
      )}
    </figure>
  );
}
