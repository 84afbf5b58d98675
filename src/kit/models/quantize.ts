/** A vector as signed bytes, scaled so that its largest number is 127. */
export function quantize(vector: ArrayLike<number>): Int8Array {
  let peak = 0;
  for (let at = 0; at < vector.length; at++) peak = Math.max(peak, Math.abs(vector[at]!));
  return Int8Array.from(vector, (value) => (peak ? Math.round((value / peak) * 127) : 0));
}
