/** A mention being typed: where it begins in the text, including its sign, and the part of the name typed so far. */
export interface MentionInput {
  /** `@` finds members and entries, `[[` only entries. */
  by: '@' | '[[';
  from: number;
  typed: string;
}

/** A longer text is a sentence, not a name. */
const maxLength = 30;

/** The mention right before the caret; null when there is none. */
export function findMentionInput(text: string, caret: number): MentionInput | null {
  const before = text.slice(Math.max(0, caret - maxLength - 2), caret),
    start = caret - before.length;
  const entry = /\[\[([^[\]|\n]*)$/.exec(before);
  if (entry) return { by: '[[', from: start + entry.index, typed: entry[1]!.trim() };
  // Not inside a mail address: only after a space, an opening mark or a letter of a script without spaces.
  const member = /(?<![\w.+-])@([^\s@[\]|]*)$/.exec(before);
  return member ? { by: '@', from: start + member.index, typed: member[1]! } : null;
}

/** The text with the typed part replaced by the mention, and the new caret position. */
export function withMention(
  text: string,
  caret: number,
  { from }: MentionInput,
  mention: string,
): { text: string; caret: number } {
  const rest = text.slice(caret).replace(/^\]\]/, '');
  const spaced = /^[\s.,;:!?)\]，。；：！？）」』]/.test(rest) ? mention : `${mention} `;
  return { text: text.slice(0, from) + spaced + rest, caret: from + spaced.length };
}
