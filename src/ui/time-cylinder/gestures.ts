import { yearOfSecond } from '../../rules/time/historical-time.ts';
import { panView, rotateView, type CylinderView } from './projection.ts';
import type { CylinderEvents, CylinderSetting } from './setting.ts';

/** What gestures read from the drawing, and change in it. */
interface GestureTarget {
  readonly view: CylinderView;
  readonly lit: { readonly chosen: string | null };
  isOnRing(x: number, y: number): boolean;
  itemUnder(x: number, y: number): { id: string } | null | undefined;
  secondUnder(x: number, y: number): number | null;
  toSurfaceDelta(x: number, y: number): { degrees: number; share: number };
  setHighlight(as: 'pointed', id: string | null): void;
  move(to: CylinderView, atOnce?: boolean): void;
  dragSurface(x: number, y: number): void;
  zoom(factor: number, second?: number, atOnce?: boolean): void;
}

/** A press that moved less than this is a click, in pixels. */
const clickTolerance = 4;

/**
 * Mouse, wheel and touch on a cylinder. As on the other canvases, one finger and the wheel scroll the page; two
 * fingers, or the wheel with a modifier key or on a focused canvas, move the picture.
 */
export function listenToGestures(
  stage: GestureTarget,
  { field, fullSpan }: CylinderSetting,
  events: CylinderEvents,
  signal: AbortSignal,
): void {
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top } = field.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  let drag: { x: number; y: number; moved: boolean; holdsRing: boolean } | null = null;

  field.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      const { x, y } = pointOf(event);
      drag = { x, y, moved: false, holdsRing: stage.isOnRing(x, y) && !stage.itemUnder(x, y) };
      field.setPointerCapture(event.pointerId);
      field.focus({ preventScroll: true });
    },
    { signal },
  );

  field.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'touch') return;
      const { x, y } = pointOf(event);
      if (!drag) {
        const item = stage.itemUnder(x, y);
        stage.setHighlight('pointed', item?.id ?? null);
        field.style.cursor = item ? 'pointer' : stage.isOnRing(x, y) ? 'ns-resize' : '';
        return;
      }
      if (!drag.moved && Math.hypot(x - drag.x, y - drag.y) < clickTolerance) return;
      drag.moved = true;
      const second = drag.holdsRing ? stage.secondUnder(drag.x, y) : null;
      if (second !== null) events.onYear(yearOfSecond(second));
      else if (!drag.holdsRing) {
        stage.dragSurface(x - drag.x, y - drag.y);
        [drag.x, drag.y] = [x, y];
      }
    },
    { signal },
  );

  // The click event after a drag selects nothing; it arrives before the drag is cleared.
  const letGo = () => void (drag?.moved ? setTimeout(() => (drag = null)) : (drag = null));
  field.addEventListener('pointerup', letGo, { signal });
  field.addEventListener('pointercancel', letGo, { signal });
  field.addEventListener('pointerleave', () => stage.setHighlight('pointed', null), { signal });

  field.addEventListener(
    'click',
    (event) => {
      if (drag?.moved) return;
      const { x, y } = pointOf(event),
        item = stage.itemUnder(x, y),
        second = stage.secondUnder(x, y);
      if (item || stage.lit.chosen !== null) events.onChoose(item?.id ?? null);
      else if (second !== null) events.onYear(yearOfSecond(second));
    },
    { signal },
  );
  field.addEventListener(
    'dblclick',
    (event) => {
      const { x, y } = pointOf(event),
        second = stage.secondUnder(x, y);
      if (second !== null) stage.zoom(2, second);
    },
    { signal },
  );

  // At its lower and upper end the wheel scrolls the page again.
  field.addEventListener(
    'wheel',
    (event) => {
      const zooms = event.ctrlKey || event.metaKey;
      if (!zooms && !field.contains(document.activeElement)) return;
      const { x, y } = pointOf(event),
        before = stage.view;
      if (zooms) stage.zoom(Math.exp(-event.deltaY / 240), stage.secondUnder(x, y) ?? undefined, true);
      else
        stage.move(
          panView(rotateView(before, stage.toSurfaceDelta(event.deltaX, 0).degrees), fullSpan, -event.deltaY / 700),
          true,
        );
      if (zooms || stage.view.earliest !== before.earliest || stage.view.turn !== before.turn) event.preventDefault();
    },
    { signal, passive: false },
  );

  let fingers: { x: number; y: number; apart: number } | null = null;
  const fingersOf = ({ touches }: TouchEvent) => {
    if (touches.length !== 2) return null;
    const [first, other] = [pointOf(touches[0]!), pointOf(touches[1]!)];
    return {
      x: (first.x + other.x) / 2,
      y: (first.y + other.y) / 2,
      apart: Math.max(20, Math.hypot(first.x - other.x, first.y - other.y)),
    };
  };
  field.addEventListener(
    'touchstart',
    (event) => {
      fingers = fingersOf(event);
      if (fingers) event.preventDefault();
    },
    { signal, passive: false },
  );
  field.addEventListener(
    'touchmove',
    (event) => {
      const now = fingersOf(event),
        before = fingers;
      fingers = now;
      if (!now) return;
      event.preventDefault();
      if (!before) return;
      stage.dragSurface(now.x - before.x, now.y - before.y);
      stage.zoom(now.apart / before.apart, stage.secondUnder(now.x, now.y) ?? undefined, true);
    },
    { signal, passive: false },
  );
  field.addEventListener('touchend', (event) => void (fingers = fingersOf(event)), { signal });
}
