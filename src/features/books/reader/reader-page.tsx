import { Island } from '../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import { fail } from '../../../rules/errors.ts';
import { hreflang, languages, selectTranslation } from '../../../rules/languages.ts';
import { readPictureAddress } from '../../../rules/picture-address.ts';
import { pageTitle } from '../../../rules/text/page-title.ts';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { bookAddress } from '../addresses.ts';
import { ContextPanel } from '../context-panel/context-panel.tsx';
import { chapterContext } from '../context-panel/contract.ts';
import { MentionedEntries, MentionSwitches } from '../mentions/chapter-mentions.tsx';
import { mentionsInChapter } from '../mentions/contract.ts';
import { linkMentionsInRows } from '../mentions/link-mentions.ts';
import { InBookSearch } from '../search/page/in-book-search.tsx';
import { Comments } from '../../social/face/comments.tsx';
import { SocialBar } from '../../social/face/social-bar.tsx';
import { bookContents, bookDetail, chapterContent, type ShownChapter, type ShownWitness } from '../contract.ts';
import * as bookLimits from '../limits.ts';
import { BookHead } from './book-head.tsx';
import { BookProvenance } from './book-provenance.tsx';
import { ChapterRows } from './chapter-rows.tsx';
import { Contents } from './contents.tsx';
import { isSetVertically } from './reader-settings.ts';
import { ReaderTools } from './reader-tools.tsx';
import { WitnessChoice } from './witness-choice.tsx';
import '../face/segment-words.css';
import './reader.css';

/** `/book/detail?id=…&vid=…&w=original,en&page=2#s12` (R06, R07). */
export async function loader({ call, origin, language, t, url: { searchParams } }: PageRequest) {
  const id = searchParams.get('id') || fail('bookNotFound');
  const vid = searchParams.get('vid') ?? undefined;
  const page = Number(searchParams.get('page') ?? 1);
  const witnesses = searchParams.get('w') ?? undefined;
  const [detail, contents] = await Promise.all([call(bookDetail, { id }), call(bookContents, { id })]);
  if (detail.chapters === 0 && vid !== undefined) fail('chapterNotFound');
  const chapter =
    detail.chapters > 0
      ? await call(chapterContent, {
          id,
          volumnId: vid,
          pageNum: Number.isInteger(page) && page > 0 && page < 100_000 ? page : fail('pageNotFound'),
          witnesses,
          segment: searchParams.get('segment') ?? undefined,
        })
      : null;
  const [chapterMentions, context] = chapter
    ? await Promise.all([
        call(mentionsInChapter, { id, chapter: chapter.chapter.key }),
        call(chapterContext, { id, chapter: chapter.chapter.key }),
      ])
    : [null, null];
  return {
    detail,
    contents,
    chapter:
      chapter && chapterMentions
        ? { ...chapter, rows: linkMentionsInRows(chapter.rows, chapterMentions, chapter.read) }
        : chapter,
    found: chapterMentions,
    beside: context,
    /** Whether the title page is shown before the first chapter. */
    isFront: vid === undefined && chapter?.page !== 2,
    asked: witnesses !== undefined,
    head: { origin, language, siteName: t('site.name') },
  };
}

export const head = ({ detail, chapter, isFront, head }: LoaderData<typeof loader>) => {
  const path = bookAddress(detail.id, isFront ? {} : { chapter: chapter?.chapter.key });
  const title = detail.shownTitle.text;
  const cover = detail.cover ? readPictureAddress(detail.cover) : null;
  return pageMeta({
    ...head,
    title: isFront || !chapter ? title : pageTitle(chapter.chapter.title.text, title),
    description: detail.shownDescription?.text ?? title,
    type: 'article',
    canonical: path,
    alternates: Object.fromEntries(languages.map((language) => [language, `${path}&lang=${hreflang(language)}`])),
    image: detail.cover && cover ? { url: detail.cover, width: cover.width, height: cover.height, alt: title } : null,
    jsonLd: {
      '@type': 'Book',
      name: detail.title,
      ...(selectTranslation(detail.titles, head.language) && { alternateName: title }),
      author: detail.authors.map(({ name }) => ({ '@type': 'Person', name })),
      url: head.origin + path,
      ...(detail.isbn13 && { isbn: detail.isbn13 }),
    },
  });
};

