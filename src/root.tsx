import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useRouteLoaderData,
  type LinksFunction,
} from 'react-router';
import type { ReactNode } from 'react';
import type { Route } from './+types/root.ts';
import { CookieBanner } from './features/site/cookie-banner.tsx';
import { ErrorPage } from './features/site/error-page.tsx';
import { LanguageOffer } from './features/site/language-offer.tsx';
import { SiteFooter } from './features/site/site-footer.tsx';
import { SiteHeader } from './features/site/site-header.tsx';
import { readAsked } from './features/search/page/search-address.ts';
import { AccountHost } from './features/accounts/screens/account-host.tsx';
import { isEmbed } from './kit/pages/page-address.ts';
import { pageOf } from './kit/pages/page-context.ts';
import { useReader } from './kit/reader.tsx';
import type { ErrorName } from './rules/errors.ts';
import { languageTag } from './rules/languages.ts';
import './styles/base.css';
import './features/site/site.css';
import { Notices } from './ui/notices.tsx';

export function loader({ request, params, context }: Route.LoaderArgs) {
  const { textsUrl, origin } = pageOf(context);
  const url = new URL(request.url);
  const term = /^\/search(\/|$)/.test(url.pathname) ? readAsked(url.searchParams, params).keyword : undefined;
  return { textsUrl, origin, address: url.pathname + url.search, term };
}

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'alternate', type: 'application/atom+xml', href: '/feed.atom' },
  { rel: 'search', type: 'application/opensearchdescription+xml', href: '/opensearch.xml', title: 'Stele' },
];

/** The document around every page, also around what failed. */
export function Layout({ children }: { children: ReactNode }) {
  const { language, say, nonce } = useReader();
  const data = useRouteLoaderData<typeof loader>('root');
  const address = data?.address ?? '/';
  return (
    <html lang={languageTag(language)} data-language={language} data-texts={data?.textsUrl}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        {isEmbed(address) ? (
          <main id="content">{children}</main>
        ) : (
          <>
            <a className="skip ui" href="#content">
              {say('site.skip')}
            </a>
            <SiteHeader address={address} term={data?.term} />
            <LanguageOffer address={address} />
            <main id="content" tabIndex={-1}>
              {children}
            </main>
            <SiteFooter />
            <CookieBanner />
            <AccountHost />
          </>
        )}
        <Notices />
        {data && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, name } = isRouteErrorResponse(error)
    ? { status: error.status, name: (error.data as { error?: ErrorName } | null)?.error }
    : { status: 500, name: undefined };
  return <ErrorPage status={status} name={name} />;
}
