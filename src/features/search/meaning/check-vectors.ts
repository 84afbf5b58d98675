/** Numbers per vector; published models have 256 to 4,096. */
const maxVectorLength = 4096;

/** Fails unless there is a vector of finite numbers for each text, all of one length. */
export function checkVectors(vectors: Float32Array[], count: number): Float32Array[] {
  const length = vectors[0]?.length ?? 0;
  if (vectors.length !== count) throw new Error(`The text model gives ${vectors.length} vectors for ${count} texts`);
  if (length < 1 || length > maxVectorLength || vectors.some((vector) => vector.length !== length))
    throw new Error(`The text model gives vectors of ${length} numbers, or of several lengths`);
  if (!vectors.every((vector) => vector.every(Number.isFinite)))
    throw new Error('The text model gives vectors with numbers that are none');
  return vectors;
}
