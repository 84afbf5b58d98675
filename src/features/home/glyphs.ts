/** A glyph for each category, carved large on its card and its page. */
export const glyphs: Record<string, string> = {
  person: '人',
  book: '書',
  war: '戰',
  painting: '畫',
  polity: '國',
  site: '址',
  event: '事',
  place: '地',
  people: '族',
  idea: '思',
};
