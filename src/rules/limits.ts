/**
 * Every limit of the product (spec §9), with its unit. Imported as `limits`, so that a page bundles only those it uses.
 */

/** Characters of the meta description. Source: spec §9. */
export const metaDescriptionLength = 180;
/** Entries of a home category and of other short lists. Source: spec §9 "homepage lists 10". */
export const homeListSize = 10;
/** Related entries. Source: spec §9 "recommend count 10". */
export const recommendCount = 10;
/** Most timemaps listed for the same time, or the same place; most entries listed as needing improvement. */
export const similarTimemaps = 300;
export const entriesToImprove = 500;
/** People of a region that the home timeline cycles through. */
export const homePeople = 600;
/** Lifetime of a cached reply that any publication may change slightly, in milliseconds. */
export const shortCacheMs = 60_000;
/** Days that records of jobs are stored: longer than a month, after which some run again. */
export const jobRunDays = 40;
/** Most rows of any list; the spec gives no number, this keeps an answer small. */
export const maxPageSize = 100;
/** Entries on one page of a category. */
export const categoryPageSize = 48;
/** Contemporaries shown for an entry. */
export const contemporaries = 6;
/** Tag name, in characters. Source: spec §9. */
export const tagNameLength = 100;
/** A text field without its own maximum, in characters; measured width may reach twice that. Source: spec §5. */
export const defaultTextLength = 99;
/** Toasts, in milliseconds. Source: spec §9. */
export const toastMs = { short: 1000, normal: 3000, long: 4000 } as const;
/** Delay before a page reloads after a success, in milliseconds. Source: spec §9. */
export const reloadDelayMs = 1000;
/** How long a missing search box flashes, in milliseconds. Source: spec §9 "flashing error 1 s". */
export const flashMs = 1000;
/** File sizes of at least this number use the next unit. Source: spec §9 "threshold 102.4". */
export const fileSizeThreshold = 102.4;
/** Relation word, in characters. Source: spec §9. */
export const relationWordLength = 18;
/** Relation description, in characters. Source: spec §9. */
export const relationDescriptionLength = 600;
/**
 * A relation as a sentence, in characters with its placeholders; the longest of the built-in world has about a hundred.
 * Longer ones stored earlier stay readable.
 */
export const relationSentenceLength = 400;
/** A search term, in characters. Source: spec §5, §9. */
export const searchTermLength = 58;
/** Entries suggested under a search box. Source: spec §9. */
export const suggestions = 10;
/** Names looked up in one call, and the letters of one. */
export const lookedUpNames = 500;
export const lookedUpNameLength = 300;
/** Results on one page. */
export const searchPageSize = 20;
/** The nearest relations of an entry. Source: spec §9 "relation count 14". */
export const nearestRelations = 14;
/** Relations of an entry that a list returns at once. */
export const relationPageSize = 200;
/** Most paths of the same length, including the one shown first. */
export const pathAlternatives = 10;
/** Most hops of a path. */
export const pathHops = 12;
/** Most entries that a path can be required to pass through. */
export const pathPassThrough = 5;
/** Entries and relations of a graph that a member saves. */
export const savedNodes = 500;
export const savedEdges = 2000;
/**
 * A member's group: its nodes, lines and relations; a note, in characters (source: spec §9 "description 600"); one
 * group, in bytes of its JSON.
 */
export const groups = { nodes: 2000, edges: 4000, noteLength: 600, bytes: 1_000_000 } as const;
/** Events on one page of an entry's timeline list; events of one year of it that are compared for duplicates. */
export const eventsPerPage = 100;
export const comparedEvents = 300;
/** Places of an entry that its page includes; a map of more loads them. Places marked on its small map. */
export const placesPerPage = 100;
export const smallMapPlaces = 500;
/** Nodes of a timemap on one page of its list. Source: spec §9 "timemap list 15". */
export const timemapPageSize = 15;
/** Title, description, place and sketch of a timemap node, in characters. Source: spec §9. */
export const nodeTitleLength = { least: 5, most: 25 } as const;
export const nodeDescriptionLength = { least: 20, most: 600 } as const;
export const placeDescriptionLength = 50;
export const sketchDescriptionLength = 300;
/** Points of a stored sketch or border; shapes with more are simplified. */
export const shapePoints = 2000;
/** GeoJSON converted to nodes of a timemap: size of the file in bytes, nodes at once. */
export const geoJson = { bytes: 5 * 1024 * 1024, nodes: 200 } as const;
/** Most points of a shape that is processed. */
export const processedShapePoints = 2_000_000;
/** Events that an axis shows individually before it clusters them. */
export const axisEvents = 400;
/** Most nodes of the whole encyclopedia on a map, the most important first. */
export const mapNodes = 2000;
/** Username, in half columns: a Chinese letter counts two. Source: spec §9. */
export const usernameWidth = { least: 4, most: 30 } as const;
/** Password, in letters. Source: spec §9. */
export const passwordLength = { least: 8, most: 24 } as const;
/**
 * A code sent by SMS or mail: digits, lifetime in milliseconds, tries before it is void, delay before the next one in
 * milliseconds.
 */
