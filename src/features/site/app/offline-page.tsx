import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useText } from '../../../kit/reader.tsx';
import { pageMeta } from '../../../ui/page-meta.tsx';
import './app.css';

export const loader = ({ language, origin, t }: PageRequest) => ({
  head: { language, origin, siteName: t('site.name'), title: t('offline.title'), description: t('offline.lead') },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/offline', alternates: {}, indexed: false });

/** Shown by the service worker without a network, if the requested page is not stored; the worker fills the list. */
export default function OfflinePage() {
  const text = useText();
  return (
    <article className="stack wide wrap page narrow app-page">
      <h1>{text('offline.title')}</h1>
      <p>{text('offline.lead')}</p>
      <p className="hint ui">{text('offline.drafts')}</p>
      <section>
        <h2>{text('app.kept')}</h2>
        <ul className="bare kept-pages" id="kept" />
        <p className="hint ui kept-none">{text('app.keptNone')}</p>
      </section>
      <p className="ui">
        {/* Reloads the same address: a link to this page would stay here. */}
        <a className="button" href="">
          {text('offline.again')}
        </a>
      </p>
    </article>
  );
}
