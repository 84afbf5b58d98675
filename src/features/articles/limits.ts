/** Limits of articles, with their units (spec §9, otherwise the size of long articles on similar sites). */

/** Maximum number of words of an abstract. Source: spec §5 "article abstract max 100 words". */
export const abstractWords = 100;
/** Maximum number of characters of an abstract, however long its words are. */
export const abstractLength = 3000;
/** Maximum length of title, author and site, in characters. */
export const titleLength = 200;
/** Maximum number of headings of a theme article, of cards per heading, and of characters of their descriptions. */
export const sections = 30;
export const cards = 40;
export const wordsLength = 600;
/** Number of pictures of a triple cover. */
export const covers = 3;
/** Number of articles per page of a list, and in the list of an entry. */
export const pageSize = 24;
