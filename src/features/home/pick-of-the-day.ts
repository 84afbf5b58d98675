const dayMs = 86_400_000;

/** A different element each day, by UTC date. */
export const pickOfTheDay = <T>(from: readonly T[]): T | undefined =>
  from.at(Math.floor(Date.now() / dayMs) % from.length);
