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
import { useText } from '../../kit/reader.tsx';
import { LoadStatus } from '../load-status.tsx';
import { ResponsivePicture } from '../responsive-picture.tsx';
import { IconButton } from '../icon-button.tsx';
import { FullScreenButton, ViewButtons } from '../stage-frame/toolbar.tsx';
import { useFullScreen } from '../stage-frame/use-full-screen.ts';
import { useLazy } from '../use-lazy.ts';
import type { ZoomedPicture } from './picture.ts';
import type { DeepZoomStage } from './stage.ts';
import type { Detail } from './xywh.ts';
import './deep-zoom.css';

const loadStage = () => import('./stage.ts').then((module) => ({ Stage: module.DeepZoomStage }));

/** Methods of a deep zoom for surrounding components. */
export interface ZoomHandle {
  show(detail: Detail, manner?: { atOnce?: boolean; led?: boolean }): void;
  showRegion(index: number): void;
  fit(): void;
}

/** Width of a picture shown whole: no wider than the window, no higher than the frame (deep-zoom.css). */
const sizesWithin = ({ width, height }: ZoomedPicture) => `min(100vw, ${Math.ceil((78 * width) / height)}vh)`;

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-0.1, 0],
  ArrowRight: [0.1, 0],
  ArrowUp: [0, -0.1],
  ArrowDown: [0, 0.1],
};

interface Props {
  picture: ZoomedPicture;
  /** Accessible name. */
  label: string;
  /** Initial view; null for the whole picture. */
  begin?: Detail | null;
  regionsShown?: boolean;
  onDetail?(detail: Detail): void;
  onMove?(detail: Detail): void;
  onRegion?(index: number): void;
  /** Further buttons. */
  tools?: React.ReactNode;
  ref?: Ref<ZoomHandle>;
}

/**
 * A picture for close viewing: by pointer, two fingers, keys and buttons, with a small overview map. Until its code is
 * loaded, and if that fails, the picture itself is shown.
 */
export function DeepZoom({
  picture,
  label,
  begin = null,
  regionsShown = true,
  onDetail,
  onMove,
  onRegion,
  tools,
  ref,
}: Props) {
  const t = useText(),
    keysId = useId();
  const frame = useRef<HTMLDivElement>(null),
    canvas = useRef<HTMLDivElement>(null),
    navigator = useRef<HTMLDivElement>(null),
    stage = useRef<DeepZoomStage | null>(null),
    /** A region requested before the picture was ready. */
    pendingRegion = useRef<number | null>(null);
  const { loaded, failed, retry } = useLazy(loadStage);
  const [broken, setBroken] = useState(false);
  const [ready, setReady] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const { full, toggle } = useFullScreen(frame);
  const reportDetail = useEffectEvent((detail: Detail) => onDetail?.(detail));
  const moved = useEffectEvent((detail: Detail) => onMove?.(detail));
  const chose = useEffectEvent((index: number) => onRegion?.(index));
  const beginning = useEffectEvent(() => begin);
  const hasMove = onMove !== undefined;

  useEffect(() => {
    if (!loaded || !canvas.current) return;
    const zoomStage = new loaded.Stage(canvas.current, navigator.current, picture, {
      onDetail: (detail) => reportDetail(detail),
      ...(hasMove && { onMove: (detail: Detail) => moved(detail) }),
      onRegion: (index) => chose(index),
      onDrawn: () => setDrawn(true),
      onFailed: () => setBroken(true),
    });
    stage.current = zoomStage;
    let over = false;
    void zoomStage.ready.then(() => {
      if (over) return;
      const first = beginning();
      if (first) zoomStage.show(first, { atOnce: true });
      if (pendingRegion.current !== null) zoomStage.showRegion(pendingRegion.current);
      pendingRegion.current = null;
      setReady(true);
    });
    return () => {
      over = true;
      stage.current = null;
      setReady(false);
      setDrawn(false);
      zoomStage.destroy();
    };
  }, [loaded, picture, hasMove]);
  useEffect(() => {
    if (ready && stage.current) stage.current.regionsShown = regionsShown;
  }, [ready, regionsShown]);
  useImperativeHandle(ref, () => ({
    show: (detail, manner) => stage.current?.show(detail, manner),
    showRegion(index) {
      if (ready) stage.current?.showRegion(index);
      else pendingRegion.current = index;
    },
    fit: () => stage.current?.fit(),
  }));

  function press(event: KeyboardEvent) {
    const at = stage.current;
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow) at.pan(...arrow);
    else if (event.key === '+' || event.key === '=') at.zoom(at.step);
    else if (event.key === '-') at.zoom(1 / at.step);
    else if (event.key === '0') at.fit();
    else if (event.key === 'r') at.rotate();
    else if (event.key === 'f') toggle();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div
      ref={frame}
      className="deep-zoom stage ui"
      style={{ '--shape': `${picture.width} / ${picture.height}` }}
      data-full={full || undefined}
      data-ready={ready || undefined}
    >
      <div
        className="deep-zoom-canvas"
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-describedby={keysId}
        onKeyDownCapture={press}
      >
        {!drawn && <ResponsivePicture eager url={picture.url} alt="" sizes={sizesWithin(picture)} />}
        <div ref={canvas} className="cover" />
        <div ref={navigator} className="deep-zoom-map" aria-hidden="true" />
      </div>
      <p id={keysId} className="unseen">
        {t('zoom.keys')}
      </p>
      <div className="row deep-zoom-tools">
        <ViewButtons onZoom={(factor) => stage.current?.zoom(factor)} onFit={() => stage.current?.fit()}>
          <IconButton
            name={t('zoom.rotate')}
            path="M13 8a5 5 0 1 1-1.5-3.6M13 2v3h-3"
            onClick={() => stage.current?.rotate()}
          />
          <FullScreenButton full={full} onClick={toggle} />
        </ViewButtons>
        {tools}
      </div>
      {(failed || broken) && (
        <LoadStatus
          failed
          retry={() => {
            setBroken(false);
            retry();
          }}
          loading="zoom.loading"
          failure="zoom.failed"
          className="deep-zoom-message"
        />
      )}
    </div>
  );
}
