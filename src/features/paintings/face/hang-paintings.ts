/** Height and width in centimetres. */
interface Size {
  height: number;
  width: number;
}

/** Height of the person beside the paintings, in centimetres. */
export const personHeight = 170;
/** Where the centre of a painting hangs, as in most museums, and the least distance from the floor; in centimetres. */
const eyeLevel = 150,
  leastAboveFloor = 25;
/** A painting at least eight times as long as it is high is a scroll or a frieze. */
export const isScroll = ({ height, width }: Size) => width >= height * 8;
/** The longest side in centimetres up to which a painting hangs on the first wall, and on the second. */
export const wallLimits = [150, 500] as const;

export interface Wall<T> {
  kind: 'small' | 'middle' | 'large' | 'scroll';
  /** In centimetres: height of the wall, greatest width of a painting, and width of all together. */
  height: number;
  widest: number;
  total: number;
  paintings: { painting: T; height: number; width: number; aboveFloor: number }[];
}

const kindOf = (size: Size): Wall<Size>['kind'] => {
  if (isScroll(size)) return 'scroll';
  const longest = Math.max(size.height, size.width);
  return longest <= wallLimits[0] ? 'small' : longest <= wallLimits[1] ? 'middle' : 'large';
};

/** Paintings on up to four walls, each of one scale: small ones, larger ones, the largest, and scrolls; smallest first. */
export function hangPaintings<T extends Size>(paintings: readonly T[]): Wall<T>[] {
  return (['small', 'middle', 'large', 'scroll'] as const).flatMap((kind) => {
    const ofKind = paintings
      .filter((painting) => kindOf(painting) === kind)
      .map((painting) => {
        const { height, width } = painting;
        return { painting, height, width, aboveFloor: Math.max(leastAboveFloor, eyeLevel - height / 2) };
      })
      .sort((a, b) => a.height * a.width - b.height * b.width);
    if (!ofKind.length) return [];
    return {
      kind,
      height: Math.max(personHeight, ...ofKind.map(({ height, aboveFloor }) => height + aboveFloor)),
      widest: Math.max(...ofKind.map(({ width }) => width)),
      total: ofKind.reduce((sum, { width }) => sum + width, 0),
      paintings: ofKind,
    };
  });
}