export const oneTimeCode = { digits: 6, livesMs: 5 * 60_000, tries: 5, resendMs: 60_000 } as const;
/** Codes per day to one target, from one device, from one network. */
export const codesPerDay = { target: 10, device: 20, network: 100 } as const;
/**
 * Failed sign-ins allowed: within a quarter of an hour for an account from unknown browsers or from one known browser,
 * and from all known browsers; per minute from a network.
 */
export const signIns = { accountAQuarter: 10, devicesAQuarter: 30, networkAMinute: 30 } as const;
/** Browsers in which a member has signed in: how many are remembered, and for how many days without use. */
export const knownDevices = { most: 20, days: 365 } as const;
/**
 * Wrong codes of a second factor, per quarter of an hour and per day, for an account from unknown browsers or from one
 * known browser; recovery codes generated at once.
 */
export const secondFactor = { triesAQuarter: 5, triesADay: 30, recoveryCodes: 10 } as const;
/** Captchas for one network. */
export const kaptchas = { networkAMinute: 20, networkADay: 600 } as const;
/** Failed sign-ins of one account before a captcha is required. */
export const signInsWithoutKaptcha = 3;
/** Checks of names, phones and invitations from one network per minute; filling in a form needs a dozen. */
export const accountChecksPerMinute = 60;
/** A captcha, a passkey's challenge, the state of a third-party sign-in: lifetime in milliseconds. */
export const challengeMs = 10 * 60_000;
/** How long a confirmed identity is valid for sensitive changes, in milliseconds. */
export const confirmationMs = 15 * 60_000;
/** Lifetime of an unused session, in days. */
export const sessionDays = 30;
/** Days after which a session ends even if it is used. */
export const sessionMaxDays = 90;
/** People that a member may invite. */
export const invitations = 10;
/** Interests that can be chosen. */
export const interests = 30;
/** Profile fields, in characters. */
export const signatureLength = 120;
export const profileFieldLength = 99;
/** Reason of an appeal, in characters. */
export const appealLength = 600;
/** Lifetime of an encrypted body, in milliseconds. Source: design §4. */
export const encryptedBodyMs = 5 * 60_000;
/** An encryption key is offered for a day and can decrypt for two, in milliseconds. */
export const encryptionKeyMs = { offered: 24 * 3_600_000, opens: 48 * 3_600_000 } as const;
/** Messages per tab of the panel. Source: spec §9 "message panel 20 per tab". */
export const messagesPerTab = 20;
/** Unsent bytes after which a slow socket is closed. */
export const socketBacklogBytes = 1024 * 1024;
/** Sockets per member, and in total per process. */
export const sockets = { ofMember: 20, ofProcess: 20_000 } as const;
/**
 * Profile image: width in pixels (source: spec §9), and as stored for sharp screens; largest upload in bytes (spec §9
 * "image 16 MB").
 */
export const avatar = { shownPx: 80, keptPx: 320, bytes: 16 * 1024 * 1024, aDay: 50 } as const;
/**
 * Pictures must exceed `overPx` and be below `bytes` (source: spec §9 "images larger than 100x50 px, under 16 MB"); the
 * widths stored, in pixels, and the maximal height of the largest; title and description, in characters; uploads a day.
 */
export const image = {
  overPx: { width: 100, height: 50 },
  bytes: 16 * 1024 * 1024,
  widths: [480, 960, 1920],
  mostHigh: 3840,
  titleLength: 300,
  descriptionLength: 2000,
  aDay: 200,
  /** Days that an unpublished picture is stored without being used in a draft. */ unpublishedDays: 30,
} as const;
/**
 * Sounds and films: file size in bytes, length in seconds, captions in one language in characters, most per entry,
 * uploads a day.
 */
