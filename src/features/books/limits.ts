/** Limits of books, with their units (spec §9 and, where it is silent, several times what the largest editions have). */

/** Words of a book's description. Source: spec §5 "book description max 600 words". */
export const descriptionWords = 600;
/** Characters of the same, however long its words are. */
export const descriptionLength = 12_000;
export const authors = 50;
/** Title, name, key of one piece of information, in characters. */
export const titleLength = 300;
export const otherTitles = 100;
export const infos = 60;
export const tags = 20;
/** Ways in which one book is had. */
export const witnesses = 40;
export const volumes = 600;
/** Chapters of one book: the largest of the canon's collections has some 1,500. */
export const chapters = 5000;
/** Segments of one chapter of one witness, and characters of one. */
export const segments = 5000;
export const segmentLength = 400_000;
export const notesOfSegment = 500;
export const noteLength = 20_000;
/** Segments of the original that one of a translation renders. */
export const aligned = 500;
/** Pages of one chapter of a photocopy. */
export const pages = 1000;
/** Books on one page of the library, and of an entry's books. */
export const libraryPageSize = 24;
/** Hot tags. */
export const hotTags = 20;
/** Books that one member links to entries. */
export const linksOfMember = 1000;
/** Witnesses that stand side by side. */
export const beside = 3;
