/** Every number that the product promises (spec §9), each once, with its unit. */
export const limits = {
  /** Characters of the meta description. Source: spec §9. */
  metaDescriptionLength: 180,
  /** Entries of a home category and of other short lists. Source: spec §9 "homepage lists 10". */
  homeListSize: 10,
  /** Related entries. Source: spec §9 "recommend count 10". */
  recommendCount: 10,
  /** Most rows that any list gives at once; the spec names none, this keeps an answer small. */
  largestPage: 100,
  /** Entries on one page of a category. */
  categoryPageSize: 48,
  /** Those who lived or happened beside an entry. */
  contemporaries: 6,
  /** Tag name, in characters. Source: spec §9. */
  tagNameLength: 100,
  /** A text field without a maximum of its own, in characters; measured width may reach twice that. Source: spec §5. */
  defaultTextLength: 99,
  /** Toasts, in milliseconds. Source: spec §9. */
  toastMs: { short: 1000, normal: 3000, long: 4000 },
  /** Wait before a page reloads after a success, in milliseconds. Source: spec §9. */
  reloadDelayMs: 1000,
  /** How long a missing search box flashes, in milliseconds. Source: spec §9 "flashing error 1 s". */
  flashMs: 1000,
  /** A file size changes unit from here on. Source: spec §9 "threshold 102.4". */
  fileSizeThreshold: 102.4,
  /** Comment counts are shortened from here on. Source: spec §5. */
  commentCount: { shortened: 10_000, capped: 100_000 },
  /** Relation word, in characters. Source: spec §9. */
  relationWordLength: 18,
  /** Relation description, in characters. Source: spec §9. */
  relationDescriptionLength: 600,
  /** A search term, in characters. Source: spec §5, §9. */
  searchTermLength: 58,
  /** Entries suggested under a search box. Source: spec §9. */
  suggestions: 10,
  /** Results on one page. */
  searchPageSize: 20,
  /** The nearest relations of an entry. Source: spec §9 "relation count 14". */
  nearestRelations: 14,
  /** Relations of an entry that a list gives at once. */
  relationPageSize: 200,
  /** Paths of the same length, the one shown first among them. */
  pathAlternatives: 10,
  /** Hops of a path at most. */
  pathHops: 12,
  /** Entries that a path can be asked to pass through. */
  pathPassThrough: 5,
  /** Entries and relations of a graph that a member keeps. */
  savedNodes: 500, savedEdges: 2000,
  /** Nodes of a timemap on one page of its list. Source: spec §9 "timemap list 15". */
  timemapPageSize: 15,
  /** Title, description, place and sketch of a timemap node, in characters. Source: spec §9. */
  nodeTitleLength: { least: 5, most: 25 }, nodeDescriptionLength: { least: 20, most: 600 }, placeDescriptionLength: 50, sketchDescriptionLength: 300,
  /** Points of one sketch or border as it is kept; what comes with more is made simpler. */
  shapePoints: 2000,
  /** Points of a shape that is looked at at all. */
  shapePointsRead: 2_000_000,
  /** Events that an axis shows one by one before it counts them in clusters. */
  axisEvents: 400,
  /** Nodes of the whole encyclopedia that a map is given at once, the most important first. */
  mapNodes: 2000,
  /** Body of a call, in bytes: the largest text of an entry with room to spare. */
  callBytes: 8 * 1024 * 1024,
} as const;
