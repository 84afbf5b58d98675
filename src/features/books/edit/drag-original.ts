import { useState, type PointerEvent } from 'react';

/** A segment of the original that is being dragged, with the row it comes from and the row below the pointer. */
interface Dragged {
  id: string;
  from: number | null;
  over: number | null;
}

/** The row of a translation at a screen position, read from `data-row` of its `li`. */
function rowAt(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined ? null : Number(row);
}

/**
 * Drags segments of the original onto the rows that translate them, by mouse, pen or touch. The keyboard equivalent is
 * in segment-editor.tsx.
 */
export function useDragOriginal(onDrop: (dropped: { id: string; from: number | null; to: number }) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  return {
    dragged,
    /** Event handlers for the drag handle of a segment of the original. */
    handle: (id: string, from: number | null) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault(); // prevents text selection while dragging
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
