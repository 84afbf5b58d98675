import type { TreeView } from './drawing.ts';

export const readableScale = 0.75;
/** Below this scale a whole tree shows only its outline. */
const minWholeScale = 0.2;

type Size = Pick<TreeView, 'width' | 'height'>;

/** The whole drawing, centred in its space, at most at scale 1. */
export function fitView(drawing: Size, { width, height }: Size, leastScale = 0): TreeView {
  const scale = Math.max(
    leastScale,
    Math.min(1, width / Math.max(1, drawing.width), height / Math.max(1, drawing.height)),
  );
  return {
    scale,
    left: (width - drawing.width * scale) / 2,
    top: (height - drawing.height * scale) / 2,
    width,
    height,
  };
}

/**
 * The initial view: the whole tree or, when it is too large for its space, the surroundings of its center at a readable
 * scale, without empty space beyond the edges.
 */
export function chooseInitialView(drawing: Size, room: Size, center: { x: number; y: number } | undefined): TreeView {
  const fullView = fitView(drawing, room);
  if (fullView.scale >= minWholeScale || !center) return fullView;
  const start = (at: number, length: number, space: number) =>
    length * readableScale <= space
      ? (space - length * readableScale) / 2
      : Math.min(0, Math.max(space - length * readableScale, space / 2 - at * readableScale));
  return {
    ...fullView,
    scale: readableScale,
    left: start(center.x, drawing.width, room.width),
    top: start(center.y, drawing.height, room.height),
  };
}
