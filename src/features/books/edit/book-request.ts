export interface BookRequest {
  id: string | null;
  chapter: string | null;
  witness: string | null;
  /** The entry about the work, for a new book. */
  work: string | null;
}
