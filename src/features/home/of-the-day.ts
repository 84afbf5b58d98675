const dayMs = 86_400_000;

/** Another one each day, whatever the clock says. */
export const pickOfTheDay = <T>(from: readonly T[]): T | undefined =>
  from.at(Math.floor(Date.now() / dayMs) % from.length);
