import type { Translate } from '../../../kit/texts.ts';
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
export function viewsOf(counts: Readonly<Record<string, number>>, t: Translate): [EntryView, ...EntryView[]] {
  const counted = (hash: string, name: string, count = 0, itemHash?: string): EntryView[] =>
    count ? [{ hash, name, count, itemHash }] : [];
  return [
    { hash: '#content', name: t('entry.text'), count: null },
    ...partViews().flatMap(({ hash, section }) =>
      section ? counted(hash, t(section.title), counts[section.name], section.itemHash) : [],
    ),
    ...counted('#/gallery', t('gallery.title'), counts.gallery),
    ...counted('#/recordings', t('recordings.title'), counts.recordings, '#/recordings/'),
    ...counted('#/groups', t('group.ofEntry'), counts.groups),
    ...counted('#/works', t('entry.works'), counts.works),
    ...counted('#/articles', t('article.of.entry'), counts.articles),
    ...counted('#/library', t('book.of.entry'), counts.library),
  ];
}
