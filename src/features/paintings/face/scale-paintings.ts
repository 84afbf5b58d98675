/** The most that a painting or the scale bar measures, in pixels; on a phone less. */
const maxHeight = 200,
  maxWidth = 360;
/** The least that the longer side of a frame measures, in pixels. */
const minFrame = 16;
/** Lengths of the scale bar in centimetres. */
const bars = [
  { length: 100, label: '1 m' },
  { length: 10, label: '10 cm' },
  { length: 1, label: '1 cm' },
] as const;

/** Height and width in centimetres. */
interface Size {
  height: number;
  width: number;
}

/**
 * The scale at which the largest of these paintings fits, in pixels per centimetre, the longest scale bar that fits,
 * and the frames in centimetres of that scale: a painting that would be too small to see is enlarged.
 */
export function scalePaintings<T extends Size>(paintings: readonly T[]) {
  const scale = Math.min(
    maxHeight / Math.max(bars.at(-1)!.length, ...paintings.map(({ height }) => height)),
    maxWidth / Math.max(...paintings.map(({ width }) => width)),
  );
  return {
    scale,
    bar: bars.find(({ length }) => length * scale <= maxHeight)!,
    frames: paintings.map((painting) => {
      const { height, width } = painting;
      const factor = Math.max(1, minFrame / (Math.max(height, width) * scale));
      return { painting, height: height * factor, width: width * factor, isEnlarged: factor > 1 };
    }),
  };
}
