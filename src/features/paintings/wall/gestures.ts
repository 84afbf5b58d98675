import type { WallStage } from './stage.ts';

/** Maximum movement of a press that counts as a click, in pixels. */
const clickTolerance = 4;

/**
 * Mouse, wheel and touch input of the wall. As on the other canvases, one finger and the wheel scroll the page; two
 * fingers, or the wheel with a modifier key or on a focused wall, zoom.
 */
export function listenToWall(
  field: HTMLElement,
  stage: WallStage,
  { onChoose, signal }: { onChoose(at: number | null): void; signal: AbortSignal },
): void {
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top, width, height } = field.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  let drag: { x: number; y: number; moved: boolean } | null = null;
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    hear: (event: HTMLElementEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ) => field.addEventListener(name, hear, { signal, ...options });

  on('pointerdown', (event) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    drag = { ...pointOf(event), moved: false };
    field.setPointerCapture(event.pointerId);
    field.focus({ preventScroll: true });
  });
  on('pointermove', (event) => {
    const { x, y } = pointOf(event);
    if (event.pointerType === 'touch') return;
    if (!drag) return void (field.style.cursor = stage.under({ x, y }) === null ? '' : 'pointer');
    if (!drag.moved && Math.hypot(x - drag.x, y - drag.y) < clickTolerance) return;
    stage.pan(x - drag.x, y - drag.y);
    drag = { x, y, moved: true };
  });
  // The click at the end of a drag selects nothing; it is handled before the drag is cleared.
  on('pointerup', () => void (drag?.moved ? setTimeout(() => (drag = null)) : (drag = null)));
  on('pointercancel', () => (drag = null));
  on('click', (event) => {
    if (!drag?.moved) onChoose(stage.under(pointOf(event)));
  });
  on(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== field) return;
      event.preventDefault();
      stage.zoom(2 ** (-event.deltaY / 300), pointOf(event));
    },
    { passive: false },
  );

  let fingers: { x: number; y: number; apart: number } | null = null;
  const two = ({ touches: [touch, other] }: TouchEvent) => {
    if (!touch || !other) return null;
    const [a, b] = [pointOf(touch), pointOf(other)];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
  };
  on('touchstart', (event) => (fingers = two(event)), { passive: true });
  on(
    'touchmove',
    (event) => {
      const next = two(event);
      if (!next || !fingers) return;
      event.preventDefault();
      stage.pan(next.x - fingers.x, next.y - fingers.y);
      stage.zoom(next.apart / fingers.apart, next);
      fingers = next;
    },
    { passive: false },
  );
  on('touchend', (event) => (fingers = two(event)));
}
