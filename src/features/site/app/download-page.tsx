import { Island } from '../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useText } from '../../../kit/reader.tsx';
import { languageAlternates, pageMeta } from '../../../ui/page-meta.tsx';
import { OfflineSettings } from './offline-settings.tsx';
import './app.css';

export const loader = ({ language, origin, t }: PageRequest) => ({
  head: { language, origin, siteName: t('site.name'), title: t('app.title'), description: t('app.lead') },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/download', alternates: languageAlternates('/download') });

/** The page for installing the app, and for switching offline reading on and off. */
export default function DownloadPage() {
  const text = useText();
  return (
    <article className="stack wide wrap page narrow app-page">
      <header className="app-head">
        <div className="stack">
          <h1>{text('app.heading')}</h1>
          <p>{text('app.lead')}</p>
        </div>
        <figure className="stack close quiet app-code ui">
          <img className="full-image" src="/app/scan.svg" width="176" height="176" alt={text('app.code')} />
          <figcaption>{text('app.scan')}</figcaption>
        </figure>
      </header>
      <Island name="keeping" of={OfflineSettings} props={{}} />
      <section>
        <h2>{text('app.how')}</h2>
        <ul className="stack close app-how">
          <li>{text('app.android')}</li>
          <li>{text('app.apple')}</li>
          <li>{text('app.desk')}</li>
        </ul>
      </section>
    </article>
  );
}
