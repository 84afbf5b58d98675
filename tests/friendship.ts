/** A proposed relation with no data except its other end. */
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
