import { useCallback, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { moveCursor } from '../../../ui/cursor.ts';
import { useLazy } from '../../../ui/use-lazy.ts';
import { AxisList, axisListSize, rowsOf } from '../axis/axis-list.tsx';
import type { Axis } from '../contract.ts';
import { clipToView, type VisibleAxis } from '../face/axis-items.ts';
import { viewOfSpan } from '../face/axis-span.ts';
import { AxisSlot } from '../face/axis-slot.tsx';
import { timelineAddress } from './timeline-address.ts';
import { TimelineForm, type FormProps } from './timeline-form.tsx';
import './timeline.css';
import { Button } from '../../../ui/form/button.tsx';

interface Props extends FormProps {
  /** The server's reply for the requested span. */
  axis: Axis;
  page: number;
}

const loadWorldTimeline = () => import('../face/world-timeline.tsx').then(({ WorldTimeline }) => WorldTimeline);

/** The axis, and below it the same as a list; without script only the list, with a form and links to navigate. */
export function TimelineScreen({ axis, spans, cursor, lanes, page: firstPage, typed, wrong }: Props) {
  const { t } = useReader();
  const lazy = useLazy(loadWorldTimeline, true);
  const [seen, setSeen] = useState<VisibleAxis>(() => clipToView(axis, viewOfSpan(cursor.span, spans)));
  const [page, setPage] = useState(firstPage);
  const show = useCallback(
    (next: VisibleAxis) =>
      setSeen((before) => {
        if (before !== next) setPage(1);
        return next;
      }),
    [],
  );
  const slot = useRef<HTMLDivElement>(null);
  const alive = lazy.loaded !== null;
  const showOnAxis = (id: string) => {
    moveCursor({ selectedId: id });
    slot.current!.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="timeline-page">
      <header className="wrap timeline-head">
        <h1>{t('timeline.heading')}</h1>
        <p className="lead">{t('timeline.what')}</p>
        <TimelineForm
          key={`${typed.from} ${typed.until}`}
          cursor={cursor}
          lanes={lanes}
          spans={spans}
          typed={typed}
          wrong={wrong}
        />
      </header>
      <div className="wrap">
        <AxisSlot<Awaited<ReturnType<typeof loadWorldTimeline>>> ref={slot} lazy={lazy}>
          {(World) => <World first={axis} spans={spans} onVisible={show} />}
        </AxisSlot>
        <section aria-labelledby="axis-events">
          <h2 id="axis-events">
            {t('timeline.events')} <small className="ui tabular">{t('timeline.total', { count: seen.total })}</small>
          </h2>
          <AxisList seen={seen} cursor={cursor} page={page} onShow={alive ? showOnAxis : undefined} />
          <Pages
            rows={rowsOf(seen).length}
            page={page}
            alive={alive}
            address={timelineAddress(cursor, lanes)}
            onPage={setPage}
          />
        </section>
      </div>
    </div>
  );
}

interface PagesProps {
  rows: number;
  page: number;
  alive: boolean;
  address: string;
  onPage(page: number): void;
}

function Pages({ rows, page, alive, address, onPage }: PagesProps) {
  const { t } = useReader();
  const pages = Math.ceil(rows / axisListSize);
  if (pages < 2) return null;
  const to = (next: number, rel: 'prev' | 'next', name: string) =>
    alive ? (
      <Button onClick={() => onPage(next)}>{name}</Button>
    ) : (
      <a className="button" rel={rel} href={`${address}${address.includes('?') ? '&' : '?'}page=${next}`}>
        {name}
      </a>
    );
  return (
    <nav className="pager ui" aria-label={t('timeline.pages')}>
      {page > 1 && to(page - 1, 'prev', t('category.previous'))}
      <span className="tabular">{t('category.page', { page, pages })}</span>
      {page < pages && to(page + 1, 'next', t('category.next'))}
    </nav>
  );
}
