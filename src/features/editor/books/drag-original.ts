import { useState, type PointerEvent } from 'react';

/** A segment of the original that is being dragged: from which row, and over which it is now. */
interface Dragged {
  id: string;
  from: number | null;
  over: number | null;
}

/** The row of a translation under a pointer: its `li` says which one by `data-row`. */
function rowAt(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined ? null : Number(row);
}

/**
 * Dragging segments of the original onto the rows that render them, by mouse, pen and finger; the keys do the same
 * (segment-editor.tsx).
 */
export function useDragOriginal(onDrop: (dropped: { id: string; from: number | null; to: number }) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  return {
    dragged,
    /** What the handle of a segment of the original hears. */
    handle: (id: string, from: number | null) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault(); // no text is selected meanwhile
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ id, from, over: null });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const over = rowAt(event.clientX, event.clientY);
        setDragged((now) => (now && now.over !== over ? { ...now, over } : now));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const to = rowAt(event.clientX, event.clientY);
        setDragged(null);
        if (to !== null && to !== from) onDrop({ id, from, to });
      },
      onPointerCancel: () => setDragged(null),
    }),
  };
}
