import { Redirect, type LoaderData, type PageRequest } from '../../../kit/pages/page.ts';
import { useText } from '../../../kit/reader.tsx';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { findReference } from './contract.ts';
import { maxReferenceLength } from './references.ts';

/** `/ref/iliad/1.1`, `/ref/Iliad%201.1`: redirects to the segment, or says what is near. */
export async function loader({
  call,
  origin,
  language,
  t,
  params,
  url,
}: PageRequest<{ book: string; place?: string }>) {
  const reference = [params.book, params.place].filter(Boolean).join('/').slice(0, maxReferenceLength);
  const { href, near } = await call(findReference, { reference });
  if (href) throw new Redirect(withLanguage(href, url.searchParams.get('lang')));
  return {
    reference: reference.replaceAll('/', ' '),
    near,
    head: { origin, language, siteName: t('site.name'), title: t('reference.title'), description: t('reference.what') },
    path: url.pathname,
  };
}

/** The address with the language of the request before its hash. */
function withLanguage(href: string, language: string | null): string {
  const [path = '', hash] = href.split('#');
  return `${path}${language ? `&lang=${encodeURIComponent(language)}` : ''}${hash ? `#${hash}` : ''}`;
}

export const head = ({ head: meta, path }: LoaderData<typeof loader>) =>
  pageMeta({ ...meta, canonical: path, alternates: {}, indexed: false });

export const status = () => 404;

/** No segment has the reference: the books that it may name, with their chapters. */
export default function ReferencePage({ reference, near }: LoaderData<typeof loader>) {
  const text = useText();
  return (
    <div className="wrap page">
      <h1>{text('reference.title')}</h1>
      <p>
        {text('reference.none')} <b>{reference}</b>
      </p>
      {near.map(({ title, href, chapters }) => (
        <section key={href}>
          <h2 lang={title.lang}>
            <a href={href}>{title.text}</a>
          </h2>
          {chapters.length > 0 && (
            <>
              <p>{text('reference.chapters')}</p>
              <ul>
                {chapters.map((chapter) => (
                  <li key={chapter.href}>
                    <a href={chapter.href} lang={chapter.lang}>
                      {chapter.text}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      ))}
      <p>{text(near.length ? 'reference.elsewhere' : 'reference.unknown')}</p>
      <p>
        <a className="button" href="/book">
          {text('reference.library')}
        </a>
      </p>
    </div>
  );
}
