import { useEffect, useMemo, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { moveCursor, useCursor, writeCursor } from '../../../ui/cursor.ts';
import type { AxisView } from '../../../ui/time-axis/time-axis.ts';
import type { Axis } from '../contract.ts';
import { OwnedTitle } from './owned-title.tsx';
import { useAxis } from '../stage/axis-queries.ts';
import { readBands, defaultBands, bandChoices, isStateBands } from '../stage/bands.ts';
import { Choice, useAddressChoice } from '../stage/address-choice.tsx';
import { useBands, useCountryLanes } from '../stage/country-lanes.ts';
import { EraList, eraBands, useEras } from '../stage/timeline-eras.tsx';
import { itemsOf, laneChoices, lanesOf, readLanes, clipToView, formatPeriod, type VisibleAxis } from './axis-items.ts';
import { padView, isAllOfTime, isSameView, spanOfView, viewOfSpan, type KnownSpans } from './axis-span.ts';
import { TimelineStage } from '../stage/timeline-stage.tsx';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  /** The server's reply, shown until more is loaded. */
  first?: Axis | null;
  /** The spans of the opening view and of all of time; without them the view opens with all of time. */
  spans?: KnownSpans | null;
  /** Reports the visible content, for the list. */
  onVisible?(seen: VisibleAxis): void;
  /** Embedded in another site: without saving and full screen. */
  bare?: boolean;
}

/** Width of a cluster on the axis, in pixels, and the least number of clusters: centuries rather than millennia. */
const clusterWidth = 15,
  leastPeriods = 36;

