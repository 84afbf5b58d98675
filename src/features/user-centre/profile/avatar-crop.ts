/**
 * Which square of a picture is seen: its middle, in parts of the picture's width and height, and how many times it is
 * enlarged.
 */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}
interface Size {
  width: number;
  height: number;
}

export const fullCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const largestZoom = 5;

/** The side of the square, in pixels of the picture. */
const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The nearest cut that lies inside the picture. */
export function clampCrop(size: Size, { x, y, zoom: asked }: Crop): Crop {
  const zoom = within(asked, 1, largestZoom),
    half = sideOf(size, zoom) / 2;
  return {
    zoom,
    x: within(x, half / size.width, 1 - half / size.width),
    y: within(y, half / size.height, 1 - half / size.height),
  };
}

/**
 * Moved by parts of the square's own side, as a hand moves what lies under it: to the right shows what is on the left.
 */
export function moveCrop(size: Size, cut: Crop, right: number, down: number): Crop {
  const side = sideOf(size, cut.zoom);
  return clampCrop(size, { ...cut, x: cut.x - (right * side) / size.width, y: cut.y - (down * side) / size.height });
}

/** The square in pixels of the picture. */
export function cropSquare(size: Size, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}
