import { subjectIdOf } from '../../../rules/entry-ids.ts';

/** Subjects that a published text links to, in the order of the text. */
export function subjectsLinkedIn(html: string): string[] {
  const ids = [...html.matchAll(/ href="\/detail\/([^"/?#]{1,200})["?#]/g)].map(([, id]) => subjectIdOf(decode(id!)));
  return [...new Set(ids)];
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // not an address of ours
  }
}
