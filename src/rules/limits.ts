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
  /** Username, in half columns: a Chinese letter counts two. Source: spec §9. */
  usernameWidth: { least: 4, most: 30 },
  /** Password, in letters. Source: spec §9. */
  passwordLength: { least: 8, most: 24 },
  /** A code sent by SMS or mail: digits, life in milliseconds, tries before it is void, wait before the next one in milliseconds. */
  oneTimeCode: { digits: 6, livesMs: 5 * 60_000, tries: 5, resendMs: 60_000 },
  /** Codes a day to one phone or mail, from one device, from one network. */
  codesADay: { target: 10, device: 20, network: 100 },
  /** Sign-ins that may fail: of one account in a quarter of an hour, from one network in a minute. */
  signIns: { accountAQuarter: 10, networkAMinute: 30 },
  /** Failed sign-ins of one account after which a captcha is asked for. */
  signInsWithoutKaptcha: 3,
  /** Questions about names, phones and invitations, from one network in a minute: whoever fills in a form needs a dozen. */
  accountQuestionsAMinute: 60,
  /** A captcha, a passkey's challenge, the state of a third-party sign-in: life in milliseconds. */
  pendingMs: 10 * 60_000,
  /** So long after showing who they are members may change what their account hangs on, in milliseconds. */
  confirmedMs: 15 * 60_000,
  /** A session without use, in days. */
  sessionDays: 30,
  /** People whom a member may invite. */
  invitations: 10,
  /** Interests that can be chosen. */
  interests: 30,
  /** Profile fields, in characters. */
  signatureLength: 120, profileFieldLength: 99,
  /** Reason of an appeal, in characters. */
  appealLength: 600,
  /** A sealed body is taken for so long after it was sealed, in milliseconds. Source: design §4. */
  sealLivesMs: 5 * 60_000,
  /** A key to which bodies are sealed is offered for a day and opens for two, in milliseconds. */
  sealKeyMs: { offered: 24 * 3_600_000, opens: 48 * 3_600_000 },
  /** Messages of one tab of the panel. Source: spec §9 "message panel 20 per tab". */
  messagesATab: 20,
  /** Frames that a slow reader of the socket may owe, in bytes, before it is cut off. */
  socketBacklogBytes: 1024 * 1024,
  /** Sockets of one member, and of all in one process. */
  sockets: { ofMember: 20, ofProcess: 20_000 },
  /** Profile image: width in pixels (source: spec §9), and as it is kept for sharp screens; largest upload in bytes (spec §9 "image 16 MB"). */
  avatar: { shownPx: 80, keptPx: 320, bytes: 16 * 1024 * 1024, /** What is decoded at all. */ pixels: 64_000_000, aDay: 50 },
  /** Passkeys of one member; a passkey's name, in characters. */
  passkeys: { most: 20, nameLength: 60 },
  /** An edit lock without a heartbeat, in milliseconds. */
  lockMs: 120_000,
  /** How often its owner says that they still write, and how long a text rests before the browser, and at most before the server, keeps it; in milliseconds. */
  heartbeatMs: 30_000, localDraftMs: 1000, serverDraftMs: 20_000,
  /** What an author says about a revision, why it was rejected, a report, in characters. */
  revisionNoteLength: 200, rejectReasonLength: 1000, reportLength: 2000,
  /** Body of a call, in bytes: the largest text of an entry with room to spare. */
  callBytes: 8 * 1024 * 1024,
} as const;
