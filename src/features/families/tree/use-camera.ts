import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Drawing, TreeView } from './drawing.ts';
import { chooseInitialView, fitView } from './initial-view.ts';

const scales = { least: 0.03, most: 2.5 } as const;
/** Movement below this, in pixels, counts as a click. */
const maxClickMovementPx = 5;

export interface Camera {
  /** False until the size of the canvas is known. */
  isSized: boolean;
  view: RefObject<TreeView>;
  zoom(factor: number): void;
  fit(): void;
  showInitialView(center: { x: number; y: number } | undefined): void;
  /** Centers a point of the drawing. */
  show(x: number, y: number): void;
}

/**
 * Pan and zoom of a canvas: one pointer drags (two fingers on a touch screen, so that one still scrolls the page), the
 * wheel zooms, and a press without movement selects. `draw` is called for each frame that changes.
 */
export function useCamera(
  canvas: RefObject<HTMLCanvasElement | null>,
  layout: Pick<Drawing, 'width' | 'height'> | null,
  { draw, onPress }: { draw(): void; onPress(x: number, y: number): void },
): Camera {
  const view = useRef<TreeView>({ scale: 1, left: 0, top: 0, width: 1, height: 1 });
  const [isSized, setSized] = useState(false);
  const frame = useRef(0);
  const latest = useRef({ draw, onPress });
  useEffect(() => {
    latest.current = { draw, onPress };
  });
  const redraw = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => latest.current.draw());
  }, []);
  const zoomAt = useCallback(
    (factor: number, x: number, y: number) => {
      const now = view.current,
        scale = Math.max(scales.least, Math.min(scales.most, now.scale * factor));
      const by = scale / now.scale;
      Object.assign(now, { scale, left: x - (x - now.left) * by, top: y - (y - now.top) * by });
      redraw();
    },
    [redraw],
  );
  const fit = useCallback(() => {
    if (!layout) return;
    Object.assign(view.current, fitView(layout, view.current, scales.least));
    redraw();
  }, [layout, redraw]);
  const begin = useCallback(
    (center: { x: number; y: number } | undefined) => {
      if (!layout) return;
      Object.assign(view.current, chooseInitialView(layout, view.current, center));
      redraw();
    },
    [layout, redraw],
  );
  const show = useCallback(
    (x: number, y: number) => {
      const now = view.current;
      Object.assign(now, { left: now.width / 2 - x * now.scale, top: now.height / 2 - y * now.scale });
      redraw();
    },
    [redraw],
  );

  useEffect(() => {
    const box = canvas.current!;
    const sized = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = box,
        unit = devicePixelRatio;
      Object.assign(view.current, { width, height });
      box.width = Math.round(width * unit);
      box.height = Math.round(height * unit);
      setSized(width > 1 && height > 1);
      redraw();
    });
    sized.observe(box);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      zoomAt(Math.exp(-event.deltaY * 0.0016), event.clientX - left, event.clientY - top);
    };
    box.addEventListener('wheel', wheel, { passive: false });
    const stop = trackPointers(box, {
      pan(x, y) {
        view.current.left += x;
        view.current.top += y;
        redraw();
      },
      pinch: zoomAt,
      press: (x, y) => latest.current.onPress(x, y),
    });
    return () => {
      cancelAnimationFrame(frame.current);
      sized.disconnect();
      box.removeEventListener('wheel', wheel);
      stop();
    };
  }, [canvas, redraw, zoomAt]);

  useEffect(redraw);
  return {
    isSized,
    view,
    zoom: (factor) => zoomAt(factor, view.current.width / 2, view.current.height / 2),
    fit,
    showInitialView: begin,
    show,
  };
}

function trackPointers(
  box: HTMLElement,
  on: {
    pan(x: number, y: number): void;
    pinch(factor: number, x: number, y: number): void;
    press(x: number, y: number): void;
  },
): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let moved = 0;
  const place = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const spread = () => {
    const [a, b] = [...pointers.values()] as [{ x: number; y: number }, { x: number; y: number }];
    return { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const down = (event: PointerEvent) => {
    if (event.button) return;
    if (!pointers.size) moved = 0;
    pointers.set(event.pointerId, place(event));
    if (event.pointerType !== 'touch') box.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (pointers.size === 2) {
      const was = spread();
      pointers.set(event.pointerId, now);
      const is = spread();
      on.pan(is.x - was.x, is.y - was.y);
      on.pinch(is.distance / Math.max(1, was.distance), is.x, is.y);
      return;
    }
    pointers.set(event.pointerId, now);
    if (event.pointerType !== 'touch') on.pan(now.x - before.x, now.y - before.y);
  };
  const up = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId);
    pointers.delete(event.pointerId);
    if (last && event.type === 'pointerup' && moved < maxClickMovementPx) on.press(last.x, last.y);
  };
  const listeners = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ] as const;
  for (const [name, listener] of listeners) box.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) box.removeEventListener(name, listener);
  };
}
