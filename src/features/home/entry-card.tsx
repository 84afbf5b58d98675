import { Fragment } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { formatYears } from '../../rules/time/historical-time-format.ts';
import { recordBounds, yearOfSecond, type TimeRecord } from '../../rules/time/historical-time.ts';
import { languageTag } from '../../rules/languages.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';
import { PlaceTile } from '../timemaps/face/year-picture/place-map.tsx';
import { glyphs } from './glyphs.ts';
import type { ListedEntry } from './contract.ts';

/**
 * An entry in a list: its picture, or its place and its time in history, or a glyph, kind, years, and the beginning of its summary; in a list of
 * one kind the kind is omitted.
 */
export function EntryCard({ entry, isOfKind = false }: { entry: ListedEntry; isOfKind?: boolean }) {
  const { language, t } = useReader();
  const { name, kind, summary, time, picture, place } = entry;
  const other = entry.language === language ? undefined : languageTag(entry.language);
  return (
    <article className="panel entry-card" data-kind={kind}>
      {picture ? (
        <span className="card-picture" aria-hidden="true">
          <ResponsivePicture url={picture} alt="" sizes="8rem" />
        </span>
      ) : place ? (
        <span className="card-picture" aria-hidden="true">
          <PlaceTile place={place} />
          {time && <LineOfHistory time={time} />}
        </span>
      ) : (
        <span className="card-glyph" aria-hidden="true" lang="zh-Hant">
          {glyphs[kind]}
        </span>
      )}
      {(time || !isOfKind) && (
        <p className="row quiet ui" style={{ margin: 0 }}>
          <span className="mark" aria-hidden="true" />
          <span className="tabular">
            {!isOfKind && t(`kind.${kind}`)}
            {!isOfKind && time && ' · '}
            {time &&
              // Keep each end on one line.
              formatYears(time, language)
                .split(/(?<=–) /)
                .map((end, at) => (
                  <Fragment key={at}>
                    {at > 0 && ' '}
                    <span className="whole">{end}</span>
                  </Fragment>
                ))}
          </span>
        </p>
      )}
      <h3>
        <a className="cover-link" href={entryAddress(entry.id)} lang={other}>
          {name}
        </a>
      </h3>
      {summary && (
        <p className="clamped" lang={other}>
          {summary}
        </p>
      )}
    </article>
  );
}

/** The years that the line of history covers: from the first writing to now. */
const [firstYear, lastYear] = [-3200, 2030];

/** A span of time as a mark on five thousand years. */
function LineOfHistory({ time }: { time: TimeRecord }) {
  const span = recordBounds(time);
  if (!span) return null;
  const [from, until] = [span.earliest, span.latest].map((second) =>
    Math.min(100, Math.max(0, ((yearOfSecond(second) - firstYear) / (lastYear - firstYear)) * 100)),
  ) as [number, number];
  return (
    <span className="card-time">
      <i style={{ left: `${from.toFixed(1)}%`, width: `${(until - from).toFixed(1)}%` }} />
    </span>
  );
}
