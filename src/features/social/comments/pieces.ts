/** A text, a member by id, an entry by subject with the name as written, or a link. */
export type StoredPiece = string | { member: string } | { entry: string; name: string } | { link: string };

const maxNameLength = 30;
/**
 * Marks in a comment: `[[entry]]` or `[[entry|name]]`, a link, and `@name`, unless it follows a character of a mail
 * address.
 */
const markPattern =
  /\[\[([^[\]\n|]{1,200})(?:\|([^[\]\n]{1,200}))?\]\]|(https?:\/\/[^\s<>"「」『』（）《》]{3,1000})|(?<![\w.+-])@([\p{L}\p{N}_-]{2,60})/gu;
/** Punctuation after a link that belongs to the sentence. */
const trailingPunctuation = /(?<![.,;:!?'’”»)\]。，；：！？、])[.,;:!?'’”»)\]。，；：！？、]+$/u;

interface Mark {
  at: number;
  matchedText: string;
  entry?: { key: string; name: string };
  link?: string;
  /** The text after the @, which may begin with a name. */
  called?: string;
}

const marksIn = (text: string): Mark[] =>
  [...text.matchAll(markPattern)].flatMap((match): Mark[] => {
    const [matchedText, key, name, url, called] = match;
    const at = match.index;
    if (key !== undefined) return [{ at, matchedText, entry: { key: key.trim(), name: (name ?? key).trim() } }];
    if (called !== undefined) return [{ at, matchedText, called }];
    const link = url!.replace(trailingPunctuation, '');
    return URL.canParse(link) ? [{ at, matchedText: link, link }] : [];
  });

/** The entry id in a link to this site; null for any other link. */
function entryOfLink(link: string, origin: string): string | null {
  const { origin: to, pathname } = new URL(link);
  const [, id] = (to === origin && /^\/detail\/([^/]+)$/.exec(pathname)) || [];
  try {
    return id === undefined ? null : decodeURIComponent(id);
  } catch {
    return null;
  }
}

/** Candidates to look up for a comment: lowercase names of members, entries by id or name; and the count of links. */
export function findMentionCandidates(
  text: string,
  origin: string,
): { names: string[]; entries: string[]; links: number } {
  const textMarks = marksIn(text);
  // Chinese has no spaces, so every prefix may be the name.
  const names = textMarks.flatMap(({ called }) => {
    const letters = called === undefined ? [] : [...called].slice(0, maxNameLength);
    return letters
      .map((_, end) =>
        letters
          .slice(0, end + 1)
          .join('')
          .toLowerCase(),
      )
      .slice(1);
  });
  const ofLinks = textMarks.map(({ link }) => (link === undefined ? null : entryOfLink(link, origin)));
  return {
    names: [...new Set(names)],
    entries: [
      ...new Set([...textMarks.flatMap(({ entry }) => entry?.key ?? []), ...ofLinks.filter((id) => id !== null)]),
    ],
    links: textMarks.filter(({ link }, at) => link !== undefined && ofLinks[at] === null).length,
  };
}

interface MentionLookup {
  /** By lowercase name. */
  members: ReadonlyMap<string, string>;
  /** Subject and entry name, by the text that was written. */
  entries: ReadonlyMap<string, { id: string; name: string }>;
  origin: string;
}

/** Splits a comment's text into pieces; unresolved marks stay as written. */
export function piecesOf(text: string, lookup: MentionLookup): StoredPiece[] {
  const pieces: StoredPiece[] = [];
  const appendText = (words: string) => {
    const last = pieces.at(-1);
    if (words === '') return;
    if (typeof last === 'string') pieces[pieces.length - 1] = last + words;
    else pieces.push(words);
  };
  let reached = 0;
  for (const mark of marksIn(text)) {
    const match = pieceOf(mark, lookup);
    if (!match || mark.at < reached) continue;
    appendText(text.slice(reached, mark.at));
    pieces.push(match.piece);
    reached = mark.at + match.length;
  }
  appendText(text.slice(reached));
  return pieces;
}

function pieceOf(
  mark: Mark,
  { members, entries, origin }: MentionLookup,
): { piece: StoredPiece; length: number } | null {
  const { matchedText, entry, link, called } = mark;
  if (called !== undefined) {
    const letters = [...called].slice(0, maxNameLength);
    for (let end = letters.length; end > 1; end--) {
      const name = letters.slice(0, end).join(''),
        member = members.get(name.toLowerCase());
      if (member !== undefined) return { piece: { member }, length: name.length + 1 };
    }
    return null;
  }
  const entryKey = entry?.key ?? entryOfLink(link!, origin),
    linkedEntry = entryKey === null ? undefined : entries.get(entryKey);
  if (linkedEntry)
    return {
      piece: { entry: linkedEntry.id, name: entry && entry.name !== entry.key ? entry.name : linkedEntry.name },
      length: matchedText.length,
    };
  return link === undefined ? null : { piece: { link }, length: matchedText.length };
}

/** A comment as plain text: for quotes, term checks and lists. `names`: known names of members, by id. */
export const toPlainText = (pieces: readonly StoredPiece[], names: ReadonlyMap<string, string> = new Map()): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : 'entry' in piece
          ? piece.name
          : 'link' in piece
            ? piece.link
            : `@${names.get(piece.member) ?? '…'}`,
    )
    .join('');
