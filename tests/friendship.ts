/** A relation as it is proposed, of which nothing is known but to whom it leads. */
export const friendship = (to: string) => ({
  to,
  type: 'friendship' as const,
  word: { en: 'friend of' },
  inverse: null,
  time: null,
  place: null,
  description: null,
  attributes: {},
  source: null,
  origin: null,
});
