/** Types for the tables of opencc-js that we use, `from to|from to|…`; it has none for them. */
declare module 'opencc-js/dict/*' {
  const pairs: string;
  export default pairs;
}
