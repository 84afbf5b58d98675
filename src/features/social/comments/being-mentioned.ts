/** What somebody is about to speak of: where it begins in the text, with its sign, and what of its name is typed. */
export interface BeingMentioned {
  /** By @ members and entries, by [[ entries alone. */
  by: '@' | '[[';
  from: number;
  typed: string;
}

/** Longer ones are sentences. */
const longest = 30;

/** What is being mentioned right before the caret; null where nothing is. */
export function beingMentioned(text: string, caret: number): BeingMentioned | null {
  const before = text.slice(Math.max(0, caret - longest - 2), caret),
    start = caret - before.length;
  const entry = /\[\[([^[\]|\n]*)$/.exec(before);
  if (entry) return { by: '[[', from: start + entry.index, typed: entry[1]!.trim() };
  // An address of mail is no mention: only after a space, an opening sign or a letter of a script without spaces.
  const member = /(?<![\w.+-])@([^\s@[\]|]*)$/.exec(before);
  return member ? { by: '@', from: start + member.index, typed: member[1]! } : null;
}

/** The text with a mention put in place of what was typed of it, and where the caret stands then. */
export function withMention(
  text: string,
  caret: number,
  { from }: BeingMentioned,
  mention: string,
): { text: string; caret: number } {
  const rest = text.slice(caret).replace(/^\]\]/, '');
  const spaced = /^[\s.,;:!?)\]，。；：！？）」』]/.test(rest) ? mention : `${mention} `;
  return { text: text.slice(0, from) + spaced + rest, caret: from + spaced.length };
}
