import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { useReader } from '../../kit/reader.tsx';
import type { Target } from './scene.ts';
import { listenToGestures } from './gestures.ts';
import { AxisStage } from './stage.ts';
import { formatItemTime } from './format.ts';
import { YearHandle } from './year-handle.tsx';
import type { AxisView, TimeAxisProps } from './time-axis.ts';
import { IconButton } from '../icon-button.tsx';
import './time-axis.css';

const arrows = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;
/** Panning step of an arrow key and a page key, as fractions of the view. */
const keyStep = 0.15,
  pageStep = 0.8;
const noBands: NonNullable<TimeAxisProps['bands']> = [];
/**
 * Recently reported views that may still come back from the page as its `view`, and the tolerance for recognizing them,
 * as a fraction of the view: the address rounds.
 */
const maxReportedViews = 200,
  viewTolerance = 0.01;

/** A time axis with pointer, touch and keyboard controls and screen-reader announcements. */
export function TimeAxis({
  items,
  lanes,
  bands = noBands,
  view,
  onView,
  selectedId,
  onChoose,
  onOpen,
  year,
  onYear,
  onEmpty,
  ages = false,
  alone = false,
  label,
  ref,
}: TimeAxisProps) {
  const { language, t } = useReader();
  const box = useRef<HTMLDivElement>(null),
    field = useRef<HTMLDivElement>(null),
    canvas = useRef<HTMLCanvasElement>(null),
    tip = useRef<HTMLDivElement>(null),
    handle = useRef<HTMLDivElement>(null);
  const stage = useRef<AxisStage | null>(null);
  const reportedViews = useRef<AxisView[]>([]);
  const keysId = useId();
  const [announcement, setSaid] = useState('');
  const [pointed, setPointed] = useState<{ target: Target; words: string[] } | null>(null);

  const events = useEffectEvent(() => ({
    onView(seen: AxisView, rests: boolean) {
      reportedViews.current = [...reportedViews.current.slice(-maxReportedViews), seen];
      onView(seen, rests);
    },
    onPress(target: Target | null, { x, y }: { x: number; y: number }) {
      const under = stage.current!.yearUnder(x, y);
      if (under !== null) return onYear(under);
      stage.current!.moveFocus(null);
      if (!target) {
        const at = onEmpty && stage.current!.yearUnder(x);
        if (at != null) onEmpty!(at);
        return onChoose(null);
      }
      setSaid(describe(target).join(' · '));
      act(target);
    },
    onPoint: (target: Target | null) =>
      setPointed((before) =>
        before?.target.id === target?.id ? before : target && { target, words: describe(target) },
      ),
    isAlone: () => alone,
  }));

  // The stage is mounted once; its content is set below.
  useEffect(() => {
    const axisStage = new AxisStage(field.current!, canvas.current!, view, {
      onView: (seen, rests) => events().onView(seen, rests),
      onHeight: (pixels) => box.current!.style.setProperty('--least', `${pixels}px`),
      onDraw: (at) => {
        if (!handle.current) return;
        handle.current.hidden = at === null;
        handle.current.toggleAttribute('data-beyond', at?.isBeyond);
        if (at) handle.current.style.setProperty('--x', `${at.x.toFixed(1)}px`);
      },
    });
    stage.current = axisStage;
    const deaf = listenToGestures(field.current!, axisStage, {
      capturesScroll: () => events().isAlone(),
      onPress: (target, at) => events().onPress(target, at),
      onHover: (target) => events().onPoint(target),
    });
    return () => {
      deaf();
      axisStage.kill();
      stage.current = null;
    };
  }, []);

  useEffect(() => stage.current!.setItems(items, lanes), [items, lanes]);
  const today = t('axis.today');
  useEffect(
    () => stage.current!.set({ bands, selectedId, year, ages, language, today }),
    [bands, selectedId, year, ages, language, today],
  );
  useEffect(() => {
    // A view of our own may come back after later ones were reported: only one from elsewhere moves the axis.
    const echo = reportedViews.current.findIndex((reportedView) => isSameView(reportedView, view));
    if (echo === -1) stage.current!.show(view);
    else reportedViews.current = reportedViews.current.slice(echo);
  }, [view.earliest, view.latest]);
  useEffect(() => {
    if (selectedId !== null) stage.current!.reveal(selectedId);
  }, [selectedId]);

  useImperativeHandle(
    ref,
    () => ({
      png: () => stage.current!.png(),
      svg: () => stage.current!.svg(label),
      show: (part) => stage.current?.show(part),
      focus: () => field.current?.focus({ preventScroll: true }),
    }),
    [label],
  );

  /** Handles a click or Enter on a target. In a crowd that cannot be separated, selects the most important item. */
  function act(target: Target) {
    if (target.crowd && stage.current!.openCrowd(target.crowd)) return;
    const { id, count } = stage.current!.itemOf(target);
    if (count > 1) onOpen(id);
    else onChoose(id);
  }

  function describe(target: Target): string[] {
    const { crowd } = target,
      item = stage.current!.itemOf(target),
      lane = stage.current!.laneName(target.lane);
    const parts = crowd
      ? [
          t('axis.crowd', { count: crowd.count }),
          ages
            ? ''
            : formatItemTime(
                { earliest: crowd.earliest, latest: crowd.latest, startNote: null, endNote: null },
                language,
              ),
          item.title,
        ]
      : [item.title, formatItemTime(item, language), item.count > 1 ? t('axis.holds', { count: item.count }) : ''];
    return [...parts, lane].filter(Boolean);
  }

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== field.current) return;
    const axisStage = stage.current!,
      arrow = event.key in arrows ? arrows[event.key as keyof typeof arrows] : null;
    if (arrow) {
      const next = event.shiftKey ? null : axisStage.nextInDirection(arrow);
      if (next) {
        axisStage.moveFocus(next);
        setSaid(describe(next).join(' · '));
      } else if (arrow === 'left' || arrow === 'right') axisStage.motion.pan(arrow === 'left' ? -keyStep : keyStep);
    } else if (event.key === 'Enter' || event.key === ' ') {
      const focusedTarget = axisStage.walkedTo;
      if (focusedTarget && focusedTarget.id !== selectedId) act(focusedTarget);
      else if (selectedId !== null) onOpen(selectedId);
      else return;
    } else if (event.key === 'Escape') {
      if (!axisStage.walkedTo && selectedId === null) return;
      axisStage.moveFocus(null);
      onChoose(null);
    } else if (event.key === '+' || event.key === '=') axisStage.zoom(1.6);
    else if (event.key === '-') axisStage.zoom(1 / 1.6);
    else if (event.key === '0') axisStage.fit();
    else if (event.key === 'Home' || event.key === 'End') axisStage.goToEnd(event.key === 'End');
    else if (event.key === 'PageUp' || event.key === 'PageDown')
      axisStage.motion.pan(event.key === 'PageUp' ? -pageStep : pageStep);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  useEffect(() => {
    const panel = tip.current,
      target = pointed?.target;
    if (!panel || !target) return;
    const { offsetWidth: wide, offsetHeight: high } = panel,
      { clientWidth: width } = box.current!;
    panel.style.setProperty('--left', `${Math.round(Math.min(Math.max(4, target.at - wide / 2), width - wide - 4))}px`);
    panel.style.setProperty(
      '--top',
      `${Math.round(target.y - high - 6 < 0 ? target.y + target.height + 6 : target.y - high - 6)}px`,
    );
  }, [pointed]);

  return (
    <div ref={box} className="time-axis">
      <div
        ref={field}
        className="axis-field"
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-describedby={keysId}
        data-alone={alone || undefined}
        onKeyDown={press}
      >
        <canvas ref={canvas} className="cover" aria-hidden="true" />
      </div>
      <p id={keysId} className="unseen">
        {t('axis.keys')}
      </p>
      <p className="unseen" role="status" aria-live="polite">
        {announcement}
      </p>
      {year !== null && !ages && (
        <YearHandle
          ref={handle}
          year={year}
          onYear={onYear}
          yearUnder={(x) => stage.current?.yearUnder(x - field.current!.getBoundingClientRect().left) ?? null}
        />
      )}
      {pointed && <Tip ref={tip} words={pointed.words} />}
      <div className="axis-buttons">
        <IconButton name={t('axis.zoomOut')} path="M3 8h10" onClick={() => stage.current!.zoom(1 / 1.8)} />
        <IconButton name={t('axis.zoomIn')} path="M3 8h10M8 3v10" onClick={() => stage.current!.zoom(1.8)} />
        <IconButton
          name={t('axis.fit')}
          path="M2 4v8M14 4v8M4.5 8h7M6.5 5.5 4 8l2.5 2.5M9.5 5.5 12 8l-2.5 2.5"
          onClick={() => stage.current!.fit()}
        />
      </div>
      {!alone && <p className="one-line axis-fingers">{t('axis.twoFingers')}</p>}
    </div>
  );
}

const isSameView = (view: AxisView, other: AxisView) =>
  Math.abs(view.earliest - other.earliest) + Math.abs(view.latest - other.latest) <=
  viewTolerance * (view.latest - view.earliest);

/** The full text of the hovered item. */
function Tip({ words: [title, ...others], ref }: { words: readonly string[]; ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className="panel axis-tip" aria-hidden="true">
      <strong>{title}</strong>
      {others.length > 0 && <span>{others.join(' · ')}</span>}
    </div>
  );
}
