import type { Say } from '../../../kit/texts.ts';
import { partViews } from '../../../kit/registry/part-views.ts';

/** A view of an entry, as an item of its navigation. */
export interface EntryView {
  hash: string;
  name: string;
  /** Number of items; null for the text, which is not counted. */
  count: number | null;
  /** Prefix of the hash of a single item in it. */
  itemHash?: string;
}

/** The views of an entry that have content; the text is always the first. */
export function viewsOf(counts: Readonly<Record<string, number>>, say: Say): [EntryView, ...EntryView[]] {
  const counted = (hash: string, name: string, count = 0, itemHash?: string): EntryView[] =>
    count ? [{ hash, name, count, itemHash }] : [];
  return [
    { hash: '#content', name: say('entry.text'), count: null },
    ...partViews().flatMap(({ hash, section }) =>
      section ? counted(hash, say(section.title), counts[section.name], section.itemHash) : [],
    ),
    ...counted('#/gallery', say('gallery.title'), counts.gallery),
    ...counted('#/recordings', say('recordings.title'), counts.recordings, '#/recordings/'),
    ...counted('#/groups', say('group.ofEntry'), counts.groups),
    ...counted('#/works', say('entry.works'), counts.works),
    ...counted('#/articles', say('article.of.entry'), counts.articles),
    ...counted('#/library', say('book.of.entry'), counts.library),
  ];
}
