import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import { fail } from '../../../rules/errors.ts';
import { pageTitle } from '../../../rules/text/page-title.ts';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { bookAddress } from '../addresses.ts';
import { chapterContent } from '../contract.ts';
import { ChapterRows } from './chapter-rows.tsx';
import '../face/segment-words.css';
import './reader.css';

/** `/book/print?id=…&vid=…&w=…`: the print view of a chapter with all of its pages. */
export async function loader({ call, origin, language, t, url: { searchParams } }: PageRequest) {
  const id = searchParams.get('id') || fail('bookNotFound');
  const request = {
    id,
    volumnId: searchParams.get('vid') ?? undefined,
    witnesses: searchParams.get('w') ?? undefined,
  };
  const first = await call(chapterContent, request);
  const others = await Promise.all(
    Array.from({ length: first.pages - 1 }, (_, place) => call(chapterContent, { ...request, pageNum: place + 2 })),
  );
  return {
    chapter: { ...first, rows: [first, ...others].flatMap(({ rows }) => rows) },
    head: { origin, language, siteName: t('site.name') },
  };
}

export const head = ({ chapter, head }: LoaderData<typeof loader>) =>
  pageMeta({
    ...head,
    title: pageTitle(chapter.chapter.title.text, chapter.book.title.text),
    description: chapter.book.title.text,
    canonical: bookAddress(chapter.book.id, { chapter: chapter.chapter.key }),
    alternates: {},
    indexed: false,
  });

export default function PrintPage({ chapter, head }: LoaderData<typeof loader>) {
  const { t } = useReader();
  const { book, read, witnesses } = chapter;
  const back = bookAddress(book.id, { chapter: chapter.chapter.key, witnesses: read });
  return (
    <article className="wrap page book-print">
      <p className="ui no-print">
        <a className="button" href={back}>
          {t('book.print.back')}
        </a>
      </p>
      <header>
        <h1 lang={book.title.lang}>{book.title.text}</h1>
        <p>
          {book.authors.map(({ name }) => name).join(', ')} · {chapter.chapter.title.text}
        </p>
      </header>
      <div className="reader">
        <ChapterRows {...chapter} />
      </div>
      <footer className="ui">
        {witnesses
          .filter(({ key }) => read.includes(key))
          .map(({ key, edition, licence }) => (
            <p key={key}>{[edition, licence].filter(Boolean).join(' · ')}</p>
          ))}
        <p>
          {head.siteName} · {head.origin}
          {back}
        </p>
      </footer>
    </article>
  );
}