/** The whole encyclopedia on one axis; view, selection and filter are the page's cursor. */
export function WorldTimeline({ first = null, spans = null, onVisible, bare = false }: Props) {
  const { language, t } = useReader();
  const { span, regions, kinds, selectedId } = useCursor();
  const [lanes, setLanes] = useAddressChoice('lanes', readLanes, 'region');
  const [bands, setBands] = useAddressChoice('bands', (text) => readBands(text, language), defaultBands(language));
  const [periodCount] = useState(() => Math.max(leastPeriods, Math.round(innerWidth / clusterWidth)));

  const [view, setView] = useState<AxisView | null>(() => viewOfSpan(span, spans, innerWidth));
  const [resting, setResting] = useState(view);
  const query = resting && isAllOfTime(resting, spans) ? null : resting;
  const { axis: answer, isCurrent, failed, retry } = useAxis({ lanes, regions, kinds }, query, periodCount);
  const axis = answer ?? first;

  // The extent of all of time is known from the reply to a query without span.
  const isFresh = view === null || isCurrent;
  /** Views set by the page itself, the newest last, to recognize their echoes from the axis. */
  const placed = useRef<readonly AxisView[]>(view ? [view] : []);
  const place = (next: AxisView) => {
    placed.current = [...placed.current.slice(-1), next];
    setView(next);
  };
  useEffect(() => {
    if (resting === null && axis && isFresh)
      place(padView({ earliest: axis.from, latest: Math.min(axis.until, Math.max(axis.from + 1, Date.now() / 1000)) }));
  }, [resting, axis, isFresh]);

  // The span was changed elsewhere: by a link in the list, or by going back.
  const lastSpan = useRef(span);
  useEffect(() => {
    if (span === lastSpan.current) return;
    lastSpan.current = span;
    const next = viewOfSpan(span, spans, innerWidth);
    setResting(next);
    if (next) place(next);
  }, [span]);

  function look(next: AxisView, rests: boolean) {
    const put = rests ? placed.current.findIndex((placedView) => isSameView(next, placedView)) : -1;
    // On a busy machine the axis may still report a superseded view.
    if (put >= 0 && put < placed.current.length - 1) return;
    setView(next);
    if (!rests || put >= 0) return;
    placed.current = [];
    setResting(next);
    lastSpan.current = spanOfView(next);
    moveCursor({ span: lastSpan.current });
  }

  const states = useCountryLanes(lanes === 'country', view, resting ?? view, regions);
  const periods = useBands(bands);
  const eras = useEras(bands === 'china' || bands === 'japan' ? bands : null, resting ?? view);
  const behind = useMemo(() => [...periods, ...eraBands(eras, language)], [periods, eras, language]);
  const visibleAxis: VisibleAxis | null = states ?? axis;
  const seen = useMemo(() => visibleAxis && clipToView(visibleAxis, resting), [visibleAxis, resting]);
  const items = useMemo(
    () => (states ? states.items : axis ? itemsOf(axis, lanes, { language, t }) : []),
    [states, axis, lanes, language, t],
  );
  useEffect(() => {
    if (seen) onVisible?.(seen);
  }, [seen, onVisible]);

  const drawnLanes = useMemo(() => {
    const shownLanes = states?.lanes ?? lanesOf(lanes, items, { regions, kinds }, t);
    // A frame has no room for regions in which nothing happened.
    const used = shownLanes.filter(({ id }) => items.some(({ lane }) => lane === id));
    return bare && used.length ? used : shownLanes;
  }, [states, lanes, items, regions, kinds, t, bare]);

  if (!view) {
    return failed ? (
      <div className="stage-message" role="alert">
        <p>{t('timeline.failed')}</p>
        <Button onClick={retry}>{t('error.again')}</Button>
      </div>
    ) : (
      <p className="stage-message" role="status">
        {t('timeline.loading')}
      </p>
    );
  }

  const cluster = seen?.clusters.find(({ id }) => id === selectedId),
    event =
      seen?.events.find(({ id }) => id === selectedId) ??
      (cluster?.count === 1
        ? cluster.lead
        : seen?.clusters.find(({ lead, count }) => count === 1 && lead.id === selectedId)?.lead);
  const open = (id: string) => {
    const opened = seen?.clusters.find((candidate) => candidate.id === id);
    if (opened) return moveCursor({ span: spanOfView(padView(opened)) });
    const openedEvent = seen?.events.find((candidate) => candidate.id === id);
    if (openedEvent && !bare) location.assign(`${entryAddress(openedEvent.entry.id)}#/timeline`);
  };
  return (
    <TimelineStage
      name={t('timeline.world')}
      items={items}
      lanes={drawnLanes}
      bands={behind}
      view={view}
      onView={look}
      onAll={() => moveCursor({ span: spans && spans.allOfTime })}
      onOpen={open}
      total={seen?.total ?? 0}
      failed={failed}
      again={retry}
      bare={bare}
      embed={writeCursor(new URLSearchParams({ lanes, bands }).toString(), {
        year: null,
        span,
        place: null,
        selectedId: null,
        kinds,
        regions,
      })}
      tools={
        <>
          <Choice
            label={t('timeline.lanes')}
            value={lanes}
            choices={laneChoices}
            nameOf={(choice) => t(`timeline.lanes.${choice}`)}
            onChoose={setLanes}
          />
          <Choice
            label={t('timeline.bands')}
            value={bands}
            choices={bandChoices}
            nameOf={(choice) =>
              isStateBands(choice)
                ? t('timeline.bands.states', { region: t(`region.${choice}`) })
                : t(`timeline.bands.${choice}`)
            }
            onChoose={setBands}
          />
          <EraList eras={eras} view={resting ?? view} />
        </>
      }
      selectionDetails={
        event ? (
          <>
            <time className="tabular">{writeRecord(event.time, language)}</time>{' '}
            <span className="event-title">
              <OwnedTitle title={event.title} language={event.language} owner={event.entry} />
            </span>
          </>
        ) : (
          cluster && (
            <>
              <time className="tabular">{formatPeriod(cluster, language)}</time>{' '}
              <span className="event-title">
                <OwnedTitle title={cluster.lead.title} language={cluster.lead.language} owner={cluster.lead.entry} />{' '}
                {t('timeline.more', { count: cluster.count - 1 })}
              </span>{' '}
              <Button onClick={() => open(cluster.id)}>{t('timeline.open')}</Button>
            </>
          )
        )
      }
    />
  );
}
