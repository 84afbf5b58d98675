/** Something that people come to the calls for, with an example in several languages (kit/calls/task-examples.server.ts). */
export interface ApiTask {
  /** In the imperative: “Get a map of 1453”. */
  title: string;
  /** What it gives, and what else can be asked. */
  about: string;
  /** Path and query of the example. */
  path: string;
  /** What the example prints, as an expression of the parsed `reply` in each language; null for plain text. */
  print: { js: string; python: string; r: string } | null;
}

/** Filled by `registerFeatures`. */
export const apiTasks: ApiTask[] = [];
