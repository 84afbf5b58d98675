/** The package has no types of its own; what Stele calls of it. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** OpenType features that stay. */
    keepFeatures?: readonly string[];
    /** By axis: the one value, or the range, that stays. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
