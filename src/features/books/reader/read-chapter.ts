import type { WitnessShown } from '../contract.ts';

export interface ReadChapter {
  bookId: string;
  /** The edition's own. */
  title: string;
  authors: string[];
  chapter: string;
  chapterTitle: string;
  shownTitle: string;
  page: number;
  /** Witnesses that the address names. */
  asked: string[];
  /** Texts to compare a segment in: those that are read, and more of them. */
  compared: string[];
  read: Pick<WitnessShown, 'key' | 'kind' | 'language' | 'translator' | 'edition' | 'vertical'>[];
  previous: string | null;
  next: string | null;
  siteName: string;
}
