import type { ReactNode } from 'react';
import { Island } from '../../../kit/islands/island.tsx';
import type { Translate } from '../../../kit/texts.ts';
import { ArticleList } from '../../articles/face/article-list.tsx';
import { CountryArticles } from '../../articles/face/country-articles.tsx';
import { EntryBooks } from '../../books/face/entry-books.tsx';
import { QuotedInBooks } from '../../books/face/quoted-in.tsx';
import { ExerciseLinks } from '../../exercises/face/exercise-links.tsx';
import { FamilyView } from '../../families/face/family-view.tsx';
import { EntryGroups } from '../../groups/face/entry-groups.tsx';
import { GalleryList } from '../../media/face/gallery-list.tsx';
import { RecordingList } from '../../media/face/recordings/recording-list.tsx';
import { RelationList } from '../../relations/face/relation-list.tsx';
import { RelationView } from '../../relations/face/relation-view.tsx';
import { TimelineView } from '../../timelines/face/entry-timeline.tsx';
import { TimemapView } from '../../timemaps/face/timemap-view.tsx';
import type { EntryPageData } from './load.ts';

/** A section below the text: closed it shows highlights; its hash, `#/name`, opens it. */
export interface EntrySection {
  name: string;
  title: string;
  /** Number of items; an empty section is shown only when it is opened. */
  count: number;
  /** Text of the link that opens it, if it opens more than a list. */
  open?: string;
  /** Whether it is a part that the editor of entries edits. */
  isEdited?: boolean;
  /** Whether the page has its highlights above: in the generated article, or as the picture of its head. */
  isTold?: boolean;
  content: ReactNode;
}

/** The sections of an entry in the order of its page and its navigation. */
export function entrySections(data: EntryPageData, t: Translate): EntrySection[] {
  const { entry, of, timeline, timemap, relations, works, family, gallery, films, sounds, groups, books, quoted } =
    data;
  const { id, name, kind } = entry;
  const isTold = data.narrative !== null;
  const kinCount = family ? family.people.length - 1 : 0;
  const basic: EntrySection[] = [
    {
      name: 'timeline',
      title: t('entry.timeline'),
      count: timeline.total,
      open: t('entry.open.timeline', { count: timeline.total }),
      isEdited: true,
      isTold,
      content: (
        <>
          <Island
            name="entry-timeline"
            of={TimelineView}
            props={{
              entry: { ...of, times: entry.times },
              events: timeline.events,
              page: timeline.page,
              pages: timeline.pages,
              empty: t('entry.noEvents'),
            }}
            wake="address"
          />
          <ExerciseLinks id={id} events={timeline.events} />
        </>
      ),
    },
    {
      name: 'timemap',
      title: t('entry.timemap'),
      count: timemap.total,
      open: t('entry.open.timemap', { count: timemap.total }),
      isEdited: true,
      isTold,
      content: (
        <Island
          name="entry-timemap"
          of={TimemapView}
          props={{ id, name, kind, ...timemap, empty: t('entry.noPlaces') }}
          wake="address"
        />
      ),
    },
    {
      name: 'relation',
      title: t('entry.graphs'),
      count: relations.total,
      open: t('entry.open.relation', { count: relations.total }),
      isEdited: true,
      isTold,
      content: (
        <Island
          name="entry-relations"
          of={RelationView}
          props={{
            center: of.itemId,
            name,
            kind,
            relations: relations.listed,
            total: relations.total,
            page: relations.page,
            empty: t('entry.noRelations'),
          }}
          wake="address"
        />
      ),
    },
  ];
  const others: EntrySection[] = [
    {
      name: 'gallery',
      title: t('gallery.title'),
      count: gallery?.total ?? 0,
      isEdited: true,
      isTold: gallery?.total === 1 && gallery.images[0]?.id === data.portrait?.id,
      content: gallery && <GalleryList entryId={id} pictures={gallery.images} />,
    },
    {
      name: 'works',
      title: t('entry.works'),
      count: works.length,
      content: <RelationList kind={kind} relations={works} empty="" />,
    },
    {
      name: 'family',
      title: t('entry.family'),
      count: kinCount,
      open: t('entry.open.family', { count: kinCount }),
      isEdited: true,
      content: family && (
        <>
          <p className="ui" data-more>
            <a href={`/family/${encodeURIComponent(id)}?way=all&steps=4`}>{t('family.whole')}</a>
          </p>
          <Island name="family" of={FamilyView} props={{ family, name }} wake="address" />
        </>
      ),
    },
    {
      name: 'recordings',
      title: t('recordings.title'),
      count: films.length + sounds.length,
      isEdited: true,
      content: (
        <>
          {films.length > 0 && sounds.length > 0 && <h3>{t('recordings.films')}</h3>}
          {films.length > 0 && <RecordingList recordings={films} />}
          {films.length > 0 && sounds.length > 0 && <h3>{t('recordings.sounds')}</h3>}
          {sounds.length > 0 && <RecordingList recordings={sounds} />}
        </>
      ),
    },
    {
      name: 'groups',
      title: t('group.ofEntry'),
      count: groups.length,
      content: <EntryGroups groups={groups} />,
    },
    {
      name: 'articles',
      title: t('article.of.entry'),
      count: (data.written?.total ?? 0) + data.alsoWritten.length,
      content: (
        <>
          {data.written && <ArticleList articles={data.written.articles} level={3} />}
          {data.alsoWritten.length > 0 && <CountryArticles articles={data.alsoWritten} />}
        </>
      ),
    },
    {
      name: 'library',
      title: t('book.of.entry'),
      count: books.length + (quoted?.total ?? 0),
      content: (
        <>
          {books.length > 0 && <EntryBooks books={books} />}
          {quoted && quoted.total > 0 && (
            <>
              <h3>{t('mentions.quoted')}</h3>
              <QuotedInBooks quoted={quoted} />
            </>
          )}
        </>
      ),
    },
  ];
  return [...basic, ...others.filter(({ count }) => count > 0)];
}
