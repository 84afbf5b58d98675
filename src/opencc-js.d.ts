/** The tables of opencc-js that we use, `from to|from to|…`; it ships no types for them. */
declare module 'opencc-js/dict/*' {
  const pairs: string;
  export default pairs;
}
