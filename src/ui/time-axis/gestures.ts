import type { AxisStage } from './stage.ts';
import type { Target } from './scene.ts';

export interface GestureEvents {
  /** Whether one finger and the wheel move the axis, because the page behind does not scroll. */
  capturesScroll(): boolean;
  onPress(target: Target | null, at: { x: number; y: number }): void;
  onHover(target: Target | null): void;
}

/** A press that moved less than this is a click, in pixels. */
const clickTolerance = 5;
/** The speed of a fling is measured over this last part of the drag, in milliseconds. */
const flingMs = 90;
const lineHeight = 16;

/** Handles mouse, pen, touch and wheel on an axis; returns a function that removes the listeners. */
export function listenToGestures(field: HTMLElement, stage: AxisStage, events: GestureEvents): () => void {
  const locate = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top } = field.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  let press: { id: number; x: number; y: number; drags: boolean } | null = null;
  let trail: { at: number; x: number }[] = [];
  const follow = (x: number) => {
    const at = performance.now();
    trail = [...trail.filter((sample) => at - sample.at < flingMs), { at, x }];
  };
  const speed = () => {
    const [first, last] = [trail[0], trail.at(-1)];
    trail = [];
    return first && last && last.at > first.at && performance.now() - last.at < flingMs
      ? (last.x - first.x) / (last.at - first.at)
      : 0;
  };

  function down(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return;
    const { x, y } = locate(event);
    press = { id: event.pointerId, x, y, drags: false };
    if (event.pointerType === 'touch') return; // a moving finger scrolls the page
    field.focus({ preventScroll: true });
    stage.motion.startDrag();
    follow(x);
  }
  function move(event: PointerEvent) {
    const { x, y } = locate(event);
    if (!press) return event.pointerType === 'touch' ? undefined : point(x, y);
    if (press.id !== event.pointerId || event.pointerType === 'touch') return;
    if (!press.drags) {
      if (Math.hypot(x - press.x, y - press.y) < clickTolerance) return;
      press.drags = true;
      field.setPointerCapture(event.pointerId);
      field.dataset.drags = '';
      point(-1, -1);
    }
    stage.drag(x - trail.at(-1)!.x);
    follow(x);
  }
  function up(event: PointerEvent) {
    if (!press || press.id !== event.pointerId) return;
    const { drags, x, y } = press,
      moved = Math.hypot(locate(event).x - x, locate(event).y - y);
    end();
    if (event.pointerType !== 'touch') stage.motion.release(drags ? speed() : 0);
    if (!drags && moved < clickTolerance && !fingers) events.onPress(stage.targetAt(x, y), { x, y });
  }
  function cancel() {
    if (!press) return;
    end();
    stage.motion.release(0);
  }
  function end() {
    press = null;
    delete field.dataset.drags;
  }
  function point(x: number, y: number) {
    const target = stage.targetAt(x, y);
    stage.setHovered(target);
    events.onHover(target);
  }

  function wheel(event: WheelEvent) {
    const isMeant = events.capturesScroll() || event.ctrlKey || event.metaKey || field.contains(document.activeElement);
    const unit = event.deltaMode === 1 ? lineHeight : event.deltaMode === 2 ? field.clientHeight : 1;
    const [right, down] =
      event.shiftKey && !event.deltaX ? [event.deltaY * unit, 0] : [event.deltaX * unit, event.deltaY * unit];
    if (Math.abs(right) > Math.abs(down)) {
      event.preventDefault();
      return stage.motion.pan(right / field.clientWidth, true);
    }
    if (!isMeant) return;
    event.preventDefault();
    // A pinch on a trackpad arrives as small wheel steps with Ctrl.
    stage.zoom(Math.exp(-down * (event.ctrlKey ? 0.008 : 0.0024)), locate(event).x, true);
  }

  let fingers: { x: number; apart: number } | null = null;
  const grip = (touches: TouchList) => {
    const [first, other] = [locate(touches[0]!), locate(touches[1] ?? touches[0]!)];
    return {
      x: (first.x + other.x) / 2,
      apart: touches.length > 1 ? Math.max(20, Math.hypot(first.x - other.x, first.y - other.y)) : 0,
    };
  };
  function touch(event: TouchEvent) {
    const least = events.capturesScroll() ? 1 : 2;
    if (event.touches.length < least) {
      if (fingers) stage.motion.release(speed());
      fingers = null;
      return;
    }
    const now = grip(event.touches);
    if (!fingers || event.type !== 'touchmove' || fingers.apart > 0 !== now.apart > 0) {
      stage.motion.startDrag();
      trail = [];
    } else {
      if (event.cancelable) event.preventDefault();
      if (press) press.drags = true;
      stage.drag(now.x - fingers.x, fingers.apart ? now.apart / fingers.apart : 1, now.x);
      follow(now.x);
    }
    fingers = now;
  }
  const leave = () => {
    stage.setHovered(null);
    events.onHover(null);
  };
  function twice(event: MouseEvent) {
    const { x, y } = locate(event);
    if (!stage.targetAt(x, y)) stage.zoom(2.5, x);
  }

  const listeners: [keyof HTMLElementEventMap, (event: never) => void, AddEventListenerOptions?][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['pointerleave', leave],
    ['dblclick', twice],
    ['wheel', wheel, { passive: false }],
    ['touchstart', touch, { passive: true }],
    ['touchmove', touch, { passive: false }],
    ['touchend', touch],
    ['touchcancel', touch],
  ];
  for (const [name, listener, options] of listeners) field.addEventListener(name, listener as EventListener, options);
  return () => {
    for (const [name, listener] of listeners) field.removeEventListener(name, listener as EventListener);
  };
}
