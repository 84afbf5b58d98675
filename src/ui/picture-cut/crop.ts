/** The visible part of a picture: its centre, as fractions of the picture's width and height, and the zoom factor. */
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
export const maxZoom = 5;

/** The largest part of a picture with a shape (width to height), in its pixels, divided by the zoom. */
function cropSizeOf({ width, height }: Size, zoom: number, shape: number): Size {
  const wide = Math.min(width, height * shape) / zoom;
  return { width: wide, height: wide / shape };
}
const clamp = (value: number, least: number, greatest: number) => Math.min(greatest, Math.max(least, value));

/** The nearest crop inside the picture; a square by default. */
export function clampCrop(size: Size, { x, y, zoom: requestedZoom }: Crop, shape = 1): Crop {
  const zoom = clamp(requestedZoom, 1, maxZoom),
    part = cropSizeOf(size, zoom, shape);
  const [halfX, halfY] = [part.width / 2 / size.width, part.height / 2 / size.height];
  return { zoom, x: clamp(x, halfX, 1 - halfX), y: clamp(y, halfY, 1 - halfY) };
}

/** Moves the crop by fractions of its own size, like dragging the picture: to the right reveals its left side. */
export function moveCrop(size: Size, cut: Crop, right: number, down: number, shape = 1): Crop {
  const part = cropSizeOf(size, cut.zoom, shape);
  return clampCrop(
    size,
    { ...cut, x: cut.x - (right * part.width) / size.width, y: cut.y - (down * part.height) / size.height },
    shape,
  );
}

/** The crop in pixels of the picture. */
export function croppedPart(size: Size, { x, y, zoom }: Crop, shape = 1): Size & { left: number; top: number } {
  const part = cropSizeOf(size, zoom, shape);
  return { left: x * size.width - part.width / 2, top: y * size.height - part.height / 2, ...part };
}
