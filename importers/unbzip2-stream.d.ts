/**
 * Ships no types. A stream of a .bz2 file in, of its contents out; streams that were put one behind the other are read
 * to the end.
 */
declare module 'unbzip2-stream' {
  export default function unbzip2(): NodeJS.ReadWriteStream;
}
