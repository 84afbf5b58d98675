import { CookieBanner } from './features/site/cookie-banner.tsx';
import { LanguageOffers } from './features/site/language-offer.tsx';
import { manifestAddress } from './features/site/app/addresses.ts';
import { SiteFooter } from './features/site/site-footer.tsx';
import { KioskBar } from './features/site/kiosk-bar.tsx';
import { ExploreLinks } from './features/site/explore-links.tsx';
import { SiteHeader } from './features/site/site-header.tsx';
import { readSearchRequest } from './features/search/page/search-address.ts';
import { AccountHost } from './features/accounts/screens/account-host.tsx';
import { DecisionToast } from './features/review/face/decision-toast.tsx';
import { TourCapture } from './features/tours/face/tour-capture.tsx';
import { Island } from './kit/islands/island.tsx';
import { embedSchemeOf } from './kit/pages/embed-address.ts';
import { isEmbed, isKiosk } from './kit/pages/page-address.ts';
import type { DocumentProps } from './kit/pages/page.ts';
import { useReader } from './kit/reader.tsx';
import { directionOf, languageTag } from './rules/languages.ts';
import latinSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import './styles/base.css';
import './styles/layout.css';
import './features/site/site.css';
import { Notices } from './ui/notices.tsx';

/** The document around every page, also around an error page. */
export function Document({
  url,
  emptySections,
  embedHosts,
  head,
  children,
  styles,
  script,
  end,
  dictionaryFor,
}: DocumentProps) {
  const { language } = useReader();
  const scheme = isEmbed(url.pathname) ? embedSchemeOf(url) : null;
  return (
    <html
      lang={languageTag(language)}
      dir={directionOf(language)}
      data-language={language}
      data-kiosk={isKiosk(url) ? '' : undefined}
      data-scheme={scheme ?? undefined}
      data-embed-hosts={embedHosts.includes('*') ? undefined : embedHosts.join(' ')}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={scheme ?? 'light dark'} />
        <link rel="stylesheet" href={styles.href} data-holds={styles.holds} />
        {/* Every language needs its digits and names; other glyphs (italics, ā, ś) are loaded later. */}
        <link rel="preload" as="font" type="font/woff2" href={latinSerif} crossOrigin="anonymous" />
        {/* Our other pages refuse to be framed, so links of a frame lead out of it. */}
        {isEmbed(url.pathname) && <base target="_blank" />}
        {head}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/app/icon-180.png" />
        <link rel="manifest" href={manifestAddress(language)} />
        <link rel="alternate" type="application/atom+xml" href="/feed.atom" />
        <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title="Stele" />
        {/* Asynchronous: a script that delayed the end of the document would delay what its hash addresses, which then
            shifts what is already drawn. */}
        <script type="module" async src={script} fetchPriority="low" />
      </head>
      <body>
        {isEmbed(url.pathname) || isKiosk(url) ? (
          <>
            <main id="content">{children}</main>
            {isKiosk(url) && !isEmbed(url.pathname) && <KioskBar />}
          </>
        ) : (
          <Frame url={url} emptySections={emptySections} dictionaryFor={dictionaryFor}>
            {children}
          </Frame>
        )}
        <Island name="notices" of={Notices} props={{}} wake="others" />
        {end}
      </body>
    </html>
  );
}

function Frame({
  url,
  emptySections,
  children,
  dictionaryFor,
}: Pick<DocumentProps, 'url' | 'emptySections' | 'children' | 'dictionaryFor'>) {
  const { t } = useReader();
  const address = url.pathname + url.search;
  const hasArticles = !emptySections.includes('articles');
  return (
    <>
      <a className="skip ui" href="#content">
        {t('site.skip')}
      </a>
      <Island name="header" of={SiteHeader} props={{ address, term: searchTerm(url), hasArticles }} wake="touch" />
      <ExploreLinks place="below" hasArticles={hasArticles} />
      <LanguageOffers address={address} dictionaryFor={dictionaryFor} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter hasArticles={hasArticles} />
      <CookieBanner />
      <Island name="tour-capture" of={TourCapture} props={{}} wake="touch" />
      <Island name="decision-toast" of={DecisionToast} props={{}} wake="others" />
      <Island name="account-host" of={AccountHost} props={{}} wake="others" />
    </>
  );
}

function searchTerm({ pathname, searchParams }: URL): string | undefined {
  const [, page, keyword] = pathname.split('/');
  return page === 'search'
    ? readSearchRequest(searchParams, { keyword: keyword && decodeURIComponent(keyword) }).keyword
    : undefined;
}
