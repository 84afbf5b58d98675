/** The women among the people of `subjects/`; the others are men. */
export const women: ReadonlySet<string> = new Set([
  'ban-zhao',
  'cleopatra',
  'hatshepsut',
  'joan-of-arc',
  'murasaki-shikibu',
  'nefertiti',
  'sappho',
  'wu-zetian',
]);