export const recording = {
  bytes: 100 * 1024 * 1024,
  seconds: 6 * 3600,
  captionsLength: 150_000,
  ofEntry: 50,
  aDay: 50,
} as const;
/**
 * Most pixels decoded, by format: JPEG and WebP are reduced while decoding, AVIF never is and takes up to 25 bytes a
 * pixel. Progressive or interlaced, more than 8 bits a channel, an animation: each counts double.
 */
export const picturePixels = {
  jpeg: 120_000_000,
  webp: 64_000_000,
  png: 64_000_000,
  gif: 32_000_000,
  avif: 16_000_000,
} as const;
/**
 * Decoding, in separate processes: pictures at once, and waiting; per picture, CPU time and elapsed time in
 * milliseconds, and memory in bytes beyond that of the process itself; an idle process ends after `idleMs`
 * milliseconds.
 */
export const decoding = {
  atOnce: 2,
  waiting: 16,
  cpuMs: 10_000,
  ms: 60_000,
  bytes: 448 * 1024 * 1024,
  idleMs: 30_000,
} as const;
/** One graph as `customRelationGraph` saves it, in bytes of its JSON. */
export const savedGraphBytes = 128 * 1024;
/** Passkeys of one member; a passkey's name, in characters. */
export const passkeys = { most: 20, nameLength: 60 } as const;
/** Tokens for assistants: a name, in characters; days until one expires; new ones of a member a day. */
export const accessTokens = { nameLength: 60, days: [30, 90, 365], newADay: 20 } as const;
/** Drafts that assistants save for one member, per hour. */
export const assistantDraftsPerHour = 60;
/** An edit lock expires without a heartbeat, in milliseconds. */
export const lockMs = 120_000;
/** A lock without a save may be taken over, in milliseconds. */
export const idleLockMs = 30 * 60_000;
/** Most locks of one member: all parts of two entries, and some more. */
export const locksOfMember = 12;
/**
 * Heartbeat interval of a lock; debounce before a draft is saved in the browser, and on the server, in milliseconds.
 */
export const heartbeatMs = 30_000;
/** How long a reviewer's pass can be undone before it is published, in seconds. */
export const undoSeconds = 6;
/** Most proposals that a reviewer passes together. */
export const batchDecisions = 50;
export const localDraftMs = 300;
export const serverDraftMs = 20_000;
/** Debounce before typed input is saved in the browser, in milliseconds; lifetime of an unsent copy, in days. */
export const savedInputMs = 250;
export const savedInputDays = 30;
/** Look-ups of books and articles in external services, per member and hour. */
export const lookupsPerHour = 60;
/** An author's note on a revision, the reason of a rejection, a report, in characters. */
export const revisionNoteLength = 200;
export const rejectReasonLength = 1000;
export const reportLength = 2000;
/**
 * Largest correction by a reviewer while passing: a share of the words, or a number of words whatever the length; items
 * of a list.
 */
export const reviewerEdit = { share: 1 / 3, words: 3, items: 50 } as const;
/**
 * Quotas of one member: drafts and their stored bytes, pending submissions, submissions a day; unpublished pictures and
 * their stored bytes; saved graphs and paths; tokens for assistants.
 */
export const quota = {
  drafts: 500,
  draftBytes: 50 * 1024 * 1024,
  submissionsWaiting: 100,
  submissionsADay: 200,
  pictures: 300,
  pictureBytes: 500 * 1024 * 1024,
  recordings: 30,
  recordingBytes: 1000 * 1024 * 1024,
  graphs: 200,
  favourites: 10_000,
  watched: 2000,
  tokens: 10,
} as const;
/** Exports of a member's own data per hour, and bytes of the data that only the member can read. */
export const exportsPerHour = 10;
export const exportedBytes = 20 * 1024 * 1024;
/** Reports per member and hour. */
export const reportsPerHour = 20;
/**
 * Body of a call by what it carries (kit/calls/endpoint.ts `carries`): its bytes, and the members and elements of its
 * JSON together. Encrypted it may be a third longer; fields next to a file have the limit of an ordinary body.
 */