/** The texts for comparing a segment: the original, displayed texts, then others, up to the limit of columns. */
function selectComparedTexts({ witnesses, having, read }: ShownChapter): string[] {
  const texts = witnesses.filter(({ key, kind }) => kind !== 'photocopy' && having.includes(key));
  const rank = ({ key, kind }: ShownWitness) => (kind === 'original' ? 0 : read.includes(key) ? 1 : 2);
  return texts
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, bookLimits.parallelWitnesses)
    .map(({ key }) => key);
}

export default function ReaderPage({
  detail,
  contents,
  chapter,
  found: chapterMentions,
  beside: context,
  isFront,
  asked: hasRequestedWitnesses,
  head,
}: LoaderData<typeof loader>) {
  const { t } = useReader();
  const columns = chapter ? chapter.witnesses.filter(({ key }) => chapter.read.includes(key)) : [];
  const witnesses = hasRequestedWitnesses && chapter ? chapter.read : [];
  const to = (page: number) => bookAddress(detail.id, { chapter: chapter!.chapter.key, witnesses }) + `&page=${page}`;
  return (
    <article className="book-page" data-kind="book">
      <BookHead detail={detail} chapter={chapter} isFront={isFront} />
      {chapter ? (
        <div
          className="reader"
          id="reader"
          data-vertical={columns.length > 0 && columns.every(isSetVertically) ? '' : undefined}
          data-read={columns.length}
        >
          <div className="row wrap reader-bar ui no-print">
            <Contents book={contents} current={chapter.chapter.key} witnesses={witnesses} />
            <WitnessChoice chapter={chapter} />
            <Island
              name="in-book-search"
              of={InBookSearch}
              props={{ bookId: detail.id, chapter: chapter.chapter.key, witnesses: chapter.read }}
              wake="address"
            />
            <Island
              name="reader-tools"
              of={ReaderTools}
              props={{
                bookId: detail.id,
                title: detail.title,
                authors: detail.authors.map(({ name }) => name),
                chapter: chapter.chapter.key,
                chapterTitle: chapter.chapter.ownTitle,
                shownTitle: chapter.chapter.title.text,
                page: chapter.page,
                requestedWitnesses: witnesses,
                compared: selectComparedTexts(chapter),
                read: columns.map(({ key, language, kind, translator, edition, vertical }) => ({
                  key,
                  language,
                  kind,
                  translator,
                  edition,
                  vertical,
                })),
                previous: chapter.page > 1 ? to(chapter.page - 1) : (chapter.previous?.href ?? null),
                next: chapter.page < chapter.pages ? to(chapter.page + 1) : (chapter.next?.href ?? null),
                siteName: head.siteName,
              }}
            />
          </div>
          <div className="wrap reader-body">
            <header className="chapter-head">
              {chapter.chapter.volume && <p className="ui">{chapter.chapter.volume}</p>}
              <h2 lang={chapter.chapter.title.lang}>{chapter.chapter.title.text}</h2>
            </header>
            {chapterMentions && <MentionSwitches chapterMentions={chapterMentions} />}
            {context && <ContextPanel context={context} writing={detail.writing} />}
            {chapter.rows.length ? (
              <ChapterRows {...chapter} claims={context?.claims} />
            ) : (
              <p className="nothing">{t('book.nothing.here')}</p>
            )}
            <Pager
              className="pager ui"
              page={chapter.page}
              pages={chapter.pages}
              label={t('book.page', { page: chapter.page, pages: chapter.pages })}
              href={to}
            />
            {chapterMentions && chapter.rows.length > 0 && (
              <MentionedEntries bookId={detail.id} chapterMentions={chapterMentions} />
            )}
            <nav className="row ends chapter-turn ui no-print" aria-label={t('book.contents')}>
              {chapter.previous ? (
                <a rel="prev" href={chapter.previous.href}>
                  <small>{t('book.previous')}</small>
                  <span lang={chapter.previous.title.lang}>{chapter.previous.title.text}</span>
                </a>
              ) : (
                <span />
              )}
              {chapter.next && (
                <a rel="next" href={chapter.next.href}>
                  <small>{t('book.next')}</small>
                  <span lang={chapter.next.title.lang}>{chapter.next.title.text}</span>
                </a>
              )}
            </nav>
          </div>
        </div>
      ) : (
        <p className="wrap nothing">{t('book.nothing.at.all')}</p>
      )}
      <footer className="wrap book-social">
        <SocialBar thingId={detail.id} id={detail.id} type="book" title={detail.shownTitle.text} />
        <Comments thingId={detail.id} id={detail.id} type="book" />
      </footer>
      <BookProvenance detail={detail} read={columns} />
    </article>
  );
}
