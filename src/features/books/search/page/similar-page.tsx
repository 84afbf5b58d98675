import type { LoaderData, PageRequest } from '../../../../kit/pages/page.ts';
import { useReader } from '../../../../kit/reader.tsx';
import { pageTitle } from '../../../../rules/text/page-title.ts';
import { pageMeta } from '../../../../ui/page-meta.tsx';
import { HighlightedText } from '../../../../ui/entry-box/highlighted-text.tsx';
import { similarPassages } from '../contract.ts';
import { similarAddress } from '../rules.ts';
import '../../face/quoted-in.css';
import './book-search.css';

/** `/book/similar?id=…&vid=…&w=…&segment=…`: passages that share long pieces of text with a segment. */
export async function loader({ call, origin, language, t, url }: PageRequest) {
  const [id = '', chapter = '', witness = '', segment = ''] = ['id', 'vid', 'w', 'segment'].map(
    (name) => url.searchParams.get(name) ?? '',
  );
  const result = await call(similarPassages, { id, chapter, witness, segment });
  return {
    found: result,
    canonical: similarAddress(id, chapter, witness, segment),
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: pageTitle(result.book.title.text, t('similar.title')),
      description: t('similar.lead'),
    },
  };
}

export const head = ({ head: headFields, canonical }: LoaderData<typeof loader>) =>
  pageMeta({ ...headFields, canonical, alternates: {}, indexed: false });

export default function SimilarPage({ found: { book, segment, passages } }: LoaderData<typeof loader>) {
  const { t } = useReader();
  return (
    <div className="wrap page similar-page">
      <h1>{t('similar.title')}</h1>
      <blockquote className="similar-own" lang={segment.lang} dir="auto">
        <p>
          <HighlightedText text={segment.text} marks={segment.marks} />
        </p>
        <footer className="ui">
          <a href={book.href} lang={book.title.lang}>
            {book.title.text}
          </a>
        </footer>
      </blockquote>
      <p>{t(passages.length ? 'similar.lead' : 'similar.none')}</p>
      <ul className="bare lined">
        {passages.map(({ book: other, chapterTitle, segment: segmentId, lang, text, marks, shared, href }) => (
          <li key={href}>
            <a className="passage" href={href}>
              <span className="words" lang={lang} dir="auto">
                <HighlightedText text={text} marks={marks} />
              </span>
              <small className="ui">
                <span lang={other.title.lang}>{other.title.text}</span> · {chapterTitle} § {segmentId} ·{' '}
                {t('similar.shared', { count: shared })}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
