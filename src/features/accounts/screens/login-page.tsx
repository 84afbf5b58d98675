import { Island } from '../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { languageAlternates, pageMeta } from '../../../ui/page-meta.tsx';
import { signInMethods } from '../contract.ts';
import { SignInEntry } from './sign-in-entry.tsx';

export const loader = async ({ call, origin, language, t }: PageRequest) => ({
  ways: await call(signInMethods, {}),
  title: t('signIn.title'),
  description: t('signIn.lead'),
  head: { origin, language, siteName: t('site.name') },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({
    ...loaded.head,
    title: loaded.title,
    description: loaded.description,
    canonical: '/login',
    alternates: languageAlternates('/login'),
    indexed: false,
  });

/** Signing in as a page. Source: spec §2. */
export default function LoginPage({ ways }: LoaderData<typeof loader>) {
  return <Island name="sign-in" of={SignInEntry} props={{ begin: 'code', ways }} />;
}
