/**
 * Types for a package that has none. Decompresses a stream of a .bz2 file; concatenated streams are read to the end.
 */
declare module 'unbzip2-stream' {
  export default function unbzip2(): NodeJS.ReadWriteStream;
}
