import type { ShownWitness } from '../contract.ts';

export interface ReadChapter {
  bookId: string;
  /** Title of the edition. */
  title: string;
  authors: string[];
  chapter: string;
  chapterTitle: string;
  shownTitle: string;
  page: number;
  /** Witnesses named in the address. */
  requestedWitnesses: string[];
  /** Texts to compare a segment in: the displayed ones and others. */
  compared: string[];
  read: Pick<ShownWitness, 'key' | 'kind' | 'language' | 'translator' | 'edition' | 'vertical'>[];
  previous: string | null;
  next: string | null;
  siteName: string;
}
