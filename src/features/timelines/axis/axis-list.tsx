import { useReader } from '../../../kit/reader.tsx';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { moveCursor, useCursor, writeCursor, type Cursor } from '../../../ui/cursor.ts';
import type { AxisCluster, AxisEvent } from '../contract.ts';
import { ShowOnAxis } from '../event-list.tsx';
import { titleOf } from '../face/event-title.ts';
import { TwinLinks, OwnedTitle } from '../face/owned-title.tsx';
import { laneName, formatPeriod, type VisibleAxis } from '../face/axis-items.ts';
import { spanOfRecord } from '../face/axis-span.ts';

interface Props {
  seen: VisibleAxis;
  /** The page's cursor; a cluster's link narrows it. */
  cursor: Cursor;
  /** Page of the list, counted from 1. */
  page: number;
  /** Shows a row on the axis, if there is one. */
  onShow?: ((id: string) => void) | undefined;
}

/** Rows on one page of the list. */
export const axisListSize = 60;

type Row = { cluster: AxisCluster; event: null } | { cluster: null; event: AxisEvent };
/** Clusters and events in chronological order; a cluster of one is shown as its event. */
export const rowsOf = ({ clusters, events }: VisibleAxis): Row[] =>
  [
    ...clusters.map((cluster): Row =>
      cluster.count === 1 ? { cluster: null, event: cluster.lead } : { cluster, event: null },
    ),
    ...[...new Map(events.map((event) => [event.id, event])).values()].map((event): Row => ({ cluster: null, event })),
  ].sort(
    (a, b) =>
      (a.cluster ?? a.event).earliest - (b.cluster ?? b.event).earliest ||
      (b.cluster ?? b.event).latest - (a.cluster ?? a.event).latest,
  );

/** The content of the axis as a list: its accessible equivalent, complete without script. */
export function AxisList({ seen, cursor, page, onShow }: Props) {
  const { t } = useReader();
  const { selectedId } = useCursor();
  const rows = rowsOf(seen);
  const pageRows = rows.slice((page - 1) * axisListSize, page * axisListSize);

  if (!rows.length) return <p className="ui axis-empty">{t('timeline.empty')}</p>;
  return (
    <ol className="bare axis-list ui">
      {pageRows.map((row) =>
        row.cluster ? (
          <ClusterRow
            key={row.cluster.id}
            cluster={row.cluster}
            cursor={cursor}
            isSelected={selectedId === row.cluster.id}
            onShow={onShow}
          />
        ) : (
          <EventRow key={row.event.id} event={row.event} isSelected={selectedId === row.event.id} onShow={onShow} />
        ),
      )}
    </ol>
  );
}

function EventRow({
  event: { id, title, language: of, time, entry, place, weight, also },
  isSelected,
  onShow,
}: {
  event: AxisEvent;
  isSelected: boolean;
  onShow: Props['onShow'];
}) {
  const { language, t } = useReader();
  return (
    <li aria-current={isSelected || undefined} data-weight={weight}>
      <time className="tabular">{writeRecord(time, language)}</time>
      <div>
        <p className="event-title">
          <OwnedTitle title={title} language={of} owner={entry} />
        </p>
        {place?.name && (
          <p className="row where">
            <span>{place.name}</span>
          </p>
        )}
        <TwinLinks also={also} />
      </div>
      {onShow && <ShowOnAxis title={titleOf(title, entry, t)} onShow={() => onShow(id)} />}
    </li>
  );
}

interface ClusterRowProps {
  cluster: AxisCluster;
  cursor: Cursor;
  isSelected: boolean;
  onShow: Props['onShow'];
}

function ClusterRow({ cluster, cursor, isSelected, onShow }: ClusterRowProps) {
  const { language, t } = useReader();
  const { id, time, lane, count, lead } = cluster;
  const span = spanOfRecord(time),
    name = laneName(lane, t),
    when = formatPeriod(cluster, language);
  return (
    <li aria-current={isSelected || undefined} data-weight={lead.weight}>
      <time className="tabular">{when}</time>
      <div>
        <p className="event-title">
          <OwnedTitle title={lead.title} language={lead.language} owner={lead.entry} />
        </p>
        <p className="row where">
          {name && <span>{name}</span>}
          <a
            className="axis-open"
            href={`/timeline${writeCursor('', { ...cursor, span, selectedId: null, year: null })}`}
            onClick={(event) => {
              if (!onShow || !span || event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              moveCursor({ span, selectedId: null });
            }}
          >
            {t('timeline.more', { count: count - 1 })}
            <span className="unseen"> · {t('timeline.openOf', { time: when })}</span>
          </a>
        </p>
      </div>
      {onShow && <ShowOnAxis title={`${when}: ${titleOf(lead.title, lead.entry, t)}`} onShow={() => onShow(id)} />}
    </li>
  );
}