export const bodies = {
  ordinary: { bytes: 64 * 1024, values: 5_000 },
  text: { bytes: 4 * 1024 * 1024, values: 20_000 },
  list: { bytes: 4 * 1024 * 1024, values: 500_000 },
  file: { bytes: 16 * 1024 * 1024 + 128 * 1024, values: 5_000 },
  recording: { bytes: 100 * 1024 * 1024 + 128 * 1024, values: 5_000 },
} as const;
/** Nesting depth of JSON. */
export const jsonDepth = 40;
/**
 * Timeouts, in milliseconds: the headers of a request, an ordinary body, a large one, a sound or a film; a connection
 * without traffic.
 */
export const timeoutMs = {
  headers: 20_000,
  body: 30_000,
  largeBody: 120_000,
  recording: 600_000,
  silence: 150_000,
} as const;
/** Characters of a query parameter that a page reads. */
export const pageParameterLength = 1000;
/** One revision, in characters of its JSON, and its main text: several times the longest so far. */
export const revisionLength = 1_000_000;
export const bodyLength = 400_000;
/** A main text: nesting depth, number of elements. */
export const html = { depth: 200, elements: 20_000 } as const;
/** Sections in an entry's table of contents. */
export const contentsLength = 300;
/** An attribute of an element, including its name, in characters. */
export const attributeLength = 2000;
/**
 * A field of a citation, an address, a time as stored, a description of a time; a description and a summary: in
 * characters.
 */
export const citationFieldLength = 500;
export const addressLength = 2000;
export const timeLength = 60;
export const timeDescriptionLength = 500;
export const summaryLength = 5000;
/** Items of one list: relations, events, nodes of a subject. */
export const listItems = 5000;
/** Other names of an entry, articles that it cites; dates of a subject, identifiers in other databases. */
export const otherNames = 200;
export const citedArticles = 500;
export const subjectTimes = 200;
export const externalIds = 100;
/** Per relation, event or node: attributes, participants, pictures; rings of a sketch, and its points in all. */
export const attributes = 100;
export const participants = 200;
/** Unions recorded for one person, and children of one of them: rulers had hundreds. */
export const unionsOfPerson = 500;
export const childrenOfUnion = 500;
/** A family tree: people in one answer, generations traversed at once, relations described between two people. */
export const family = { people: 5000, generations: 40, kinships: 6 } as const;
export const nodeImages = 50;
export const sketchRings = 500;
export const sketchPoints = 10_000;
/** A map script: shapes, their points in all, control points of an old map; map scripts shown on one map at once. */
export const mapScript = { shapes: 300, points: 40_000, controlPoints: 30, laid: 3 } as const;
/** A tour: its stops, and the text of each in characters. */
export const tour = { stops: 60, textLength: 1500 } as const;
/** A name, a title, a disambiguation, a place, in characters. */
export const nameLength = 200;
/**
 * Texts up to this length, in characters, are sanitized, checked and compared on the main thread; longer ones in a
 * worker with these timeouts, in milliseconds.
 */
export const mainThreadLength = 8000;
export const sanitizeTimeoutMs = 10_000;
export const compareTimeoutMs = 2000;
/** Limits of a comparison: items and blocks shown individually; edit steps searched, per block and in total. */
export const comparison = { items: 500, blocks: 600, edits: 2000, allEdits: 8000 } as const;
/** Cost of an answer, in points of about a millisecond of work; a cached reply is light, a cached page free. */
export const costs = { light: 1, ordinary: 2, page: 8, dear: 10 } as const;
/**
 * Points that one network may use per second, unless a setting says otherwise, and how many such seconds per minute:
 * thirty people behind one address, each opening page after page, use half of it.
 */
export const networkPoints = 400;
export const secondsOfMinute = 30;
/** Seconds before a client may retry if the server is unavailable, full or just starting. */
export const retryAfterSeconds = 5;
/**
 * Clients that are still served although their network has spent everything: those below these shares of the network's
 * allowance and cost in a minute. `network`: the share for all such clients together.
 */
export const reserve = { client: 0.05, ownPart: 0.25, network: 0.4 } as const;
/**
 * Cached pages and files of the build: one per point and second for a network, `burstSeconds` of them at once; further
 * requests wait up to `longestMs`. `keys`: networks remembered.
 */
