import { assertNotEmpty } from './assert-not-empty.ts';

/** A kind of page, by the pattern of its addresses. Each kind has the text `reading.kind.…`. */
export interface PageKind {
  kind: string;
  path: RegExp;
  /** The thing that the page shows, by the id in its address: the first group of `path`, or a query parameter. */
  thing?: { parameter?: string; of(id: string): string };
  /** Whether it is no page of content: it cannot be a stop of a tour. */
  isTool?: boolean;
}

const kinds: PageKind[] = [];
export const registerPageKinds = (more: readonly PageKind[]): void => void kinds.push(...more);
export const pageKinds = (): readonly PageKind[] => assertNotEmpty(kinds);

/** The kind of page at a path of this site, and the groups of its pattern; null for an unknown page. */
export function findPageKind(path: string): { page: PageKind; match: RegExpExecArray } | null {
  for (const page of pageKinds()) {
    const match = page.path.exec(path);
    if (match) return { page, match };
  }
  return null;
}
