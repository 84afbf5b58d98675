/** The next full century after a year, for maps that move by themselves; there is no year 0. */
export const nextCentury = (year: number): number => Math.floor(year / 100) * 100 + 100 || 1;