export const cachedPace = { burstSeconds: 2, longestMs: 2000, keys: 10_000 } as const;
/** Delay of a refusal in milliseconds, and how many are delayed at once; further ones are sent without delay. */
export const delayedRefusals = { ms: 1000, atOnce: 10_000 } as const;
/** Weight of a running job against a request, as if it cost this many milliseconds. */
export const jobWeight = 100;
/** Bytes of an answer that cost a point, for memory and bandwidth. */
export const bytesPerPoint = 100_000;
/**
 * Concurrent requests of one network, at least, and by its points per second; how many may wait. A network whose recent
 * cost exceeds `freeSeconds` of its points is answered one request after the other, with pauses.
 */
export const turns = {
  atOnce: 2,
  pointsOfPlace: 200,
  freeSeconds: 1,
  halfLifeMs: 15_000,
  longestMs: 2000,
  waiting: { network: 200, client: 100 },
} as const;
/** A client that reads nothing from a stream for this long, in milliseconds, loses its place in the process. */
export const slowReaderMs = 5000;
/** Concurrent streams (packs, dumps, books), per network and per process. */
const streamTurn = { freeMs: Infinity, halfLifeMs: 15_000, longestMs: 10 * 60_000 };
export const streamTurns = {
  network: { ...streamTurn, atOnce: 1, waiting: { network: 20, client: 10 } },
  process: { ...streamTurn, atOnce: 4, waiting: { network: 200, client: 20 } },
} as const;
/** Seconds that crawlers are asked to wait between pages. */
export const crawlDelay = 5;
/** Paintings and pictures on one page of a list; museums suggested. Source: spec §9. */
export const paintingPageSize = 20;
export const museumSuggestions = 5;
/** Museums on the collection map, and paintings on the map of their locations, those with the most links first. */
export const museumsOnMap = 2000;
export const paintingsOnMap = 2000;
/**
 * Tiles of a picture: pixels of a side; per picture, CPU time and elapsed time in milliseconds; pictures per run of the
 * job.
 */
export const tiling = { tilePx: 512, cpuMs: 180_000, ms: 400_000, aRun: 200 } as const;
/** The largest picture that the IIIF image service makes, in pixels of a side. */
export const iiifPx = 3000;
/** Regions of one picture, and corners of one region. */
export const regions = { most: 300, corners: 100 } as const;
/** Pictures of one gallery; of one upload. Source: spec §9 "100 per batch". */
export const galleryPictures = 2000;
export const pictureBatch = 100;
/**
 * A comment, in characters (spec §5 "comment length limited", value not shown); how long it may be edited, in minutes;
 * comments on one page, answers shown under each at first; per member and minute, and per day.
 */
export const comment = { length: 2000, editMinutes: 15, page: 20, answers: 3, aMinute: 6, aDay: 300 } as const;
/** Accounts younger than this many days: comments per hour, links in one. */
export const newcomer = { days: 3, commentsAnHour: 5, links: 1 } as const;
/** Target of a comment: its address after that of the page, and its label, in characters. */
export const anchor = { addressLength: 300, labelLength: 200 } as const;
/** Favourites and watched things on one page of their list; changes in a feed. */
export const favouritePageSize = 20;
export const watchFeedLength = 50;
/**
 * Reading events: how many wait in memory, how many are written at once, after how many milliseconds at the latest,
 * timeout of a write; days that individual events are stored; the longest counted view of a page, in milliseconds.
 */
export const tracking = {
  waiting: 20_000,
  batch: 5_000,
  waitMs: 1000,
  writingMs: 10_000,
  days: 90,
  lookedMs: 30 * 60_000,
} as const;
/** Most read: things in the list for readers, and on the page for administrators. */
export const mostRead = { readers: 8, administrators: 20 } as const;
/** Newcomers' tasks: found of each sort (per language), and shown at once. */
export const tasks = { ofSort: 300, shown: 5 } as const;
/** Effect of contributions: how long it is cached, in milliseconds, for how many members; things that are named. */
export const effect = { keptMs: 10 * 60_000, members: 2000, things: 10 } as const;
/** Days that the audit log is stored; entries listed at once. */
export const auditDays = 730;
export const auditPageSize = 50;

/** How long the publication of a decided pass is retried before its reviewer is notified, in milliseconds. */
export const publishRetryMs = 30 * 60_000;
