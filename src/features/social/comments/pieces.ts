/** A text, a member by id, an entry by subject with the name as written, or a link. */
export type KeptPiece = string | { member: string } | { entry: string; name: string } | { link: string };

const longestName = 30;
/**
 * Marks in a comment: `[[entry]]` or `[[entry|name]]`, a link, and `@name`, unless it follows a character of a mail
 * address.
 */
const marks =
  /\[\[([^[\]\n|]{1,200})(?:\|([^[\]\n]{1,200}))?\]\]|(https?:\/\/[^\s<>"「」『』（）《》]{3,1000})|(?<![\w.+-])@([\p{L}\p{N}_-]{2,60})/gu;
/** Punctuation after a link that belongs to the sentence. */
const behindLink = /(?<![.,;:!?'’”»)\]。，；：！？、])[.,;:!?'’”»)\]。，；：！？、]+$/u;

interface Mark {
  at: number;
  whole: string;
  entry?: { key: string; name: string };
  link?: string;
  /** The text after the @, which may begin with a name. */
  called?: string;
}

function marksIn(text: string): Mark[] {
  return [...text.matchAll(marks)].flatMap((found): Mark[] => {
    const [whole, key, name, url, called] = found;
    const at = found.index;
    if (key !== undefined) return [{ at, whole, entry: { key: key.trim(), name: (name ?? key).trim() } }];
    if (called !== undefined) return [{ at, whole, called }];
    const link = url!.replace(behindLink, '');
    return URL.canParse(link) ? [{ at, whole: link, link }] : [];
  });
}

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
export function namedIn(text: string, origin: string): { names: string[]; entries: string[]; links: number } {
  const found = marksIn(text);
  // Chinese has no spaces, so every prefix may be the name.
  const names = found.flatMap(({ called }) => {
    const letters = called === undefined ? [] : [...called].slice(0, longestName);
    return letters
      .map((_, end) =>
        letters
          .slice(0, end + 1)
          .join('')
          .toLowerCase(),
      )
      .slice(1);
  });
  const ofLinks = found.map(({ link }) => (link === undefined ? null : entryOfLink(link, origin)));
  return {
    names: [...new Set(names)],
    entries: [...new Set([...found.flatMap(({ entry }) => entry?.key ?? []), ...ofLinks.filter((id) => id !== null)])],
    links: found.filter(({ link }, at) => link !== undefined && ofLinks[at] === null).length,
  };
}

interface Known {
  /** By lowercase name. */
  members: ReadonlyMap<string, string>;
  /** Subject and entry name, by the text that was written. */
  entries: ReadonlyMap<string, { id: string; name: string }>;
  origin: string;
}

/** Splits a comment's text into pieces; unresolved marks stay as written. */
export function piecesOf(text: string, known: Known): KeptPiece[] {
  const pieces: KeptPiece[] = [];
  const say = (words: string) => {
    const last = pieces.at(-1);
    if (words === '') return;
    if (typeof last === 'string') pieces[pieces.length - 1] = last + words;
    else pieces.push(words);
  };
  let reached = 0;
  for (const mark of marksIn(text)) {
    const found = pieceOf(mark, known);
    if (!found || mark.at < reached) continue;
    say(text.slice(reached, mark.at));
    pieces.push(found.piece);
    reached = mark.at + found.length;
  }
  say(text.slice(reached));
  return pieces;
}

function pieceOf(mark: Mark, { members, entries, origin }: Known): { piece: KeptPiece; length: number } | null {
  const { whole, entry, link, called } = mark;
  if (called !== undefined) {
    const letters = [...called].slice(0, longestName);
    for (let end = letters.length; end > 1; end--) {
      const name = letters.slice(0, end).join(''),
        member = members.get(name.toLowerCase());
      if (member !== undefined) return { piece: { member }, length: name.length + 1 };
    }
    return null;
  }
  const asked = entry?.key ?? entryOfLink(link!, origin),
    there = asked === null ? undefined : entries.get(asked);
  if (there)
    return {
      piece: { entry: there.id, name: entry && entry.name !== entry.key ? entry.name : there.name },
      length: whole.length,
    };
  return link === undefined ? null : { piece: { link }, length: whole.length };
}

/** A comment as plain text: for quotes, term checks and lists. `names`: known names of members, by id. */
export const plainOf = (pieces: readonly KeptPiece[], names: ReadonlyMap<string, string> = new Map()): string =>
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
