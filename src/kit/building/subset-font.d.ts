/** Types of the functions that Stele uses: the package has none of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** OpenType features to retain. */
    keepFeatures?: readonly string[];
    /** By axis: the value, or the range, to retain. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
