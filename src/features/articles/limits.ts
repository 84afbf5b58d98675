/** Limits of articles, with their units (spec §9 and, where it is silent, what large articles of such sites have). */

/** Words of an abstract. Source: spec §5 "article abstract max 100 words". */
export const abstractWords = 100;
/** Characters of the same, however long its words are. */
export const abstractLength = 3000;
/** Title, author, site, in characters. */
export const titleLength = 200;
/** Headings of a theme article, cards under one of them, and characters of what is said of either. */
export const sections = 30;
export const cards = 40;
export const wordsLength = 600;
/** Pictures of a cover of three. */
export const covers = 3;
/** Articles on one page of a list, and of those that an entry leads to. */
export const pageSize = 24;
