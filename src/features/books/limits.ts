/** Limits of books with their units (from spec §9, or else several times the values of the largest editions). */

/** Words of a book's description. Source: spec §5 "book description max 600 words". */
export const descriptionWords = 600;
/** Characters of the description, however long its words are. */
export const descriptionLength = 12_000;
export const authors = 50;
/** Characters of a title, a name, or the key of an additional fact. */
export const titleLength = 300;
export const otherTitles = 100;
export const abbreviations = 100;
export const infos = 60;
export const tags = 20;
/** Witnesses of one book. */
export const witnesses = 40;
export const volumes = 600;
/** Chapters of one book: the largest of the canon's collections has some 1,500. */
export const chapters = 5000;
/** Segments of one chapter in one witness, and characters of one segment. */
export const segments = 5000;
export const segmentLength = 400_000;
export const notesOfSegment = 500;
export const noteLength = 20_000;
/** Segments of the original that one segment of a translation may be aligned with. */
export const aligned = 500;
/** Pages of one chapter of a photocopy. */
export const pages = 1000;
/** Books on one page of the library, and of an entry's books. */
export const libraryPageSize = 24;
/** Hot tags. */
export const hotTags = 20;
/** Links between books and entries by one member. */
export const linksOfMember = 1000;
/** Witnesses displayed next to each other. */
export const parallelWitnesses = 3;
