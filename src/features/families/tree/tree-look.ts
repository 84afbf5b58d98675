/** Colours and fonts of the drawing. */
export interface TreeTheme {
  ground: string;
  card: string;
  ink: string;
  quiet: string;
  line: string;
  selection: string;
  royal: string;
  male: string;
  female: string;
  /** Colours of the largest houses. */
  houses: readonly string[];
  serif: string;
  sans: string;
  /** Names of people are omitted below this scale, because they would be illegible. */
  minNameScale: number;
}
